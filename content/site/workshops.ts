import type { SiteSeed } from './site-seed.ts'

export const workshops: SiteSeed<'workshops'> = {
  source: 'Invented for the demonstration: four workshops as they could be held, drawn and not photographed.',
  isSample: true,
  value: {
    en: [
      {
        drawing: 'compass-clinic',
        title: 'Compass clinic',
        text: 'Forty minutes with one circle at a time, until the perpendicular bisector falls where it must.',
      },
      {
        drawing: 'clinometer',
        title: 'A clinometer from a protractor',
        text: 'A straw, a thread and a bolt, then out to the yard: the height of the neem tree from two angles.',
      },
      {
        drawing: 'bus-time',
        title: 'Bus-time statistics',
        text: 'Thirty mornings at one bus stop, grouped, drawn as an ogive, and the median waiting time read off.',
      },
      {
        drawing: 'first-classifier',
        title: 'Our first classifier',
        text: 'Mangoes and lemons by weight and colour, and a new fruit named by its nearest neighbours.',
      },
    ],
    hi: [
      {
        drawing: 'compass-clinic',
        title: 'परकार क्लिनिक',
        text: 'चालीस मिनट, एक बार में एक वृत्त, जब तक लंब समद्विभाजक ठीक अपनी जगह पर न आ जाए।',
      },
      {
        drawing: 'clinometer',
        title: 'चाँदे से बना क्लाइनोमीटर',
        text: 'एक स्ट्रॉ, एक धागा, एक नट, और फिर मैदान में: दो कोणों से नीम के पेड़ की ऊँचाई।',
      },
      {
        drawing: 'bus-time',
        title: 'बस के समय की सांख्यिकी',
        text: 'एक बस स्टॉप की तीस सुबहें, वर्गों में बाँटीं, तोरण खींचा और इंतज़ार का माध्यक पढ़ा।',
      },
      {
        drawing: 'first-classifier',
        title: 'हमारा पहला क्लासिफ़ायर',
        text: 'वज़न और रंग से आम और नींबू, और एक नए फल का नाम उसके सबसे पास के पड़ोसियों से।',
      },
    ],
    te: [
      {
        drawing: 'compass-clinic',
        title: 'వృత్తలేఖిని క్లినిక్',
        text: 'నలభై నిమిషాలు, ఒక్కో వృత్తం గీస్తూ, లంబ సమద్విఖండన రేఖ సరిగ్గా తన చోట పడే వరకు.',
      },
      {
        drawing: 'clinometer',
        title: 'కోణమానినితో క్లైనోమీటర్',
        text: 'ఒక స్ట్రా, ఒక దారం, ఒక బోల్టు, ఆపై మైదానంలోకి: రెండు కోణాలతో వేపచెట్టు ఎత్తు.',
      },
      {
        drawing: 'bus-time',
        title: 'బస్సు సమయాల గణాంకాలు',
        text: 'ఒక బస్టాపులో ముప్పై ఉదయాలు, తరగతులుగా విభజించి, ఓజీవ్ వక్రం గీసి, ఎదురుచూపు మధ్యగతం చదివాం.',
      },
      {
        drawing: 'first-classifier',
        title: 'మా మొదటి క్లాసిఫయర్',
        text: 'బరువు, రంగులతో మామిడి, నిమ్మ; కొత్త పండు పేరు దాని దగ్గరి పొరుగులే చెప్పాయి.',
      },
    ],
  },
}
