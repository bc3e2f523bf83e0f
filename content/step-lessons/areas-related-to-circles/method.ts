import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Five things to settle before a number is put into a formula. */
export const sectorMethod: StepLesson = {
  id: 'sector-and-segment-method',
  version: 2,
  title: {
    en: 'How to go about a sector question',
    hi: 'त्रिज्यखंड का प्रश्न कैसे करें',
    te: 'సెక్టారు లెక్క ఎలా చేయాలి',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    edge: {
      mode: 'value',
      facts: { r: '14', θ: '45', l: '11', P: '39', A: '77' },
      formulas: { l: 'θ/360*2*π*r', P: '2*r+l' },
      target: '39',
      pi: '22/7',
    },
    angle: {
      mode: 'solve',
      variables: ['θ'],
      given: ['θ/360*22/7*14^2=77'],
      worlds: [{ θ: '45' }],
      pi: '22/7',
    },
  },
  steps: [
    {
      words: {
        en: 'First ask: a length or an area? Wire, fence, edge and path of a tip are lengths. Cloth, lawn and what a wiper cleans are areas.',
        hi: 'पहले पूछें: लंबाई या क्षेत्रफल? तार, बाड़, किनारा और नोक का रास्ता लंबाइयाँ हैं। कपड़ा, घास और वाइपर से साफ़ जगह क्षेत्रफल हैं।',
        te: 'ముందు అడగండి: పొడవా, వైశాల్యమా? తీగ, కంచె, అంచు, కొన తిరిగిన దారి పొడవులు. గుడ్డ, పచ్చిక, వైపర్ తుడిచే చోటు వైశాల్యాలు.',
      },
    },
    {
      words: {
        en: 'Then choose. Each formula has the same share in front.',
        hi: 'फिर चुनें। हर सूत्र में आगे वही हिस्सा है।',
        te: 'తర్వాత ఎంచుకోండి. ప్రతి సూత్రంలో ముందు అదే భాగం ఉంటుంది.',
      },
      table: {
        head: [
          { en: 'asked', hi: 'पूछा गया', te: 'అడిగినది' },
          { en: 'formula', hi: 'सूत्र', te: 'సూత్రం' },
        ],
        rows: [
          [{ en: 'arc', hi: 'चाप', te: 'చాపం' }, { en: t`$\frac{\theta}{360}\times 2\pi r$` }],
          [{ en: 'sector', hi: 'त्रिज्यखंड', te: 'సెక్టారు' }, { en: t`$\frac{\theta}{360}\times\pi r^2$` }],
          [{ en: 'edge', hi: 'परिमाप', te: 'చుట్టుకొలత' }, { en: '$2r+l$' }],
          [{ en: 'segment', hi: 'वृत्तखंड', te: 'వృత్తఖండం' }, { en: '$A-T$' }],
        ],
      },
      margin: { en: 'l arc, T triangle', hi: 'l चाप, T त्रिभुज', te: 'l చాపం, T త్రిభుజం' },
      question: {
        kind: 'choice',
        ask: {
          en: 'Lace is sewn all round a hand fan in the shape of a sector. What is its length?',
          hi: 'त्रिज्यखंड के आकार के हाथ-पंखे के चारों ओर लेस सिली जाती है। लेस की लंबाई क्या है?',
          te: 'సెక్టారు ఆకారంలో ఉన్న విసనకర్ర చుట్టూ లేసు కుట్టారు. లేసు పొడవు ఎంత?',
        },
        hint: {
          en: 'Go round the fan with a finger and name each part of the edge.',
          hi: 'पंखे के किनारे पर उँगली फिराएँ और हर भाग का नाम लें।',
          te: 'విసనకర్ర అంచు చుట్టూ వేలు తిప్పి, ప్రతి భాగం పేరు చెప్పండి.',
        },
        options: [
          { words: { en: 'The arc', hi: 'केवल चाप', te: 'చాపం మాత్రమే' } },
          {
            words: { en: 'The arc and two radii', hi: 'चाप और दो त्रिज्याएँ', te: 'చాపం, రెండు వ్యాసార్ధాలు' },
            isRight: true,
          },
          { words: { en: 'The area of the sector', hi: 'त्रिज्यखंड का क्षेत्रफल', te: 'సెక్టారు వైశాల్యం' } },
        ],
      },
    },
    {
      words: {
        en: 'Note r and θ. If a diameter is given, halve it. If a time is given, find the angle first.',
        hi: 'r और θ लिखें। व्यास दिया हो तो आधा करें। समय दिया हो तो पहले कोण निकालें।',
        te: 'r, θ రాయండి. వ్యాసం ఇస్తే సగం చేయండి. సమయం ఇస్తే ముందు కోణం కనుగొనండి.',
      },
      said: {
        en: 'Note r and theta. If a diameter is given, halve it. If a time is given, find the angle first.',
        hi: 'आर और थीटा लिखें। व्यास दिया हो तो आधा करें। समय दिया हो तो पहले कोण निकालें।',
        te: 'ఆర్, తీటా రాయండి. వ్యాసం ఇస్తే సగం చేయండి. సమయం ఇస్తే ముందు కోణం కనుగొనండి.',
      },
    },
    {
      words: {
        en: 'Cancel before you multiply. Take π as the question says; with 7 in the radius, 22/7 is quickest.',
        hi: 'गुणा करने से पहले काटें। π वही लें जो प्रश्न कहे; त्रिज्या में 7 हो तो 22/7 सबसे आसान है।',
        te: 'గుణించే ముందు కొట్టివేయండి. ప్రశ్న చెప్పిన π తీసుకోండి; వ్యాసార్ధంలో 7 ఉంటే 22/7 సులభం.',
      },
      said: {
        en: 'Cancel before you multiply. Take pi as the question says. With seven in the radius, twenty two by seven is quickest.',
        hi: 'गुणा करने से पहले काटें। पाई वही लें जो प्रश्न कहे। त्रिज्या में सात हो तो बाईस बटा सात सबसे आसान है।',
        te: 'గుణించే ముందు కొట్టివేయండి. ప్రశ్న చెప్పిన పై తీసుకోండి. వ్యాసార్ధంలో ఏడు ఉంటే ఇరవై రెండు బై ఏడు సులభం.',
      },
    },
    {
      words: {
        en: 'A fan has radius 14 cm and angle 45°. Find the lace round it. First the arc.',
        hi: 'एक पंखे की त्रिज्या 14 cm और कोण 45° है। उसके चारों ओर की लेस निकालें। पहले चाप।',
        te: 'ఒక విసనకర్ర వ్యాసార్ధం 14 cm, కోణం 45°. దాని చుట్టూ లేసు పొడవు కనుగొనండి. ముందు చాపం.',
      },
      lines: [
        {
          tex: t`l=\frac{45}{360}\times 2\times\frac{22}{7}\times 14`,
          plain: 'l = 45/360*2*22/7*14',
          in: 'edge',
        },
        { plain: 'l = 11', in: 'edge' },
      ],
      mark: '1',
    },
    {
      words: { en: 'Then the whole edge.', hi: 'फिर पूरा किनारा।', te: 'తర్వాత మొత్తం అంచు.' },
      question: {
        kind: 'value',
        ask: {
          en: 'How many cm of lace are needed?',
          hi: 'कितने cm लेस चाहिए?',
          te: 'ఎన్ని cm లేసు కావాలి?',
        },
        hint: {
          en: 'Add the two straight sides to the arc.',
          hi: 'चाप में दोनों सीधी भुजाएँ जोड़ें।',
          te: 'చాపానికి రెండు సరళ భుజాలు కలపండి.',
        },
        answerKind: 'quantity',
        answer: '39 cm',
      },
      lines: [
        { plain: 'P = 2r + l', in: 'edge' },
        { plain: 'P = 2*14 + 11 = 39', in: 'edge' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'It also runs backwards. A sector of radius 14 cm has area 77 square cm. Find its angle.',
        hi: 'उलटा भी चलता है। 14 cm त्रिज्या के त्रिज्यखंड का क्षेत्रफल 77 वर्ग cm है। कोण निकालें।',
        te: 'వెనక్కి కూడా చేయవచ్చు. 14 cm వ్యాసార్ధం గల సెక్టారు వైశాల్యం 77 చదరపు cm. కోణం కనుగొనండి.',
      },
      lines: [
        {
          tex: t`\frac{\theta}{360}\times\frac{22}{7}\times 14^2=77`,
          plain: 'θ/360*22/7*14^2 = 77',
          in: 'angle',
        },
        { tex: t`\frac{\theta}{360}\times 616=77`, plain: 'θ/360*616 = 77', in: 'angle' },
      ],
      mark: '1',
    },
    {
      words: { en: 'Solve for the angle.', hi: 'कोण के लिए हल करें।', te: 'కోణం కోసం సాధించండి.' },
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'Multiply both sides by 360 and divide by 616.',
          hi: 'दोनों पक्षों को 360 से गुणा करें और 616 से भाग दें।',
          te: 'రెండు వైపులా 360 తో గుణించి 616 తో భాగించండి.',
        },
        in: 'angle',
        example: 'θ = 77*360/616',
      },
      lines: [
        { tex: t`\theta=\frac{77\times360}{616}`, plain: 'θ = 77*360/616', in: 'angle' },
        { plain: 'θ = 45', in: 'angle' },
      ],
      mark: '1',
    },
  ],
}
