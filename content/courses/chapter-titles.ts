import { chapterNames } from '../../domain/terms/chapter-names.ts'

export type Titles = { readonly hi: string; readonly te: string }

/** Chapters of the boards that call them otherwise, in Hindi and Telugu; those of no board stay in English. */
const otherNames: Readonly<Record<string, Titles>> = {
  GST: { hi: 'जीएसटी', te: 'జీఎస్టీ' },
  'Goods and Services Tax': { hi: 'वस्तु एवं सेवा कर', te: 'వస్తు సేవల పన్ను' },
  Banking: { hi: 'बैंकिंग', te: 'బ్యాంకింగ్' },
  'Shares and Dividends': { hi: 'शेयर और लाभांश', te: 'షేర్లు, డివిడెండ్‌లు' },
  'Financial Planning': { hi: 'वित्तीय नियोजन', te: 'ఆర్థిక ప్రణాళిక' },
  'Linear Inequations': { hi: 'रैखिक असमिकाएँ', te: 'రేఖీయ అసమీకరణాలు' },
  'Linear Equations in Two Variables': {
    hi: 'दो चरों में रैखिक समीकरण',
    te: 'రెండు చరరాశుల్లో రేఖీయ సమీకరణాలు',
  },
  'Ratio and Proportion': { hi: 'अनुपात और समानुपात', te: 'నిష్పత్తి, అనుపాతం' },
  'Factor Theorem': { hi: 'गुणनखंड प्रमेय', te: 'కారణాంక సిద్ధాంతం' },
  Matrices: { hi: 'आव्यूह', te: 'మాత్రికలు' },
  'Arithmetic Progression': { hi: 'समांतर श्रेढ़ी', te: 'అంకశ్రేఢి' },
  'Geometric Progression': { hi: 'गुणोत्तर श्रेढ़ी', te: 'గుణశ్రేఢి' },
  Progressions: { hi: 'श्रेढ़ियाँ', te: 'శ్రేఢులు' },
  'Numbers and Sequences': { hi: 'संख्याएँ और अनुक्रम', te: 'సంఖ్యలు, అనుక్రమాలు' },
  Algebra: { hi: 'बीजगणित', te: 'బీజగణితం' },
  Geometry: { hi: 'ज्यामिति', te: 'జ్యామితి' },
  Sets: { hi: 'समुच्चय', te: 'సమితులు' },
  Logarithms: { hi: 'लघुगणक', te: 'సంవర్గమానాలు' },
  'Relations and Functions': { hi: 'संबंध एवं फलन', te: 'సంబంధాలు, ప్రమేయాలు' },
  'Graphs of quadratic functions': { hi: 'द्विघात फलनों के आलेख', te: 'వర్గ ప్రమేయాల రేఖాచిత్రాలు' },
  Similarity: { hi: 'समरूपता', te: 'సరూపత' },
  'Similar Triangles': { hi: 'समरूप त्रिभुज', te: 'సరూప త్రిభుజాలు' },
  'Pythagoras Theorem': { hi: 'पाइथागोरस प्रमेय', te: 'పైథాగరస్ సిద్ధాంతం' },
  Circle: { hi: 'वृत्त', te: 'వృత్తం' },
  'Tangents and Secants to a Circle': {
    hi: 'वृत्त की स्पर्श रेखाएँ और छेदक रेखाएँ',
    te: 'వృత్తానికి స్పర్శరేఖలు, ఛేదనరేఖలు',
  },
  'Tangents to a circle': { hi: 'वृत्त की स्पर्श रेखाएँ', te: 'వృత్తానికి స్పర్శరేఖలు' },
  'Circles of a triangle': { hi: 'त्रिभुज के वृत्त', te: 'త్రిభుజ వృత్తాలు' },
  Constructions: { hi: 'रचनाएँ', te: 'నిర్మాణాలు' },
  'Geometric Constructions': { hi: 'ज्यामितीय रचनाएँ', te: 'జ్యామితీయ నిర్మాణాలు' },
  Loci: { hi: 'बिंदुपथ', te: 'బిందుపథాలు' },
  'Co-ordinate Geometry': { hi: 'निर्देशांक ज्यामिति', te: 'నిరూపక జ్యామితి' },
  Mensuration: { hi: 'क्षेत्रमिति', te: 'క్షేత్రమితి' },
  Trigonometry: { hi: 'त्रिकोणमिति', te: 'త్రికోణమితి' },
  'Applications of Trigonometry': { hi: 'त्रिकोणमिति के अनुप्रयोग', te: 'త్రికోణమితి అనువర్తనాలు' },
  'Statistics and Probability': { hi: 'सांख्यिकी और प्रायिकता', te: 'సాంఖ్యక శాస్త్రం, సంభావ్యత' },
}

const names: ReadonlyMap<string, Titles> = new Map(
  Object.entries({ ...otherNames, ...chapterNames }).map(([name, { hi, te }]) => [
    name.toLowerCase(),
    { hi, te },
  ]),
)

/** What a chapter of a demo course is called beside English. */
export function titlesOfChapter(title: string): Titles | undefined {
  return names.get(title.toLowerCase())
}

/** The same of its practice. */
export function titlesOfPractice(chapter: string): Titles | undefined {
  const named = titlesOfChapter(chapter)
  return named && { hi: `अभ्यास: ${named.hi}`, te: `సాధన: ${named.te}` }
}
