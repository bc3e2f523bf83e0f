import type { Sentences } from './sentences.ts'

/** Means, medians, deviation, probability and variation, with the words of their tables. */
export const statisticsWords: Sentences = {
  Class: { hi: 'वर्ग', te: 'తరగతి' },
  Frequency: { hi: 'बारंबारता', te: 'పౌనఃపున్యం' },
  'Find the mean by the direct method. {}': {
    hi: 'प्रत्यक्ष विधि से माध्य ज्ञात कीजिए। {}',
    te: 'ప్రత్యక్ష పద్ధతిలో సగటు కనుగొనండి. {}',
  },
  'mid-values {}': { hi: 'वर्ग चिह्न {}', te: 'తరగతి మధ్య విలువలు {}' },
  'mean {}': { hi: 'माध्य {}', te: 'సగటు {}' },
  'Find the mean by the assumed-mean method. {}': {
    hi: 'कल्पित माध्य विधि से माध्य ज्ञात कीजिए। {}',
    te: 'ఊహించిన సగటు పద్ధతిలో సగటు కనుగొనండి. {}',
  },
  'assumed mean {}': { hi: 'कल्पित माध्य {}', te: 'ఊహించిన సగటు {}' },
  'Find the mean by the step-deviation method with the assumed mean {}. {}': {
    hi: 'कल्पित माध्य {} लेकर पग-विचलन विधि से माध्य ज्ञात कीजिए। {}',
    te: 'ఊహించిన సగటు {} తో సోపాన విచలన పద్ధతిలో సగటు కనుగొనండి. {}',
  },
  'The mean of this distribution is {}. Find the missing frequency {}. {}': {
    hi: 'इस बंटन का माध्य {} है। लुप्त बारंबारता {} ज्ञात कीजिए। {}',
    te: 'ఈ విభాజనం సగటు {}. లేని పౌనఃపున్యం {} కనుగొనండి. {}',
  },
  'Find the median. {}': { hi: 'माध्यक ज्ञात कीजिए। {}', te: 'మధ్యగతం కనుగొనండి. {}' },
  'running totals {}; {}': { hi: 'संचयी बारंबारताएँ {}; {}', te: 'సంచిత పౌనఃపున్యాలు {}; {}' },
  'median class {}': { hi: 'माध्यक वर्ग {}', te: 'మధ్యగత తరగతి {}' },
  'median {}': { hi: 'माध्यक {}', te: 'మధ్యగతం {}' },
  'Find the mode. {}': { hi: 'बहुलक ज्ञात कीजिए। {}', te: 'బాహుళకం కనుగొనండి. {}' },
  'modal class {}; {}': { hi: 'बहुलक वर्ग {}; {}', te: 'బాహుళక తరగతి {}; {}' },
  'mode {}': { hi: 'बहुलक {}', te: 'బాహుళకం {}' },
  'Write the less-than table, draw the ogive, and say at which height the median is read. {}': {
    hi: '“से कम” सारणी लिखिए, तोरण खींचिए और बताइए कि माध्यक किस ऊँचाई पर पढ़ा जाता है। {}',
    te: 'ఆరోహణ సంచిత పౌనఃపున్య పట్టిక రాసి, ఓజివ్ వక్రం గీసి, మధ్యగతాన్ని ఏ ఎత్తులో చదువుతారో తెలపండి. {}',
  },
  'points {}': { hi: 'बिंदु {}', te: 'బిందువులు {}' },
  'axes with scale, points joined by a smooth curve': {
    hi: 'पैमाने सहित अक्ष, बिंदुओं को मिलाने वाला निष्कोण वक्र',
    te: 'స్కేలుతో అక్షాలు, బిందువులను కలిపే సున్నితమైన వక్రం',
  },
  'the median is read at the height {}': {
    hi: 'माध्यक {} ऊँचाई पर पढ़ा जाता है',
    te: 'మధ్యగతాన్ని {} ఎత్తులో చదవాలి',
  },
  'Find the standard deviation of the first {} natural numbers (two decimals).': {
    hi: 'प्रथम {} प्राकृत संख्याओं का मानक विचलन ज्ञात कीजिए (दशमलव के दो स्थान)।',
    te: 'మొదటి {} సహజ సంఖ్యల ప్రామాణిక విచలనం కనుగొనండి (రెండు దశాంశ స్థానాలు).',
  },
  'The mean of the marks of a class is {} and the standard deviation {}. Find the coefficient of variation (two decimals).':
    {
      hi: 'एक कक्षा के अंकों का माध्य {} और मानक विचलन {} है। विचरण गुणांक ज्ञात कीजिए (दशमलव के दो स्थान)।',
      te: 'ఒక తరగతి మార్కుల సగటు {}, ప్రామాణిక విచలనం {}. విచలన గుణకం కనుగొనండి (రెండు దశాంశ స్థానాలు).',
    },
  'Two dice are thrown. Find the probability that the sum is {}.': {
    hi: 'दो पासे फेंके जाते हैं। योग {} होने की प्रायिकता ज्ञात कीजिए।',
    te: 'రెండు పాచికలు వేశారు. మొత్తం {} అయ్యే సంభావ్యత కనుగొనండి.',
  },
  '{} equally likely outcomes, {} of them with the sum {}': {
    hi: '{1} समप्रायिक परिणाम, उनमें से {2} का योग {3}',
    te: '{1} సమసంభవ పర్యవసానాలు, వాటిలో మొత్తం {3} అయ్యేవి {2}',
  },
  'One card is drawn from a well-shuffled pack of {}. Find the probability that it is a red queen.': {
    hi: 'अच्छी तरह फेंटी गई {} पत्तों की गड्डी से एक पत्ता निकाला जाता है। उसके लाल बेगम होने की प्रायिकता ज्ञात कीजिए।',
    te: 'బాగా కలిపిన {} పేక ముక్కల కట్ట నుండి ఒక ముక్క తీశారు. అది ఎరుపు రాణి అయ్యే సంభావ్యత కనుగొనండి.',
  },
  'One card is drawn from a well-shuffled pack of {}. Find the probability that it is a face card.': {
    hi: 'अच्छी तरह फेंटी गई {} पत्तों की गड्डी से एक पत्ता निकाला जाता है। उसके तस्वीर वाला पत्ता होने की प्रायिकता ज्ञात कीजिए।',
    te: 'బాగా కలిపిన {} పేక ముక్కల కట్ట నుండి ఒక ముక్క తీశారు. అది ముఖ కార్డు అయ్యే సంభావ్యత కనుగొనండి.',
  },
  'One card is drawn from a well-shuffled pack of {}. Find the probability that it is a black face card.': {
    hi: 'अच्छी तरह फेंटी गई {} पत्तों की गड्डी से एक पत्ता निकाला जाता है। उसके काला तस्वीर वाला पत्ता होने की प्रायिकता ज्ञात कीजिए।',
    te: 'బాగా కలిపిన {} పేక ముక్కల కట్ట నుండి ఒక ముక్క తీశారు. అది నలుపు రంగు ముఖ కార్డు అయ్యే సంభావ్యత కనుగొనండి.',
  },
  'One card is drawn from a well-shuffled pack of {}. Find the probability that it is a king.': {
    hi: 'अच्छी तरह फेंटी गई {} पत्तों की गड्डी से एक पत्ता निकाला जाता है। उसके बादशाह होने की प्रायिकता ज्ञात कीजिए।',
    te: 'బాగా కలిపిన {} పేక ముక్కల కట్ట నుండి ఒక ముక్క తీశారు. అది రాజు అయ్యే సంభావ్యత కనుగొనండి.',
  },
  'One card is drawn from a well-shuffled pack of {}. Find the probability that it is a heart.': {
    hi: 'अच्छी तरह फेंटी गई {} पत्तों की गड्डी से एक पत्ता निकाला जाता है। उसके पान का पत्ता होने की प्रायिकता ज्ञात कीजिए।',
    te: 'బాగా కలిపిన {} పేక ముక్కల కట్ట నుండి ఒక ముక్క తీశారు. అది హృదయం గుర్తు ముక్క అయ్యే సంభావ్యత కనుగొనండి.',
  },
  'One card is drawn from a well-shuffled pack of {}. Find the probability that it is a red card.': {
    hi: 'अच्छी तरह फेंटी गई {} पत्तों की गड्डी से एक पत्ता निकाला जाता है। उसके लाल पत्ता होने की प्रायिकता ज्ञात कीजिए।',
    te: 'బాగా కలిపిన {} పేక ముక్కల కట్ట నుండి ఒక ముక్క తీశారు. అది ఎరుపు రంగు ముక్క అయ్యే సంభావ్యత కనుగొనండి.',
  },
  'One card is drawn from a well-shuffled pack of {}. Find the probability that it is neither a king nor a queen.':
    {
      hi: 'अच्छी तरह फेंटी गई {} पत्तों की गड्डी से एक पत्ता निकाला जाता है। उसके न बादशाह और न बेगम होने की प्रायिकता ज्ञात कीजिए।',
      te: 'బాగా కలిపిన {} పేక ముక్కల కట్ట నుండి ఒక ముక్క తీశారు. అది రాజు కానీ రాణి కానీ కాని ముక్క అయ్యే సంభావ్యత కనుగొనండి.',
    },
  'One card is drawn from a well-shuffled pack of {}. Find the probability that it is the ace of spades.': {
    hi: 'अच्छी तरह फेंटी गई {} पत्तों की गड्डी से एक पत्ता निकाला जाता है। उसके हुकुम का इक्का होने की प्रायिकता ज्ञात कीजिए।',
    te: 'బాగా కలిపిన {} పేక ముక్కల కట్ట నుండి ఒక ముక్క తీశారు. అది స్పేడ్ గుర్తు ఆసు అయ్యే సంభావ్యత కనుగొనండి.',
  },
  'Three coins are tossed together. Find the probability of at least {} heads.': {
    hi: 'तीन सिक्के एक साथ उछाले जाते हैं। कम से कम {} चित आने की प्रायिकता ज्ञात कीजिए।',
    te: 'మూడు నాణేలను ఒకేసారి ఎగరవేశారు. కనీసం {} బొమ్మలు పడే సంభావ్యత కనుగొనండి.',
  },
  '{} outcomes: HHH, HHT, HTH, THH, HTT, THT, TTH, TTT': {
    hi: '{} परिणाम (H चित, T पट): HHH, HHT, HTH, THH, HTT, THT, TTH, TTT',
    te: '{} పర్యవసానాలు (H బొమ్మ, T బొరుసు): HHH, HHT, HTH, THH, HTT, THT, TTH, TTT',
  },
  '{} of them fit: {}': { hi: 'उनमें से {} अनुकूल: {}', te: 'వాటిలో {} అనుకూలం: {}' },
  'A bag has {} white balls and some black ones. Drawing a black ball is twice as likely as drawing a white one. How many black balls are there?':
    {
      hi: 'एक थैले में {} सफ़ेद गेंदें और कुछ काली गेंदें हैं। काली गेंद निकलने की प्रायिकता सफ़ेद गेंद की दुगुनी है। काली गेंदें कितनी हैं?',
      te: 'ఒక సంచిలో {} తెల్ల బంతులు, కొన్ని నల్ల బంతులు ఉన్నాయి. నల్ల బంతి వచ్చే సంభావ్యత తెల్ల బంతికి రెట్టింపు. నల్ల బంతులు ఎన్ని?',
    },
  'A bag has {} white balls and some black ones. Drawing a black ball is three times as likely as drawing a white one. How many black balls are there?':
    {
      hi: 'एक थैले में {} सफ़ेद गेंदें और कुछ काली गेंदें हैं। काली गेंद निकलने की प्रायिकता सफ़ेद गेंद की तिगुनी है। काली गेंदें कितनी हैं?',
      te: 'ఒక సంచిలో {} తెల్ల బంతులు, కొన్ని నల్ల బంతులు ఉన్నాయి. నల్ల బంతి వచ్చే సంభావ్యత తెల్ల బంతికి మూడు రెట్లు. నల్ల బంతులు ఎన్ని?',
    },
  'Does {} vary directly or inversely with {}? Find the constant. {}': {
    hi: '{}, {} के साथ सीधा विचरण करता है या प्रतिलोम? अचर ज्ञात कीजिए। {}',
    te: '{}, {} తో అనులోమ చలనంలో ఉందా, విలోమ చలనంలో ఉందా? స్థిరాంకం కనుగొనండి. {}',
  },
  '{} throughout: directly': { hi: 'हर जगह {}: सीधा विचरण', te: 'అంతటా {}: అనులోమ చలనం' },
  '{} throughout: inversely': { hi: 'हर जगह {}: प्रतिलोम विचरण', te: 'అంతటా {}: విలోమ చలనం' },
  'constant {}': { hi: 'अचर {}', te: 'స్థిరాంకం {}' },
  'Hours {}': { hi: 'घंटे {}', te: 'గంటలు {}' },
  'Kilometres {}': { hi: 'किलोमीटर {}', te: 'కిలోమీటర్లు {}' },
  'A bus runs at a steady speed. Draw the graph, state the kind of variation, and read the distance after {} hours. {}':
    {
      hi: 'एक बस एकसमान चाल से चलती है। ग्राफ़ खींचिए, विचरण का प्रकार बताइए और {} घंटे बाद की दूरी पढ़िए। {}',
      te: 'ఒక బస్సు ఏకరీతి వేగంతో వెళ్తుంది. గ్రాఫ్ గీసి, చలన రకాన్ని తెలిపి, {} గంటల తర్వాత దూరాన్ని చదవండి. {}',
    },
  '{} in every column: direct variation, {}': {
    hi: 'प्रत्येक स्तंभ में {}: सीधा विचरण, {}',
    te: 'ప్రతి నిలువు వరుసలో {}: అనులోమ చలనం, {}',
  },
  'axes, scale, five points, straight line through the origin': {
    hi: 'अक्ष, पैमाना, पाँच बिंदु, मूलबिंदु से होकर जाने वाली सरल रेखा',
    te: 'అక్షాలు, స్కేలు, ఐదు బిందువులు, మూలబిందువు గుండా సరళరేఖ',
  },
  'at {}: {}': { hi: '{} पर: {}', te: '{} వద్ద: {}' },
  'Workers {}': { hi: 'मज़दूर {}', te: 'పనివారు {}' },
  'Days {}': { hi: 'दिन {}', te: 'రోజులు {}' },
  'Workers share out a job. Draw the graph, state the kind of variation, and read the days for {} workers. {}':
    {
      hi: 'मज़दूर मिलकर एक काम करते हैं। ग्राफ़ खींचिए, विचरण का प्रकार बताइए और {} मज़दूरों के लिए दिनों की संख्या पढ़िए। {}',
      te: 'పనివారు ఒక పనిని పంచుకుంటారు. గ్రాఫ్ గీసి, చలన రకాన్ని తెలిపి, {} మంది పనివారికి పట్టే రోజులను చదవండి. {}',
    },
  '{} in every column: inverse variation': {
    hi: 'प्रत्येक स्तंभ में {}: प्रतिलोम विचरण',
    te: 'ప్రతి నిలువు వరుసలో {}: విలోమ చలనం',
  },
  'axes, scale, points, smooth curve (a hyperbola)': {
    hi: 'अक्ष, पैमाना, बिंदु, निष्कोण वक्र (अतिपरवलय)',
    te: 'అక్షాలు, స్కేలు, బిందువులు, సున్నితమైన వక్రం (అతిపరావలయం)',
  },
  'at {}: {} days': { hi: '{} पर: {} दिन', te: '{} వద్ద: {} రోజులు' },
}
