import { chapterNames } from '../../domain/glossary/chapter-names.ts'

export type Titles = { readonly hi: string; readonly te: string }

/** Hindi and Telugu titles of chapters that a board names differently, or that belong to no chapter. */
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

  // Courses of weeks and days.
  'Week 1: numbers and surds': { hi: 'सप्ताह 1: संख्याएँ और करणियाँ', te: 'వారం 1: సంఖ్యలు, కరణులు' },
  'Week 2: polynomials and factors': { hi: 'सप्ताह 2: बहुपद और गुणनखंड', te: 'వారం 2: బహుపదులు, కారణాంకాలు' },
  'Week 3: linear equations and their graphs': {
    hi: 'सप्ताह 3: रैखिक समीकरण और उनके आलेख',
    te: 'వారం 3: రేఖీయ సమీకరణాలు, వాటి రేఖాచిత్రాలు',
  },
  'Week 4: the right triangle': { hi: 'सप्ताह 4: समकोण त्रिभुज', te: 'వారం 4: లంబకోణ త్రిభుజం' },
  'Week 5: areas and volumes': { hi: 'सप्ताह 5: क्षेत्रफल और आयतन', te: 'వారం 5: వైశాల్యాలు, ఘనపరిమాణాలు' },
  'Week 6: averages and chance': { hi: 'सप्ताह 6: औसत और प्रायिकता', te: 'వారం 6: సగటులు, సంభావ్యత' },
  'Days 1 to 3: paper 1, quadratic equations in focus': {
    hi: 'दिन 1 से 3: पेपर 1, ख़ास तौर पर द्विघात समीकरण',
    te: 'రోజులు 1 నుండి 3: పేపర్ 1, ముఖ్యంగా వర్గ సమీకరణాలు',
  },
  'Days 4 to 6: paper 2, linear equations in focus': {
    hi: 'दिन 4 से 6: पेपर 2, ख़ास तौर पर रैखिक समीकरण',
    te: 'రోజులు 4 నుండి 6: పేపర్ 2, ముఖ్యంగా రేఖీయ సమీకరణాలు',
  },
  'Days 7 to 9: paper 3, progressions in focus': {
    hi: 'दिन 7 से 9: पेपर 3, ख़ास तौर पर श्रेढ़ियाँ',
    te: 'రోజులు 7 నుండి 9: పేపర్ 3, ముఖ్యంగా శ్రేఢులు',
  },
  'Days 10 to 12: paper 4, proof that a number is irrational': {
    hi: 'दिन 10 से 12: पेपर 4, अपरिमेय संख्या की उपपत्ति',
    te: 'రోజులు 10 నుండి 12: పేపర్ 4, కరణీయ సంఖ్య అని నిరూపణ',
  },
  'Days 13 to 15: paper 5, similar triangles in focus': {
    hi: 'दिन 13 से 15: पेपर 5, ख़ास तौर पर समरूप त्रिभुज',
    te: 'రోజులు 13 నుండి 15: పేపర్ 5, ముఖ్యంగా సరూప త్రిభుజాలు',
  },
  'Days 16 to 18: paper 6, tangents in focus': {
    hi: 'दिन 16 से 18: पेपर 6, ख़ास तौर पर स्पर्श रेखाएँ',
    te: 'రోజులు 16 నుండి 18: పేపర్ 6, ముఖ్యంగా స్పర్శరేఖలు',
  },
  'Days 19 to 21: paper 7, identities in focus': {
    hi: 'दिन 19 से 21: पेपर 7, ख़ास तौर पर सर्वसमिकाएँ',
    te: 'రోజులు 19 నుండి 21: పేపర్ 7, ముఖ్యంగా సర్వసమీకరణాలు',
  },
  'Days 22 to 24: paper 8, heights and distances in focus': {
    hi: 'दिन 22 से 24: पेपर 8, ख़ास तौर पर ऊँचाइयाँ और दूरियाँ',
    te: 'రోజులు 22 నుండి 24: పేపర్ 8, ముఖ్యంగా ఎత్తులు, దూరాలు',
  },
  'Days 25 to 27: paper 9, combined solids in focus': {
    hi: 'दिन 25 से 27: पेपर 9, ख़ास तौर पर ठोसों के संयोजन',
    te: 'రోజులు 25 నుండి 27: పేపర్ 9, ముఖ్యంగా ఘనాకారాల సముదాయాలు',
  },
  'Days 28 to 30: paper 10, statistics in focus': {
    hi: 'दिन 28 से 30: पेपर 10, ख़ास तौर पर सांख्यिकी',
    te: 'రోజులు 28 నుండి 30: పేపర్ 10, ముఖ్యంగా సాంఖ్యక శాస్త్రం',
  },
  'Model paper 1, with quadratic equations': {
    hi: 'मॉडल पेपर 1, साथ में द्विघात समीकरण',
    te: 'మోడల్ పేపర్ 1, వర్గ సమీకరణాలతో',
  },
  'Model paper 2, with arithmetic progressions': {
    hi: 'मॉडल पेपर 2, साथ में समांतर श्रेढ़ियाँ',
    te: 'మోడల్ పేపర్ 2, అంకశ్రేఢులతో',
  },
  'Model paper 3, with similar triangles': {
    hi: 'मॉडल पेपर 3, साथ में समरूप त्रिभुज',
    te: 'మోడల్ పేపర్ 3, సరూప త్రిభుజాలతో',
  },
  'Model paper 4, with heights and distances': {
    hi: 'मॉडल पेपर 4, साथ में ऊँचाइयाँ और दूरियाँ',
    te: 'మోడల్ పేపర్ 4, ఎత్తులు, దూరాలతో',
  },
  'Model paper 5, with combined solids': {
    hi: 'मॉडल पेपर 5, साथ में ठोसों के संयोजन',
    te: 'మోడల్ పేపర్ 5, ఘనాకారాల సముదాయాలతో',
  },
  'Model paper 6, with statistics': {
    hi: 'मॉडल पेपर 6, साथ में सांख्यिकी',
    te: 'మోడల్ పేపర్ 6, సాంఖ్యక శాస్త్రంతో',
  },

  // Constructions and graphs.
  'Bisectors and loci': { hi: 'समद्विभाजक और बिंदुपथ', te: 'సమద్విఖండన రేఖలు, బిందుపథాలు' },
  'Dividing a segment': { hi: 'रेखाखंड का विभाजन', te: 'రేఖాఖండాన్ని విభజించడం' },
  'Similar triangles by scale factor': {
    hi: 'स्केल गुणक से समरूप त्रिभुज',
    te: 'స్కేలు గుణకంతో సరూప త్రిభుజాలు',
  },
  'Tangents from an outside point': { hi: 'बाह्य बिंदु से स्पर्श रेखाएँ', te: 'బాహ్య బిందువు నుండి స్పర్శరేఖలు' },
  'Graphs of direct and inverse variation': {
    hi: 'सीधे और प्रतिलोम विचरण के आलेख',
    te: 'అనులోమ, విలోమ చలన రేఖాచిత్రాలు',
  },

  // Data and programs.
  'What a model is': { hi: 'मॉडल क्या है', te: 'మోడల్ అంటే ఏమిటి' },
  'Tables and charts': { hi: 'सारणी और आलेख', te: 'పట్టికలు, రేఖాచిత్రాలు' },
  'Averages that mislead': { hi: 'भ्रामक औसत', te: 'తప్పుదోవ పట్టించే సగటులు' },
  'Nearest neighbour by hand': { hi: 'निकटतम पड़ोसी, हाथ से', te: 'సమీప పొరుగు, చేత్తో' },
  'A cricket-score predictor': { hi: 'क्रिकेट स्कोर का पूर्वानुमान', te: 'క్రికెట్ స్కోరు అంచనా' },
  'Fairness and privacy': { hi: 'निष्पक्षता और निजता', te: 'నిష్పాక్షికత, గోప్యత' },
  'From a question to a table': { hi: 'प्रश्न से सारणी तक', te: 'ప్రశ్న నుండి పట్టికకు' },
  'Cleaning data': { hi: 'आँकड़ों की सफ़ाई', te: 'దత్తాంశాన్ని శుభ్రపరచడం' },
  'Describing data': { hi: 'आँकड़ों का वर्णन', te: 'దత్తాంశాన్ని వర్ణించడం' },
  'Pivot tables': { hi: 'पिवट सारणियाँ', te: 'పివట్ పట్టికలు' },
  'Percentages and growth': { hi: 'प्रतिशत और वृद्धि', te: 'శాతాలు, వృద్ధి' },
  'Counting with SQL': { hi: 'SQL से गिनती', te: 'SQL తో లెక్కింపు' },
  'First steps in Python': { hi: 'Python में पहले कदम', te: 'Pythonలో తొలి అడుగులు' },
  'Prediction and its limits': { hi: 'पूर्वानुमान और उसकी सीमाएँ', te: 'అంచనా, దాని పరిమితులు' },
}

const names: ReadonlyMap<string, Titles> = new Map(
  Object.entries({ ...otherNames, ...chapterNames }).map(([name, { hi, te }]) => [
    name.toLowerCase(),
    { hi, te },
  ]),
)

/** The translated title of a demo course's chapter. */
export function titlesOfChapter(title: string): Titles | undefined {
  return names.get(title.toLowerCase())
}

/** The translated title of its practice. */
export function titlesOfPractice(chapter: string): Titles | undefined {
  const named = titlesOfChapter(chapter)
  return named && { hi: `अभ्यास: ${named.hi}`, te: `సాధన: ${named.te}` }
}
