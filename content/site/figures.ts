import type { SiteSeed } from './site-seed.ts'

const shown = { activeStudents: '100K+', rating: '4.5/5' }

export const figures: SiteSeed<'figures'> = {
  source:
    'Specification, section 9: fixed texts of the home page. No count and no survey stands behind them.',
  isSample: true,
  value: {
    en: {
      ...shown,
      note: 'Sample figures: no count of students and no survey stands behind them yet.',
    },
    hi: {
      ...shown,
      note: 'ये नमूने के आँकड़े हैं: इनके पीछे अभी न छात्रों की गिनती है, न कोई सर्वेक्षण।',
    },
    te: {
      ...shown,
      note: 'ఇవి నమూనా అంకెలు: వీటి వెనుక ఇంకా విద్యార్థుల లెక్క గానీ సర్వే గానీ లేదు.',
    },
  },
}
