import type { SiteSeed } from './site-seed.ts'

export const homeQuestions: SiteSeed<'homeQuestions'> = {
  source: 'The six subjects of the specification, section 2, answered by what the product does.',
  isSample: false,
  value: {
    en: [
      {
        question: 'How do I get started?',
        answer:
          'Create an account with your name, email and phone, and confirm the email with the six-digit code. Then open your board under Courses: the first lesson of every chapter plays at once.',
      },
      {
        question: 'Which languages do you teach in?',
        answer:
          'The videos and the worksheets to print are in English now. Worksheets on the screen, step lessons, menus, forms and help can be read in English, Hindi and Telugu, articles in English, and two courses give the chapter words in Telugu as well. Courses taught wholly in regional languages are planned.',
      },
      {
        question: 'Is Stepmark free?',
        answer:
          'The app is free: the account, the first lesson of every chapter, the first worksheet of a course, the articles and the resources cost nothing. The full programs are paid, by the month, the quarter or the year.',
      },
      {
        question: 'Can our family afford it?',
        answer:
          'Plans begin at ₹99 for a short course, and most complete courses cost ₹299 to ₹449 a month, GST included. The longer plans cost less for each month. You pay once and nothing renews by itself.',
      },
      {
        question: 'How do I reach customer support?',
        answer:
          'Open Support when you are logged in and create a ticket for your course: usually a teacher answers within a day. Or write to support@stepmark.example, or use the form under Contact Us.',
      },
      {
        question: 'How do I ask for a refund?',
        answer:
          'Write to support@stepmark.example with the details of the course and the email you registered with. We check the request within 7 business days, and the refund policy says how much comes back and when.',
      },
    ],
    hi: [
      {
        question: 'शुरुआत कैसे करूँ?',
        answer:
          'अपने नाम, ईमेल और फ़ोन से खाता बनाइए और ईमेल पर आए छह अंकों के कोड से उसकी पुष्टि कीजिए। फिर कोर्स में अपना बोर्ड खोलिए: हर अध्याय का पहला पाठ तुरंत चलता है।',
      },
      {
        question: 'पढ़ाई किन भाषाओं में होती है?',
        answer:
          'अभी वीडियो और प्रिंट की वर्कशीट अंग्रेज़ी में हैं। स्क्रीन पर वर्कशीट, स्टेप वाले पाठ, मेन्यू, फ़ॉर्म और मदद अंग्रेज़ी, हिंदी और तेलुगु में पढ़े जा सकते हैं, लेख अंग्रेज़ी में हैं, और दो कोर्स में अध्यायों के शब्द तेलुगु में भी हैं। पूरी तरह क्षेत्रीय भाषाओं में पढ़ाए जाने वाले कोर्स की योजना है।',
      },
      {
        question: 'क्या स्टेपमार्क मुफ़्त है?',
        answer:
          'ऐप मुफ़्त है: खाता, हर अध्याय का पहला पाठ, हर कोर्स की पहली वर्कशीट, लेख और संसाधन, इनका कोई शुल्क नहीं। पूरे कार्यक्रम सशुल्क हैं: महीने, तिमाही या साल के लिए।',
      },
      {
        question: 'क्या यह हमारे बजट में आएगा?',
        answer:
          'छोटे कोर्स के प्लान ₹99 से शुरू होते हैं, और अधिकतर पूरे कोर्स जीएसटी सहित ₹299 से ₹449 प्रति माह के हैं। लंबे प्लान में हर महीने का ख़र्च कम पड़ता है। भुगतान एक बार होता है, अपने आप कुछ नहीं दोहराया जाता।',
      },
      {
        question: 'सहायता से कैसे संपर्क करूँ?',
        answer:
          'लॉग इन करके सहायता खोलिए और अपने कोर्स के लिए टिकट बनाइए: आमतौर पर शिक्षक एक दिन में उत्तर देते हैं। या support@stepmark.example पर लिखिए, या संपर्क पृष्ठ का फ़ॉर्म भरिए।',
      },
      {
        question: 'रिफ़ंड कैसे माँगूँ?',
        answer:
          'कोर्स का विवरण और अपना पंजीकृत ईमेल लिखकर support@stepmark.example पर भेजिए। हम 7 कार्य-दिवसों में अनुरोध जाँचते हैं; कितना और कब लौटेगा, यह रिफ़ंड नीति में लिखा है।',
      },
    ],
    te: [
      {
        question: 'ఎలా మొదలుపెట్టాలి?',
        answer:
          'మీ పేరు, ఈమెయిల్, ఫోన్‌తో ఖాతా తెరిచి, ఈమెయిల్‌కు వచ్చిన ఆరు అంకెల కోడ్‌తో నిర్ధారించండి. తర్వాత కోర్సుల్లో మీ బోర్డు తెరవండి: ప్రతి అధ్యాయంలో మొదటి పాఠం వెంటనే ప్లే అవుతుంది.',
      },
      {
        question: 'ఏ భాషల్లో బోధిస్తారు?',
        answer:
          'ప్రస్తుతం వీడియోలు, ప్రింట్ చేసే వర్క్‌షీట్‌లు ఇంగ్లిష్‌లో ఉన్నాయి. స్క్రీన్‌పై వర్క్‌షీట్‌లు, స్టెప్ పాఠాలు, మెనూలు, ఫారాలు, సహాయం ఇంగ్లిష్, హిందీ, తెలుగులో చదవవచ్చు, వ్యాసాలు ఇంగ్లిష్‌లో ఉన్నాయి; రెండు కోర్సుల్లో అధ్యాయాల పదాలు తెలుగులో కూడా ఉన్నాయి. పూర్తిగా ప్రాంతీయ భాషల్లో బోధించే కోర్సులు రాబోతున్నాయి.',
      },
      {
        question: 'స్టెప్‌మార్క్ ఉచితమా?',
        answer:
          'యాప్ ఉచితం: ఖాతాకు, ప్రతి అధ్యాయంలో మొదటి పాఠానికి, ప్రతి కోర్సులో మొదటి వర్క్‌షీట్‌కు, వ్యాసాలకు, వనరులకు ఖర్చు లేదు. పూర్తి ప్రోగ్రాములకు నెలకు, మూడు నెలలకు లేదా ఏడాదికి చెల్లించాలి.',
      },
      {
        question: 'మా కుటుంబానికి ఇది భారమవుతుందా?',
        answer:
          'చిన్న కోర్సుల ప్లాన్లు ₹99 నుండి మొదలవుతాయి; చాలా పూర్తి కోర్సులు జీఎస్టీతో కలిపి నెలకు ₹299 నుండి ₹449. పెద్ద ప్లాన్లలో నెలవారీ ఖర్చు తగ్గుతుంది. ఒక్కసారే చెల్లిస్తారు, ఏదీ దానంతట అదే రెన్యూ కాదు.',
      },
      {
        question: 'కస్టమర్ సపోర్ట్‌ను ఎలా సంప్రదించాలి?',
        answer:
          'లాగిన్ అయ్యి సపోర్ట్ తెరిచి మీ కోర్సు గురించి టికెట్ సృష్టించండి: సాధారణంగా ఒక రోజులో ఉపాధ్యాయులు జవాబిస్తారు. లేదా support@stepmark.example కు రాయండి, లేదా సంప్రదించండి పేజీలోని ఫారం నింపండి.',
      },
      {
        question: 'రీఫండ్ ఎలా అడగాలి?',
        answer:
          'కోర్సు వివరాలు, మీరు నమోదు చేసుకున్న ఈమెయిల్ రాసి support@stepmark.example కు పంపండి. 7 పనిదినాల్లో పరిశీలిస్తాం; ఎంత, ఎప్పుడు తిరిగి వస్తుందో రీఫండ్ విధానం చెబుతుంది.',
      },
    ],
  },
}
