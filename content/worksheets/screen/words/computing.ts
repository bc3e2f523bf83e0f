import type { Sentences } from './sentences.ts'

/** Data, charts, fairness, programs and queries, with the words of their tables. Names in a program stay. */
export const computingWords: Sentences = {
  yes: { hi: 'हाँ', te: 'అవును' },
  no: { hi: 'नहीं', te: 'కాదు' },
  Minutes: { hi: 'मिनट', te: 'నిమిషాలు' },
  'Came late': { hi: 'देर से आया', te: 'ఆలస్యంగా వచ్చారు' },
  'A rule says: a student whose bus takes more than {} minutes comes late. Apply it to these rows and count its errors. {}':
    {
      hi: 'एक नियम कहता है: जिस विद्यार्थी की बस {} मिनट से अधिक लेती है, वह देर से आता है। इसे इन पंक्तियों पर लगाइए और इसकी त्रुटियाँ गिनिए। {}',
      te: 'ఒక నియమం: బస్సు {} నిమిషాల కంటే ఎక్కువ తీసుకుంటే విద్యార్థి ఆలస్యంగా వస్తాడు. ఈ వరుసలకు దాన్ని వర్తింపజేసి, దాని దోషాలను లెక్కించండి. {}',
    },
  'the rule says {}': { hi: 'नियम कहता है: {}', te: 'నియమం చెప్పేది: {}' },
  '{} of {} rows differ: error rate {}': {
    hi: '{2} में से {1} पंक्तियाँ भिन्न हैं: त्रुटि दर {3}',
    te: '{2} వరుసలలో {1} చోట్ల తేడా ఉంది: దోష రేటు {3}',
  },
  'A rule is right on {} of {} rows from which it was made and on {} of {} rows it had not seen. Which share should be reported, and what is it?':
    {
      hi: 'एक नियम उन {2} पंक्तियों में से {1} पर सही है जिनसे वह बनाया गया था, और {4} अनदेखी पंक्तियों में से {3} पर। कौन-सा भाग बताया जाना चाहिए, और वह कितना है?',
      te: 'ఒక నియమం దాన్ని తయారుచేసిన {2} వరుసలలో {1} చోట్ల, అది చూడని {4} వరుసలలో {3} చోట్ల సరైనది. ఏ వాటాను తెలపాలి? అది ఎంత?',
    },
  'the share on rows it had not seen, since it was fitted to the others': {
    hi: 'अनदेखी पंक्तियों वाला भाग, क्योंकि नियम बाकी पंक्तियों से ही बनाया गया था',
    te: 'అది చూడని వరుసల వాటా, ఎందుకంటే మిగతా వరుసలతోనే నియమాన్ని తయారుచేశారు',
  },
  Way: { hi: 'साधन', te: 'మార్గం' },
  bus: { hi: 'बस', te: 'బస్సు' },
  cycle: { hi: 'साइकिल', te: 'సైకిల్' },
  'on foot': { hi: 'पैदल', te: 'నడక' },
  van: { hi: 'वैन', te: 'వ్యాన్' },
  Students: { hi: 'विद्यार्थी', te: 'విద్యార్థులు' },
  '{} students come to school like this. Find the angles for a pie chart. {}': {
    hi: '{} विद्यार्थी इस प्रकार विद्यालय आते हैं। पाई चार्ट के कोण ज्ञात कीजिए। {}',
    te: '{} మంది విద్యార్థులు ఇలా పాఠశాలకు వస్తారు. వృత్తరేఖాచిత్రం కోణాలను కనుగొనండి. {}',
  },
  'one student takes {}': { hi: 'एक विद्यार्थी लेता है {}', te: 'ఒక విద్యార్థికి {}' },
  'angles {}; they add up to {}': { hi: 'कोण {}; उनका योग {}', te: 'కోణాలు {}; వాటి మొత్తం {}' },
  'Which chart suits best: how a monthly budget is shared out? Give the reason.': {
    hi: 'कौन-सा आलेख सबसे उपयुक्त है: मासिक बजट कैसे बँटता है? कारण बताइए।',
    te: 'ఏ చిత్రం అత్యంత తగినది: నెలవారీ బడ్జెట్ ఎలా పంచబడుతుంది? కారణం తెలపండి.',
  },
  'pie chart or one stacked bar: parts of a whole': {
    hi: 'पाई चार्ट या एक विभाजित दंड: पूर्ण के भाग',
    te: 'వృత్తరేఖాచిత్రం లేదా ఒక విభాజిత కమ్మీ: మొత్తంలో భాగాలు',
  },
  'Which chart suits best: number of books in five subjects? Give the reason.': {
    hi: 'कौन-सा आलेख सबसे उपयुक्त है: पाँच विषयों की पुस्तकों की संख्या? कारण बताइए।',
    te: 'ఏ చిత్రం అత్యంత తగినది: ఐదు సబ్జెక్టుల పుస్తకాల సంఖ్య? కారణం తెలపండి.',
  },
  'bar chart: separate kinds are compared': {
    hi: 'दंड आलेख: अलग-अलग प्रकारों की तुलना',
    te: 'కమ్మీ చిత్రం: వేర్వేరు రకాల పోలిక',
  },
  'Which chart suits best: height against age of forty students? Give the reason.': {
    hi: 'कौन-सा आलेख सबसे उपयुक्त है: चालीस विद्यार्थियों की आयु और ऊँचाई का संबंध? कारण बताइए।',
    te: 'ఏ చిత్రం అత్యంత తగినది: నలభై మంది విద్యార్థుల వయసుకు, ఎత్తుకు గల సంబంధం? కారణం తెలపండి.',
  },
  'scatter plot: two numbers for each student': {
    hi: 'प्रकीर्ण आलेख: प्रत्येक विद्यार्थी की दो संख्याएँ',
    te: 'విక్షేపణ చిత్రం: ఒక్కో విద్యార్థికి రెండు సంఖ్యలు',
  },
  'Which chart suits best: rainfall month by month over a year? Give the reason.': {
    hi: 'कौन-सा आलेख सबसे उपयुक्त है: एक वर्ष की माह-दर-माह वर्षा? कारण बताइए।',
    te: 'ఏ చిత్రం అత్యంత తగినది: ఒక సంవత్సరంలో నెలవారీ వర్షపాతం? కారణం తెలపండి.',
  },
  'line chart: the order of time matters': {
    hi: 'रेखा आलेख: समय का क्रम महत्वपूर्ण है',
    te: 'రేఖా చిత్రం: కాలక్రమం ముఖ్యం',
  },
  'Which chart suits best: marks of {} students in classes of ten? Give the reason.': {
    hi: 'कौन-सा आलेख सबसे उपयुक्त है: {} विद्यार्थियों के अंक, दस-दस के वर्गों में? कारण बताइए।',
    te: 'ఏ చిత్రం అత్యంత తగినది: {} మంది విద్యార్థుల మార్కులు, పదేసి తరగతులలో? కారణం తెలపండి.',
  },
  'histogram: classes of a continuous scale': {
    hi: 'आयतचित्र: सतत पैमाने के वर्ग',
    te: 'సోపాన చిత్రం: అవిచ్ఛిన్న కొలబద్ద తరగతులు',
  },
  'A bar chart has an axis that begins at {}. Two bars end at {} and {}. How many times as long does the second bar look, and by how many per cent is its value really larger?':
    {
      hi: 'एक दंड आलेख का अक्ष {} से आरंभ होता है। दो दंड {} और {} पर समाप्त होते हैं। दूसरा दंड पहले का कितना गुना लंबा दिखता है, और उसका मान वास्तव में कितने प्रतिशत अधिक है?',
      te: 'ఒక కమ్మీ చిత్రం అక్షం {} వద్ద మొదలవుతుంది. రెండు కమ్మీలు {}, {} వద్ద ముగుస్తాయి. రెండవ కమ్మీ మొదటిదానికి ఎన్ని రెట్లు పొడవుగా కనిపిస్తుంది? దాని విలువ నిజంగా ఎంత శాతం ఎక్కువ?',
    },
  '{} times as long': { hi: '{} गुना लंबा', te: '{} రెట్లు పొడవు' },
  'really {} larger': { hi: 'वास्तव में {} अधिक', te: 'నిజంగా {} ఎక్కువ' },
  'A van goes {} at {} and comes back at {}. Why is the average speed not {}? Find it.': {
    hi: 'एक वैन {2} की चाल से {1} जाती है और {3} की चाल से लौटती है। औसत चाल {4} क्यों नहीं है? औसत चाल ज्ञात कीजिए।',
    te: 'ఒక వ్యాన్ {2} వేగంతో {1} వెళ్లి, {3} వేగంతో తిరిగి వచ్చింది. సగటు వేగం {4} ఎందుకు కాదు? సగటు వేగం కనుగొనండి.',
  },
  'more time is spent at the lower speed': {
    hi: 'कम चाल पर अधिक समय लगता है',
    te: 'తక్కువ వేగంతో ఎక్కువ సమయం పడుతుంది',
  },
  '{} in {} hours: {}': { hi: '{2} घंटे में {1}: {3}', te: '{2} గంటల్లో {1}: {3}' },
  'Section A ({} students) has a mean of {} marks, section B ({} students) a mean of {}. Find the mean of both together (two decimals).':
    {
      hi: 'सेक्शन A ({} विद्यार्थी) के अंकों का माध्य {} है और सेक्शन B ({} विद्यार्थी) का {}। दोनों का मिलाकर माध्य ज्ञात कीजिए (दशमलव के दो स्थान)।',
      te: 'సెక్షన్ A ({} మంది విద్యార్థులు) మార్కుల సగటు {}, సెక్షన్ B ({} మంది విద్యార్థులు) సగటు {}. రెండింటి కలిపిన సగటు కనుగొనండి (రెండు దశాంశ స్థానాలు).',
    },
  'total {}': { hi: 'योग {}', te: 'మొత్తం {}' },
  'mean {}, not the middle {}': { hi: 'माध्य {}, बीच का {} नहीं', te: 'సగటు {}, మధ్యలోని {} కాదు' },
  'Two mangoes differ by {} in length and {} in weight. Which measurement decides their distance? What happens if the weight is given in kg?':
    {
      hi: 'दो आमों की लंबाई में {} और भार में {} का अंतर है। उनकी दूरी किस माप से तय होती है? यदि भार kg में दिया जाए तो क्या होगा?',
      te: 'రెండు మామిడి పండ్ల పొడవులో {}, బరువులో {} తేడా ఉంది. వాటి దూరాన్ని ఏ కొలత నిర్ణయిస్తుంది? బరువును kg లలో ఇస్తే ఏమవుతుంది?',
    },
  '{}: nearly all of it is weight': { hi: '{}: लगभग पूरा भार से है', te: '{}: దాదాపు అంతా బరువు వల్లే' },
  'in kg the difference is {}, so {} and the length decides; bring both to one scale first': {
    hi: 'kg में अंतर {} है, अतः {} और लंबाई तय करती है; पहले दोनों को एक ही पैमाने पर लाएँ',
    te: 'kg లలో తేడా {}, కాబట్టి {}, పొడవు నిర్ణయిస్తుంది; ముందుగా రెండింటినీ ఒకే స్కేలుకు తేవాలి',
  },
  'After {} overs a team has {} runs. Predict its score after {} overs at the same run rate.': {
    hi: '{} ओवर के बाद एक टीम के {} रन हैं। उसी रन रेट से {} ओवर के बाद उसके स्कोर का पूर्वानुमान लगाइए।',
    te: '{} ఓవర్ల తర్వాత ఒక జట్టుకు {} పరుగులు ఉన్నాయి. అదే రన్ రేట్‌తో {} ఓవర్ల తర్వాత దాని స్కోరును అంచనా వేయండి.',
  },
  'run rate {}': { hi: 'रन रेट {}', te: 'రన్ రేట్ {}' },
  '{} runs': { hi: '{} रन', te: '{} పరుగులు' },
  Group: { hi: 'समूह', te: 'సమూహం' },
  Rows: { hi: 'पंक्तियाँ', te: 'వరుసలు' },
  Errors: { hi: 'त्रुटियाँ', te: 'దోషాలు' },
  Town: { hi: 'नगर', te: 'పట్టణం' },
  Village: { hi: 'गाँव', te: 'గ్రామం' },
  'A speech program was tested. Find the error rate of each group and of all rows. Why is the last number not enough? {}':
    {
      hi: 'बोली पहचानने वाले एक प्रोग्राम की जाँच की गई। प्रत्येक समूह की और सभी पंक्तियों की त्रुटि दर ज्ञात कीजिए। अंतिम संख्या पर्याप्त क्यों नहीं है? {}',
      te: 'మాటలను గుర్తించే ఒక ప్రోగ్రామ్‌ను పరీక్షించారు. ప్రతి సమూహం దోష రేటును, అన్ని వరుసల దోష రేటును కనుగొనండి. చివరి సంఖ్య ఎందుకు సరిపోదు? {}',
    },
  'town {}, village {}': { hi: 'नगर {}, गाँव {}', te: 'పట్టణం {}, గ్రామం {}' },
  'all {}': { hi: 'कुल {}', te: 'అన్నీ {}' },
  'it hides the small group, which fares worse': {
    hi: 'वह छोटे समूह को छिपा देती है, जिसकी त्रुटि दर अधिक है',
    te: 'ఎక్కువ దోషాలున్న చిన్న సమూహాన్ని అది దాచేస్తుంది',
  },
  'A photo collection has {} pictures of girls and {} of boys; in the school {} are girls. By how many percentage points are girls under-represented?':
    {
      hi: 'फ़ोटो के एक संग्रह में लड़कियों के {} और लड़कों के {} चित्र हैं; विद्यालय में {} लड़कियाँ हैं। लड़कियों का प्रतिनिधित्व कितने प्रतिशत अंक कम है?',
      te: 'ఒక ఫోటోల సేకరణలో అమ్మాయిలవి {}, అబ్బాయిలవి {} ఫోటోలు ఉన్నాయి; పాఠశాలలో {} మంది అమ్మాయిలు. అమ్మాయిల ప్రాతినిధ్యం ఎన్ని శాతం పాయింట్లు తక్కువ?',
    },
  '{} percentage points': { hi: '{} प्रतिशत अंक', te: '{} శాతం పాయింట్లు' },
  'A project compares lunch dishes. Name two facts it needs and two personal ones it should not keep.': {
    hi: 'एक परियोजना दोपहर के भोजन के व्यंजनों की तुलना करती है। दो तथ्य बताइए जो उसे चाहिए, और दो निजी तथ्य जो उसे नहीं रखने चाहिए।',
    te: 'ఒక ప్రాజెక్టు మధ్యాహ్న భోజన వంటకాలను పోలుస్తుంది. దానికి అవసరమైన రెండు వివరాలను, అది ఉంచకూడని రెండు వ్యక్తిగత వివరాలను తెలపండి.',
  },
  'needs for example: dish, plates left over, day': {
    hi: 'उदाहरण के लिए चाहिए: व्यंजन, बची हुई थालियाँ, दिन',
    te: 'ఉదాహరణకు అవసరం: వంటకం, మిగిలిన ప్లేట్లు, రోజు',
  },
  'should not keep: names and health notes of students': {
    hi: 'नहीं रखने चाहिए: विद्यार्थियों के नाम और स्वास्थ्य की जानकारी',
    te: 'ఉంచకూడనివి: విద్యార్థుల పేర్లు, ఆరోగ్య వివరాలు',
  },
  'A project counts library loans. Name two facts it needs and two personal ones it should not keep.': {
    hi: 'एक परियोजना पुस्तकालय से ली गई पुस्तकें गिनती है। दो तथ्य बताइए जो उसे चाहिए, और दो निजी तथ्य जो उसे नहीं रखने चाहिए।',
    te: 'ఒక ప్రాజెక్టు గ్రంథాలయం నుండి తీసుకున్న పుస్తకాలను లెక్కిస్తుంది. దానికి అవసరమైన రెండు వివరాలను, అది ఉంచకూడని రెండు వ్యక్తిగత వివరాలను తెలపండి.',
  },
  'needs for example: book, date, class': {
    hi: 'उदाहरण के लिए चाहिए: पुस्तक, तारीख, कक्षा',
    te: 'ఉదాహరణకు అవసరం: పుస్తకం, తేదీ, తరగతి',
  },
  'should not keep: names and addresses of readers': {
    hi: 'नहीं रखने चाहिए: पाठकों के नाम और पते',
    te: 'ఉంచకూడనివి: పాఠకుల పేర్లు, చిరునామాలు',
  },
  'A project studies travel to school. Name two facts it needs and two personal ones it should not keep.': {
    hi: 'एक परियोजना विद्यालय आने-जाने का अध्ययन करती है। दो तथ्य बताइए जो उसे चाहिए, और दो निजी तथ्य जो उसे नहीं रखने चाहिए।',
    te: 'ఒక ప్రాజెక్టు పాఠశాలకు ప్రయాణాన్ని అధ్యయనం చేస్తుంది. దానికి అవసరమైన రెండు వివరాలను, అది ఉంచకూడని రెండు వ్యక్తిగత వివరాలను తెలపండి.',
  },
  'needs for example: way, distance in whole km, minutes': {
    hi: 'उदाहरण के लिए चाहिए: साधन, पूरे km में दूरी, मिनट',
    te: 'ఉదాహరణకు అవసరం: మార్గం, పూర్తి km లలో దూరం, నిమిషాలు',
  },
  'should not keep: names, home addresses, photographs': {
    hi: 'नहीं रखने चाहिए: नाम, घर के पते, फ़ोटो',
    te: 'ఉంచకూడనివి: పేర్లు, ఇంటి చిరునామాలు, ఫోటోలు',
  },
  'A project predicts bus delays. Name two facts it needs and two personal ones it should not keep.': {
    hi: 'एक परियोजना बसों की देरी का पूर्वानुमान लगाती है। दो तथ्य बताइए जो उसे चाहिए, और दो निजी तथ्य जो उसे नहीं रखने चाहिए।',
    te: 'ఒక ప్రాజెక్టు బస్సుల ఆలస్యాలను అంచనా వేస్తుంది. దానికి అవసరమైన రెండు వివరాలను, అది ఉంచకూడని రెండు వ్యక్తిగత వివరాలను తెలపండి.',
  },
  'needs for example: stop, time, minutes late': {
    hi: 'उदाहरण के लिए चाहिए: स्टॉप, समय, देरी के मिनट',
    te: 'ఉదాహరణకు అవసరం: స్టాప్, సమయం, ఆలస్యమైన నిమిషాలు',
  },
  'should not keep: names and phone numbers of passengers': {
    hi: 'नहीं रखने चाहिए: यात्रियों के नाम और फ़ोन नंबर',
    te: 'ఉంచకూడనివి: ప్రయాణికుల పేర్లు, ఫోన్ నంబర్లు',
  },
  'What does this program print? {}': {
    hi: 'यह प्रोग्राम क्या छापता है? {}',
    te: 'ఈ ప్రోగ్రామ్ ఏమి ముద్రిస్తుంది? {}',
  },
  'n runs from {} to {}; {} is not reached': {
    hi: 'n का मान {} से {} तक चलता है; {} तक नहीं पहुँचता',
    te: 'n విలువ {} నుండి {} వరకు వెళ్తుంది; {} ను చేరదు',
  },
  'it prints {}': { hi: 'यह {} छापता है', te: 'ఇది {} ను ముద్రిస్తుంది' },
  'Find the slip in this program and mend it. {}': {
    hi: 'इस प्रोग्राम की त्रुटि ढूँढ़िए और उसे ठीक कीजिए। {}',
    te: 'ఈ ప్రోగ్రామ్‌లోని తప్పును కనుగొని సరిచేయండి. {}',
  },
  'the places are {} and {}; there is no place {}': {
    hi: 'स्थान {} और {} हैं; स्थान {} नहीं है',
    te: 'స్థానాలు {}, {}; స్థానం {} లేదు',
  },
  'input gives text; write int(input("Age? "))': {
    hi: 'input से पाठ मिलता है; int(input("Age? ")) लिखिए',
    te: 'input పాఠ్యాన్ని ఇస్తుంది; int(input("Age? ")) రాయండి',
  },
  'comparing needs two signs: x == {}': {
    hi: 'तुलना के लिए दो चिह्न चाहिए: x == {}',
    te: 'పోల్చడానికి రెండు గుర్తులు కావాలి: x == {}',
  },
  'the line inside the loop must be indented': {
    hi: 'लूप के भीतर की पंक्ति के आगे रिक्त स्थान चाहिए',
    te: 'లూప్ లోపలి పంక్తి ముందు ఖాళీలు ఉండాలి',
  },
  'the colon after area(r) is missing': {
    hi: 'area(r) के बाद कोलन नहीं है',
    te: 'area(r) తర్వాత కోలన్ లేదు',
  },
  'The share of online orders went from {} to {}. Give the change in percentage points and in per cent.': {
    hi: 'ऑनलाइन ऑर्डर का भाग {} से {} हो गया। परिवर्तन प्रतिशत अंकों में और प्रतिशत में बताइए।',
    te: 'ఆన్‌లైన్ ఆర్డర్ల వాటా {} నుండి {} కు మారింది. మార్పును శాతం పాయింట్లలో, శాతంలో తెలపండి.',
  },
  'A price rises by {} and then falls by {}. By how many per cent has it changed in the end? Why is it not zero?':
    {
      hi: 'एक मूल्य {} बढ़ता है और फिर {} घटता है। अंत में वह कितने प्रतिशत बदला? परिवर्तन शून्य क्यों नहीं है?',
      te: 'ఒక ధర {} పెరిగి, తర్వాత {} తగ్గింది. చివరకు అది ఎంత శాతం మారింది? మార్పు సున్నా ఎందుకు కాదు?',
    },
  'it is {} lower: the second change counts from the higher price': {
    hi: 'वह {} कम है: दूसरा परिवर्तन बढ़े हुए मूल्य पर गिना जाता है',
    te: 'అది {} తక్కువ: రెండవ మార్పు పెరిగిన ధరపై లెక్కిస్తారు',
  },
  'A branch had {} customers and grew by {} each year. How many has it after {} years (nearest whole number)?':
    {
      hi: 'एक शाखा के {} ग्राहक थे और संख्या हर वर्ष {} बढ़ी। {} वर्ष बाद उसके कितने ग्राहक हैं (निकटतम पूर्ण संख्या)?',
      te: 'ఒక శాఖకు {} మంది వినియోగదారులు ఉన్నారు; ఏటా {} పెరిగారు. {} సంవత్సరాల తర్వాత ఎంత మంది ఉంటారు (దగ్గరి పూర్ణాంకం)?',
    },
  '{} customers': { hi: '{} ग्राहक', te: '{} వినియోగదారులు' },
  'Three branches sold {} bags. Find the share of the largest in per cent (one decimal).': {
    hi: 'तीन शाखाओं ने {} थैले बेचे। सबसे अधिक बेचने वाली शाखा का भाग प्रतिशत में ज्ञात कीजिए (दशमलव का एक स्थान)।',
    te: 'మూడు శాఖలు {} సంచులు అమ్మాయి. అత్యధికంగా అమ్మిన శాఖ వాటాను శాతంలో కనుగొనండి (ఒక దశాంశ స్థానం).',
  },
  Cash: { hi: 'नकद', te: 'నగదు' },
  UPI: { hi: 'UPI', te: 'UPI' },
  Total: { hi: 'योग', te: 'మొత్తం' },
  Shop: { hi: 'दुकान', te: 'దుకాణం' },
  Stall: { hi: 'ठेला', te: 'స్టాల్' },
  'Complete the totals and find which share of the first row is cash. {}': {
    hi: 'योग पूरे कीजिए और ज्ञात कीजिए कि पहली पंक्ति का कितना भाग नकद है। {}',
    te: 'మొత్తాలను పూర్తి చేసి, మొదటి వరుసలో నగదు వాటా ఎంతో కనుగొనండి. {}',
  },
  'rows {}; columns {}; all {}': {
    hi: 'पंक्तियाँ {}; स्तंभ {}; कुल {}',
    te: 'అడ్డు వరుసలు {}; నిలువు వరుసలు {}; మొత్తం {}',
  },
  'The column _town_ of a table reads {}. What does _select count(distinct town)_ return?': {
    hi: 'एक सारणी के स्तंभ _town_ में ये मान हैं: {}। _select count(distinct town)_ क्या देता है?',
    te: 'ఒక పట్టికలోని _town_ నిలువు వరుసలో ఈ విలువలు ఉన్నాయి: {}. _select count(distinct town)_ ఏమి ఇస్తుంది?',
  },
  id: { hi: 'id', te: 'id' },
  town: { hi: 'town', te: 'town' },
  amount: { hi: 'amount', te: 'amount' },
  'Table _orders_: {} Write down the rows this query returns. {}': {
    hi: 'सारणी _orders_: {} यह क्वेरी जो पंक्तियाँ देती है, उन्हें लिखिए। {}',
    te: 'పట్టిక _orders_: {} ఈ క్వెరీ ఇచ్చే వరుసలను రాయండి. {}',
  },
  'Ages of students in Classes {} to {}: {}. Mark the impossible values and find the mean of the rest (two decimals).':
    {
      hi: 'कक्षा {} से {} के विद्यार्थियों की आयु: {}। असंभव मानों पर चिह्न लगाइए और शेष का माध्य ज्ञात कीजिए (दशमलव के दो स्थान)।',
      te: '{} నుండి {} తరగతుల విద్యార్థుల వయసులు: {}. అసాధ్యమైన విలువలను గుర్తించి, మిగిలిన వాటి సగటు కనుగొనండి (రెండు దశాంశ స్థానాలు).',
    },
  'impossible: {} and {}; ask, do not guess': {
    hi: 'असंभव: {} और {}; पूछिए, अनुमान मत लगाइए',
    te: 'అసాధ్యం: {}, {}; అడగండి, ఊహించకండి',
  },
  'mean of the rest {}': { hi: 'शेष का माध्य {}', te: 'మిగిలిన వాటి సగటు {}' },
  'A column has Bengaluru {} times, bangalore {} times, BLR {} times and Mysuru {} times. How many rows belong to Bengaluru, and which share is it (one decimal)?':
    {
      hi: 'एक स्तंभ में Bengaluru {} बार, bangalore {} बार, BLR {} बार और Mysuru {} बार है। कितनी पंक्तियाँ Bengaluru की हैं, और वह कितना भाग है (दशमलव का एक स्थान)?',
      te: 'ఒక నిలువు వరుసలో Bengaluru {} సార్లు, bangalore {} సార్లు, BLR {} సార్లు, Mysuru {} సార్లు ఉన్నాయి. ఎన్ని వరుసలు Bengaluru వి, అది ఎంత వాటా (ఒక దశాంశ స్థానం)?',
    },
  'In a table of {} rows the phone number is empty {} times. Which share is missing (one decimal), and how many numbers can be used?':
    {
      hi: '{} पंक्तियों की एक सारणी में फ़ोन नंबर {} बार खाली है। कितना भाग लुप्त है (दशमलव का एक स्थान), और कितने नंबर काम के हैं?',
      te: '{} వరుసల పట్టికలో ఫోన్ నంబరు {} చోట్ల ఖాళీగా ఉంది. ఎంత వాటా లేదు (ఒక దశాంశ స్థానం), ఎన్ని నంబర్లు ఉపయోగపడతాయి?',
    },
  '{} missing, {} usable': { hi: '{} लुप्त, {} काम के', te: '{} లేవు, {} ఉపయోగపడతాయి' },
}
