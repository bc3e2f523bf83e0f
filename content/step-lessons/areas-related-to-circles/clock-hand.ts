import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of three marks: the hand of a clock. */
export const clockHand: StepLesson = {
  id: 'clock-hand-area-and-arc',
  version: 1,
  title: {
    en: 'Worked example: the hand of a clock',
    hi: 'हल किया उदाहरण: घड़ी की सुई',
    te: 'సాధించిన ఉదాహరణ: గడియారం ముల్లు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 240, view: [-6, -6, 6, 6] },
  figureWords: {
    en: 'A clock face. The minute hand has swept a sector of 210 degrees, from 1 to 8 on the dial.',
    hi: 'घड़ी का डायल। मिनट की सुई ने 1 से 8 तक 210 अंश का त्रिज्यखंड रचा है।',
    te: 'గడియారం ముఖం. నిమిషాల ముల్లు 1 నుండి 8 వరకు 210 డిగ్రీల సెక్టారును తుడిచింది.',
  },
  workings: {
    turn: { mode: 'value', facts: { m: '35', θ: '210' }, formulas: { θ: '6*m' }, target: '210' },
    area: {
      mode: 'value',
      facts: { r: '21/2', θ: '210', A: '1617/8', l: '77/2' },
      formulas: { A: 'θ/360*π*r^2' },
      target: '1617/8',
      pi: '22/7',
    },
    arc: {
      mode: 'value',
      facts: { r: '21/2', θ: '210', A: '1617/8', l: '77/2' },
      formulas: { l: 'θ/360*2*π*r' },
      target: '77/2',
      pi: '22/7',
    },
  },
  steps: [
    {
      words: {
        en: 'The minute hand of a clock is 10.5 cm long. It moves from 9:05 to 9:40. Find the area it sweeps, and how far its tip travels.',
        hi: 'एक घड़ी की मिनट की सुई 10.5 cm लंबी है। वह 9:05 से 9:40 तक चलती है। उसके द्वारा रचित क्षेत्रफल और नोक की तय दूरी ज्ञात करें।',
        te: 'ఒక గడియారం నిమిషాల ముల్లు పొడవు 10.5 cm. అది 9:05 నుండి 9:40 వరకు కదిలింది. అది తుడిచిన వైశాల్యం, దాని కొన ప్రయాణించిన దూరం కనుగొనండి.',
      },
      lines: [{ tex: t`\pi=\frac{22}{7}` }],
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 5, style: { colour: 'faint' } },
        { kind: 'label', at: [0, 5], tex: '12', shiftInPx: [0, -10], colour: 'faint', sizeInPx: 18 },
        { kind: 'label', at: [5, 0], tex: '3', shiftInPx: [10, 0], colour: 'faint', sizeInPx: 18 },
        { kind: 'label', at: [0, -5], tex: '6', shiftInPx: [0, 11], colour: 'faint', sizeInPx: 18 },
        { kind: 'label', at: [-5, 0], tex: '9', shiftInPx: [-10, 0], colour: 'faint', sizeInPx: 18 },
        {
          kind: 'path',
          points: [
            [0, 0],
            [2.5, 4.33],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        { kind: 'dot', at: [0, 0], colour: 'chalk' },
      ],
    },
    {
      words: {
        en: 'First the time: from 9:05 to 9:40 are 35 minutes. The hand makes a full turn in 60.',
        hi: 'पहले समय: 9:05 से 9:40 तक 35 मिनट। सुई 60 मिनट में पूरा चक्कर लगाती है।',
        te: 'ముందు సమయం: 9:05 నుండి 9:40 వరకు 35 నిమిషాలు. ముల్లు 60 నిమిషాల్లో పూర్తి చుట్టు తిరుగుతుంది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Through how many degrees does it turn in one minute?',
          hi: 'एक मिनट में वह कितने अंश घूमती है?',
          te: 'ఒక నిమిషంలో అది ఎన్ని డిగ్రీలు తిరుగుతుంది?',
        },
        hint: {
          en: 'Share the full turn equally over the 60 minutes.',
          hi: 'पूरे चक्कर को 60 मिनटों में बराबर बाँटें।',
          te: 'పూర్తి చుట్టును 60 నిమిషాలకు సమానంగా పంచండి.',
        },
        answerKind: 'number',
        answer: '6',
      },
      lines: [{ plain: '360/60 = 6' }],
    },
    {
      words: { en: 'So the angle is', hi: 'इसलिए कोण है', te: 'కాబట్టి కోణం' },
      lines: [{ plain: 'θ = 35*6 = 210', in: 'turn' }],
      mark: '½',
      margin: { en: 'in degrees', hi: 'अंश में', te: 'డిగ్రీలలో' },
      shapes: [
        {
          kind: 'arc',
          centre: [0, 0],
          radius: 5,
          from: 60,
          to: -150,
          isSector: true,
          style: { colour: 'result', isFilled: true },
        },
      ],
    },
    {
      words: {
        en: 'The area is this share of the circle.',
        hi: 'क्षेत्रफल वृत्त का यही हिस्सा है।',
        te: 'వైశాల్యం వృత్తంలో ఇదే భాగం.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which length is the radius of the sector?',
          hi: 'त्रिज्यखंड की त्रिज्या कौन-सी लंबाई है?',
          te: 'సెక్టారు వ్యాసార్ధం ఏ పొడవు?',
        },
        hint: {
          en: 'One end of the hand stays at the centre. Where is the other?',
          hi: 'सुई का एक सिरा केंद्र पर रहता है। दूसरा कहाँ है?',
          te: 'ముల్లు ఒక కొన కేంద్రం వద్ద ఉంటుంది. రెండోది ఎక్కడ?',
        },
        options: [
          { words: { en: 'Half the hand: 5.25 cm', hi: 'सुई का आधा: 5.25 cm', te: 'ముల్లులో సగం: 5.25 cm' } },
          {
            words: { en: 'The hand: 10.5 cm', hi: 'पूरी सुई: 10.5 cm', te: 'మొత్తం ముల్లు: 10.5 cm' },
            isRight: true,
          },
          { words: { en: 'Twice the hand: 21 cm', hi: 'सुई का दुगुना: 21 cm', te: 'ముల్లుకు రెట్టింపు: 21 cm' } },
        ],
      },
      lines: [
        {
          tex: t`A=\frac{210}{360}\times\frac{22}{7}\times 10.5^2`,
          plain: 'A = 210/360*22/7*10.5^2',
          in: 'area',
        },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Cancel, then multiply. Write the unit.',
        hi: 'काटें, फिर गुणा करें। मात्रक लिखें।',
        te: 'కొట్టివేసి, తర్వాత గుణించండి. ప్రమాణం రాయండి.',
      },
      lines: [
        { tex: t`A=\frac{7}{12}\times 346.5`, plain: 'A = 7/12*346.5', in: 'area' },
        { tex: t`A=202.125\,\mathrm{cm^2}`, plain: 'A = 202.125', in: 'area' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'The tip travels along the arc.',
        hi: 'नोक चाप पर चलती है।',
        te: 'కొన చాపం వెంట ప్రయాణిస్తుంది.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for its length l.',
          hi: 'उसकी लंबाई l की पंक्ति लिखें।',
          te: 'దాని పొడవు l కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'The same share, but now of the circumference.',
          hi: 'वही हिस्सा, पर अब परिधि का।',
          te: 'అదే భాగం, కానీ ఇప్పుడు పరిధిలో.',
        },
        in: 'arc',
        example: 'l = 210/360*2*22/7*10.5',
      },
      lines: [
        {
          tex: t`l=\frac{210}{360}\times 2\times\frac{22}{7}\times 10.5`,
          plain: 'l = 210/360*2*22/7*10.5',
          in: 'arc',
        },
        { tex: t`l=38.5\,\mathrm{cm}`, plain: 'l = 38.5', in: 'arc' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'A quick check: half of arc times radius must be the area.',
        hi: 'जल्दी जाँच: चाप और त्रिज्या के गुणनफल का आधा क्षेत्रफल होना चाहिए।',
        te: 'వేగంగా సరిచూడండి: చాపం, వ్యాసార్ధాల లబ్ధంలో సగం వైశాల్యం కావాలి.',
      },
      lines: [{ tex: t`\frac12\times 38.5\times 10.5=202.125`, plain: '1/2*38.5*10.5 = 202.125' }],
    },
  ],
}
