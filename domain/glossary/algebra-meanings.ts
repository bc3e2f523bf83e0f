import { type Meanings, meaning } from './meaning.ts'

/** Meanings of terms of numbers and algebra: a sentence and an example. */
export const algebraMeanings = {
  'natural-number': meaning(
    'A number for counting: 1, 2, 3, 4, …',
    'गिनने की संख्या: 1, 2, 3, 4, …',
    'లెక్కించడానికి వాడే సంఖ్య: 1, 2, 3, 4, …',
  ),
  integer: meaning(
    'A natural number, zero or the negative of a natural number: −3, 0, 7.',
    'प्राकृत संख्या, शून्य या प्राकृत संख्या का ऋणात्मक: −3, 0, 7।',
    'సహజ సంఖ్య, సున్న లేదా సహజ సంఖ్యకు ఋణ సంఖ్య: −3, 0, 7.',
  ),
  'prime-number': meaning(
    'A natural number greater than 1 that only 1 and itself divide: 2, 3, 5, 7.',
    '1 से बड़ी प्राकृत संख्या जिसे केवल 1 और वह स्वयं विभाजित करते हैं: 2, 3, 5, 7।',
    '1 కంటే పెద్దదై, 1 మరియు అదే సంఖ్య మాత్రమే భాగించే సహజ సంఖ్య: 2, 3, 5, 7.',
  ),
  'composite-number': meaning(
    'A natural number greater than 1 that is not prime: 12 = 3 × 4.',
    '1 से बड़ी प्राकृत संख्या जो अभाज्य नहीं है: 12 = 3 × 4।',
    '1 కంటే పెద్దదై, ప్రధానం కాని సహజ సంఖ్య: 12 = 3 × 4.',
  ),
  'prime-factorisation': meaning(
    'A number written as a product of primes, which can be done in one way only: 60 = 2² × 3 × 5.',
    'संख्या को अभाज्य संख्याओं के गुणनफल के रूप में लिखना, जो एक ही तरह से हो सकता है: 60 = 2² × 3 × 5।',
    'సంఖ్యను ప్రధాన సంఖ్యల లబ్ధంగా రాయడం; ఇది ఒకే విధంగా సాధ్యం: 60 = 2² × 3 × 5.',
  ),
  hcf: meaning(
    'The highest common factor: the greatest number that divides each of the given numbers. HCF of 12 and 18 is 6.',
    'महत्तम समापवर्तक: वह सबसे बड़ी संख्या जो दी गई हर संख्या को विभाजित करती है। 12 और 18 का HCF 6 है।',
    'గరిష్ఠ సామాన్య భాజకం: ఇచ్చిన ప్రతి సంఖ్యను భాగించే అతి పెద్ద సంఖ్య. 12, 18 ల గ.సా.భా. 6.',
  ),
  lcm: meaning(
    'The least common multiple: the least number that each of the given numbers divides. LCM of 4 and 6 is 12.',
    'लघुत्तम समापवर्त्य: वह सबसे छोटी संख्या जो दी गई हर संख्या से विभाजित होती है। 4 और 6 का LCM 12 है।',
    'కనిష్ఠ సామాన్య గుణిజం: ఇచ్చిన ప్రతి సంఖ్యతో భాగించబడే అతి చిన్న సంఖ్య. 4, 6 ల క.సా.గు. 12.',
  ),
  coprime: meaning(
    'Two numbers whose HCF is 1: 8 and 15.',
    'दो संख्याएँ जिनका HCF 1 है: 8 और 15।',
    'గ.సా.భా. 1 గా ఉన్న రెండు సంఖ్యలు: 8, 15.',
  ),
  'rational-number': meaning(
    'A number that can be written as p/q, where p and q are integers and q is not 0: 3/4, −5, 0.2.',
    'वह संख्या जो p/q के रूप में लिखी जा सके, जहाँ p और q पूर्णांक हैं और q शून्य नहीं है: 3/4, −5, 0.2।',
    'p, q పూర్ణసంఖ్యలై, q సున్న కానప్పుడు p/q రూపంలో రాయగల సంఖ్య: 3/4, −5, 0.2.',
  ),
  'irrational-number': meaning(
    'A real number that cannot be written as p/q with integers p and q: √2, π.',
    'वह वास्तविक संख्या जो पूर्णांकों p और q से p/q के रूप में नहीं लिखी जा सकती: √2, π।',
    'p, q పూర్ణసంఖ్యలతో p/q రూపంలో రాయలేని వాస్తవ సంఖ్య: √2, π.',
  ),
  'proof-by-contradiction': meaning(
    'A proof that supposes the opposite and arrives at something impossible: this is how √2 is shown to be irrational.',
    'वह उपपत्ति जिसमें उल्टी बात मानकर असंभव परिणाम तक पहुँचते हैं: √2 को इसी तरह अपरिमेय सिद्ध करते हैं।',
    'వ్యతిరేకమైనది నిజమనుకుని, అసాధ్యమైన ఫలితానికి చేరే నిరూపణ: √2 కరణీయ సంఖ్య అని ఇలాగే నిరూపిస్తారు.',
  ),
  polynomial: meaning(
    'A sum of terms, each a number times a whole-number power of the variable: 2x² − 3x + 1.',
    'पदों का योग, जिनमें हर पद एक संख्या और चर की पूर्ण संख्या घात का गुणनफल है: 2x² − 3x + 1।',
    'పదాల మొత్తం; ప్రతి పదం ఒక సంఖ్య, చరరాశి యొక్క పూర్ణాంక ఘాతం ల లబ్ధం: 2x² − 3x + 1.',
  ),
  degree: meaning(
    'The highest power of the variable in a polynomial: the degree of 4x³ − x + 7 is 3.',
    'बहुपद में चर की सबसे बड़ी घात: 4x³ − x + 7 की घात 3 है।',
    'బహుపదిలో చరరాశి యొక్క అతి పెద్ద ఘాతం: 4x³ − x + 7 పరిమాణం 3.',
  ),
  coefficient: meaning(
    'The number that multiplies a power of the variable: in 5x² − 2x the coefficient of x is −2.',
    'वह संख्या जो चर की घात से गुणा होती है: 5x² − 2x में x का गुणांक −2 है।',
    'చరరాశి ఘాతాన్ని గుణించే సంఖ్య: 5x² − 2x లో x గుణకం −2.',
  ),
  'constant-term': meaning(
    'The term without the variable: in x² − 4x + 9 it is 9.',
    'वह पद जिसमें चर नहीं है: x² − 4x + 9 में यह 9 है।',
    'చరరాశి లేని పదం: x² − 4x + 9 లో ఇది 9.',
  ),
  zero: meaning(
    'A value of x for which the polynomial becomes 0: the zeroes of x² − 5x + 6 are 2 and 3.',
    'x का वह मान जिस पर बहुपद का मान 0 होता है: x² − 5x + 6 के शून्यक 2 और 3 हैं।',
    'బహుపది విలువ 0 అయ్యే x విలువ: x² − 5x + 6 శూన్యాలు 2, 3.',
  ),
  factor: meaning(
    'One of the parts of a product: x − 2 is a factor of x² − 5x + 6 = (x − 2)(x − 3).',
    'गुणनफल का एक भाग: x − 2, x² − 5x + 6 = (x − 2)(x − 3) का गुणनखंड है।',
    'లబ్ధంలోని ఒక భాగం: x − 2 అనేది x² − 5x + 6 = (x − 2)(x − 3) కు కారణాంకం.',
  ),
  parabola: meaning(
    'The curve that is the graph of y = ax² + bx + c, where a is not 0: it opens upwards if a is positive.',
    'y = ax² + bx + c का ग्राफ़, जहाँ a शून्य नहीं है: a धनात्मक हो तो यह ऊपर की ओर खुलता है।',
    'a సున్న కానప్పుడు y = ax² + bx + c యొక్క గ్రాఫ్: a ధనాత్మకమైతే ఇది పైకి తెరుచుకుంటుంది.',
  ),
  variable: meaning(
    'A letter that stands for a number which may change: x and y in 2x + y = 7.',
    'वह अक्षर जो बदल सकने वाली संख्या के लिए आता है: 2x + y = 7 में x और y।',
    'మారగల సంఖ్యకు బదులుగా వాడే అక్షరం: 2x + y = 7 లో x, y.',
  ),
  'linear-equation': meaning(
    'An equation in which each variable stands in the first power only; in two variables its graph is a line: 2x + 3y = 6.',
    'वह समीकरण जिसमें हर चर की घात 1 ही है; दो चरों में इसका ग्राफ़ एक रेखा है: 2x + 3y = 6।',
    'ప్రతి చరరాశి ఘాతం 1 మాత్రమే ఉన్న సమీకరణం; రెండు చరరాశుల్లో దీని గ్రాఫ్ ఒక సరళరేఖ: 2x + 3y = 6.',
  ),
  solution: meaning(
    'Values of the variables that make an equation true: x = 2, y = 1 is a solution of x + y = 3.',
    'चरों के वे मान जो समीकरण को सत्य बनाते हैं: x = 2, y = 1, x + y = 3 का हल है।',
    'సమీకరణాన్ని నిజం చేసే చరరాశుల విలువలు: x = 2, y = 1 అనేది x + y = 3 కు సాధన.',
  ),
  substitution: meaning(
    'Solving a pair of equations by putting one variable, written by the other, into the second equation: y = 3 − x into 2x + y = 5.',
    'एक चर को दूसरे के पदों में लिखकर दूसरे समीकरण में रखकर हल करना: y = 3 − x को 2x + y = 5 में।',
    'ఒక చరరాశిని మరొకదానితో వ్యక్తపరిచి, రెండవ సమీకరణంలో ప్రతిక్షేపించి సాధించడం: y = 3 − x ను 2x + y = 5 లో.',
  ),
  elimination: meaning(
    'Solving a pair of equations by adding or subtracting multiples of them so that one variable goes: (x + y) + (x − y) = 2x.',
    'समीकरणों के गुणज जोड़कर या घटाकर एक चर हटाते हुए हल करना: (x + y) + (x − y) = 2x।',
    'సమీకరణాల గుణిజాలను కూడి లేదా తీసివేసి ఒక చరరాశిని తొలగించి సాధించడం: (x + y) + (x − y) = 2x.',
  ),
  consistent: meaning(
    'Said of equations that have at least one solution together: x + y = 3 and x − y = 1.',
    'ऐसे समीकरण जिनका साथ में कम से कम एक हल है: x + y = 3 और x − y = 1।',
    'కలిపి కనీసం ఒక సాధన ఉన్న సమీకరణాలు: x + y = 3, x − y = 1.',
  ),
  inconsistent: meaning(
    'Said of equations that have no solution together: x + y = 3 and x + y = 5.',
    'ऐसे समीकरण जिनका साथ में कोई हल नहीं है: x + y = 3 और x + y = 5।',
    'కలిపి ఏ సాధనా లేని సమీకరణాలు: x + y = 3, x + y = 5.',
  ),
  'quadratic-equation': meaning(
    'An equation of the form ax² + bx + c = 0, where a is not 0: x² − 3x + 2 = 0.',
    'ax² + bx + c = 0 के रूप का समीकरण, जहाँ a शून्य नहीं है: x² − 3x + 2 = 0।',
    'a సున్న కానప్పుడు ax² + bx + c = 0 రూపంలోని సమీకరణం: x² − 3x + 2 = 0.',
  ),
  root: meaning(
    'A value of the variable that makes an equation true: the roots of x² − 3x + 2 = 0 are 1 and 2.',
    'चर का वह मान जो समीकरण को सत्य बनाता है: x² − 3x + 2 = 0 के मूल 1 और 2 हैं।',
    'సమీకరణాన్ని నిజం చేసే చరరాశి విలువ: x² − 3x + 2 = 0 మూలాలు 1, 2.',
  ),
  discriminant: meaning(
    'D = b² − 4ac, which says what roots ax² + bx + c = 0 has: for x² − 3x + 2 = 0 it is 9 − 8 = 1, so they are real and different.',
    'D = b² − 4ac, जो ax² + bx + c = 0 के मूलों की प्रकृति बताता है: x² − 3x + 2 = 0 में यह 9 − 8 = 1 है, इसलिए मूल वास्तविक और भिन्न हैं।',
    'D = b² − 4ac; ఇది ax² + bx + c = 0 మూలాల స్వభావాన్ని చెబుతుంది: x² − 3x + 2 = 0 కు ఇది 9 − 8 = 1, కాబట్టి మూలాలు వాస్తవాలు, విభిన్నాలు.',
  ),
  'completing-the-square': meaning(
    'Adding what makes a square of a bracket: x² + 6x + 9 = (x + 3)².',
    'ऐसी संख्या जोड़ना कि कोष्ठक का वर्ग बन जाए: x² + 6x + 9 = (x + 3)²।',
    'బ్రాకెట్ వర్గం అయ్యేలా తగిన సంఖ్యను కలపడం: x² + 6x + 9 = (x + 3)².',
  ),
  'quadratic-formula': meaning(
    'x = (−b ± √(b² − 4ac)) / 2a, which gives the real roots of ax² + bx + c = 0 if b² − 4ac is not negative. For x² − 3x + 2 = 0 it gives (3 ± 1)/2.',
    'x = (−b ± √(b² − 4ac)) / 2a; b² − 4ac ऋणात्मक न हो तो यह ax² + bx + c = 0 के वास्तविक मूल देता है। x² − 3x + 2 = 0 में (3 ± 1)/2।',
    'x = (−b ± √(b² − 4ac)) / 2a; b² − 4ac ఋణాత్మకం కాకపోతే ఇది ax² + bx + c = 0 వాస్తవ మూలాలను ఇస్తుంది. x² − 3x + 2 = 0 కు (3 ± 1)/2.',
  ),
  'real-roots': meaning(
    'Roots that are real numbers; a quadratic equation has them if D ≥ 0. x² + 1 = 0 has none.',
    'वे मूल जो वास्तविक संख्याएँ हैं; D ≥ 0 हो तो द्विघात समीकरण के ऐसे मूल होते हैं। x² + 1 = 0 का ऐसा कोई मूल नहीं।',
    'వాస్తవ సంఖ్యలైన మూలాలు; D ≥ 0 అయితే వర్గ సమీకరణానికి ఇవి ఉంటాయి. x² + 1 = 0 కు ఇవి లేవు.',
  ),
  sequence: meaning(
    'Numbers in a definite order: 1, 4, 9, 16, …',
    'निश्चित क्रम में लिखी संख्याएँ: 1, 4, 9, 16, …',
    'నిర్దిష్ట క్రమంలో ఉన్న సంఖ్యలు: 1, 4, 9, 16, …',
  ),
  'arithmetic-progression': meaning(
    'A sequence in which each next term is the one before plus a fixed number: 3, 7, 11, 15, …',
    'वह अनुक्रम जिसमें हर अगला पद पिछले पद में एक निश्चित संख्या जोड़ने से मिलता है: 3, 7, 11, 15, …',
    'ముందు పదానికి ఒక స్థిర సంఖ్యను కలిపితే తర్వాతి పదం వచ్చే అనుక్రమం: 3, 7, 11, 15, …',
  ),
  'common-difference': meaning(
    'What each term of an arithmetic progression is more than the one before: in 3, 7, 11 it is 4.',
    'समांतर श्रेढ़ी के किसी पद और उससे पिछले पद का अंतर: 3, 7, 11 में यह 4 है।',
    'అంకశ్రేఢిలో ఒక పదానికి, దాని ముందు పదానికి మధ్య తేడా: 3, 7, 11 లో ఇది 4.',
  ),
  'nth-term': meaning(
    'The term at place n of a progression, a + (n − 1)d: in 3, 7, 11, … the 10th term is 3 + 9 × 4 = 39.',
    'श्रेढ़ी में nवें स्थान का पद, a + (n − 1)d: 3, 7, 11, … का 10वाँ पद 3 + 9 × 4 = 39 है।',
    'శ్రేఢిలో n వ స్థానంలోని పదం, a + (n − 1)d: 3, 7, 11, … లో 10 వ పదం 3 + 9 × 4 = 39.',
  ),
  'first-term': meaning(
    'The term with which a progression begins, written a: in 3, 7, 11 it is 3.',
    'श्रेढ़ी का पहला पद, जिसे a लिखते हैं: 3, 7, 11 में यह 3 है।',
    'శ్రేఢి మొదలయ్యే పదం, దీన్ని a అని రాస్తారు: 3, 7, 11 లో ఇది 3.',
  ),
} satisfies Partial<Meanings>
