import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A line that meets a circle in two points, in one or in none. */
export const tangentIdea: StepLesson = {
  id: 'tangent-idea',
  version: 1,
  title: {
    en: 'When a line touches a circle',
    hi: 'रेखा वृत्त को कब स्पर्श करती है',
    te: 'రేఖ వృత్తాన్ని ఎప్పుడు తాకుతుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-3.4, -2.3, 3.4, 3.5] },
  figureWords: {
    en: 'A circle with centre O and radius 2. Above the centre a secant, a tangent that touches at T, and a line that misses the circle.',
    hi: 'केंद्र O और त्रिज्या 2 का वृत्त। केंद्र के ऊपर एक छेदक रेखा, T पर एक स्पर्श रेखा और एक रेखा जो वृत्त से नहीं मिलती।',
    te: 'కేంద్రం O, వ్యాసార్ధం 2 గల వృత్తం. కేంద్రానికి పైన ఒక ఛేదన రేఖ, T వద్ద ఒక స్పర్శరేఖ, వృత్తాన్ని కలవని ఒక రేఖ.',
  },
  steps: [
    {
      words: {
        en: 'A straight line and a circle can meet in two points. Such a line is a secant, and its part inside is a chord.',
        hi: 'सीधी रेखा और वृत्त दो बिंदुओं पर मिल सकते हैं। ऐसी रेखा छेदक रेखा है, और उसका भीतर का भाग जीवा।',
        te: 'సరళరేఖ, వృత్తం రెండు బిందువుల వద్ద కలవవచ్చు. అలాంటి రేఖ ఛేదన రేఖ, లోపలి భాగం జ్యా.',
      },
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 2, style: {} },
        { kind: 'dot', at: [0, 0], colour: 'chalk' },
        { kind: 'label', at: [0, 0], tex: 'O', shiftInPx: [-13, 8], colour: 'chalk', sizeInPx: 18 },
        {
          kind: 'path',
          points: [
            [-3.1, 1],
            [3.1, 1],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'dot', at: [-1.732, 1], colour: 'given' },
        { kind: 'dot', at: [1.732, 1], colour: 'given' },
      ],
    },
    {
      words: {
        en: 'Now raise the line, always level. The two points come together.',
        hi: 'अब रेखा को क्षैतिज रखते हुए ऊपर उठाएँ। दोनों बिंदु पास आते हैं।',
        te: 'ఇప్పుడు రేఖను అడ్డంగానే ఉంచి పైకి జరపండి. రెండు బిందువులు దగ్గరవుతాయి.',
      },
      question: {
        kind: 'move',
        ask: {
          en: 'Move M up from the centre, until the level line through it meets the circle in one point only.',
          hi: 'M को केंद्र से ऊपर खिसकाएँ, जब तक उससे होकर जाती क्षैतिज रेखा वृत्त से केवल एक बिंदु पर न मिले।',
          te: 'M గుండా పోయే అడ్డ రేఖ వృత్తాన్ని ఒకే బిందువు వద్ద కలిసే వరకు M ను కేంద్రం నుండి పైకి జరపండి.',
        },
        hint: {
          en: 'Inside the circle a line always cuts twice. Outside, a level line above it misses.',
          hi: 'वृत्त के भीतर से जाती रेखा सदा दो बार काटती है। ऊपर बाहर की रेखा नहीं मिलती।',
          te: 'వృత్తం లోపలి నుండి పోయే రేఖ ఎప్పుడూ రెండు చోట్ల ఖండిస్తుంది. పైన బయట ఉన్న రేఖ కలవదు.',
        },
        name: 'M',
        from: [0, 0],
        to: [0, 3],
        steps: 12,
        beginsAt: 2,
        fitsAt: 8,
      },
    },
    {
      words: {
        en: 'This line is a tangent. T is its point of contact. No other point of the line is on the circle.',
        hi: 'यह रेखा स्पर्श रेखा है। T स्पर्श बिंदु है। रेखा का कोई और बिंदु वृत्त पर नहीं है।',
        te: 'ఈ రేఖ స్పర్శరేఖ. T స్పర్శ బిందువు. ఈ రేఖపై వేరే ఏ బిందువూ వృత్తంపై లేదు.',
      },
      margin: { en: 'one point of contact', hi: 'एक ही स्पर्श बिंदु', te: 'ఒకే స్పర్శ బిందువు' },
      shapes: [
        {
          kind: 'path',
          points: [
            [-3.1, 2],
            [3.1, 2],
          ],
          isClosed: false,
          style: { colour: 'result', widthInPx: 3 },
        },
        { kind: 'dot', at: [0, 2], colour: 'result' },
        { kind: 'label', at: [0, 2], tex: 'T', shiftInPx: [16, -14], colour: 'result', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Raise it further and it misses the circle. What counts is the distance d of the line from the centre.',
        hi: 'और ऊपर उठाएँ तो रेखा वृत्त से नहीं मिलती। मुख्य बात केंद्र से रेखा की दूरी d है।',
        te: 'ఇంకా పైకి జరిపితే రేఖ వృత్తాన్ని కలవదు. కేంద్రం నుండి రేఖ దూరం d ముఖ్యం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-3.1, 2.8],
            [3.1, 2.8],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
      ],
      table: {
        head: [
          { en: 'distance', hi: 'दूरी', te: 'దూరం' },
          { en: 'common points', hi: 'साझे बिंदु', te: 'ఉమ్మడి బిందువులు' },
        ],
        rows: [
          [{ en: '$d<r$' }, { en: '2: secant', hi: '2: छेदक', te: '2: ఛేదన రేఖ' }],
          [{ en: '$d=r$' }, { en: '1: tangent', hi: '1: स्पर्श रेखा', te: '1: స్పర్శరేఖ' }],
          [{ en: '$d>r$' }, { en: '0' }],
        ],
      },
    },
    {
      words: {
        en: 'How many tangents pass through a point? Inside the circle none, on the circle exactly one.',
        hi: 'एक बिंदु से कितनी स्पर्श रेखाएँ जाती हैं? वृत्त के भीतर से कोई नहीं, वृत्त पर ठीक एक।',
        te: 'ఒక బిందువు గుండా ఎన్ని స్పర్శరేఖలు పోతాయి? వృత్తం లోపల ఉంటే ఏదీ లేదు, వృత్తంపై ఉంటే ఒక్కటే.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many tangents can be drawn from a point outside the circle?',
          hi: 'वृत्त के बाहर के बिंदु से कितनी स्पर्श रेखाएँ खींची जा सकती हैं?',
          te: 'వృత్తం బయటి బిందువు నుండి ఎన్ని స్పర్శరేఖలు గీయవచ్చు?',
        },
        hint: {
          en: 'Think of a ball and your eye. On how many sides does a line of sight just touch it?',
          hi: 'गेंद और अपनी आँख सोचें। दृष्टि रेखा उसे कितनी ओर से छूती है?',
          te: 'ఒక బంతిని, మీ కంటిని ఊహించండి. దృష్టిరేఖ దాన్ని ఎన్ని వైపుల తాకుతుంది?',
        },
        why: {
          en: 'One on each side of the line to the centre.',
          hi: 'केंद्र की ओर जाती रेखा के दोनों ओर एक-एक।',
          te: 'కేంద్రానికి పోయే రేఖకు ఇరువైపులా ఒక్కొక్కటి.',
        },
        answerKind: 'number',
        answer: '2',
      },
    },
    {
      words: {
        en: 'Take a secant. How many tangents are parallel to it?',
        hi: 'एक छेदक रेखा लें। उसके समांतर कितनी स्पर्श रेखाएँ हैं?',
        te: 'ఒక ఛేదన రేఖ తీసుకోండి. దానికి సమాంతరంగా ఎన్ని స్పర్శరేఖలు ఉన్నాయి?',
      },
      question: {
        kind: 'choice',
        ask: { en: 'How many?', hi: 'कितनी?', te: 'ఎన్ని?' },
        hint: {
          en: 'Lower the level line too, below the centre.',
          hi: 'क्षैतिज रेखा को केंद्र के नीचे भी ले जाएँ।',
          te: 'అడ్డ రేఖను కేంద్రం కిందికి కూడా జరపండి.',
        },
        options: [{ words: { en: '1' } }, { words: { en: '2' }, isRight: true }, { words: { en: '4' } }],
      },
    },
    {
      words: {
        en: 'Here is the second one. The two touch at the ends of one diameter.',
        hi: 'यह रही दूसरी। दोनों एक ही व्यास के सिरों पर स्पर्श करती हैं।',
        te: 'ఇదిగో రెండవది. రెండూ ఒకే వ్యాసం చివరల వద్ద తాకుతాయి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-3.1, -2],
            [3.1, -2],
          ],
          isClosed: false,
          style: { colour: 'result', widthInPx: 3 },
        },
      ],
    },
  ],
}
