import { circle, dot, label, path, polygon, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

/** Short videos of the house's own pages: three on students' well-being, and a sample project. */
export const siteVideos: readonly VideoScript[] = [
  {
    slug: 'square-breath',
    title: 'A square breath before the paper',
    topic: 'Students Chronicle: calm',
    figure: { widthInPx: 240, view: [-2, -2, 6, 6] },
    steps: [
      {
        tex: t`\text{The paper lies on the desk. Your hands shake a little.}`,
        say: 'The question paper lies on the desk, and your hands shake a little. That is normal. Draw a square in your mind.',
        caption: {
          en: 'The paper lies on the desk and your hands shake a little. That is normal. Draw a square in your mind.',
          hi: 'परचा मेज़ पर है और हाथ थोड़े काँपते हैं। यह सामान्य है। मन में एक वर्ग बनाएँ।',
          te: 'ప్రశ్నపత్రం బల్లపై ఉంది, చేతులు వణుకుతాయి. ఇది మామూలే. మనసులో చతురస్రం గీయండి.',
        },
        figure: [
          polygon(
            [
              [0, 0],
              [4, 0],
              [4, 4],
              [0, 4],
            ],
            { colour: 'faint' },
          ),
        ],
      },
      {
        tex: t`\text{1. Up one side: breathe in, count }4`,
        say: 'Go up the first side while you breathe in, and count to four.',
        caption: {
          en: '1. Up the first side: breathe in and count to 4.',
          hi: '1. पहली भुजा पर ऊपर: साँस लें और 4 तक गिनें।',
          te: '1. మొదటి భుజం వెంట పైకి: ఊపిరి పీల్చి 4 వరకు లెక్కించండి.',
        },
        figure: [segment([0, 0], [0, 4], { colour: 'result' }), label([0, 2], '4', [-18, 0])],
      },
      {
        tex: t`\text{2. Along the top: hold, count }4`,
        say: 'Along the top, hold your breath, and count to four.',
        caption: {
          en: '2. Along the top: hold, and count to 4.',
          hi: '2. ऊपर की भुजा पर: साँस रोकें और 4 तक गिनें।',
          te: '2. పై భుజం వెంట: ఊపిరి ఆపి 4 వరకు లెక్కించండి.',
        },
        figure: [segment([0, 4], [4, 4], { colour: 'result' }), label([2, 4], '4', [0, -16])],
      },
      {
        tex: t`\text{3. Down: breathe out, count }4`,
        say: 'Down the other side, breathe out slowly, and count to four.',
        caption: {
          en: '3. Down the other side: breathe out slowly and count to 4.',
          hi: '3. दूसरी ओर नीचे: धीरे-धीरे साँस छोड़ें और 4 तक गिनें।',
          te: '3. అవతలి భుజం వెంట కిందికి: మెల్లగా ఊపిరి వదిలి 4 వరకు లెక్కించండి.',
        },
        figure: [segment([4, 4], [4, 0], { colour: 'result' }), label([4, 2], '4', [18, 0])],
      },
      {
        tex: t`\text{4. Back: wait, count }4`,
        say: 'And back along the bottom: wait, and count to four.',
        caption: {
          en: '4. Back along the bottom: wait, and count to 4.',
          hi: '4. नीचे की भुजा पर वापस: रुकें और 4 तक गिनें।',
          te: '4. కింది భుజం వెంట వెనక్కి: ఆగి 4 వరకు లెక్కించండి.',
        },
        figure: [segment([4, 0], [0, 0], { colour: 'result' }), label([2, 0], '4', [0, 16])],
      },
      {
        tex: [t`4+4+4+4=16\text{ seconds a square,}`, t`\text{four squares are }64\text{ seconds}`],
        say: 'One square takes sixteen seconds. Four squares take about a minute, and the paper still has three hours.',
        caption: {
          en: 'One square takes 16 seconds. Four squares take about a minute, and the paper still has three hours.',
          hi: 'एक वर्ग में 16 सेकंड लगते हैं। चार वर्ग लगभग एक मिनट, और परचे के तीन घंटे अब भी हैं।',
          te: 'ఒక చతురస్రానికి 16 సెకన్లు. నాలుగింటికి సుమారు ఒక నిమిషం, పరీక్షకు ఇంకా మూడు గంటలు ఉన్నాయి.',
        },
        figure: [dot([0, 0], 'given')],
      },
    ],
    checks: [() => 4 + 4 + 4 + 4 === 16, () => 4 * 16 === 64],
  },
  {
    slug: 'sleep-arithmetic',
    title: 'Sleep, counted in hours',
    topic: 'Students Chronicle: sleep',
    figure: { widthInPx: 300, view: [-0.6, -1.4, 10.6, 2.4], isStretched: true },
    steps: [
      {
        tex: t`\text{Light out }10\!:\!30\text{ p.m., bus at }7\!:\!15\text{ a.m.}`,
        say: 'Asha switches off the light at half past ten. Her school bus comes at a quarter past seven. How long can she sleep?',
        caption: {
          en: 'Lights out at 10:30 p.m., the school bus comes at 7:15 a.m. How long can she sleep?',
          hi: 'रात 10:30 पर बत्ती बंद, सुबह 7:15 पर स्कूल बस। वह कितनी देर सो सकती है?',
          te: 'రాత్రి 10:30 కి లైటు ఆపింది, ఉదయం 7:15 కి స్కూలు బస్సు. ఎంతసేపు నిద్రపోగలదు?',
        },
        figure: [segment([0, 0], [10, 0], { colour: 'faint' })],
      },
      {
        tex: [t`\text{Getting ready: }45\text{ min}`, t`7\!:\!15-0\!:\!45=6\!:\!30`],
        say: 'Washing, breakfast and the bag take forty five minutes. So she gets up at half past six.',
        caption: {
          en: 'Washing, breakfast and the bag take 45 minutes: she gets up at 6:30.',
          hi: 'नहाने, नाश्ते और बस्ते में 45 मिनट: वह 6:30 पर उठती है।',
          te: 'స్నానం, టిఫిన్, సంచి సర్దడానికి 45 నిమిషాలు: 6:30 కి లేస్తుంది.',
        },
        figure: [dot([9, 0], 'given'), label([9, 0], t`6\!:\!30`, [0, 18], 'chalk', 14)],
      },
      {
        tex: [
          t`10\!:\!30\to 12\!:\!00\;:\;1\tfrac12\text{ h}`,
          t`12\!:\!00\to 6\!:\!30\;:\;6\tfrac12\text{ h}`,
        ],
        say: 'From half past ten to midnight is one and a half hours. From midnight to half past six is six and a half.',
        caption: {
          en: '10:30 to midnight is 1½ hours, midnight to 6:30 is 6½ hours.',
          hi: '10:30 से आधी रात तक 1½ घंटे, आधी रात से 6:30 तक 6½ घंटे।',
          te: '10:30 నుండి అర్ధరాత్రికి 1½ గంటలు, అర్ధరాత్రి నుండి 6:30 కి 6½ గంటలు.',
        },
        figure: [
          dot([0, 0], 'given'),
          label([0, 0], t`10\!:\!30`, [8, 18], 'chalk', 14),
          segment([2, 0], [2, 0.2], { colour: 'faint' }),
          label([2, 0], t`12`, [6, 18], 'chalk', 14),
        ],
      },
      {
        tex: t`1\tfrac12+6\tfrac12=8\text{ hours}`,
        say: 'Together that is eight hours. What you learned in the evening is put in order while you sleep, so these hours are study time too.',
        caption: {
          en: 'Together 8 hours. What was learned in the evening is put in order while you sleep: these hours are study time too.',
          hi: 'कुल 8 घंटे। शाम को सीखी बात नींद में जमती है: ये घंटे भी पढ़ाई के हैं।',
          te: 'మొత్తం 8 గంటలు. సాయంత్రం నేర్చుకున్నది నిద్రలో కుదురుకుంటుంది: ఇవీ చదువు గంటలే.',
        },
        figure: [
          segment([0, 0.5], [9, 0.5], { colour: 'result' }),
          label([4.5, 0.5], t`8\text{ h}`, [0, -16], 'result', 16),
        ],
      },
      {
        tex: t`\text{Tonight: count your own.}`,
        say: 'Tonight, count your own hours. Then set the alarm not for getting up, but for going to bed.',
        caption: {
          en: 'Tonight, count your own. Then set the alarm not for getting up but for going to bed.',
          hi: 'आज रात अपने घंटे गिनें। फिर अलार्म उठने का नहीं, सोने का लगाएँ।',
          te: 'ఈ రాత్రి మీ గంటలు లెక్కించండి. తర్వాత అలారం లేవడానికి కాదు, పడుకోవడానికి పెట్టండి.',
        },
      },
    ],
    checks: [() => 7.25 - 0.75 === 6.5, () => 24 - 22.5 + 6.5 === 8],
  },
  {
    slug: 'rest-your-eyes',
    title: 'Rest your eyes: 20, 20, 20',
    topic: 'Students Chronicle: eyes',
    figure: { widthInPx: 280, view: [-1, -1.6, 9, 3.4] },
    steps: [
      {
        tex: t`\text{An hour of lessons on a phone. Your eyes burn.}`,
        say: 'After an hour of lessons on a phone your eyes burn, because they have looked at one distance all the time.',
        caption: {
          en: 'After an hour of lessons on a phone your eyes burn: they looked at one distance all the time.',
          hi: 'फ़ोन पर एक घंटा पढ़ने के बाद आँखें जलती हैं: वे सारा समय एक ही दूरी पर देखती रहीं।',
          te: 'ఫోన్‌లో గంట చదివాక కళ్లు మండుతాయి: అంతసేపూ ఒకే దూరంలో చూశాయి.',
        },
        figure: [circle([0, 1], 0.5, { colour: 'chalk' }), dot([0.2, 1], 'given')],
      },
      {
        tex: t`\text{Every }20\text{ minutes}`,
        say: 'There is a rule with three twenties. Every twenty minutes, stop the film.',
        caption: {
          en: 'A rule with three twenties. Every 20 minutes, stop the film.',
          hi: 'तीन बार बीस का नियम। हर 20 मिनट पर फ़िल्म रोकें।',
          te: 'మూడు ఇరవైల నియమం. ప్రతి 20 నిమిషాలకు వీడియో ఆపండి.',
        },
        figure: [
          segment([0.6, 1], [2, 1], { colour: 'faint' }),
          polygon(
            [
              [2, 0.4],
              [2.7, 0.4],
              [2.7, 1.6],
              [2, 1.6],
            ],
            { colour: 'chalk' },
          ),
        ],
      },
      {
        tex: [t`\text{look }20\text{ feet away}`, t`20\times 0.3\text{ m}=6\text{ m}`],
        say: 'Look twenty feet away. A foot is about thirty centimetres, so that is about six metres: the tree across the road, or the end of the corridor.',
        caption: {
          en: 'Look 20 feet away. A foot is about 0.3 m, so about 6 m: the tree across the road, or the end of the corridor.',
          hi: '20 फ़ुट दूर देखें। एक फ़ुट लगभग 0.3 m है, यानी लगभग 6 m: सड़क पार का पेड़ या गलियारे का छोर।',
          te: '20 అడుగుల దూరం చూడండి. అడుగు దాదాపు 0.3 m, అంటే 6 m: రోడ్డు అవతలి చెట్టు, వరండా చివర.',
        },
        figure: [
          segment([0.5, 1.2], [8, 2], { colour: 'result', isDashed: true }),
          segment([8, -0.5], [8, 1.6], { colour: 'chalk' }),
          circle([8, 2.2], 0.7, { colour: 'result' }),
        ],
      },
      {
        tex: t`\text{for }20\text{ seconds}`,
        say: 'Do it for twenty seconds, and blink a few times.',
        caption: {
          en: 'For 20 seconds. Blink a few times.',
          hi: '20 सेकंड तक। कुछ बार पलकें झपकाएँ।',
          te: '20 సెకన్లు. కొన్నిసార్లు రెప్పలు ఆర్పండి.',
        },
      },
      {
        tex: [t`60\div 20=3\text{ breaks an hour,}`, t`3\times 20=60\text{ seconds}`],
        say: 'That is three breaks in an hour, of twenty seconds each: one minute of sixty. Your eyes will thank you in the evening.',
        caption: {
          en: 'Three breaks in an hour of 20 seconds each: one minute of sixty. Your eyes will thank you in the evening.',
          hi: 'एक घंटे में 20 सेकंड के तीन विराम: साठ में से एक मिनट। शाम को आँखें धन्यवाद कहेंगी।',
          te: 'గంటలో 20 సెకన్ల మూడు విరామాలు: అరవైలో ఒక నిమిషం. సాయంత్రం కళ్లు థాంక్స్ చెబుతాయి.',
        },
      },
    ],
    checks: [() => Math.abs(20 * 0.3 - 6) < 1e-9, () => 60 / 20 === 3, () => 3 * 20 === 60],
  },
  {
    slug: 'eco-route',
    title: 'EcoRoute: the way with less smoke',
    topic: 'Project showcase (sample)',
    figure: { widthInPx: 300, view: [-0.6, -0.6, 4.6, 3.6] },
    steps: [
      {
        tex: t`\text{From home }H\text{ to school }S\text{: which way makes less smoke?}`,
        say: 'From home to school: which way makes less smoke?',
        caption: {
          en: 'From home H to school S: which way makes less smoke?',
          hi: 'घर H से स्कूल S तक: किस रास्ते से कम धुआँ होता है?',
          te: 'ఇల్లు H నుండి బడి S కు: ఏ దారిలో తక్కువ పొగ వస్తుంది?',
        },
        figure: [
          ...[0, 1, 2, 3, 4].map((x) => segment([x, 0], [x, 3], { colour: 'faint', widthInPx: 0.7 })),
          ...[0, 1, 2, 3].map((y) => segment([0, y], [4, y], { colour: 'faint', widthInPx: 0.7 })),
          dot([0, 0], 'given'),
          label([0, 0], 'H', [-12, 10]),
          dot([4, 2], 'given'),
          label([4, 2], 'S', [14, 0]),
        ],
      },
      {
        tex: t`\text{Car: }6\text{ km}\times 120\text{ g}=720\text{ g}`,
        say: 'By car, six kilometres at a hundred and twenty grams each: seven hundred and twenty grams.',
        caption: {
          en: 'By car: 6 km at 120 g a kilometre is 720 g.',
          hi: 'कार से: 120 g प्रति किलोमीटर, 6 km पर 720 g।',
          te: 'కారులో: కిలోమీటరుకు 120 g, 6 km కు 720 g.',
        },
        figure: [
          path(
            [
              [0, 0],
              [2, 0],
              [2, 1],
              [4, 1],
              [4, 2],
            ],
            { colour: 'red', isDashed: true },
          ),
        ],
      },
      {
        tex: t`\text{Bus: }8\text{ km}\times 40\text{ g}=320\text{ g}`,
        say: 'By bus, eight kilometres at forty grams: three hundred and twenty. EcoRoute draws this way in green.',
        caption: {
          en: 'By bus: 8 km at 40 g is 320 g. EcoRoute draws this way in green.',
          hi: 'बस से: 40 g की दर से 8 km पर 320 g। EcoRoute यह रास्ता हरे रंग में दिखाता है।',
          te: 'బస్సులో: 40 g చొప్పున 8 km కు 320 g. EcoRoute ఈ దారిని ఆకుపచ్చగా చూపిస్తుంది.',
        },
        figure: [
          path(
            [
              [0, 0],
              [0, 3],
              [4, 3],
              [4, 2],
            ],
            { colour: 'result', widthInPx: 3 },
          ),
        ],
      },
    ],
    checks: [() => 6 * 120 === 720, () => 8 * 40 === 320],
  },
]
