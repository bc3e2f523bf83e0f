import { type Meanings, meaning } from './meaning.ts'

/** Meanings of terms of triangles, coordinates and trigonometry: a sentence and an example. */
export const geometryMeanings = {
  similar: meaning(
    'Triangles whose angles are equal and whose sides are in the same ratio: sides 3, 4, 5 and 6, 8, 10.',
    'वे त्रिभुज जिनके कोण बराबर और भुजाएँ समान अनुपात में हैं: भुजाएँ 3, 4, 5 और 6, 8, 10।',
    'కోణాలు సమానంగా, భుజాలు ఒకే నిష్పత్తిలో ఉన్న త్రిభుజాలు: భుజాలు 3, 4, 5 మరియు 6, 8, 10.',
  ),
  congruent: meaning(
    'Of the same shape and the same size: two triangles with the sides 3, 4, 5.',
    'समान आकृति और समान माप का: 3, 4, 5 भुजाओं वाले दो त्रिभुज।',
    'ఒకే ఆకారం, ఒకే పరిమాణం గలవి: 3, 4, 5 భుజాలు గల రెండు త్రిభుజాలు.',
  ),
  'corresponding-sides': meaning(
    'Sides that lie opposite equal angles in two triangles: AB and DE if △ABC ~ △DEF.',
    'दो त्रिभुजों में बराबर कोणों के सामने की भुजाएँ: △ABC ~ △DEF में AB और DE।',
    'రెండు త్రిభుజాల్లో సమాన కోణాలకు ఎదురుగా ఉన్న భుజాలు: △ABC ~ △DEF లో AB, DE.',
  ),
  parallel: meaning(
    'Said of lines in a plane that never meet: the opposite sides of a rectangle.',
    'एक समतल की वे रेखाएँ जो कभी नहीं मिलतीं: आयत की सम्मुख भुजाएँ।',
    'ఒకే తలంలో ఎప్పటికీ కలవని రేఖలు: దీర్ఘచతురస్రం ఎదురెదురు భుజాలు.',
  ),
  'basic-proportionality': meaning(
    'A line parallel to one side of a triangle divides the other two in the same ratio: DE ∥ BC gives AD/DB = AE/EC.',
    'त्रिभुज की एक भुजा के समांतर रेखा अन्य दो भुजाओं को समान अनुपात में बाँटती है: DE ∥ BC से AD/DB = AE/EC।',
    'త్రిభుజంలో ఒక భుజానికి సమాంతర రేఖ మిగిలిన రెండు భుజాలను ఒకే నిష్పత్తిలో విభజిస్తుంది: DE ∥ BC అయితే AD/DB = AE/EC.',
  ),
  converse: meaning(
    'A statement with what is given and what follows exchanged: “if AD/DB = AE/EC, then DE ∥ BC”.',
    'वह कथन जिसमें दी गई बात और निष्कर्ष आपस में बदल जाते हैं: “यदि AD/DB = AE/EC, तो DE ∥ BC”।',
    'ఇచ్చినదాన్ని, ఫలితాన్ని మార్చి రాసిన ప్రవచనం: “AD/DB = AE/EC అయితే DE ∥ BC”.',
  ),
  trapezium: meaning(
    'A quadrilateral with one pair of parallel sides: ABCD with AB ∥ DC.',
    'वह चतुर्भुज जिसमें सम्मुख भुजाओं का एक युग्म समांतर है: ABCD, जिसमें AB ∥ DC।',
    'ఒక జత భుజాలు సమాంతరంగా ఉన్న చతుర్భుజం: AB ∥ DC గల ABCD.',
  ),
  hypotenuse: meaning(
    'The side opposite the right angle, the longest of a right triangle: 5 in 3, 4, 5.',
    'समकोण के सामने की भुजा, जो समकोण त्रिभुज में सबसे लंबी होती है: 3, 4, 5 में 5।',
    'లంబకోణానికి ఎదురుగా ఉండే భుజం; లంబకోణ త్రిభుజంలో అతి పొడవైనది: 3, 4, 5 లో 5.',
  ),
  pythagoras: meaning(
    'In a right triangle the square of the hypotenuse is the sum of the squares of the other sides: 3² + 4² = 5².',
    'समकोण त्रिभुज में कर्ण का वर्ग अन्य दो भुजाओं के वर्गों के योग के बराबर होता है: 3² + 4² = 5²।',
    'లంబకోణ త్రిభుజంలో కర్ణం వర్గం మిగిలిన రెండు భుజాల వర్గాల మొత్తానికి సమానం: 3² + 4² = 5².',
  ),
  coordinates: meaning(
    'The two numbers that say where a point lies: (3, −2) is 3 to the right and 2 below the origin.',
    'वे दो संख्याएँ जो बिंदु का स्थान बताती हैं: (3, −2) मूलबिंदु से 3 दाएँ और 2 नीचे है।',
    'బిందువు స్థానాన్ని చెప్పే రెండు సంఖ్యలు: (3, −2) మూలబిందువుకు 3 కుడివైపు, 2 కింద ఉంటుంది.',
  ),
  origin: meaning(
    'The point (0, 0), where the axes cross.',
    'बिंदु (0, 0), जहाँ दोनों अक्ष मिलते हैं।',
    'అక్షాలు ఖండించుకునే బిందువు (0, 0).',
  ),
  'distance-formula': meaning(
    'The distance of (x₁, y₁) and (x₂, y₂) is √((x₂ − x₁)² + (y₂ − y₁)²): from (0, 0) to (3, 4) it is 5.',
    '(x₁, y₁) और (x₂, y₂) की दूरी √((x₂ − x₁)² + (y₂ − y₁)²) है: (0, 0) से (3, 4) तक 5।',
    '(x₁, y₁), (x₂, y₂) ల మధ్య దూరం √((x₂ − x₁)² + (y₂ − y₁)²): (0, 0) నుండి (3, 4) కు 5.',
  ),
  'section-formula': meaning(
    'The point that divides a segment in the ratio m : n is ((mx₂ + nx₁)/(m + n), (my₂ + ny₁)/(m + n)). From (0, 0) to (3, 6) in 1 : 2 it is (1, 2).',
    'रेखाखंड को m : n में बाँटने वाला बिंदु ((mx₂ + nx₁)/(m + n), (my₂ + ny₁)/(m + n)) है। (0, 0) से (3, 6) को 1 : 2 में (1, 2)।',
    'రేఖాఖండాన్ని m : n నిష్పత్తిలో విభజించే బిందువు ((mx₂ + nx₁)/(m + n), (my₂ + ny₁)/(m + n)). (0, 0) నుండి (3, 6) ను 1 : 2 లో (1, 2).',
  ),
  midpoint: meaning(
    'The point halfway between two points: of (2, 4) and (6, 8) it is (4, 6).',
    'दो बिंदुओं के ठीक बीच का बिंदु: (2, 4) और (6, 8) का (4, 6)।',
    'రెండు బిందువులకు సరిగ్గా మధ్యలో ఉన్న బిందువు: (2, 4), (6, 8) లకు (4, 6).',
  ),
  ratio: meaning(
    'A comparison of two quantities by division: 6 cm and 4 cm are in the ratio 3 : 2.',
    'भाग देकर दो राशियों की तुलना: 6 सेमी और 4 सेमी का अनुपात 3 : 2 है।',
    'భాగహారంతో రెండు రాశులను పోల్చడం: 6 సెం.మీ., 4 సెం.మీ. ల నిష్పత్తి 3 : 2.',
  ),
  rhombus: meaning(
    'A parallelogram with four equal sides: its diagonals meet at right angles.',
    'चारों भुजाएँ बराबर वाला समांतर चतुर्भुज: इसके विकर्ण समकोण पर मिलते हैं।',
    'నాలుగు భుజాలు సమానమైన సమాంతర చతుర్భుజం: దీని కర్ణాలు లంబంగా ఖండించుకుంటాయి.',
  ),
  parallelogram: meaning(
    'A quadrilateral whose opposite sides are parallel: every rectangle is one.',
    'वह चतुर्भुज जिसकी सम्मुख भुजाएँ समांतर हैं: हर आयत ऐसा ही है।',
    'ఎదురెదురు భుజాలు సమాంతరంగా ఉన్న చతుర్భుజం: ప్రతి దీర్ఘచతురస్రం ఇలాంటిదే.',
  ),
  sine: meaning(
    'In a right triangle, the opposite side divided by the hypotenuse: sin 30° = 1/2.',
    'समकोण त्रिभुज में कोण की सम्मुख भुजा ÷ कर्ण: sin 30° = 1/2।',
    'లంబకోణ త్రిభుజంలో కోణానికి ఎదుటి భుజం ÷ కర్ణం: sin 30° = 1/2.',
  ),
  cosine: meaning(
    'In a right triangle, the adjacent side divided by the hypotenuse: cos 60° = 1/2.',
    'समकोण त्रिभुज में कोण की संलग्न भुजा ÷ कर्ण: cos 60° = 1/2।',
    'లంబకోణ త్రిభుజంలో కోణానికి ఆసన్న భుజం ÷ కర్ణం: cos 60° = 1/2.',
  ),
  tangent: meaning(
    'In a right triangle, the opposite side divided by the adjacent side: tan 45° = 1.',
    'समकोण त्रिभुज में कोण की सम्मुख भुजा ÷ संलग्न भुजा: tan 45° = 1।',
    'లంబకోణ త్రిభుజంలో కోణానికి ఎదుటి భుజం ÷ ఆసన్న భుజం: tan 45° = 1.',
  ),
  'trigonometric-ratio': meaning(
    'A ratio of two sides of a right triangle, which depends on the angle alone: sin A, cos A, tan A, cosec A, sec A, cot A.',
    'समकोण त्रिभुज की दो भुजाओं का अनुपात, जो केवल कोण पर निर्भर है: sin A, cos A, tan A, cosec A, sec A, cot A।',
    'లంబకోణ త్రిభుజంలో రెండు భుజాల నిష్పత్తి; ఇది కోణంపై మాత్రమే ఆధారపడుతుంది: sin A, cos A, tan A, cosec A, sec A, cot A.',
  ),
  identity: meaning(
    'An equation that is true for every value for which its sides have a meaning: sin² A + cos² A = 1.',
    'वह समीकरण जो चर के उन सभी मानों पर सत्य है जिन पर दोनों पक्ष परिभाषित हैं: sin² A + cos² A = 1।',
    'రెండు వైపులా అర్థం ఉన్న ప్రతి విలువకూ నిజమయ్యే సమీకరణం: sin² A + cos² A = 1.',
  ),
  'line-of-sight': meaning(
    'The line from the eye to what is looked at: from a person on the ground to the top of a tower.',
    'आँख से देखी जा रही वस्तु तक की रेखा: ज़मीन पर खड़े व्यक्ति से मीनार के शिखर तक।',
    'కంటి నుండి చూసే వస్తువుకు గీసిన రేఖ: నేలపై ఉన్న మనిషి నుండి గోపురం పైభాగానికి.',
  ),
  'angle-of-elevation': meaning(
    'The angle of the line of sight above the horizontal: looking up to a kite at 60°.',
    'क्षैतिज से ऊपर दृष्टि रेखा का कोण: पतंग को 60° ऊपर देखना।',
    'క్షితిజ సమాంతరానికి పైన దృష్టి రేఖ చేసే కోణం: గాలిపటాన్ని 60° పైకి చూడటం.',
  ),
  'angle-of-depression': meaning(
    'The angle of the line of sight below the horizontal: looking down to a boat at 30°.',
    'क्षैतिज से नीचे दृष्टि रेखा का कोण: नाव को 30° नीचे देखना।',
    'క్షితిజ సమాంతరానికి కింద దృష్టి రేఖ చేసే కోణం: పడవను 30° కిందికి చూడటం.',
  ),
} satisfies Partial<Meanings>
