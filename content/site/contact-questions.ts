import type { SiteSeed } from './site-seed.ts'

export const contactQuestions: SiteSeed<'contactQuestions'> = {
  source: 'Six questions of the contact page (specification, section 2), answered by what the product does.',
  isSample: false,
  value: {
    en: [
      {
        question: 'How soon do you answer?',
        answer:
          'Within 48 hours. A reference comes to your mailbox at once; name it when you write again, and the matter is solved within a month.',
      },
      {
        question: 'I have paid, but the course is still locked. What now?',
        answer:
          'Wait a minute and load the course again: a payment that left your bank opens it by itself, or comes back. If neither has happened after an hour, write to us with the email you registered with.',
      },
      {
        question: 'The six-digit code does not arrive. What can I do?',
        answer:
          'Look into the spam folder, then press Resend code: only the newest code works. If the address was mistyped, register again with the right one.',
      },
      {
        question: 'Where do I ask about a lesson?',
        answer:
          'Log in and open Support: choose your course and write your question. A mistake in a lesson or an article is best told by the Report link below it.',
      },
      {
        question: 'How do I get a refund?',
        answer:
          'Write with the course and the email you registered with. The request is checked within 7 business days; how much comes back, and when, stands in the refund policy.',
      },
      {
        question: 'How do I apply for a career batch?',
        answer:
          'Open Talent hub or Skill sprint and press Apply Now. It takes two minutes, costs nothing, and we write back within 48 hours.',
      },
    ],
    hi: [
      {
        question: 'जवाब कितने समय में मिलता है?',
        answer:
          '48 घंटे के भीतर। संदर्भ संख्या तुरंत आपके ईमेल पर आती है; दोबारा लिखते समय उसे बताइए। मामला एक महीने के भीतर सुलझाया जाता है।',
      },
      {
        question: 'मैंने भुगतान कर दिया, पर कोर्स अब भी बंद है। अब क्या करूँ?',
        answer:
          'एक मिनट रुककर कोर्स फिर से खोलिए: बैंक से निकला भुगतान कोर्स को अपने आप खोलता है, या पैसा लौट आता है। एक घंटे बाद भी दोनों में से कुछ न हो, तो जिस ईमेल से पंजीकरण किया है वह बताते हुए हमें लिखिए।',
      },
      {
        question: 'छह अंकों का कोड नहीं आता। क्या करूँ?',
        answer:
          'स्पैम फ़ोल्डर देखिए, फिर कोड दोबारा मँगाइए: सिर्फ़ सबसे नया कोड चलता है। ईमेल ग़लत लिखा हो, तो सही ईमेल से फिर पंजीकरण कीजिए।',
      },
      {
        question: 'पाठ के बारे में सवाल कहाँ पूछूँ?',
        answer:
          'लॉग इन करके सहायता खोलिए: कोर्स चुनिए और सवाल लिखिए। पाठ या लेख की ग़लती उसके नीचे दिए रिपोर्ट लिंक से बताइए।',
      },
      {
        question: 'पैसे वापस कैसे मिलते हैं?',
        answer:
          'कोर्स और पंजीकरण वाला ईमेल लिखकर भेजिए। अनुरोध 7 कार्य दिवसों में जाँचा जाता है; कितना और कब लौटता है, यह रिफ़ंड नीति में है।',
      },
      {
        question: 'करियर बैच के लिए आवेदन कैसे करूँ?',
        answer:
          'टैलेंट हब या स्किल स्प्रिंट खोलकर आवेदन का बटन दबाइए। दो मिनट लगते हैं, कोई शुल्क नहीं है, और हम 48 घंटे में जवाब देते हैं।',
      },
    ],
    te: [
      {
        question: 'ఎంత త్వరగా జవాబిస్తారు?',
        answer:
          '48 గంటల్లోపు. సూచన సంఖ్య వెంటనే మీ ఈమెయిల్‌కు వస్తుంది; మళ్ళీ రాసేటప్పుడు దాన్ని తెలపండి. విషయం ఒక నెలలోపు పరిష్కారమవుతుంది.',
      },
      {
        question: 'డబ్బు చెల్లించాను, కానీ కోర్సు ఇంకా తెరుచుకోలేదు. ఏం చేయాలి?',
        answer:
          'ఒక నిమిషం ఆగి కోర్సును మళ్ళీ తెరవండి: బ్యాంకు నుంచి వెళ్ళిన చెల్లింపు కోర్సును తనంతట తెరుస్తుంది, లేదా డబ్బు తిరిగి వస్తుంది. గంట తర్వాత కూడా ఏదీ జరగకపోతే, నమోదు చేసుకున్న ఈమెయిల్‌తో మాకు రాయండి.',
      },
      {
        question: 'ఆరు అంకెల కోడ్ రావడం లేదు. ఏం చేయాలి?',
        answer:
          'స్పామ్ ఫోల్డర్ చూడండి, తర్వాత కోడ్‌ను మళ్ళీ పంపమనండి: సరికొత్త కోడ్ మాత్రమే పనిచేస్తుంది. ఈమెయిల్ తప్పుగా రాసి ఉంటే, సరైనదానితో మళ్ళీ నమోదు చేసుకోండి.',
      },
      {
        question: 'పాఠం గురించి ఎక్కడ అడగాలి?',
        answer:
          'లాగిన్ అయి సపోర్ట్ తెరవండి: మీ కోర్సును ఎంచుకుని ప్రశ్న రాయండి. పాఠంలో లేదా వ్యాసంలో తప్పు ఉంటే దాని కింద ఉన్న రిపోర్ట్ లింక్ ద్వారా తెలపండి.',
      },
      {
        question: 'డబ్బు తిరిగి ఎలా పొందాలి?',
        answer:
          'కోర్సు పేరు, నమోదు చేసుకున్న ఈమెయిల్ రాసి పంపండి. అభ్యర్థనను 7 పనిదినాల్లో పరిశీలిస్తాం; ఎంత, ఎప్పుడు తిరిగి వస్తుందో రీఫండ్ విధానంలో ఉంది.',
      },
      {
        question: 'కెరీర్ బ్యాచ్‌కు ఎలా దరఖాస్తు చేయాలి?',
        answer: 'టాలెంట్ హబ్ లేదా స్కిల్ స్ప్రింట్ తెరిచి దరఖాస్తు బటన్ నొక్కండి. రెండు నిమిషాలు పడుతుంది, రుసుము లేదు, 48 గంటల్లో జవాబిస్తాం.',
      },
    ],
  },
}
