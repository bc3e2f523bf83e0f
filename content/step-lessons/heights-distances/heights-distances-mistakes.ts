import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** What costs marks with heights and distances. */
export const heightsDistancesMistakes: StepLesson = {
  id: 'heights-distances-mistakes',
  version: 3,
  title: {
    en: 'Heights and distances: mistakes that cost marks',
    hi: 'ऊँचाई और दूरी: अंक कटाने वाली गलतियाँ',
    te: 'ఎత్తులు, దూరాలు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-1, -1, 6.4, 4] },
  figureWords: {
    en: 'A lighthouse PQ and a boat R. A dashed horizontal starts at the top P; the line of sight PR goes down to the boat.',
    hi: 'प्रकाश-स्तंभ PQ और नाव R। शिखर P से टूटी क्षैतिज रेखा; दृष्टि रेखा PR नीचे नाव तक।',
    te: 'దీపస్తంభం PQ, పడవ R. శిఖరం P నుండి చుక్కల క్షితిజ రేఖ; దృష్టిరేఖ PR కిందికి పడవ వరకు.',
  },
  workings: {
    h: { mode: 'solve', variables: ['h'], given: ['tan 30° = h/24'], worlds: [{ h: '8sqrt(3)' }] },
    string: { mode: 'solve', variables: ['s'], given: ['sin 60° = 45/s'], worlds: [{ s: '30sqrt(3)' }] },
  },
  steps: [
    {
      words: {
        en: 'First slip: the angle of depression in the wrong place. The lighthouse is PQ, the boat is R.',
        hi: 'पहली गलती: अवनमन कोण गलत जगह। प्रकाश-स्तंभ PQ है, नाव R है।',
        te: 'మొదటి పొరపాటు: నిమ్నకోణం తప్పు చోట. దీపస్తంభం PQ, పడవ R.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [0, 3],
          ],
          isClosed: false,
          style: { widthInPx: 3 },
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [5.2, 0],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [0, 3],
            [5.2, 0],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        {
          kind: 'path',
          points: [
            [0, 3],
            [5, 3],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
        {
          kind: 'right-angle',
          corner: [0, 0],
          to: [
            [5.2, 0],
            [0, 3],
          ],
          side: 0.3,
        },
        { kind: 'label', at: [0, 3], tex: 'P', shiftInPx: [-13, -8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0, 0], tex: 'Q', shiftInPx: [-13, 8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [5.2, 0], tex: 'R', shiftInPx: [13, 8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [5, 3], tex: 'S', shiftInPx: [14, 0], colour: 'faint', sizeInPx: 18 },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Which is the angle of depression of the boat?',
          hi: 'नाव का अवनमन कोण कौन-सा है?',
          te: 'పడవ నిమ్నకోణం ఏది?',
        },
        hint: {
          en: 'It begins at the horizontal line, not at the lighthouse.',
          hi: 'वह क्षैतिज रेखा से शुरू होता है, प्रकाश-स्तंभ से नहीं।',
          te: 'అది క్షితిజ రేఖ నుండి మొదలవుతుంది, దీపస్తంభం నుండి కాదు.',
        },
        options: [
          { words: { en: 'QPR' } },
          { words: { en: 'SPR' }, isRight: true },
          { words: { en: 'PQR' } },
        ],
      },
    },
    {
      words: {
        en: 'The angle at R is equal to it, by alternate angles. Use that one in the triangle.',
        hi: 'R पर का कोण इसके बराबर है, एकांतर कोणों से। त्रिभुज में उसी को लें।',
        te: 'ఏకాంతర కోణాల వల్ల R వద్ద కోణం దానికి సమానం. త్రిభుజంలో దాన్నే వాడండి.',
      },
      lines: [{ tex: '\\angle SPR=\\angle PRQ' }],
    },
    {
      words: {
        en: 'Second slip: turning tan 30° over. The distance is 24 m, the angle 30°.',
        hi: 'दूसरी गलती: tan 30° को उल्टा लेना। दूरी 24 m, कोण 30° है।',
        te: 'రెండవ పొరపాటు: tan 30° ను తలకిందులుగా తీసుకోవడం. దూరం 24 m, కోణం 30°.',
      },
      said: {
        en: 'Second slip: turning tan thirty degrees over. The distance is twenty-four metres, the angle thirty degrees.',
        hi: 'दूसरी गलती: टैन तीस अंश को उल्टा लेना। दूरी चौबीस मीटर, कोण तीस अंश है।',
        te: 'రెండవ పొరపాటు: టాన్ ముప్పై డిగ్రీలను తలకిందులుగా తీసుకోవడం. దూరం ఇరవై నాలుగు మీటర్లు, కోణం ముప్పై డిగ్రీలు.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong first?', hi: 'सबसे पहले कौन-सी पंक्ति गलत है?', te: 'మొదట తప్పయిన పంక్తి ఏది?' },
        hint: {
          en: 'At less than 45° the height is less than the distance.',
          hi: '45° से कम कोण पर ऊँचाई दूरी से कम होती है।',
          te: '45° కంటే తక్కువ కోణానికి ఎత్తు దూరం కంటే తక్కువ.',
        },
        why: {
          en: 'tan 30° is 1 over √3. So h is 24 over √3.',
          hi: 'tan 30°, 1/√3 है। अतः h, 24/√3 है।',
          te: 'tan 30° అంటే 1/√3. కాబట్టి h, 24/√3.',
        },
        lines: [
          { plain: 'tan 30° = h/24', in: 'h' },
          { plain: '√3 = h/24', in: 'h' },
          { plain: 'h = 24√3', in: 'h' },
        ],
        wrong: 2,
      },
      lines: [{ plain: 'h = 24/√3 = 8√3', in: 'h' }],
    },
    {
      words: {
        en: 'Third slip: the wrong ratio. A kite is 45 m high, its string s makes 60° with the ground.',
        hi: 'तीसरी गलती: गलत अनुपात। पतंग 45 m ऊँची है, डोरी s भूमि से 60° बनाती है।',
        te: 'మూడవ పొరపాటు: తప్పు నిష్పత్తి. గాలిపటం 45 m ఎత్తులో ఉంది, దారం s నేలతో 60° చేస్తుంది.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong first?', hi: 'सबसे पहले कौन-सी पंक्ति गलत है?', te: 'మొదట తప్పయిన పంక్తి ఏది?' },
        hint: {
          en: 'The string is the hypotenuse. Which ratio holds it and the height?',
          hi: 'डोरी कर्ण है। किस अनुपात में वह और ऊँचाई दोनों हैं?',
          te: 'దారం కర్ణం. అది, ఎత్తు రెండూ ఉన్న నిష్పత్తి ఏది?',
        },
        why: {
          en: 'Opposite over hypotenuse is sine. The tangent would give the distance along the ground.',
          hi: 'सम्मुख बटा कर्ण, sin है। tan से भूमि पर की दूरी मिलती।',
          te: 'ఎదుటి భుజం / కర్ణం అంటే sin. tan తో నేలపై దూరం వస్తుంది.',
        },
        lines: [
          { plain: 'tan 60° = 45/s', in: 'string' },
          { plain: 's = 45/√3', in: 'string' },
          { plain: 's = 15√3', in: 'string' },
        ],
        wrong: 1,
      },
      lines: [
        { plain: 'sin 60° = 45/s', in: 'string' },
        { plain: 's = 90/√3 = 30√3', in: 'string' },
      ],
    },
    {
      words: {
        en: 'Fourth slip: forgetting the height of the eye. A girl stands 20 m from a chimney. Her eye is 1.6 m above the ground and sees the top at 45°.',
        hi: 'चौथी गलती: आँख की ऊँचाई भूलना। एक लड़की चिमनी से 20 m दूर है। उसकी आँख भूमि से 1.6 m ऊपर है और शिखर 45° पर दिखता है।',
        te: 'నాల్గవ పొరపాటు: కంటి ఎత్తును మరచిపోవడం. ఒక అమ్మాయి చిమ్నీకి 20 m దూరంలో ఉంది. ఆమె కన్ను నేల నుండి 1.6 m ఎత్తులో ఉంది; శిఖరం 45° లో కనిపిస్తుంది.',
      },
      lines: [{ plain: '20 * tan 45° = 20' }, { plain: '20 + 1.6 = 21.6' }],
      question: {
        kind: 'value',
        ask: { en: 'How high is the chimney, in m?', hi: 'चिमनी कितने m ऊँची है?', te: 'చిమ్నీ ఎత్తు ఎన్ని m?' },
        hint: {
          en: 'The triangle begins at the eye. What is below it?',
          hi: 'त्रिभुज आँख से शुरू होता है। उसके नीचे क्या है?',
          te: 'త్రిభుజం కన్ను వద్ద మొదలవుతుంది. దాని కింద ఏముంది?',
        },
        answerKind: 'quantity',
        answer: '21.6 m',
      },
    },
    {
      words: {
        en: 'Fifth slip: rounding too early. Keep √3 to the end, and put its decimal once.',
        hi: 'पाँचवीं गलती: जल्दी सन्निकट करना। √3 को अंत तक रखें और दशमलव एक ही बार रखें।',
        te: 'ఐదవ పొరపాటు: ముందే ఉజ్జాయింపు చేయడం. √3 ను చివరి వరకు ఉంచి, దశాంశాన్ని ఒక్కసారే రాయండి.',
      },
      said: {
        en: 'Fifth slip: rounding too early. Keep root 3 to the end, and put its decimal once.',
        hi: 'पाँचवीं गलती: जल्दी सन्निकट करना। रूट 3 को अंत तक रखें और दशमलव एक ही बार रखें।',
        te: 'ఐదవ పొరపాటు: ముందే ఉజ్జాయింపు చేయడం. రూట్ 3 ను చివరి వరకు ఉంచి, దశాంశాన్ని ఒక్కసారే రాయండి.',
      },
      lines: [{ plain: '24/√3 = 8√3' }, { plain: '8*1.73 = 13.84' }],
      margin: { en: 'write the unit', hi: 'मात्रक लिखें', te: 'ప్రమాణం రాయండి' },
    },
  ],
}
