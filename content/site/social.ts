import type { SiteSeed } from './site-seed.ts'

export const social: SiteSeed<'social'> = {
  source: 'Four networks by the specification, section 1; the profiles are samples that nobody keeps.',
  isSample: true,
  value: {
    en: [
      { name: 'Facebook', url: 'https://www.facebook.com/stepmark.example' },
      { name: 'Instagram', url: 'https://www.instagram.com/stepmark.example' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/stepmark-example' },
      { name: 'YouTube', url: 'https://www.youtube.com/@stepmark.example' },
    ],
  },
}
