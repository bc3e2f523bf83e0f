import type { SiteSeed } from './site-seed.ts'

export const chronicle: SiteSeed<'chronicle'> = {
  source: 'Made for Stepmark: three short videos on calm, sleep and eyes, read by a computer.',
  isSample: true,
  value: {
    en: [
      {
        video: 'square-breath',
        title: 'A square breath before the paper',
        text: 'Four counts in, four held, four out, four of rest. One square takes sixteen seconds.',
      },
      {
        video: 'sleep-arithmetic',
        title: 'Sleep, counted in hours',
        text: 'From lights out to the alarm, with the school bus in between: how many hours are yours?',
      },
      {
        video: 'rest-your-eyes',
        title: 'Rest your eyes: 20, 20, 20',
        text: 'Three breaks an hour, twenty seconds each, for eyes that read from a phone.',
      },
    ],
    hi: [
      {
        video: 'square-breath',
        title: 'पेपर से पहले एक चौकोर साँस',
        text: 'चार गिनती साँस अंदर, चार रोकें, चार बाहर, चार ठहरें। एक चौकोर में सोलह सेकंड लगते हैं।',
      },
      {
        video: 'sleep-arithmetic',
        title: 'नींद, घंटों में गिनी हुई',
        text: 'बत्ती बुझने से अलार्म तक, बीच में स्कूल बस का समय: आपके पास कितने घंटे हैं?',
      },
      {
        video: 'rest-your-eyes',
        title: 'आँखों को आराम: 20, 20, 20',
        text: 'फ़ोन पर पढ़ने वाली आँखों के लिए हर घंटे बीस-बीस सेकंड के तीन विराम।',
      },
    ],
    te: [
      {
        video: 'square-breath',
        title: 'పరీక్షకు ముందు ఒక చదరపు శ్వాస',
        text: 'నాలుగు లెక్కించేవరకు పీల్చండి, నాలుగు ఆపండి, నాలుగు వదలండి, నాలుగు ఆగండి. ఒక చదరానికి పదహారు సెకన్లు.',
      },
      {
        video: 'sleep-arithmetic',
        title: 'నిద్ర, గంటల్లో లెక్కిస్తే',
        text: 'దీపం ఆర్పడం నుంచి అలారం వరకు, మధ్యలో స్కూల్ బస్సు: మీకు ఎన్ని గంటలు దక్కుతాయి?',
      },
      {
        video: 'rest-your-eyes',
        title: 'కళ్లకు విశ్రాంతి: 20, 20, 20',
        text: 'ఫోన్‌లో చదివే కళ్లకు గంటకు మూడు విరామాలు, ఒక్కొక్కటి ఇరవై సెకన్లు.',
      },
    ],
  },
}
