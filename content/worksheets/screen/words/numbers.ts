import type { Sentences } from './sentences.ts'

/** Numbers, surds, logarithms and sets. */
export const numberWords: Sentences = {
  'Buses for three villages leave the stand every {} and {} minutes. All three leave together at {} in the morning. After how many minutes do they next leave together?':
    {
      hi: 'तीन गाँवों की बसें अड्डे से हर {} और {} मिनट पर चलती हैं। सुबह {} बजे तीनों एक साथ चलती हैं। कितने मिनट बाद वे फिर एक साथ चलेंगी?',
      te: 'మూడు గ్రామాలకు వెళ్లే బస్సులు బస్టాండు నుండి వరుసగా {}, {} నిమిషాలకు ఒకసారి బయలుదేరుతాయి. ఉదయం {} గంటలకు మూడూ ఒకేసారి బయలుదేరాయి. మళ్లీ ఎన్ని నిమిషాల తర్వాత అవి ఒకేసారి బయలుదేరుతాయి?',
    },
  'the time is the LCM of the three intervals': {
    hi: 'समय तीनों अंतरालों का LCM है',
    te: 'ఆ సమయం మూడు వ్యవధుల క.సా.గు.',
  },
  'LCM {}, so after {} minutes': {
    hi: 'LCM {}, अतः {} मिनट बाद',
    te: 'క.సా.గు. {}, కాబట్టి {} నిమిషాల తర్వాత',
  },
  'Simplify {}.': { hi: '{} को सरल कीजिए।', te: '{} ను సూక్ష్మీకరించండి.' },
  'Rationalise the denominator of {}.': {
    hi: '{} के हर का परिमेयीकरण कीजिए।',
    te: '{} యొక్క హారాన్ని అకరణీయం చేయండి.',
  },
  'multiply above and below by {}': {
    hi: 'अंश और हर को {} से गुणा करने पर',
    te: 'లవ, హారాలను {} తో గుణించాలి',
  },
  'the denominator becomes {}': { hi: 'हर {} हो जाता है', te: 'హారం {} అవుతుంది' },
  'Expand {}.': { hi: '{} का विस्तार कीजिए।', te: '{} ను విస్తరించండి.' },
  'Find {}.': { hi: '{} ज्ञात कीजिए।', te: '{} కనుగొనండి.' },
  '{}, so the logarithm is {}': { hi: '{}, अतः लघुगणक {} है', te: '{}, కాబట్టి సంవర్గమానం {}' },
  'Expand {} in logarithms of primes.': {
    hi: '{} को अभाज्य संख्याओं के लघुगणकों में विस्तार से लिखिए।',
    te: '{} ను ప్రధాన సంఖ్యల సంవర్గమానాలలో విస్తరించండి.',
  },
  'How many subsets has the set {}?': {
    hi: 'समुच्चय {} के कितने उपसमुच्चय हैं?',
    te: 'సమితి {} కు ఎన్ని ఉపసమితులు ఉన్నాయి?',
  },
  '{} elements, each in or out: {} subsets': {
    hi: '{} अवयव, प्रत्येक अंदर या बाहर: {} उपसमुच्चय',
    te: '{} మూలకాలు, ప్రతిదీ లోపల లేదా బయట: {} ఉపసమితులు',
  },
  'Are {} and {} equal, disjoint, or neither?': {
    hi: '{} और {} समान हैं, असंयुक्त हैं, या दोनों में से कोई नहीं?',
    te: '{}, {} సమానమా, వియుక్తమా, లేక రెండూ కావా?',
  },
  'common elements: {}': { hi: 'उभयनिष्ठ अवयव: {}', te: 'ఉమ్మడి మూలకాలు: {}' },
  'so the sets are equal': { hi: 'अतः समुच्चय समान हैं', te: 'కాబట్టి సమితులు సమానం' },
  'so the sets are disjoint': { hi: 'अतः समुच्चय असंयुक्त हैं', te: 'కాబట్టి సమితులు వియుక్తం' },
  'so the sets are neither equal nor disjoint': {
    hi: 'अतः समुच्चय न समान हैं, न असंयुक्त',
    te: 'కాబట్టి సమితులు సమానమూ కావు, వియుక్తమూ కావు',
  },
}
