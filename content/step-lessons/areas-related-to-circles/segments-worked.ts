import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of five marks: both segments of a chord. */
export const segmentsWorked: StepLesson = {
  id: 'minor-and-major-segment',
  version: 2,
  title: {
    en: 'Worked example: both segments of a chord',
    hi: 'हल किया उदाहरण: जीवा के दोनों वृत्तखंड',
    te: 'సాధించిన ఉదాహరణ: జ్యా చేసే రెండు వృత్తఖండాలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 250, view: [-6, -5.5, 6, 6] },
  figureWords: {
    en: 'A circle of radius 28 cm. The radii OA and OB meet at a right angle, and the minor segment above the chord AB is filled.',
    hi: '28 cm त्रिज्या का वृत्त। त्रिज्याएँ OA और OB समकोण पर मिलती हैं और जीवा AB के ऊपर का लघु वृत्तखंड भरा हुआ है।',
    te: '28 cm వ్యాసార్ధం గల వృత్తం. వ్యాసార్ధాలు OA, OB లంబకోణంలో కలుస్తాయి; జ్యా AB పైన ఉన్న అల్ప వృత్తఖండం రంగు నింపి ఉంది.',
  },
  workings: {
    all: {
      mode: 'value',
      facts: { r: '28', θ: '90', S: '616', T: '392', M: '224', C: '2464', N: '2240' },
      formulas: { S: 'θ/360*π*r^2', T: '1/2*r^2', M: 'S-T', C: 'π*r^2', N: 'C-M' },
      target: '2240',
      pi: '22/7',
    },
  },
  steps: [
    {
      words: {
        en: 'A chord of a circle of radius 28 cm subtends a right angle at the centre. Find the areas of the minor and the major segment.',
        hi: '28 cm त्रिज्या वाले वृत्त की एक जीवा केंद्र पर समकोण बनाती है। लघु और दीर्घ वृत्तखंड के क्षेत्रफल ज्ञात करें।',
        te: '28 cm వ్యాసార్ధం గల వృత్తంలో ఒక జ్యా కేంద్రం వద్ద లంబకోణం చేస్తుంది. అల్ప, అధిక వృత్తఖండాల వైశాల్యాలు కనుగొనండి.',
      },
      lines: [{ tex: t`\pi=\frac{22}{7}` }],
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 5, style: {} },
        {
          kind: 'path',
          points: [
            [-3.536, 3.536],
            [0, 0],
            [3.536, 3.536],
          ],
          isClosed: true,
          style: { colour: 'given' },
        },
        {
          kind: 'right-angle',
          corner: [0, 0],
          to: [
            [3.536, 3.536],
            [-3.536, 3.536],
          ],
          side: 0.6,
        },
        { kind: 'label', at: [0, 0], tex: 'O', shiftInPx: [0, 16], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [-3.536, 3.536], tex: 'A', shiftInPx: [-13, -8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [3.536, 3.536], tex: 'B', shiftInPx: [13, -8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [1.77, 1.77], tex: '28', shiftInPx: [16, 6], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'The sector S is the share of 90° in 360°.',
        hi: 'त्रिज्यखंड S, 360° में 90° का हिस्सा है।',
        te: 'సెక్టారు S, 360° లో 90° భాగం.',
      },
      lines: [
        { tex: t`S=\frac{90}{360}\times\frac{22}{7}\times 28^2`, plain: 'S = 90/360*22/7*28^2', in: 'all' },
        { tex: t`S=616\,\mathrm{cm^2}`, plain: 'S = 616', in: 'all' },
      ],
      mark: '1½',
    },
    {
      words: {
        en: 'Triangle OAB is right-angled at O. Its legs are two radii.',
        hi: 'त्रिभुज OAB में O पर समकोण है। उसकी भुजाएँ दो त्रिज्याएँ हैं।',
        te: 'త్రిభుజం OAB లో O వద్ద లంబకోణం. దాని లంబ భుజాలు రెండు వ్యాసార్ధాలు.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for the area T of the triangle.',
          hi: 'त्रिभुज के क्षेत्रफल T की पंक्ति लिखें।',
          te: 'త్రిభుజ వైశాల్యం T కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Half of base times height; both are radii.',
          hi: 'आधार और ऊँचाई के गुणनफल का आधा; दोनों त्रिज्याएँ हैं।',
          te: 'భూమి, ఎత్తుల లబ్ధంలో సగం; రెండూ వ్యాసార్ధాలే.',
        },
        in: 'all',
        example: 'T = 1/2*28*28',
      },
      lines: [
        { tex: t`T=\frac12\times 28\times 28`, plain: 'T = 1/2*28*28', in: 'all' },
        { tex: t`T=392\,\mathrm{cm^2}`, plain: 'T = 392', in: 'all' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The minor segment is the sector without the triangle.',
        hi: 'लघु वृत्तखंड, त्रिभुज के बिना त्रिज्यखंड है।',
        te: 'త్రిభుజం లేని సెక్టారే అల్ప వృత్తఖండం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-3.536, 3.536],
            [-2.868, 4.096],
            [-2.113, 4.532],
            [-1.294, 4.83],
            [-0.436, 4.981],
            [0.436, 4.981],
            [1.294, 4.83],
            [2.113, 4.532],
            [2.868, 4.096],
            [3.536, 3.536],
          ],
          isClosed: true,
          style: { colour: 'result', isFilled: true },
        },
      ],
      lines: [
        { plain: 'M = S - T', in: 'all' },
        { tex: t`M=616-392=224\,\mathrm{cm^2}`, plain: 'M = 616 - 392 = 224', in: 'all' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'For the major segment take the whole circle.',
        hi: 'दीर्घ वृत्तखंड के लिए पूरा वृत्त लें।',
        te: 'అధిక వృత్తఖండం కోసం మొత్తం వృత్తం తీసుకోండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'The sector of 616 square cm is a quarter of it. What is the area of the circle?',
          hi: '616 वर्ग cm का त्रिज्यखंड उसका चौथाई है। वृत्त का क्षेत्रफल कितना है?',
          te: '616 చదరపు cm సెక్టారు దానిలో పావు భాగం. వృత్త వైశాల్యం ఎంత?',
        },
        hint: {
          en: 'How many right angles make a full turn?',
          hi: 'कितने समकोण मिलकर पूरा चक्कर बनाते हैं?',
          te: 'ఎన్ని లంబకోణాలు పూర్తి చుట్టు అవుతాయి?',
        },
        answerKind: 'quantity',
        answer: '2464 cm^2',
      },
      lines: [{ tex: t`C=4\times 616=2464\,\mathrm{cm^2}`, plain: 'C = 4*616 = 2464', in: 'all' }],
      mark: '½',
    },
    {
      words: {
        en: 'Take the minor segment away, and write both results in a sentence.',
        hi: 'लघु वृत्तखंड घटाएँ और दोनों उत्तर एक वाक्य में लिखें।',
        te: 'అల్ప వృత్తఖండం తీసివేసి, రెండు జవాబులను వాక్యంలో రాయండి.',
      },
      lines: [
        { plain: 'N = C - M', in: 'all' },
        { tex: t`N=2464-224=2240\,\mathrm{cm^2}`, plain: 'N = 2464 - 224 = 2240', in: 'all' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Check in the other way: major sector and triangle together.',
        hi: 'दूसरी तरह जाँचें: दीर्घ त्रिज्यखंड और त्रिभुज मिलाकर।',
        te: 'మరో విధంగా సరిచూడండి: అధిక సెక్టారు, త్రిభుజం కలిపి.',
      },
      lines: [{ plain: '3*616 + 392 = 2240' }],
    },
  ],
}
