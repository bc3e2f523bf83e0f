import type { Locale } from '../locales.ts'

/** A term of mathematics, by its id on the glossary page. */
export type TermNames = Readonly<Record<Locale, string>>

const term = (en: string, hi: string, te: string): TermNames => ({ en, hi, te })

/** Terms by the Class 10 chapters that introduce them, in the order of the glossary page. */
export const termsOfChapters = {
  'Real Numbers': {
    'natural-number': term('natural number', 'प्राकृत संख्या', 'సహజ సంఖ్య'),
    integer: term('integer', 'पूर्णांक', 'పూర్ణసంఖ్య'),
    'prime-number': term('prime number', 'अभाज्य संख्या', 'ప్రధాన సంఖ్య'),
    'composite-number': term('composite number', 'भाज्य संख्या', 'సంయుక్త సంఖ్య'),
    'prime-factorisation': term('prime factorisation', 'अभाज्य गुणनखंडन', 'ప్రధాన కారణాంక విభజన'),
    hcf: term('HCF', 'HCF', 'గ.సా.భా.'),
    lcm: term('LCM', 'LCM', 'క.సా.గు.'),
    coprime: term('coprime', 'सहअभाज्य', 'సాపేక్ష ప్రధాన'),
    'rational-number': term('rational number', 'परिमेय संख्या', 'అకరణీయ సంఖ్య'),
    'irrational-number': term('irrational number', 'अपरिमेय संख्या', 'కరణీయ సంఖ్య'),
    'proof-by-contradiction': term('proof by contradiction', 'विरोधाभास', 'విరోధాభాస'),
  },
  Polynomials: {
    polynomial: term('polynomial', 'बहुपद', 'బహుపది'),
    degree: term('degree', 'घात', 'పరిమాణం'),
    coefficient: term('coefficient', 'गुणांक', 'గుణకం'),
    'constant-term': term('constant term', 'अचर पद', 'స్థిరపదం'),
    zero: term('zero of a polynomial', 'शून्यक', 'శూన్యం'),
    factor: term('factor', 'गुणनखंड', 'కారణాంకం'),
    parabola: term('parabola', 'परवलय', 'పరావలయం'),
  },
  'Pair of Linear Equations in Two Variables': {
    variable: term('variable', 'चर', 'చరరాశి'),
    'linear-equation': term('linear equation', 'रैखिक समीकरण', 'రేఖీయ సమీకరణం'),
    solution: term('solution', 'हल', 'సాధన'),
    substitution: term('substitution method', 'प्रतिस्थापन विधि', 'ప్రతిక్షేపణ పద్ధతి'),
    elimination: term('elimination method', 'विलोपन विधि', 'తొలగింపు పద్ధతి'),
    consistent: term('consistent', 'संगत', 'సంగత'),
    inconsistent: term('inconsistent', 'असंगत', 'అసంగత'),
  },
  'Quadratic Equations': {
    'quadratic-equation': term('quadratic equation', 'द्विघात समीकरण', 'వర్గ సమీకరణం'),
    root: term('root', 'मूल', 'మూలం'),
    discriminant: term('discriminant', 'विविक्तकर', 'విచక్షణి'),
    'completing-the-square': term('completing the square', 'पूर्ण वर्ग', 'పూర్ణ వర్గం'),
    'quadratic-formula': term('quadratic formula', 'द्विघाती सूत्र', 'వర్గ సూత్రం'),
    'real-roots': term('real roots', 'वास्तविक मूल', 'వాస్తవ మూలాలు'),
  },
  'Arithmetic Progressions': {
    sequence: term('sequence', 'अनुक्रम', 'అనుక్రమం'),
    'arithmetic-progression': term('arithmetic progression', 'समांतर श्रेढ़ी', 'అంకశ్రేఢి'),
    'common-difference': term('common difference', 'सार्व अंतर', 'సామాన్య భేదం'),
    'nth-term': term('nth term', 'nवाँ पद', 'n వ పదం'),
    'first-term': term('first term', 'प्रथम पद', 'మొదటి పదం'),
  },
  Triangles: {
    similar: term('similar triangles', 'समरूप त्रिभुज', 'సరూప త్రిభుజాలు'),
    congruent: term('congruent', 'सर्वांगसम', 'సర్వసమాన'),
    'corresponding-sides': term('corresponding sides', 'संगत भुजा', 'అనురూప భుజాలు'),
    parallel: term('parallel', 'समांतर', 'సమాంతర'),
    'basic-proportionality': term(
      'basic proportionality theorem',
      'आधारभूत समानुपातिकता प्रमेय',
      'ప్రాథమిక అనుపాత సిద్ధాంతం',
    ),
    converse: term('converse', 'विलोम', 'విపర్యయం'),
    trapezium: term('trapezium', 'समलंब', 'సమలంబ చతుర్భుజం'),
    hypotenuse: term('hypotenuse', 'कर्ण', 'కర్ణం'),
    pythagoras: term('Pythagoras theorem', 'पाइथागोरस प्रमेय', 'పైథాగరస్ సిద్ధాంతం'),
  },
  'Coordinate Geometry': {
    coordinates: term('coordinates', 'निर्देशांक', 'నిరూపకాలు'),
    origin: term('origin', 'मूलबिंदु', 'మూలబిందువు'),
    'distance-formula': term('distance formula', 'दूरी सूत्र', 'దూర సూత్రం'),
    'section-formula': term('section formula', 'विभाजन सूत्र', 'విభజన సూత్రం'),
    midpoint: term('midpoint', 'मध्य बिंदु', 'మధ్య బిందువు'),
    ratio: term('ratio', 'अनुपात', 'నిష్పత్తి'),
    rhombus: term('rhombus', 'समचतुर्भुज', 'రాంబస్'),
    parallelogram: term('parallelogram', 'समांतर चतुर्भुज', 'సమాంతర చతుర్భుజం'),
  },
  'Introduction to Trigonometry': {
    sine: term('sine', 'साइन', 'సైన్'),
    cosine: term('cosine', 'कोसाइन', 'కొసైన్'),
    tangent: term('tangent of an angle', 'कोण का टैन', 'టాంజెంట్'),
    'trigonometric-ratio': term('trigonometric ratio', 'त्रिकोणमितीय अनुपात', 'త్రికోణమితీయ నిష్పత్తి'),
    identity: term('identity', 'सर्वसमिका', 'సర్వసమీకరణం'),
  },
  'Some Applications of Trigonometry': {
    'line-of-sight': term('line of sight', 'दृष्टि रेखा', 'దృష్టి రేఖ'),
    'angle-of-elevation': term('angle of elevation', 'उन्नयन कोण', 'ఊర్ధ్వకోణం'),
    'angle-of-depression': term('angle of depression', 'अवनमन कोण', 'నిమ్నకోణం'),
  },
  Circles: {
    radius: term('radius', 'त्रिज्या', 'వ్యాసార్ధం'),
    diameter: term('diameter', 'व्यास', 'వ్యాసం'),
    chord: term('chord', 'जीवा', 'జ్యా'),
    secant: term('secant', 'छेदक रेखा', 'ఛేదన రేఖ'),
    'tangent-of-a-circle': term('tangent', 'स्पर्श रेखा', 'స్పర్శరేఖ'),
    'point-of-contact': term('point of contact', 'स्पर्श बिंदु', 'స్పర్శబిందువు'),
    perpendicular: term('perpendicular', 'लंब', 'లంబం'),
  },
  'Areas Related to Circles': {
    circumference: term('circumference', 'परिधि', 'పరిధి'),
    arc: term('arc', 'चाप', 'చాపం'),
    sector: term('sector', 'त्रिज्यखंड', 'సెక్టారు'),
    segment: term('segment of a circle', 'वृत्तखंड', 'వృత్తఖండం'),
  },
  'Surface Areas and Volumes': {
    volume: term('volume', 'आयतन', 'ఘనపరిమాణం'),
    'surface-area': term('surface area', 'पृष्ठीय क्षेत्रफल', 'ఉపరితల వైశాల్యం'),
    'curved-surface': term('curved surface', 'वक्र पृष्ठ', 'వక్రతలం'),
    cylinder: term('cylinder', 'बेलन', 'స్థూపం'),
    cone: term('cone', 'शंकु', 'శంఖువు'),
    sphere: term('sphere', 'गोला', 'గోళం'),
    hemisphere: term('hemisphere', 'अर्धगोला', 'అర్ధగోళం'),
    'slant-height': term('slant height', 'तिर्यक ऊँचाई', 'ఏటవాలు ఎత్తు'),
  },
  Statistics: {
    frequency: term('frequency', 'बारंबारता', 'పౌనఃపున్యం'),
    'class-interval': term('class interval', 'वर्ग अंतराल', 'తరగతి అంతరం'),
    'class-mark': term('class mark', 'वर्ग चिह्न', 'తరగతి మధ్య విలువ'),
    mean: term('mean', 'माध्य', 'సగటు'),
    median: term('median', 'माध्यक', 'మధ్యగతం'),
    mode: term('mode', 'बहुलक', 'బాహుళకం'),
    'cumulative-frequency': term('cumulative frequency', 'संचयी बारंबारता', 'సంచిత పౌనఃపున్యం'),
    'assumed-mean': term('assumed mean', 'कल्पित माध्य', 'ఊహించిన సగటు'),
  },
  Probability: {
    experiment: term('random experiment', 'यादृच्छिक प्रयोग', 'యాదృచ్ఛిక ప్రయోగం'),
    outcome: term('outcome', 'परिणाम', 'పర్యవసానం'),
    event: term('event', 'घटना', 'ఘటన'),
    'equally-likely': term('equally likely', 'समप्रायिक', 'సమసంభవ'),
    'complementary-event': term('complementary event', 'पूरक घटना', 'పూరక ఘటన'),
    probability: term('probability', 'प्रायिकता', 'సంభావ్యత'),
  },
} as const satisfies Record<string, Record<string, TermNames>>

export type Chapter = keyof typeof termsOfChapters
type KeysOf<Terms> = Terms extends unknown ? keyof Terms : never
export type TermId = KeysOf<(typeof termsOfChapters)[Chapter]>

/** Every term with its id, in the order of the page. */
export const termNames: readonly (readonly [TermId, TermNames])[] = Object.values(termsOfChapters).flatMap(
  // The keys of these are the ids.
  (terms) => Object.entries(terms) as [TermId, TermNames][],
)
