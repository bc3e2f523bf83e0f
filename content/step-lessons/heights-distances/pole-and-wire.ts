import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A worked example of three marks: a pole that is held by a wire. */
export const poleAndWire: StepLesson = {
  id: 'pole-and-wire',
  version: 2,
  title: {
    en: 'Worked example: a pole held by a wire',
    hi: 'हल किया उदाहरण: तार से बँधा खंभा',
    te: 'సాధించిన ఉదాహరణ: తీగతో కట్టిన స్తంభం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-1.2, -0.9, 4.2, 5.2] },
  figureWords: {
    en: 'A pole PQ of 9 m. A wire of length l runs from its top P to R on the ground and makes 60° there. QR is d.',
    hi: '9 m ऊँचा खंभा PQ। l लंबा तार शिखर P से भूमि पर R तक है और वहाँ 60° बनाता है। QR = d।',
    te: '9 m స్తంభం PQ. l పొడవు గల తీగ శిఖరం P నుండి నేలపై R వరకు ఉండి అక్కడ 60° చేస్తుంది. QR = d.',
  },
  workings: {
    wire: {
      mode: 'solve',
      variables: ['l'],
      given: ['sin 60° = 9/l'],
      worlds: [{ l: '6sqrt(3)', PR: '6sqrt(3)', PQ: '9' }],
    },
    foot: {
      mode: 'solve',
      variables: ['d'],
      given: ['tan 60° = 9/d'],
      worlds: [{ d: '3sqrt(3)', QR: '3sqrt(3)', PQ: '9' }],
    },
  },
  steps: [
    {
      words: {
        en: 'A pole 9 m high is held by a straight wire from its top to the ground. The wire makes 60° with the ground. Find the length of the wire, and how far from the pole it is fixed.',
        hi: '9 m ऊँचा खंभा शिखर से भूमि तक सीधे तार से बँधा है। तार भूमि से 60° बनाता है। तार की लंबाई और खंभे से उसके सिरे की दूरी निकालें।',
        te: '9 m ఎత్తైన స్తంభాన్ని శిఖరం నుండి నేల వరకు బిగుతైన తీగతో కట్టారు. తీగ నేలతో 60° చేస్తుంది. తీగ పొడవు, స్తంభం నుండి అది కట్టిన చోటుకు దూరం కనుగొనండి.',
      },
    },
    {
      words: {
        en: 'Draw the right triangle. Call the wire l and the distance d.',
        hi: 'समकोण त्रिभुज बनाएँ। तार को l और दूरी को d कहें।',
        te: 'లంబకోణ త్రిభుజం గీయండి. తీగను l, దూరాన్ని d అనుకోండి.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [2.6, 4.5],
            [2.6, 0],
            [0, 0],
          ],
          names: ['P', 'Q', 'R'],
          sides: ['9', 'd', 'l'],
          rightAngleAt: 1,
        },
        { kind: 'arc', centre: [0, 0], radius: 0.5, from: 0, to: 60, style: { colour: 'given' } },
        {
          kind: 'label',
          at: [0.5, 0.3],
          tex: '60^\\circ',
          shiftInPx: [18, -3],
          colour: 'given',
          sizeInPx: 18,
        },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'First the wire. The height is opposite to 60°, the wire is the hypotenuse.',
        hi: 'पहले तार। ऊँचाई 60° के सम्मुख है और तार कर्ण है।',
        te: 'ముందు తీగ. ఎత్తు 60° కి ఎదుటి భుజం, తీగ కర్ణం.',
      },
      lines: [
        { plain: 'sin 60° = 9/l', in: 'wire' },
        { plain: '√3/2 = 9/l', in: 'wire' },
      ],
      mark: '½',
      question: {
        kind: 'choice',
        ask: { en: 'Which equation fits?', hi: 'कौन-सा समीकरण ठीक है?', te: 'ఏ సమీకరణం సరైనది?' },
        hint: {
          en: 'Opposite over hypotenuse. The longer side must be below.',
          hi: 'सम्मुख बटा कर्ण। लंबी भुजा नीचे होगी।',
          te: 'ఎదుటి భుజం / కర్ణం. పొడవైన భుజం కింద ఉండాలి.',
        },
        options: [
          { words: { en: '$\\sin 60^\\circ=\\frac{l}{9}$' } },
          { words: { en: '$\\sin 60^\\circ=\\frac{9}{l}$' }, isRight: true },
          { words: { en: '$\\cos 60^\\circ=\\frac{9}{l}$' } },
        ],
      },
    },
    {
      words: {
        en: 'Solve for l. Then rationalise.',
        hi: 'l के लिए हल करें। फिर हर का परिमेयकरण करें।',
        te: 'l కోసం సాధించండి. తర్వాత హారాన్ని అకరణీయం చేయండి.',
      },
      lines: [
        { plain: 'l = 18/√3', in: 'wire' },
        { plain: 'l = 18√3/3 = 6√3', in: 'wire' },
      ],
      mark: '1',
      question: {
        kind: 'line',
        ask: { en: 'Write l.', hi: 'l लिखें।', te: 'l రాయండి.' },
        hint: {
          en: 'Multiply across: root 3 times l is 2 times 9.',
          hi: 'तिर्यक गुणा: √3 गुणा l, 2 गुणा 9 है।',
          te: 'అడ్డ గుణకారం: √3 గుణించు l, 2 గుణించు 9.',
        },
        in: 'wire',
        example: 'l = 18/√3',
      },
    },
    {
      words: {
        en: 'Now the distance. Use the given 9, not the wire. A slip above then does no harm here.',
        hi: 'अब दूरी। दिया हुआ 9 लें, तार नहीं। तब ऊपर की गलती का असर यहाँ नहीं होगा।',
        te: 'ఇప్పుడు దూరం. ఇచ్చిన 9 నే వాడండి, తీగను కాదు. అప్పుడు పైన పొరపాటు ఉన్నా ఇక్కడ ప్రభావం ఉండదు.',
      },
      lines: [
        { plain: 'tan 60° = 9/d', in: 'foot' },
        { plain: 'd = 9/√3 = 3√3', in: 'foot' },
      ],
      mark: '½',
      question: {
        kind: 'value',
        ask: { en: 'What is d, in m, with √3 in it?', hi: 'd कितने m है, √3 के साथ?', te: 'd ఎన్ని m, √3 తో?' },
        hint: {
          en: 'Height and distance: which ratio? Then take 9 over root 3 without a root below.',
          hi: 'ऊँचाई और दूरी: कौन-सा अनुपात? फिर 9/√3 के हर से मूल हटाएँ।',
          te: 'ఎత్తు, దూరం: ఏ నిష్పత్తి? తర్వాత 9/√3 లో హారం నుండి మూలాన్ని తొలగించండి.',
        },
        answerKind: 'quantity',
        answer: '3√3 m',
      },
    },
    {
      words: {
        en: 'Answer: the wire is 6√3 m long, and it is fixed 3√3 m from the pole.',
        hi: 'उत्तर: तार 6√3 m लंबा है और खंभे से 3√3 m दूर बँधा है।',
        te: 'జవాబు: తీగ పొడవు 6√3 m; స్తంభం నుండి 3√3 m దూరంలో కట్టారు.',
      },
      said: {
        en: 'Answer: the wire is 6 root 3 metres long, and it is fixed 3 root 3 metres from the pole.',
        hi: 'उत्तर: तार 6 रूट 3 मीटर लंबा है और खंभे से 3 रूट 3 मीटर दूर बँधा है।',
        te: 'జవాబు: తీగ పొడవు 6 రూట్ 3 మీటర్లు; స్తంభం నుండి 3 రూట్ 3 మీటర్లు దూరంలో కట్టారు.',
      },
      mark: '½',
    },
    {
      words: {
        en: 'Check by Pythagoras.',
        hi: 'पाइथागोरस से जाँचें।',
        te: 'పైథాగరస్‌తో సరిచూడండి.',
      },
      lines: [{ plain: '9^2 + (3√3)^2 = 81 + 27 = 108' }, { plain: '(6√3)^2 = 108' }],
    },
  ],
}
