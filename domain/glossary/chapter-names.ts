import type { Locale } from '../locales.ts'
import type { Chapter } from './term-names.ts'

/** Names of the Class 10 chapters in each language. */
export const chapterNames: Readonly<Record<Chapter, Readonly<Record<Locale, string>>>> = {
  'Real Numbers': { en: 'Real Numbers', hi: 'वास्तविक संख्याएँ', te: 'వాస్తవ సంఖ్యలు' },
  Polynomials: { en: 'Polynomials', hi: 'बहुपद', te: 'బహుపదులు' },
  'Pair of Linear Equations in Two Variables': {
    en: 'Pair of Linear Equations in Two Variables',
    hi: 'दो चरों में रैखिक समीकरण युग्म',
    te: 'రెండు చరరాశుల్లో రేఖీయ సమీకరణాల జత',
  },
  'Quadratic Equations': { en: 'Quadratic Equations', hi: 'द्विघात समीकरण', te: 'వర్గ సమీకరణాలు' },
  'Arithmetic Progressions': { en: 'Arithmetic Progressions', hi: 'समांतर श्रेढ़ियाँ', te: 'అంకశ్రేఢులు' },
  Triangles: { en: 'Triangles', hi: 'त्रिभुज', te: 'త్రిభుజాలు' },
  'Coordinate Geometry': { en: 'Coordinate Geometry', hi: 'निर्देशांक ज्यामिति', te: 'నిరూపక జ్యామితి' },
  'Introduction to Trigonometry': {
    en: 'Introduction to Trigonometry',
    hi: 'त्रिकोणमिति का परिचय',
    te: 'త్రికోణమితి పరిచయం',
  },
  'Some Applications of Trigonometry': {
    en: 'Some Applications of Trigonometry',
    hi: 'त्रिकोणमिति के कुछ अनुप्रयोग',
    te: 'త్రికోణమితి అనువర్తనాలు',
  },
  Circles: { en: 'Circles', hi: 'वृत्त', te: 'వృత్తాలు' },
  'Areas Related to Circles': {
    en: 'Areas Related to Circles',
    hi: 'वृत्तों से संबंधित क्षेत्रफल',
    te: 'వృత్తాలకు సంబంధించిన వైశాల్యాలు',
  },
  'Surface Areas and Volumes': {
    en: 'Surface Areas and Volumes',
    hi: 'पृष्ठीय क्षेत्रफल और आयतन',
    te: 'ఉపరితల వైశాల్యాలు, ఘనపరిమాణాలు',
  },
  Statistics: { en: 'Statistics', hi: 'सांख्यिकी', te: 'సాంఖ్యక శాస్త్రం' },
  Probability: { en: 'Probability', hi: 'प्रायिकता', te: 'సంభావ్యత' },
}
