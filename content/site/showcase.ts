import type { SiteSeed } from './site-seed.ts'

export const showcase: SiteSeed<'showcase'> = {
  source: 'Invented for the demonstration: a project as a team of the AI club could build it.',
  isSample: true,
  value: {
    en: {
      heading: 'EcoRoute: the way to school with less smoke',
      paragraphs: [
        'Four students asked a plain question: of all the ways from home to school, which one makes the least smoke? Maps answer with the shortest way or the fastest. Nobody answered theirs.',
        'They drew their neighbourhood as a graph: crossings are points, roads are edges, and each edge carries its length and, for every vehicle that runs on it, the grams of carbon dioxide of a kilometre. The way with the smallest sum is found by the same step-by-step comparison that they had done by hand in the club: keep the best known sum for each crossing, and improve it until nothing improves.',
        'The numbers of the first trial fit on one line. By car, 6 km at 120 g are 720 g. By bus, 8 km at 40 g are 320 g: the longer way makes less than half the smoke. The app draws it in green and says how many minutes it costs.',
        'What they would do better next time stands at the end of their report: measure the buses themselves, count how full they are, and ask a hundred students whether twelve minutes are too many.',
      ],
      video: 'eco-route',
    },
    hi: {
      heading: 'इकोरूट: कम धुएँ वाला स्कूल का रास्ता',
      paragraphs: [
        'चार विद्यार्थियों ने एक सीधा सवाल पूछा: घर से स्कूल के सब रास्तों में सबसे कम धुआँ किसमें होता है? नक्शे सबसे छोटा या सबसे तेज़ रास्ता बताते हैं। उनके सवाल का जवाब किसी के पास नहीं था।',
        'उन्होंने अपने मोहल्ले को एक ग्राफ़ की तरह बनाया: चौराहे बिंदु हैं, सड़कें रेखाएँ, और हर रेखा पर उसकी लंबाई और हर वाहन के लिए एक किलोमीटर का कार्बन डाइऑक्साइड ग्राम में लिखा है। सबसे कम जोड़ वाला रास्ता वही कदम-दर-कदम तुलना ढूँढती है जो उन्होंने क्लब में हाथ से की थी।',
        'पहले प्रयोग के अंक एक पंक्ति में आ जाते हैं। कार से 6 किमी × 120 ग्राम = 720 ग्राम। बस से 8 किमी × 40 ग्राम = 320 ग्राम: लंबा रास्ता आधे से भी कम धुआँ करता है। ऐप उसे हरे रंग में खींचता है और बताता है कि कितने मिनट ज़्यादा लगेंगे।',
        'अगली बार वे क्या बेहतर करेंगे, यह उनकी रिपोर्ट के अंत में लिखा है: बसों को ख़ुद नापना, देखना कि वे कितनी भरी हैं, और सौ विद्यार्थियों से पूछना कि क्या बारह मिनट बहुत ज़्यादा हैं।',
      ],
      video: 'eco-route',
    },
    te: {
      heading: 'ఎకోరూట్: తక్కువ పొగతో బడికి దారి',
      paragraphs: [
        'నలుగురు విద్యార్థులు ఒక సూటి ప్రశ్న అడిగారు: ఇంటి నుంచి బడికి ఉన్న దారుల్లో ఏది తక్కువ పొగ చేస్తుంది? మ్యాపులు దగ్గరి దారినో వేగమైన దారినో చెబుతాయి. వీరి ప్రశ్నకు ఎవరూ జవాబు చెప్పలేదు.',
        'వారు తమ వీధులను ఒక గ్రాఫ్‌గా గీశారు: కూడళ్లు బిందువులు, రోడ్లు రేఖలు; ప్రతి రేఖపై దాని పొడవు, ప్రతి వాహనానికి ఒక కిలోమీటరుకు వెలువడే కార్బన్ డయాక్సైడ్ గ్రాముల్లో ఉంటుంది. అతి తక్కువ మొత్తం వచ్చే దారిని వారు క్లబ్‌లో చేత్తో చేసిన అదే దశలవారీ పోలికతో కనుగొన్నారు.',
        'మొదటి ప్రయోగం లెక్క ఒక వరుసలో సరిపోతుంది. కారులో 6 కి.మీ × 120 గ్రా = 720 గ్రా. బస్సులో 8 కి.మీ × 40 గ్రా = 320 గ్రా: పొడవైన దారి సగం కంటే తక్కువ పొగ చేస్తుంది. యాప్ దాన్ని ఆకుపచ్చగా గీసి, ఎన్ని నిమిషాలు ఎక్కువ పడుతుందో చెబుతుంది.',
        'తరువాతి సారి ఇంకా బాగా ఏం చేస్తారో వారి నివేదిక చివర ఉంది: బస్సులను తామే కొలవడం, అవి ఎంత నిండి ఉన్నాయో చూడడం, పన్నెండు నిమిషాలు ఎక్కువా అని వంద మంది విద్యార్థులను అడగడం.',
      ],
      video: 'eco-route',
    },
  },
}
