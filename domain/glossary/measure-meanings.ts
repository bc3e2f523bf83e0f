import { type Meanings, meaning } from './meaning.ts'

/** Meanings of terms of circles, solids, data and probability: a sentence and an example. */
export const measureMeanings = {
  radius: meaning(
    'The distance from the centre of a circle to the circle: half the diameter.',
    'वृत्त के केंद्र से वृत्त तक की दूरी: व्यास की आधी।',
    'వృత్త కేంద్రం నుండి వృత్తానికి దూరం: వ్యాసంలో సగం.',
  ),
  diameter: meaning(
    'A chord through the centre: it is twice the radius, 14 cm if the radius is 7 cm.',
    'केंद्र से होकर जाने वाली जीवा: त्रिज्या की दोगुनी, त्रिज्या 7 सेमी हो तो 14 सेमी।',
    'కేంద్రం గుండా పోయే జ్యా: వ్యాసార్ధానికి రెట్టింపు; వ్యాసార్ధం 7 సెం.మీ. అయితే 14 సెం.మీ.',
  ),
  chord: meaning(
    'A segment that joins two points of a circle: the longest one is the diameter.',
    'वृत्त के दो बिंदुओं को मिलाने वाला रेखाखंड: सबसे लंबी जीवा व्यास है।',
    'వృత్తంపై రెండు బిందువులను కలిపే రేఖాఖండం: అతి పొడవైన జ్యా వ్యాసం.',
  ),
  secant: meaning(
    'A line that meets a circle at two points: a chord lengthened on both sides.',
    'वह रेखा जो वृत्त को दो बिंदुओं पर काटती है: दोनों ओर बढ़ाई गई जीवा।',
    'వృత్తాన్ని రెండు బిందువుల వద్ద ఖండించే రేఖ: రెండు వైపులా పొడిగించిన జ్యా.',
  ),
  'tangent-of-a-circle': meaning(
    'A line that meets a circle at one point only: it is perpendicular to the radius there.',
    'वह रेखा जो वृत्त से केवल एक बिंदु पर मिलती है: वहाँ यह त्रिज्या पर लंब होती है।',
    'వృత్తాన్ని ఒకే బిందువు వద్ద తాకే రేఖ: అక్కడ ఇది వ్యాసార్ధానికి లంబంగా ఉంటుంది.',
  ),
  'point-of-contact': meaning(
    'The point where a tangent meets its circle: P if the line touches the circle at P.',
    'वह बिंदु जहाँ स्पर्श रेखा वृत्त से मिलती है: रेखा वृत्त को P पर छुए तो P।',
    'స్పర్శరేఖ వృత్తాన్ని తాకే బిందువు: రేఖ వృత్తాన్ని P వద్ద తాకితే P.',
  ),
  perpendicular: meaning(
    'At a right angle, 90°, to something: a wall and a level floor.',
    'किसी से समकोण, 90°, पर: दीवार और समतल फ़र्श।',
    'దేనికైనా లంబకోణంలో, 90° వద్ద ఉన్నది: గోడ, సమతలమైన నేల.',
  ),
  circumference: meaning(
    'The length around a circle, 2πr: with r = 7 cm and π = 22/7 it is 44 cm.',
    'वृत्त के चारों ओर की लंबाई, 2πr: r = 7 सेमी और π = 22/7 पर 44 सेमी।',
    'వృత్తం చుట్టూ పొడవు, 2πr: r = 7 సెం.మీ., π = 22/7 అయితే 44 సెం.మీ.',
  ),
  arc: meaning(
    'A part of a circle between two of its points; for the angle θ its length is θ/360 × 2πr. A quarter circle has θ = 90°.',
    'वृत्त के दो बिंदुओं के बीच का भाग; कोण θ पर इसकी लंबाई θ/360 × 2πr है। चौथाई वृत्त में θ = 90°।',
    'వృత్తంపై రెండు బిందువుల మధ్య భాగం; కోణం θ అయితే పొడవు θ/360 × 2πr. పావు వృత్తంలో θ = 90°.',
  ),
  sector: meaning(
    'The region between two radii and the arc between them; its area is θ/360 × πr². A slice of pizza is one.',
    'दो त्रिज्याओं और उनके बीच के चाप से घिरा भाग; क्षेत्रफल θ/360 × πr² है। पिज़्ज़ा का टुकड़ा ऐसा ही है।',
    'రెండు వ్యాసార్ధాలు, వాటి మధ్య చాపంతో ఏర్పడిన ప్రాంతం; వైశాల్యం θ/360 × πr². పిజ్జా ముక్క ఇలాంటిదే.',
  ),
  segment: meaning(
    'The region between a chord and its arc: for the smaller one, the sector less the triangle.',
    'जीवा और उसके चाप के बीच का भाग: छोटे वृत्तखंड के लिए त्रिज्यखंड में से त्रिभुज घटाते हैं।',
    'జ్యా, దాని చాపం మధ్య ప్రాంతం: చిన్న వృత్తఖండం కోసం సెక్టారు నుండి త్రిభుజాన్ని తీసివేస్తారు.',
  ),
  volume: meaning(
    'The space that a solid takes up, in cubic units: a cube of side 2 cm has 8 cm³.',
    'ठोस द्वारा घेरी गई जगह, घन मात्रकों में: 2 सेमी भुजा के घन में 8 सेमी³।',
    'ఘనాకృతి ఆక్రమించే స్థలం, ఘన ప్రమాణాల్లో: 2 సెం.మీ. భుజం గల ఘనానికి 8 సెం.మీ³.',
  ),
  'surface-area': meaning(
    'The area of all faces of a solid together: 6a² for a cube of side a.',
    'ठोस के सभी फलकों का कुल क्षेत्रफल: a भुजा के घन का 6a²।',
    'ఘనాకృతి అన్ని ముఖాల మొత్తం వైశాల్యం: a భుజం గల ఘనానికి 6a².',
  ),
  'curved-surface': meaning(
    'The part of the surface that is not flat: 2πrh on a cylinder, without its two ends.',
    'सतह का वह भाग जो समतल नहीं है: बेलन में, दोनों सिरों को छोड़कर, 2πrh।',
    'ఉపరితలంలో చదునుగా లేని భాగం: స్థూపంలో రెండు చివరలు లేకుండా 2πrh.',
  ),
  cylinder: meaning(
    'A solid with two equal circles as its ends, such as a pipe or a tin; its volume is πr²h.',
    'वह ठोस जिसके दोनों सिरे बराबर वृत्त हैं, जैसे डिब्बा; आयतन πr²h है।',
    'రెండు చివరలూ సమాన వృత్తాలుగా ఉన్న ఘనాకృతి, డబ్బా లాంటిది; ఘనపరిమాణం πr²h.',
  ),
  cone: meaning(
    'A solid with a circle as its base that narrows to a point, such as an ice-cream cone; its volume is ⅓πr²h.',
    'वृत्ताकार आधार वाला ठोस जो एक बिंदु तक पतला होता जाता है, जैसे आइसक्रीम का कोन; आयतन ⅓πr²h है।',
    'వృత్తాకార భూమితో ఒక బిందువు వరకు సన్నబడే ఘనాకృతి, ఐస్‌క్రీం కోన్ లాంటిది; ఘనపరిమాణం ⅓πr²h.',
  ),
  sphere: meaning(
    'A solid whose surface is everywhere at the same distance from its centre, such as a ball; its volume is (4/3)πr³.',
    'वह ठोस जिसकी सतह केंद्र से हर जगह समान दूरी पर है, जैसे गेंद; आयतन (4/3)πr³ है।',
    'ఉపరితలం కేంద్రం నుండి అంతటా ఒకే దూరంలో ఉన్న ఘనాకృతి, బంతి లాంటిది; ఘనపరిమాణం (4/3)πr³.',
  ),
  hemisphere: meaning(
    'Half a sphere, such as a bowl; its curved surface is 2πr².',
    'आधा गोला, जैसे कटोरा; इसका वक्र पृष्ठ 2πr² है।',
    'సగం గోళం, గిన్నె లాంటిది; దీని వక్రతలం 2πr².',
  ),
  'slant-height': meaning(
    'The distance from the tip of a cone to the edge of its base, l = √(r² + h²): for r = 3 and h = 4 it is 5.',
    'शंकु के शीर्ष से आधार के किनारे तक की दूरी, l = √(r² + h²): r = 3 और h = 4 पर 5।',
    'శంఖువు శీర్షం నుండి భూమి అంచుకు దూరం, l = √(r² + h²): r = 3, h = 4 అయితే 5.',
  ),
  frequency: meaning(
    'How often a value occurs, or how many values lie in a class: in 2, 3, 3, 5 the frequency of 3 is 2.',
    'कोई मान कितनी बार आता है, या एक वर्ग में कितने मान हैं: 2, 3, 3, 5 में 3 की बारंबारता 2 है।',
    'ఒక విలువ ఎన్నిసార్లు వస్తుందో, లేదా ఒక తరగతిలో ఎన్ని విలువలు ఉన్నాయో: 2, 3, 3, 5 లో 3 పౌనఃపున్యం 2.',
  ),
  'class-interval': meaning(
    'A range of values that are counted together: 10–20 takes 10 and leaves out 20.',
    'मानों का वह समूह जिन्हें साथ गिनते हैं: 10–20 में 10 आता है, 20 नहीं।',
    'కలిపి లెక్కించే విలువల వ్యాప్తి: 10–20 లో 10 ఉంటుంది, 20 ఉండదు.',
  ),
  'class-mark': meaning(
    'The middle of a class: of 10–20 it is 15.',
    'वर्ग का मध्य मान: 10–20 का 15।',
    'తరగతి మధ్యలోని విలువ: 10–20 కు 15.',
  ),
  mean: meaning(
    'The sum of all values divided by how many there are: of 2, 4, 9 it is 5.',
    'सभी मानों का योग ÷ उनकी संख्या: 2, 4, 9 का माध्य 5 है।',
    'అన్ని విలువల మొత్తం ÷ వాటి సంఖ్య: 2, 4, 9 ల సగటు 5.',
  ),
  median: meaning(
    'The middle value once all are in order: of 7, 1, 4 it is 4.',
    'क्रम में रखने पर बीच का मान: 7, 1, 4 का माध्यक 4 है।',
    'వరుసలో పెట్టినప్పుడు మధ్యలోని విలువ: 7, 1, 4 ల మధ్యగతం 4.',
  ),
  mode: meaning(
    'The value that occurs most often: of 2, 3, 3, 5 it is 3.',
    'वह मान जो सबसे अधिक बार आता है: 2, 3, 3, 5 का बहुलक 3 है।',
    'ఎక్కువసార్లు వచ్చే విలువ: 2, 3, 3, 5 ల బాహుళకం 3.',
  ),
  'cumulative-frequency': meaning(
    'The sum of the frequencies up to and with a class: for the frequencies 4, 6, 5 they are 4, 10, 15.',
    'किसी वर्ग तक की सभी बारंबारताओं का योग: बारंबारताएँ 4, 6, 5 हों तो 4, 10, 15।',
    'ఒక తరగతి వరకు పౌనఃపున్యాల మొత్తం: పౌనఃపున్యాలు 4, 6, 5 అయితే 4, 10, 15.',
  ),
  'assumed-mean': meaning(
    'A value near the middle from which deviations are counted to keep the numbers small: with a = 50 the mean is 50 + Σfd/Σf.',
    'बीच के पास का मान जिससे विचलन गिनते हैं ताकि संख्याएँ छोटी रहें: a = 50 हो तो माध्य 50 + Σfd/Σf।',
    'సంఖ్యలు చిన్నవిగా ఉండేందుకు విచలనాలను లెక్కించే మధ్య విలువ: a = 50 అయితే సగటు 50 + Σfd/Σf.',
  ),
  experiment: meaning(
    'An action whose result cannot be told beforehand: throwing a die.',
    'वह क्रिया जिसका परिणाम पहले से नहीं बताया जा सकता: पासा फेंकना।',
    'ఫలితాన్ని ముందుగా చెప్పలేని పని: పాచికను విసరడం.',
  ),
  outcome: meaning(
    'One possible result of an experiment: a die shows 4.',
    'प्रयोग का एक संभव परिणाम: पासे पर 4 आना।',
    'ప్రయోగంలో రాగల ఒక ఫలితం: పాచికపై 4 రావడం.',
  ),
  event: meaning(
    'Some of the outcomes taken together: an even number on a die is 2, 4 or 6.',
    'कुछ परिणामों का समूह: पासे पर सम संख्या, अर्थात 2, 4 या 6।',
    'కొన్ని పర్యవసానాల సమూహం: పాచికపై సరిసంఖ్య, అంటే 2, 4 లేదా 6.',
  ),
  'equally-likely': meaning(
    'Said of outcomes of which none is more likely than another: the six faces of a fair die.',
    'वे परिणाम जिनमें किसी के आने की संभावना दूसरे से अधिक नहीं है: सही पासे के छह फलक।',
    'ఏ ఒక్కటీ మరొకదాని కంటే ఎక్కువగా రాని పర్యవసానాలు: నిష్పాక్షిక పాచిక ఆరు ముఖాలు.',
  ),
  'complementary-event': meaning(
    'The event that something does not happen, P(not E) = 1 − P(E): “no six” beside “a six”.',
    'किसी घटना के न होने की घटना, P(E नहीं) = 1 − P(E): “छह आना” के साथ “छह न आना”।',
    'ఒక ఘటన జరగకపోవడం, P(E కాదు) = 1 − P(E): “ఆరు రావడం”కు “ఆరు రాకపోవడం”.',
  ),
  probability: meaning(
    'Of equally likely outcomes, the favourable ones divided by all: for an even number on a die 3/6 = 1/2.',
    'समप्रायिक परिणामों में अनुकूल परिणाम ÷ सभी परिणाम: पासे पर सम संख्या के लिए 3/6 = 1/2।',
    'సమసంభవ పర్యవసానాల్లో అనుకూలమైనవి ÷ అన్నీ: పాచికపై సరిసంఖ్యకు 3/6 = 1/2.',
  ),
} satisfies Partial<Meanings>
