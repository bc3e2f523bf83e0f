import type { SiteSeed } from './site-seed.ts'

export const values: SiteSeed<'values'> = {
  source: 'Titles from the specification, section 2; the sentences describe what the product does.',
  isSample: false,
  value: {
    en: [
      {
        title: 'Inclusive Education',
        text: 'Seven boards, menus and forms in English, Hindi and Telugu, captions in all three under every lesson video, and pages that open on a slow phone.',
      },
      {
        title: 'Affordable Learning',
        text: 'The first lesson of every chapter is free. A plan is one payment that ends by itself: nothing renews behind your back.',
      },
      {
        title: 'Ed-Zen',
        text: 'One question, one short video, one worksheet. No streaks to keep, no ranks to fear: learning with a quiet mind.',
      },
      {
        title: 'Expert Guidance & Community Support',
        text: 'Ask about any step in a ticket and a teacher answers, usually within a day. The AI club and the student paper are yours to join.',
      },
    ],
    hi: [
      {
        title: 'सबके लिए शिक्षा',
        text: 'सात बोर्ड, अंग्रेज़ी, हिंदी और तेलुगु में मेन्यू और फ़ॉर्म, हर पाठ की फ़िल्म के नीचे तीनों भाषाओं में कैप्शन, और धीमे फ़ोन पर भी खुलने वाले पन्ने।',
      },
      {
        title: 'कम ख़र्च में पढ़ाई',
        text: 'हर अध्याय का पहला पाठ मुफ़्त है। प्लान का भुगतान एक ही बार होता है और वह अपने आप समाप्त हो जाता है: बिना पूछे कुछ नहीं कटता।',
      },
      {
        title: 'एड-ज़ेन',
        text: 'एक सवाल, एक छोटी फ़िल्म, एक वर्कशीट। न रोज़ की गिनती का दबाव, न रैंक का डर: शांत मन से सीखना।',
      },
      {
        title: 'विशेषज्ञों का मार्गदर्शन और साथियों का सहारा',
        text: 'किसी भी चरण पर टिकट लिखकर पूछिए, शिक्षक आमतौर पर एक दिन में उत्तर देते हैं। एआई क्लब और छात्र पत्रिका भी आपके लिए हैं।',
      },
    ],
    te: [
      {
        title: 'అందరికీ విద్య',
        text: 'ఏడు బోర్డులు, ఇంగ్లిష్, హిందీ, తెలుగులో మెనూలు, ఫారాలు, ప్రతి పాఠం వీడియో కింద మూడు భాషల్లో క్యాప్షన్లు, నెమ్మదైన ఫోన్‌లోనూ తెరుచుకునే పేజీలు.',
      },
      {
        title: 'అందుబాటు ధరలో చదువు',
        text: 'ప్రతి అధ్యాయంలో మొదటి పాఠం ఉచితం. ప్లాన్‌కు ఒక్కసారే చెల్లిస్తారు, గడువుకు అదే ముగుస్తుంది: అడగకుండా ఏదీ కట్ కాదు.',
      },
      {
        title: 'ఎడ్-జెన్',
        text: 'ఒక ప్రశ్న, ఒక చిన్న వీడియో, ఒక వర్క్‌షీట్. రోజువారీ లెక్కల ఒత్తిడి లేదు, ర్యాంకుల భయం లేదు: ప్రశాంతంగా నేర్చుకోవడం.',
      },
      {
        title: 'నిపుణుల మార్గదర్శనం, తోటివారి తోడు',
        text: 'ఏ మెట్టు గురించైనా టికెట్‌లో అడగండి, ఉపాధ్యాయులు సాధారణంగా ఒక రోజులో జవాబిస్తారు. ఏఐ క్లబ్, విద్యార్థుల పత్రిక కూడా మీవే.',
      },
    ],
  },
}
