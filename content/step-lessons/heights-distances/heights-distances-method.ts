import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** Five steps from the words of a question to its answer. */
export const heightsDistancesMethod: StepLesson = {
  id: 'heights-distances-method',
  version: 2,
  title: {
    en: 'From the words to the right triangle',
    hi: 'प्रश्न के शब्दों से समकोण त्रिभुज तक',
    te: 'ప్రశ్న మాటల నుండి లంబకోణ త్రిభుజానికి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-1.2, -0.9, 3.7, 4.4] },
  figureWords: {
    en: 'Right triangle ABC. The foot B of the tower BC is 30 m from A, and the angle at A is 60°.',
    hi: 'समकोण त्रिभुज ABC। मीनार BC का पाद B, A से 30 m दूर है और A पर कोण 60° है।',
    te: 'లంబకోణ త్రిభుజం ABC. గోపురం BC పాదం B, A నుండి 30 m దూరంలో ఉంది, A వద్ద కోణం 60°.',
  },
  workings: {
    h: {
      mode: 'solve',
      variables: ['h'],
      given: ['tan 60° = h/30'],
      worlds: [{ h: '30sqrt(3)', BC: '30sqrt(3)', AB: '30' }],
    },
  },
  steps: [
    {
      words: {
        en: 'From a point 30 m away from the foot of a tower, the angle of elevation of its top is 60°. How high is the tower?',
        hi: 'मीनार के पाद से 30 m दूर एक बिंदु से उसके शिखर का उन्नयन कोण 60° है। मीनार कितनी ऊँची है?',
        te: 'గోపురం పాదం నుండి 30 m దూరంలోని బిందువు నుండి దాని శిఖరం ఊర్ధ్వకోణం 60°. గోపురం ఎత్తు ఎంత?',
      },
    },
    {
      words: {
        en: 'One: draw. A tower stands upright, so there is a right angle at its foot.',
        hi: 'एक: चित्र बनाएँ। मीनार सीधी खड़ी है, इसलिए पाद पर समकोण है।',
        te: 'ఒకటి: పటం గీయండి. గోపురం నిటారుగా ఉంది, కాబట్టి పాదం వద్ద లంబకోణం.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [0, 0],
            [2.2, 0],
            [2.2, 3.81],
          ],
          names: ['A', 'B', 'C'],
          rightAngleAt: 1,
        },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Two: write what is known on the figure. Call the height h.',
        hi: 'दो: जो ज्ञात है उसे चित्र पर लिखें। ऊँचाई को h कहें।',
        te: 'రెండు: తెలిసినవి పటంపై రాయండి. ఎత్తును h అనుకోండి.',
      },
      shapes: [
        { kind: 'label', at: [1.1, 0], tex: '30', shiftInPx: [0, 16], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [2.2, 1.9], tex: 'h', shiftInPx: [15, 0], colour: 'result', sizeInPx: 18 },
        { kind: 'arc', centre: [0, 0], radius: 0.45, from: 0, to: 60, style: { colour: 'given' } },
        {
          kind: 'label',
          at: [0.45, 0.25],
          tex: '60^\\circ',
          shiftInPx: [18, -3],
          colour: 'given',
          sizeInPx: 18,
        },
      ],
    },
    {
      words: {
        en: 'Three: choose the ratio that joins the known side and the wanted one.',
        hi: 'तीन: वह अनुपात चुनें जो ज्ञात भुजा और अज्ञात भुजा को जोड़े।',
        te: 'మూడు: తెలిసిన భుజాన్ని, కావలసిన భుజాన్ని కలిపే నిష్పత్తిని ఎంచుకోండి.',
      },
      lines: [{ plain: 'tan 60° = h/30', in: 'h' }],
      mark: '1',
      question: {
        kind: 'choice',
        ask: { en: 'Which ratio is it here?', hi: 'यहाँ कौन-सा अनुपात है?', te: 'ఇక్కడ ఏ నిష్పత్తి?' },
        hint: {
          en: 'Name both sides as seen from A. Is the hypotenuse among them?',
          hi: 'A से देखकर दोनों भुजाओं के नाम बताएँ। क्या उनमें कर्ण है?',
          te: 'A నుండి చూసి రెండు భుజాల పేర్లు చెప్పండి. వాటిలో కర్ణం ఉందా?',
        },
        options: [
          { words: { en: '$\\sin$' } },
          { words: { en: '$\\cos$' } },
          { words: { en: '$\\tan$' }, isRight: true },
        ],
      },
    },
    {
      words: {
        en: 'Four: put the value and solve.',
        hi: 'चार: मान रखें और हल करें।',
        te: 'నాలుగు: విలువను ప్రతిక్షేపించి సాధించండి.',
      },
      lines: [
        { plain: '√3 = h/30', in: 'h' },
        { plain: 'h = 30√3', in: 'h' },
      ],
      mark: '1',
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'Take tan 60° from the table of standard angles.',
          hi: 'मानक कोणों की सारणी से tan 60° लें।',
          te: 'ప్రామాణిక కోణాల పట్టిక నుండి tan 60° తీసుకోండి.',
        },
        in: 'h',
        example: '√3 = h/30',
      },
    },
    {
      words: {
        en: 'Five: answer with its unit. Only if the question gives √3 = 1.73, write the decimal.',
        hi: 'पाँच: मात्रक के साथ उत्तर दें। दशमलव तभी लिखें जब प्रश्न में √3 = 1.73 दिया हो।',
        te: 'ఐదు: ప్రమాణంతో జవాబు రాయండి. ప్రశ్నలో √3 = 1.73 అని ఇస్తేనే దశాంశం రాయండి.',
      },
      said: {
        en: 'Five: answer with its unit. Only if the question gives root 3 equals 1 point 7 3, write the decimal.',
        hi: 'पाँच: मात्रक के साथ उत्तर दें। दशमलव तभी लिखें जब प्रश्न में रूट 3 बराबर 1 दशमलव 7 3 दिया हो।',
        te: 'ఐదు: ప్రమాణంతో జవాబు రాయండి. ప్రశ్నలో రూట్ 3 సమానం 1 పాయింట్ 7 3 అని ఇస్తేనే దశాంశం రాయండి.',
      },
      lines: [
        { tex: 'h=30\\sqrt3\\text{ m}', plain: 'h = 30√3', in: 'h' },
        { tex: '30\\times 1.73=51.9\\text{ m}', plain: '30*1.73 = 51.9' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Not every question needs the tangent. Look at the two sides that matter.',
        hi: 'हर प्रश्न में tan नहीं लगता। काम की दो भुजाएँ देखें।',
        te: 'ప్రతి ప్రశ్నకూ tan అక్కర్లేదు. అవసరమైన రెండు భుజాలను చూడండి.',
      },
      said: {
        en: 'Not every question needs the tangent. Look at the two sides that matter.',
        hi: 'हर प्रश्न में टैन नहीं लगता। काम की दो भुजाएँ देखें।',
        te: 'ప్రతి ప్రశ్నకూ టాన్ అక్కర్లేదు. అవసరమైన రెండు భుజాలను చూడండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'A kite flies 40 m high. Its straight string makes 30° with the ground. Which ratio gives the string?',
          hi: 'पतंग 40 m ऊँची है। सीधी डोरी भूमि से 30° बनाती है। डोरी किस अनुपात से मिलेगी?',
          te: 'గాలిపటం 40 m ఎత్తులో ఉంది. బిగుతైన దారం నేలతో 30° చేస్తుంది. దారం పొడవు ఏ నిష్పత్తితో వస్తుంది?',
        },
        hint: {
          en: 'The string is the hypotenuse. Where is the height, as seen from the angle?',
          hi: 'डोरी कर्ण है। कोण से देखने पर ऊँचाई कहाँ है?',
          te: 'దారం కర్ణం. కోణం నుండి చూస్తే ఎత్తు ఎక్కడ ఉంది?',
        },
        options: [
          { words: { en: '$\\sin 30^\\circ$' }, isRight: true },
          { words: { en: '$\\cos 30^\\circ$' } },
          { words: { en: '$\\tan 30^\\circ$' } },
        ],
      },
    },
    {
      words: {
        en: 'Here is when each ratio is used.',
        hi: 'कब कौन-सा अनुपात लगता है, यह देखें।',
        te: 'ఎప్పుడు ఏ నిష్పత్తి వాడాలో ఇక్కడ చూడండి.',
      },
      table: {
        head: [
          { en: 'sides', hi: 'भुजाएँ', te: 'భుజాలు' },
          { en: 'ratio', hi: 'अनुपात', te: 'నిష్పత్తి' },
        ],
        rows: [
          [{ en: 'height, distance', hi: 'ऊँचाई, दूरी', te: 'ఎత్తు, దూరం' }, { en: 'tan' }],
          [
            { en: 'height, string or ladder', hi: 'ऊँचाई, डोरी या सीढ़ी', te: 'ఎత్తు, దారం లేదా నిచ్చెన' },
            { en: 'sin' },
          ],
          [
            { en: 'distance, string or ladder', hi: 'दूरी, डोरी या सीढ़ी', te: 'దూరం, దారం లేదా నిచ్చెన' },
            { en: 'cos' },
          ],
        ],
      },
      margin: { en: 'angle at the ground', hi: 'कोण भूमि पर', te: 'కోణం నేల వద్ద' },
    },
  ],
}
