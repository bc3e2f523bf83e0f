import type { SiteSeed } from './site-seed.ts'

export const testimonials: SiteSeed<'testimonials'> = {
  source: 'Invented for the demonstration: nobody with these names said these words.',
  isSample: true,
  value: {
    en: [
      {
        name: 'Sahithi R.',
        about: 'Class 10, Telangana SSC',
        text: 'I used to jump from the question to the answer. Now I write each line, because I can see which line gets the mark.',
      },
      {
        name: 'Arjun M.',
        about: 'Class 10, CBSE Standard',
        text: 'The videos are short. I watch one on the bus and solve the worksheet at home before dinner.',
      },
      {
        name: 'Fatima S.',
        about: 'Class 10, ICSE',
        text: 'GST sums frightened me until I saw them done like a shop bill. In the mock paper I lost only half a mark.',
      },
      {
        name: 'Lakshmi’s mother',
        about: 'Parent, AP SSC',
        text: 'One payment, a bill, and nothing taken again next month. My daughter reads the chapter words in Telugu beside the English.',
      },
      {
        name: 'Kiran P.',
        about: 'Class 10, Karnataka SSLC',
        text: 'I asked why D = 0 means equal roots. The reply came the same evening, with a drawing.',
      },
    ],
    hi: [
      {
        name: 'साहिती आर.',
        about: 'कक्षा 10, तेलंगाना एसएससी',
        text: 'पहले मैं सवाल से सीधे उत्तर पर कूद जाती थी। अब हर पंक्ति लिखती हूँ, क्योंकि दिखता है कि किस पंक्ति पर अंक मिलता है।',
      },
      {
        name: 'अर्जुन एम.',
        about: 'कक्षा 10, सीबीएसई स्टैंडर्ड',
        text: 'फ़िल्में छोटी हैं। एक बस में देख लेता हूँ और खाने से पहले घर पर वर्कशीट कर लेता हूँ।',
      },
      {
        name: 'फ़ातिमा एस.',
        about: 'कक्षा 10, आईसीएसई',
        text: 'जीएसटी के सवालों से डर लगता था, जब तक उन्हें दुकान के बिल की तरह हल होते नहीं देखा। मॉक पेपर में बस आधा अंक कटा।',
      },
      {
        name: 'लक्ष्मी की माँ',
        about: 'अभिभावक, एपी एसएससी',
        text: 'एक ही भुगतान, उसका बिल, और अगले महीने फिर कुछ नहीं कटा। मेरी बेटी अध्याय के शब्द अंग्रेज़ी के साथ तेलुगु में भी पढ़ लेती है।',
      },
      {
        name: 'किरण पी.',
        about: 'कक्षा 10, कर्नाटक एसएसएलसी',
        text: 'मैंने पूछा कि D = 0 होने पर मूल बराबर क्यों होते हैं। उसी शाम चित्र के साथ उत्तर आ गया।',
      },
    ],
    te: [
      {
        name: 'సాహితి ఆర్.',
        about: '10వ తరగతి, తెలంగాణ ఎస్‌ఎస్‌సి',
        text: 'ముందు ప్రశ్న నుండి నేరుగా జవాబుకు దూకేదాన్ని. ఇప్పుడు ప్రతి వరుసా రాస్తున్నా, ఏ వరుసకు మార్కు వస్తుందో కనిపిస్తుంది కాబట్టి.',
      },
      {
        name: 'అర్జున్ ఎం.',
        about: '10వ తరగతి, సీబీఎస్ఈ స్టాండర్డ్',
        text: 'వీడియోలు చిన్నవి. బస్సులో ఒకటి చూసి, రాత్రి భోజనానికి ముందే ఇంట్లో వర్క్‌షీట్ చేసేస్తాను.',
      },
      {
        name: 'ఫాతిమా ఎస్.',
        about: '10వ తరగతి, ఐసీఎస్ఈ',
        text: 'జీఎస్టీ లెక్కలంటే భయంగా ఉండేది, దుకాణం బిల్లులా చేసి చూపించే వరకు. మాక్ పేపర్‌లో అర మార్కే పోయింది.',
      },
      {
        name: 'లక్ష్మి వాళ్ల అమ్మ',
        about: 'తల్లి, ఏపీ ఎస్‌ఎస్‌సి',
        text: 'ఒక్కసారే చెల్లించాం, బిల్లు వచ్చింది, తర్వాతి నెల మళ్లీ ఏమీ కట్ కాలేదు. మా అమ్మాయి అధ్యాయాల పదాలను ఇంగ్లిష్ పక్కనే తెలుగులోనూ చదువుకుంటుంది.',
      },
      {
        name: 'కిరణ్ పి.',
        about: '10వ తరగతి, కర్ణాటక ఎస్‌ఎస్‌ఎల్‌సి',
        text: 'D = 0 అయితే మూలాలు ఎందుకు సమానమని అడిగాను. అదే సాయంత్రం బొమ్మతో సహా జవాబు వచ్చింది.',
      },
    ],
  },
}
