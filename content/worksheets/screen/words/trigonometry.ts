import type { Sentences } from './sentences.ts'

/** Ratios, identities, and heights and distances. */
export const trigonometryWords: Sentences = {
  'If {} for an acute angle {}, find {} and {}.': {
    hi: 'यदि न्यून कोण {2} के लिए {1} है, तो {3} और {4} ज्ञात कीजिए।',
    te: 'లఘుకోణం {2} కు {1} అయితే {3}, {4} కనుగొనండి.',
  },
  'adjacent side {}': { hi: 'संलग्न भुजा {}', te: 'ఆసన్న భుజం {}' },
  'If {} and {} is acute, find {}.': {
    hi: 'यदि {} और {} न्यून कोण है, तो {} ज्ञात कीजिए।',
    te: '{}, {} లఘుకోణం అయితే {} కనుగొనండి.',
  },
  'In {}, right-angled at {} and {}. Find {} and the value of {}.': {
    hi: '{} में समकोण {} और {} है। {} और {} का मान ज्ञात कीजिए।',
    te: '{} లో లంబకోణం {}, {}. {} ను, {} విలువను కనుగొనండి.',
  },
  '{}, so the value is {}': { hi: '{}, अतः मान {} है', te: '{}, కాబట్టి విలువ {}' },
  'Prove that {}.': { hi: 'सिद्ध कीजिए कि {}।', te: '{} అని నిరూపించండి.' },
  'left side {}': { hi: 'बायाँ पक्ष {}', te: 'ఎడమ పక్షం {}' },
  'right side {}': { hi: 'दायाँ पक्ष {}', te: 'కుడి పక్షం {}' },
  '{}, as {}': { hi: '{}, क्योंकि {}', te: '{}, ఎందుకంటే {}' },
  'the sum is {}': { hi: 'योग {} है', te: 'మొత్తం {}' },
  'If {}, find {} and {}.': { hi: 'यदि {} हो, तो {} और {} ज्ञात कीजिए।', te: '{} అయితే {}, {} కనుగొనండి.' },
  'add: {}, so {}': { hi: 'जोड़ने पर: {}, अतः {}', te: 'కూడితే: {}, కాబట్టి {}' },
  'If {} and {}, show that {}.': {
    hi: 'यदि {} और {} हो, तो दर्शाइए कि {}।',
    te: '{}, {} అయితే {} అని చూపండి.',
  },
  'the difference is {}': { hi: 'अंतर {} है', te: 'భేదం {}' },
  'A post of {} throws a shadow of {}. Find the angle of elevation of the sun.': {
    hi: '{} ऊँचे खंभे की छाया {} लंबी है। सूर्य का उन्नयन कोण ज्ञात कीजिए।',
    te: '{} ఎత్తు గల స్తంభం నీడ పొడవు {}. సూర్యుని ఊర్ధ్వకోణం కనుగొనండి.',
  },
  'A kite flies at a height of {}; its string is straight and makes {} with the ground. Find the length of the string.':
    {
      hi: 'एक पतंग {} की ऊँचाई पर उड़ रही है; उसकी डोरी तनी हुई है और भूमि से {} का कोण बनाती है। डोरी की लंबाई ज्ञात कीजिए।',
      te: 'ఒక గాలిపటం {} ఎత్తులో ఎగురుతోంది; దాని దారం బిగుతుగా ఉండి భూమితో {} కోణం చేస్తుంది. దారం పొడవు కనుగొనండి.',
    },
  'A tree breaks in the wind and its top touches the ground {} from the foot, at an angle of {}. Find the height the tree had.':
    {
      hi: 'आँधी में एक पेड़ टूट जाता है और उसका शिखर पाद से {} दूर भूमि को {} के कोण पर छूता है। पेड़ की कुल ऊँचाई ज्ञात कीजिए।',
      te: 'గాలికి ఒక చెట్టు విరిగి, దాని పై కొన అడుగు నుండి {} దూరంలో {} కోణంతో నేలను తాకుతుంది. చెట్టు మొత్తం ఎత్తు కనుగొనండి.',
    },
  'standing part: {}': { hi: 'खड़ा भाग: {}', te: 'నిలిచి ఉన్న భాగం: {}' },
  'broken part: {}': { hi: 'टूटा भाग: {}', te: 'విరిగిన భాగం: {}' },
  'height: {}': { hi: 'ऊँचाई: {}', te: 'ఎత్తు: {}' },
  'From the top of a lighthouse {} high the angles of depression of two boats on the same side are {} and {}. Find the distance between the boats ({}).':
    {
      hi: '{} ऊँचे प्रकाश-स्तंभ के शिखर से एक ही ओर की दो नावों के अवनमन कोण {} और {} हैं। नावों के बीच की दूरी ज्ञात कीजिए ({})।',
      te: '{} ఎత్తు గల దీపస్తంభం పై నుండి ఒకే వైపున్న రెండు పడవల నిమ్నకోణాలు {}, {}. పడవల మధ్య దూరం కనుగొనండి ({}).',
    },
  'figure with both angles marked': {
    hi: 'दोनों कोण अंकित करके चित्र',
    te: 'రెండు కోణాలను గుర్తించిన పటం',
  },
  'nearer boat: {}': { hi: 'पास वाली नाव: {}', te: 'దగ్గరి పడవ: {}' },
  'farther boat: {}': { hi: 'दूर वाली नाव: {}', te: 'దూరపు పడవ: {}' },
  'distance {}': { hi: 'दूरी {}', te: 'దూరం {}' },
}
