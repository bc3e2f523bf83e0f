import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** Lengths and angles with tangents: find the right triangle. */
export const tangentsMethod: StepLesson = {
  id: 'tangents-method',
  version: 2,
  title: {
    en: 'Tangent questions: find the right triangle',
    hi: 'स्पर्श रेखा के प्रश्न: समकोण त्रिभुज खोजें',
    te: 'స్పర్శరేఖ ప్రశ్నలు: లంబకోణ త్రిభుజాన్ని కనుక్కోండి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-2, -2.1, 5, 2.1] },
  figureWords: {
    en: 'A circle with centre O, the tangents PA and PB from P, the radii OA and OB, and the chord AB.',
    hi: 'केंद्र O का वृत्त, P से स्पर्श रेखाएँ PA और PB, त्रिज्याएँ OA और OB, और जीवा AB।',
    te: 'కేంద్రం O గల వృత్తం, P నుండి స్పర్శరేఖలు PA, PB; వ్యాసార్ధాలు OA, OB; జ్యా AB.',
  },
  workings: {
    pa: { mode: 'value', facts: { PA: '24', OP: '26', OA: '10' } },
    chord: { mode: 'value', facts: { AM: '15', AB: '30' } },
  },
  steps: [
    {
      words: {
        en: 'Whenever a tangent appears, join the centre to the point of contact. That gives a right angle.',
        hi: 'जब भी स्पर्श रेखा हो, केंद्र को स्पर्श बिंदु से मिलाएँ। इससे समकोण मिलता है।',
        te: 'స్పర్శరేఖ ఉన్నప్పుడల్లా కేంద్రాన్ని స్పర్శ బిందువుతో కలపండి. దానితో లంబకోణం వస్తుంది.',
      },
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 1.5, style: {} },
        {
          kind: 'path',
          points: [
            [0.536, 1.401],
            [4.2, 0],
            [0.536, -1.401],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        {
          kind: 'path',
          points: [
            [0.536, 1.401],
            [0, 0],
            [0.536, -1.401],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [4.2, 0],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'right-angle',
          corner: [0.536, 1.401],
          to: [
            [0, 0],
            [4.2, 0],
          ],
          side: 0.22,
        },
        { kind: 'label', at: [0, 0], tex: 'O', shiftInPx: [-14, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [4.2, 0], tex: 'P', shiftInPx: [15, 0], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.536, 1.401], tex: 'A', shiftInPx: [6, -15], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.536, -1.401], tex: 'B', shiftInPx: [6, 16], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'A length: the radius is 10 cm and OP is 26 cm. OP is the hypotenuse of OAP.',
        hi: 'लंबाई: त्रिज्या 10 cm और OP 26 cm है। OP, त्रिभुज OAP का कर्ण है।',
        te: 'పొడవు: వ్యాసార్ధం 10 cm, OP 26 cm. OP, త్రిభుజం OAP కర్ణం.',
      },
      lines: [
        { plain: 'PA^2 = 26^2 - 10^2 = 576', in: 'pa' },
        { plain: 'PA = 24', in: 'pa' },
      ],
      mark: '1',
      question: {
        kind: 'line',
        ask: { en: 'Write a line for PA.', hi: 'PA के लिए पंक्ति लिखें।', te: 'PA కు ఒక పంక్తి రాయండి.' },
        hint: {
          en: 'Begin with PA^2 = and remember which side is the longest.',
          hi: 'PA^2 = से शुरू करें और सोचें कि सबसे लंबी भुजा कौन-सी है।',
          te: 'PA^2 = తో మొదలుపెట్టి, అతి పొడవైన భుజం ఏదో గుర్తుంచుకోండి.',
        },
        in: 'pa',
        example: 'PA^2 = 26^2 - 10^2',
      },
    },
    {
      words: {
        en: 'An angle: let angle APB be 80°. OP bisects it.',
        hi: 'कोण: मान लें कोण APB 80° है। OP उसे समद्विभाजित करती है।',
        te: 'కోణం: కోణం APB 80° అనుకోండి. OP దాన్ని సమద్విఖండన చేస్తుంది.',
      },
      lines: [
        { tex: '\\angle APO=40^\\circ', plain: '80/2 = 40' },
        { tex: '\\angle AOP=90^\\circ-40^\\circ=50^\\circ', plain: '90 - 40 = 50' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: { en: 'How many degrees is angle AOP?', hi: 'कोण AOP कितने अंश है?', te: 'కోణం AOP ఎన్ని డిగ్రీలు?' },
        hint: {
          en: 'In triangle OAP one angle is 90°. Halve the 80° first.',
          hi: 'त्रिभुज OAP में एक कोण 90° है। पहले 80° का आधा लें।',
          te: 'త్రిభుజం OAP లో ఒక కోణం 90°. ముందు 80° లో సగం తీసుకోండి.',
        },
        answerKind: 'number',
        answer: '50',
      },
    },
    {
      words: {
        en: 'An isosceles triangle: PA equals PB, so in triangle PAB the angles at A and B are equal.',
        hi: 'समद्विबाहु त्रिभुज: PA = PB, इसलिए त्रिभुज PAB में A और B पर कोण बराबर हैं।',
        te: 'సమద్విబాహు త్రిభుజం: PA = PB, కాబట్టి త్రిభుజం PAB లో A, B వద్ద కోణాలు సమానం.',
      },
      said: {
        en: 'An isosceles triangle: PA equals PB, so in triangle PAB the angles at A and B are equal.',
        hi: 'समद्विबाहु त्रिभुज: PA बराबर PB, इसलिए त्रिभुज PAB में A और B पर कोण बराबर हैं।',
        te: 'సమద్విబాహు త్రిభుజం: PA సమానం PB, కాబట్టి త్రిభుజం PAB లో A, B వద్ద కోణాలు సమానం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0.536, 1.401],
            [0.536, -1.401],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
      ],
      lines: [{ tex: '\\angle PAB=\\frac{180^\\circ-80^\\circ}{2}=50^\\circ', plain: '(180-80)/2 = 50' }],
      question: {
        kind: 'choice',
        ask: {
          en: 'For which angle APB is the triangle PAB equilateral?',
          hi: 'कोण APB कितना हो कि त्रिभुज PAB समबाहु हो?',
          te: 'కోణం APB ఎంతైతే త్రిభుజం PAB సమబాహు అవుతుంది?',
        },
        hint: {
          en: 'All three angles must then be equal.',
          hi: 'तब तीनों कोण बराबर होने चाहिए।',
          te: 'అప్పుడు మూడు కోణాలూ సమానం కావాలి.',
        },
        options: [
          { words: { en: '45°' } },
          { words: { en: '60°' }, isRight: true },
          { words: { en: '90°' } },
        ],
      },
    },
    {
      words: {
        en: 'Two concentric circles: the radii are 17 cm and 8 cm. A chord AB of the large one touches the small one at M.',
        hi: 'दो संकेंद्रीय वृत्त: त्रिज्याएँ 17 cm और 8 cm हैं। बड़े वृत्त की जीवा AB छोटे को M पर स्पर्श करती है।',
        te: 'రెండు ఏకకేంద్ర వృత్తాలు: వ్యాసార్ధాలు 17 cm, 8 cm. పెద్ద వృత్తం జ్యా AB, చిన్న వృత్తాన్ని M వద్ద తాకుతుంది.',
      },
      lines: [{ tex: 'OM\\perp AB,\\quad AM=MB' }],
      margin: { en: 'new figure: draw it', hi: 'नया चित्र बनाएँ', te: 'కొత్త పటం గీయండి' },
    },
    {
      words: {
        en: 'OA is 17 and OM is 8. Find half of the chord, then the whole.',
        hi: 'OA 17 और OM 8 है। पहले आधी जीवा, फिर पूरी निकालें।',
        te: 'OA 17, OM 8. ముందు సగం జ్యా, తర్వాత మొత్తం కనుగొనండి.',
      },
      lines: [
        { plain: 'AM^2 = 17^2 - 8^2 = 225', in: 'chord' },
        { plain: 'AM = 15', in: 'chord' },
        { plain: 'AB = 2*15 = 30', in: 'chord' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: { en: 'How long is the chord AB, in cm?', hi: 'जीवा AB कितने cm है?', te: 'జ్యా AB ఎన్ని cm?' },
        hint: {
          en: 'Pythagoras gives AM. The perpendicular from the centre bisects the chord.',
          hi: 'पाइथागोरस से AM मिलता है। केंद्र से लंब जीवा को समद्विभाजित करता है।',
          te: 'పైథాగరస్ AM ను ఇస్తుంది. కేంద్రం నుండి లంబం జ్యాను సమద్విఖండన చేస్తుంది.',
        },
        answerKind: 'quantity',
        answer: '30 cm',
      },
    },
  ],
}
