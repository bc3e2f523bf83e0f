import { termNames } from '../../domain/glossary/term-names.ts'
import { practiceTopics } from '../practice/makers.ts'
import { type Titles, titlesOfChapter } from './chapter-titles.ts'

type Words = readonly [hi: string, te: string]

/** The text before the colon, without the number of the sheet. */
const labels: Readonly<Record<string, Words>> = {
  'Worked example': ['हल किया उदाहरण', 'సాధించిన ఉదాహరణ'],
  Worksheet: ['वर्कशीट', 'వర్క్‌షీట్'],
  'Chapter test': ['अध्याय टेस्ट', 'అధ్యాయ పరీక్ష'],
  Drill: ['अभ्यास सेट', 'సాధన సెట్'],
  'More practice': ['और अभ्यास', 'మరింత సాధన'],
  'Sample paper': ['सैंपल पेपर', 'శాంపిల్ పేపర్'],
  'Model paper': ['मॉडल पेपर', 'మోడల్ పేపర్'],
}

/** Titles and topics of sheets that match no chapter, practice or term. */
const written: Readonly<Record<string, Words>> = {
  // Papers.
  questions: ['प्रश्न', 'ప్రశ్నలు'],
  'question paper': ['प्रश्न पत्र', 'ప్రశ్నపత్రం'],
  'marking scheme': ['मार्किंग स्कीम', 'మార్కింగ్ స్కీమ్'],
  'Practice paper A with marking scheme': ['अभ्यास पेपर A, मार्किंग स्कीम के साथ', 'సాధన పేపర్ A, మార్కింగ్ స్కీమ్‌తో'],
  'Practice paper B with marking scheme': ['अभ्यास पेपर B, मार्किंग स्कीम के साथ', 'సాధన పేపర్ B, మార్కింగ్ స్కీమ్‌తో'],

  // Numbers and sets.
  'HCF and LCM from prime factors': ['अभाज्य गुणनखंडन से HCF और LCM', 'ప్రధాన కారణాంక విభజనతో గ.సా.భా., క.సా.గు.'],
  'Why √2 is irrational': ['√2 अपरिमेय क्यों है', '√2 ఎందుకు కరణీయ సంఖ్య'],
  'Union and intersection in a Venn diagram': ['वेन आरेख में सम्मिलन और सर्वनिष्ठ', 'వెన్ చిత్రంలో సమ్మేళనం, ఛేదనం'],
  'Which relation is a function?': ['कौन-सा संबंध फलन है?', 'ఏ సంబంధం ప్రమేయం అవుతుంది?'],
  'HCF, LCM, irrational numbers': ['HCF, LCM, अपरिमेय संख्याएँ', 'గ.సా.భా., క.సా.గు., కరణీయ సంఖ్యలు'],
  'HCF, LCM, decimals, irrational numbers': [
    'HCF, LCM, दशमलव, अपरिमेय संख्याएँ',
    'గ.సా.భా., క.సా.గు., దశాంశాలు, కరణీయ సంఖ్యలు',
  ],
  'prime factors and real numbers': ['अभाज्य गुणनखंड और वास्तविक संख्याएँ', 'ప్రధాన కారణాంకాలు, వాస్తవ సంఖ్యలు'],
  'more on real numbers': ['वास्तविक संख्याएँ, कुछ और प्रश्न', 'వాస్తవ సంఖ్యలు, మరిన్ని ప్రశ్నలు'],
  'powers and logarithms': ['घातांक और लघुगणक', 'ఘాతాంకాలు, సంవర్గమానాలు'],
  'more on logarithms': ['लघुगणक, कुछ और प्रश्न', 'సంవర్గమానాలు, మరిన్ని ప్రశ్నలు'],
  'elements, unions, intersections': ['अवयव, सम्मिलन, सर्वनिष्ठ', 'మూలకాలు, సమ్మేళనాలు, ఛేదనాలు'],
  'values and composition': ['मान और संयोजन', 'విలువలు, సంయోగం'],

  // Algebra.
  'Zeroes and coefficients of a quadratic polynomial': [
    'द्विघात बहुपद के शून्यक और गुणांक',
    'వర్గ బహుపది శూన్యాలు, గుణకాలు',
  ],
  'Zeroes and coefficients, slowly': ['शून्यक और गुणांक, धीरे-धीरे', 'శూన్యాలు, గుణకాలు, నెమ్మదిగా'],
  'A cubic broken into factors': ['त्रिघात बहुपद के गुणनखंड', 'ఘన బహుపదిని కారణాంకాలుగా విడదీయడం'],
  'Two lines on a graph: one solution, none, or many': [
    'आलेख पर दो रेखाएँ: एक हल, कोई हल नहीं, या अनेक हल',
    'రేఖాచిత్రంలో రెండు రేఖలు: ఒక సాధన, సాధన లేదు, లేదా అనేక సాధనలు',
  ],
  'What two lines on a graph can tell': ['आलेख पर दो रेखाएँ क्या बताती हैं', 'రేఖాచిత్రంలో రెండు రేఖలు ఏమి చెబుతాయి'],
  'Nature of roots from the discriminant': ['विविक्तकर से मूलों की प्रकृति', 'విచక్షణి నుండి మూలాల స్వభావం'],
  'The sum of the first n terms': ['प्रथम n पदों का योग', 'మొదటి n పదాల మొత్తం'],
  'Terms of a GP': ['गुणोत्तर श्रेढ़ी के पद', 'గుణశ్రేఢి పదాలు'],
  'An inequation on the number line': ['संख्या रेखा पर असमिका', 'సంఖ్యారేఖపై అసమీకరణం'],
  'zeroes and coefficients': ['शून्यक और गुणांक', 'శూన్యాలు, గుణకాలు'],
  'zeroes of a polynomial': ['बहुपद के शून्यक', 'బహుపది శూన్యాలు'],
  'remainder and factor theorem': ['शेषफल प्रमेय और गुणनखंड प्रमेय', 'శేష సిద్ధాంతం, కారణాంక సిద్ధాంతం'],
  'linear equations': ['रैखिक समीकरण', 'రేఖీయ సమీకరణాలు'],
  'pair of linear equations': ['रैखिक समीकरण युग्म', 'రేఖీయ సమీకరణాల జత'],
  elimination: ['विलोपन', 'తొలగింపు'],
  'substitution, elimination, consistency': ['प्रतिस्थापन, विलोपन, संगतता', 'ప్రతిక్షేపణ, తొలగింపు, సంగతత్వం'],
  'two equations, two unknowns': ['दो समीकरण, दो अज्ञात', 'రెండు సమీకరణాలు, రెండు తెలియని రాశులు'],
  'word problems': ['शाब्दिक प्रश्न', 'పద సమస్యలు'],
  'word problems with two unknowns': ['दो अज्ञात वाले शाब्दिक प्रश्न', 'రెండు తెలియని రాశులున్న పద సమస్యలు'],
  'stories with two unknowns': ['दो अज्ञात वाले किस्से', 'రెండు తెలియని రాశులున్న కథలు'],
  'splitting the middle term': ['मध्य पद को विभक्त करना', 'మధ్య పదాన్ని విడదీయడం'],
  'factors, formula, equal roots': ['गुणनखंड, सूत्र, बराबर मूल', 'కారణాంకాలు, సూత్రం, సమాన మూలాలు'],
  'problems on quadratic equations': ['द्विघात समीकरणों पर प्रश्न', 'వర్గ సమీకరణాలపై సమస్యలు'],
  'speed, area and number problems': ['चाल, क्षेत्रफल और संख्याओं के प्रश्न', 'వేగం, వైశాల్యం, సంఖ్యల సమస్యలు'],
  'stories that lead to a quadratic': ['किस्से जो द्विघात समीकरण तक ले जाते हैं', 'వర్గ సమీకరణానికి దారితీసే కథలు'],
  'terms and sums': ['पद और योग', 'పదాలు, మొత్తాలు'],
  'savings, seats and steps': ['बचत, सीटें और सीढ़ियाँ', 'పొదుపు, సీట్లు, మెట్లు'],
  variation: ['विचरण', 'చలనం'],
  'more variation': ['विचरण के कुछ और प्रश्न', 'చలనంపై మరిన్ని ప్రశ్నలు'],
  'tables and curves': ['सारणियाँ और वक्र', 'పట్టికలు, వక్రాలు'],
  'more tables and curves': ['कुछ और सारणियाँ और वक्र', 'మరిన్ని పట్టికలు, వక్రాలు'],

  // Ratio, matrices and money.
  'continued proportion': ['सतत समानुपात', 'అవిచ్ఛిన్న అనుపాతం'],
  ratios: ['अनुपात', 'నిష్పత్తులు'],
  'proportion and mixed questions': ['समानुपात और मिश्रित प्रश्न', 'అనుపాతం, మిశ్రమ ప్రశ్నలు'],
  'the product of two matrices': ['दो आव्यूहों का गुणन', 'రెండు మాత్రికల గుణకారం'],
  'sums and products': ['योग और गुणन', 'సంకలనం, గుణకారం'],
  'matrix equations and mixed questions': ['आव्यूह समीकरण और मिश्रित प्रश्न', 'మాత్రిక సమీకరణాలు, మిశ్రమ ప్రశ్నలు'],
  'CGST, SGST, IGST': ['CGST, SGST, IGST', 'CGST, SGST, IGST'],
  'GST on a shop bill': ['दुकान के बिल पर GST', 'దుకాణం బిల్లుపై GST'],
  'tax on a bill': ['बिल पर कर', 'బిల్లుపై పన్ను'],
  'dealers, discount and tax': ['व्यापारी, छूट और कर', 'వ్యాపారులు, తగ్గింపు, పన్ను'],
  'tax invoices and shares': ['टैक्स इनवॉइस और शेयर', 'టాక్స్ ఇన్‌వాయిస్‌లు, షేర్లు'],
  'a recurring deposit': ['एक आवर्ती जमा', 'ఒక రికరింగ్ డిపాజిట్'],
  'recurring deposits': ['आवर्ती जमा', 'రికరింగ్ డిపాజిట్‌లు'],
  'more recurring deposits': ['आवर्ती जमा के कुछ और प्रश्न', 'మరిన్ని రికరింగ్ డిపాజిట్‌లు'],
  'dividend and return': ['लाभांश और प्रतिफल', 'డివిడెండ్, ప్రతిఫలం'],
  'dividend on face value': ['अंकित मूल्य पर लाभांश', 'ముఖ విలువపై డివిడెండ్'],
  'comparing investments': ['निवेशों की तुलना', 'పెట్టుబడులను పోల్చడం'],

  // Triangles and coordinates.
  'Similar triangles and the shadow of a pole': ['समरूप त्रिभुज और खंभे की छाया', 'సరూప త్రిభుజాలు, స్తంభం నీడ'],
  'The theorem of Pythagoras': ['पाइथागोरस प्रमेय', 'పైథాగరస్ సిద్ధాంతం'],
  'Why a parallel line gives a similar triangle': [
    'समांतर रेखा से समरूप त्रिभुज क्यों बनता है',
    'సమాంతర రేఖ సరూప త్రిభుజాన్ని ఎందుకు ఇస్తుంది',
  ],
  'Why parallel lines divide in the same ratio': [
    'समांतर रेखाएँ एक ही अनुपात में क्यों बाँटती हैं',
    'సమాంతర రేఖలు ఒకే నిష్పత్తిలో ఎందుకు విభజిస్తాయి',
  ],
  'The slope of a straight line': ['सरल रेखा की प्रवणता', 'సరళరేఖ వాలు'],
  'Slope: how steep is a straight graph?': [
    'प्रवणता: सरल रेखा वाला आलेख कितना खड़ा है?',
    'వాలు: సరళరేఖ ఎంత నిటారుగా ఉంది?',
  ],
  'proportionality and similarity': ['समानुपातिकता और समरूपता', 'అనుపాతం, సరూపత'],
  'similarity, maps and models': ['समरूपता, मानचित्र और मॉडल', 'సరూపత, పటాలు, నమూనాలు'],
  'similarity before drawing': ['रचना से पहले समरूपता', 'గీయడానికి ముందు సరూపత'],
  'right triangles': ['समकोण त्रिभुज', 'లంబకోణ త్రిభుజాలు'],
  'distance and mid-point': ['दूरी और मध्य बिंदु', 'దూరం, మధ్య బిందువు'],
  'distance and section': ['दूरी और विभाजन', 'దూరం, విభజన'],
  'distance, section, mid-point': ['दूरी, विभाजन, मध्य बिंदु', 'దూరం, విభజన, మధ్య బిందువు'],
  'section and mid-point': ['विभाजन और मध्य बिंदु', 'విభజన, మధ్య బిందువు'],
  'distances between points': ['बिंदुओं के बीच की दूरी', 'బిందువుల మధ్య దూరాలు'],
  'points, distances, areas': ['बिंदु, दूरियाँ, क्षेत्रफल', 'బిందువులు, దూరాలు, వైశాల్యాలు'],
  slope: ['प्रवणता', 'వాలు'],
  'slope and line': ['प्रवणता और रेखा', 'వాలు, రేఖ'],
  'slope and equation of a line': ['प्रवणता और रेखा का समीकरण', 'వాలు, రేఖ సమీకరణం'],
  'lines and slopes': ['रेखाएँ और प्रवणता', 'రేఖలు, వాలు'],

  // Trigonometry.
  'Ratios of 30°, 45° and 60° from two triangles': [
    'दो त्रिभुजों से 30°, 45° और 60° के अनुपात',
    'రెండు త్రిభుజాల నుండి 30°, 45°, 60° నిష్పత్తులు',
  ],
  'ratios and standard angles': ['अनुपात और मानक कोण', 'నిష్పత్తులు, ప్రామాణిక కోణాలు'],
  'trigonometric values': ['त्रिकोणमितीय मान', 'త్రికోణమితీయ విలువలు'],
  identities: ['सर्वसमिकाएँ', 'సర్వసమీకరణాలు'],
  'proving an identity': ['सर्वसमिका सिद्ध करना', 'సర్వసమీకరణాన్ని నిరూపించడం'],
  'elevation and depression': ['उन्नयन और अवनमन', 'ఊర్ధ్వకోణం, నిమ్నకోణం'],

  // Circles and constructions.
  'Two tangents from one point are equal': [
    'एक बिंदु से दोनों स्पर्श रेखाएँ बराबर होती हैं',
    'ఒక బిందువు నుండి రెండు స్పర్శరేఖలు సమానం',
  ],
  'Why the two tangents are equal': ['दोनों स्पर्श रेखाएँ बराबर क्यों हैं', 'రెండు స్పర్శరేఖలు ఎందుకు సమానం'],
  'Tangents from an outside point, with compasses': [
    'बाह्य बिंदु से स्पर्श रेखाएँ, परकार से',
    'బాహ్య బిందువు నుండి స్పర్శరేఖలు, వృత్తలేఖినితో',
  ],
  'Points at equal distance from two points': [
    'दो बिंदुओं से समान दूरी पर स्थित बिंदु',
    'రెండు బిందువుల నుండి సమాన దూరంలోని బిందువులు',
  ],
  tangents: ['स्पर्श रेखाएँ', 'స్పర్శరేఖలు'],
  'more tangents': ['कुछ और स्पर्श रेखाएँ', 'మరిన్ని స్పర్శరేఖలు'],
  'tangents and radii': ['स्पर्श रेखाएँ और त्रिज्याएँ', 'స్పర్శరేఖలు, వ్యాసార్ధాలు'],
  'tangents and their lengths': ['स्पर्श रेखाएँ और उनकी लंबाई', 'స్పర్శరేఖలు, వాటి పొడవులు'],
  'tangents, chords, angles': ['स्पर्श रेखाएँ, जीवाएँ, कोण', 'స్పర్శరేఖలు, జ్యాలు, కోణాలు'],
  'chords, angles, tangents': ['जीवाएँ, कोण, स्पर्श रेखाएँ', 'జ్యాలు, కోణాలు, స్పర్శరేఖలు'],
  'more circles of a triangle': ['त्रिभुज के कुछ और वृत्त', 'మరిన్ని త్రిభుజ వృత్తాలు'],
  'more loci': ['कुछ और बिंदुपथ', 'మరిన్ని బిందుపథాలు'],
  'more constructions': ['कुछ और रचनाएँ', 'మరిన్ని నిర్మాణాలు'],
  'constructions with a scale factor': ['स्केल गुणक से रचनाएँ', 'స్కేలు గుణకంతో నిర్మాణాలు'],
  'figures with a scale factor': ['स्केल गुणक से आकृतियाँ', 'స్కేలు గుణకంతో పటాలు'],
  'triangles with a scale factor': ['स्केल गुणक से त्रिभुज', 'స్కేలు గుణకంతో త్రిభుజాలు'],
  'segments and scale factors': ['रेखाखंड और स्केल गुणक', 'రేఖాఖండాలు, స్కేలు గుణకాలు'],

  // Areas and solids.
  'area of a sector': ['त्रिज्यखंड का क्षेत्रफल', 'సెక్టారు వైశాల్యం'],
  'sectors and segments': ['त्रिज्यखंड और वृत्तखंड', 'సెక్టార్లు, వృత్తఖండాలు'],
  'sectors, arcs and segments': ['त्रिज्यखंड, चाप और वृत्तखंड', 'సెక్టార్లు, చాపాలు, వృత్తఖండాలు'],
  'a solid made of two solids': ['दो ठोसों से बना ठोस', 'రెండు ఘనాకారాలతో ఏర్పడిన ఘనాకారం'],
  solids: ['ठोस', 'ఘనాకారాలు'],

  // Statistics and probability.
  'An average that misleads': ['भ्रामक औसत', 'తప్పుదోవ పట్టించే సగటు'],
  'which average?': ['कौन-सा औसत?', 'ఏ సగటు?'],
  'mean by three methods': ['तीन विधियों से माध्य', 'మూడు పద్ధతుల్లో సగటు'],
  'the column table for a mean': ['माध्य के लिए स्तंभों वाली सारणी', 'సగటు కోసం నిలువు వరుసల పట్టిక'],
  'median and mode of grouped data': ['वर्गीकृत आँकड़ों के माध्यक और बहुलक', 'వర్గీకృత దత్తాంశ మధ్యగతం, బాహుళకం'],
  'two dice': ['दो पासे', 'రెండు పాచికలు'],
  'coins, dice and cards': ['सिक्के, पासे और पत्ते', 'నాణేలు, పాచికలు, కార్డులు'],

  // Data and programs.
  'From a table to a chart': ['सारणी से आलेख तक', 'పట్టిక నుండి రేఖాచిత్రానికి'],
  'A pivot table of sales': ['बिक्री की पिवट सारणी', 'అమ్మకాల పివట్ పట్టిక'],
  'A first Python program: the average': ['पहला Python प्रोग्राम: औसत', 'మొదటి Python ప్రోగ్రామ్: సగటు'],
  'The nearest neighbour decides': ['निकटतम पड़ोसी तय करता है', 'సమీప పొరుగు నిర్ణయిస్తుంది'],
  'Slope: runs for each over': ['प्रवणता: हर ओवर के रन', 'వాలు: ఒక్కో ఓవర్‌కు పరుగులు'],
  'reading tables and charts': ['सारणी और आलेख पढ़ना', 'పట్టికలు, రేఖాచిత్రాలు చదవడం'],
  'duplicates, gaps, impossible values': ['दोहराव, खाली जगहें, असंभव मान', 'పునరావృతాలు, ఖాళీలు, అసాధ్య విలువలు'],
  'more cleaning': ['आँकड़ों की कुछ और सफ़ाई', 'దత్తాంశాన్ని మరింత శుభ్రపరచడం'],
  spread: ['प्रकीर्णन', 'విస్తరణ'],
  'totals and shares': ['योग और भाग', 'మొత్తాలు, వాటాలు'],
  'more percentages': ['प्रतिशत के कुछ और प्रश्न', 'శాతాలపై మరిన్ని ప్రశ్నలు'],
  'how many rows?': ['कितनी पंक्तियाँ?', 'ఎన్ని వరుసలు?'],
  'more queries': ['कुछ और क्वेरी', 'మరిన్ని క్వెరీలు'],
  'reading Python': ['Python पढ़ना', 'Python చదవడం'],
  'first lines of Python': ['Python की पहली पंक्तियाँ', 'Python తొలి వరుసలు'],
  'more Python': ['Python के कुछ और प्रश्न', 'Pythonపై మరిన్ని ప్రశ్నలు'],
  'lists, loops and averages in Python': ['Python में सूचियाँ, लूप और औसत', 'Pythonలో జాబితాలు, లూప్‌లు, సగటులు'],
  'rules and errors': ['नियम और त्रुटियाँ', 'నియమాలు, దోషాలు'],
  'rules and their errors': ['नियम और उनकी त्रुटियाँ', 'నియమాలు, వాటి దోషాలు'],
  'who is in the data?': ['आँकड़ों में कौन है?', 'దత్తాంశంలో ఎవరున్నారు?'],
  'error rates of two groups': ['दो समूहों की त्रुटि दरें', 'రెండు సమూహాల దోషాల రేట్లు'],
}

/** Names from practice and the glossary; if they differ, practice wins, as it names what a sheet asks. */
const called: ReadonlyMap<string, Titles> = new Map(
  [
    ...termNames.map(([, name]) => name),
    ...practiceTopics.flatMap(({ skills }) => Object.values(skills)),
    ...practiceTopics.map(({ name }) => name),
  ].map(({ en, hi, te }) => [plain(en), { hi, te }]),
)

/** The translated title of a demo course's video, worksheet or paper: its label, its number and its topic. */
export function titlesOfItem(title: string): Titles | undefined {
  const [, label = '', number = '', about = ''] = /^(\D+?)( \d+)?: (.+)$/.exec(title) ?? []
  const before = labels[label]
  if (before === undefined) return nameOf(title)
  const name = nameOf(about)
  return name && { hi: `${before[0]}${number}: ${name.hi}`, te: `${before[1]}${number}: ${name.te}` }
}

function nameOf(text: string): Titles | undefined {
  const words = written[text]
  if (words !== undefined) return { hi: words[0], te: words[1] }
  return titlesOfChapter(text) ?? called.get(plain(text))
}

function plain(name: string): string {
  return name.toLowerCase().replace(/^the /, '')
}
