import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** What costs marks with tangents. */
export const circlesMistakes: StepLesson = {
  id: 'circles-mistakes',
  version: 2,
  title: {
    en: 'Circles: mistakes that cost marks',
    hi: 'वृत्त: अंक कटाने वाली गलतियाँ',
    te: 'వృత్తాలు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-2, -2.1, 5, 2.1] },
  figureWords: {
    en: 'A circle with centre O and the tangents PA and PB from P.',
    hi: 'केंद्र O का वृत्त और P से स्पर्श रेखाएँ PA और PB।',
    te: 'కేంద్రం O గల వృత్తం, P నుండి స్పర్శరేఖలు PA, PB.',
  },
  workings: {
    pa: { mode: 'value', facts: { PA: '24' } },
    chord: { mode: 'value', facts: { AM: '12', AB: '24' } },
    y: { mode: 'solve', variables: ['y'], given: ['y + 70 = 180'], worlds: [{ y: '110' }] },
  },
  steps: [
    {
      words: {
        en: 'First slip: the wrong hypotenuse. OA is 7 cm and OP is 25 cm.',
        hi: 'पहली गलती: गलत कर्ण। OA 7 cm और OP 25 cm है।',
        te: 'మొదటి పొరపాటు: తప్పు కర్ణం. OA 7 cm, OP 25 cm.',
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
        { kind: 'label', at: [0, 0], tex: 'O', shiftInPx: [-14, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [4.2, 0], tex: 'P', shiftInPx: [15, 0], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.536, 1.401], tex: 'A', shiftInPx: [6, -15], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.536, -1.401], tex: 'B', shiftInPx: [6, 16], colour: 'given', sizeInPx: 18 },
      ],
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong first?', hi: 'सबसे पहले कौन-सी पंक्ति गलत है?', te: 'మొదట తప్పయిన పంక్తి ఏది?' },
        hint: {
          en: 'Where is the right angle, and which side lies opposite to it?',
          hi: 'समकोण कहाँ है, और उसके सामने कौन-सी भुजा है?',
          te: 'లంబకోణం ఎక్కడ ఉంది, దానికి ఎదురుగా ఏ భుజం ఉంది?',
        },
        why: {
          en: 'The right angle is at A. OP is the hypotenuse, so the squares are subtracted.',
          hi: 'समकोण A पर है। OP कर्ण है, इसलिए वर्ग घटाए जाते हैं।',
          te: 'లంబకోణం A వద్ద ఉంది. OP కర్ణం, కాబట్టి వర్గాలను తీసివేయాలి.',
        },
        lines: [
          { plain: 'PA^2 = 25^2 + 7^2', in: 'pa' },
          { plain: 'PA^2 = 674', in: 'pa' },
          { plain: 'PA = √674', in: 'pa' },
        ],
        wrong: 1,
      },
      lines: [
        { plain: 'PA^2 = 25^2 - 7^2 = 576', in: 'pa' },
        { plain: 'PA = 24', in: 'pa' },
      ],
    },
    {
      words: {
        en: 'Second slip: taking angle AOB equal to angle APB. Let angle APB be 70°, angle AOB y degrees.',
        hi: 'दूसरी गलती: कोण AOB को कोण APB के बराबर मानना। मान लें कोण APB 70°, कोण AOB y अंश है।',
        te: 'రెండవ పొరపాటు: కోణం AOB, కోణం APB కు సమానం అనుకోవడం. కోణం APB 70°, కోణం AOB y డిగ్రీలు అనుకోండి.',
      },
      lines: [
        { plain: 'y + 70 = 180', in: 'y' },
        { plain: 'y = 110', in: 'y' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How many degrees is y?', hi: 'y कितने अंश है?', te: 'y ఎన్ని డిగ్రీలు?' },
        hint: {
          en: 'In OAPB there are two right angles already. What is left for the other two?',
          hi: 'OAPB में दो समकोण पहले से हैं। बाकी दो के लिए कितना बचा?',
          te: 'OAPB లో ఇప్పటికే రెండు లంబకోణాలు ఉన్నాయి. మిగతా రెండింటికి ఎంత మిగులుతుంది?',
        },
        answerKind: 'number',
        answer: '110',
      },
    },
    {
      words: {
        en: 'Third slip: half a chord given as the whole. Concentric circles have the radii 13 cm and 5 cm. A chord AB touches the small one at M.',
        hi: 'तीसरी गलती: आधी जीवा को पूरी लिखना। संकेंद्रीय वृत्तों की त्रिज्याएँ 13 cm और 5 cm हैं। जीवा AB छोटे को M पर स्पर्श करती है।',
        te: 'మూడవ పొరపాటు: సగం జ్యాను మొత్తంగా రాయడం. ఏకకేంద్ర వృత్తాల వ్యాసార్ధాలు 13 cm, 5 cm. జ్యా AB చిన్నదాన్ని M వద్ద తాకుతుంది.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong?', hi: 'कौन-सी पंक्ति गलत है?', te: 'ఏ పంక్తి తప్పు?' },
        hint: {
          en: 'Which segment did Pythagoras give?',
          hi: 'पाइथागोरस से कौन-सा रेखाखंड मिला?',
          te: 'పైథాగరస్ ఏ రేఖాఖండాన్ని ఇచ్చింది?',
        },
        why: {
          en: 'M is the middle of AB. Double it.',
          hi: 'M, AB का मध्य है। दुगुना करें।',
          te: 'M, AB మధ్యబిందువు. రెట్టింపు చేయండి.',
        },
        lines: [
          { plain: 'AM^2 = 13^2 - 5^2', in: 'chord' },
          { plain: 'AM = 12', in: 'chord' },
          { plain: 'AB = 12', in: 'chord' },
        ],
        wrong: 3,
      },
      lines: [{ plain: 'AB = 2*12 = 24', in: 'chord' }],
    },
    {
      words: {
        en: 'Fourth slip: congruence with the wrong rule. In triangles OAP and OBP, the right angles lie opposite to OP.',
        hi: 'चौथी गलती: सर्वांगसमता का गलत नियम। त्रिभुज OAP और OBP में समकोण OP के सामने हैं।',
        te: 'నాల్గవ పొరపాటు: సర్వసమానత్వానికి తప్పు నియమం. త్రిభుజాలు OAP, OBP లలో లంబకోణాలు OP కు ఎదురుగా ఉన్నాయి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'A student writes SAS. Why is the mark lost?',
          hi: 'एक विद्यार्थी SAS लिखता है। अंक क्यों कटेगा?',
          te: 'ఒక విద్యార్థి SAS రాశాడు. మార్కు ఎందుకు పోతుంది?',
        },
        hint: {
          en: 'Between which two sides would the equal angle have to lie?',
          hi: 'बराबर कोण किन दो भुजाओं के बीच होना चाहिए?',
          te: 'సమాన కోణం ఏ రెండు భుజాల మధ్య ఉండాలి?',
        },
        options: [
          {
            words: {
              en: 'The right angle is not between OP and OA.',
              hi: 'समकोण OP और OA के बीच नहीं है।',
              te: 'లంబకోణం OP, OA ల మధ్య లేదు.',
            },
            isRight: true,
          },
          {
            words: {
              en: 'The triangles are not congruent.',
              hi: 'त्रिभुज सर्वांगसम नहीं हैं।',
              te: 'త్రిభుజాలు సర్వసమానాలు కావు.',
            },
          },
          { words: { en: 'OA and OB are not equal.', hi: 'OA और OB बराबर नहीं हैं।', te: 'OA, OB సమానం కావు.' } },
        ],
      },
    },
    {
      words: {
        en: 'Fifth slip: adding neighbours. For a quadrilateral round a circle the opposite sides are added.',
        hi: 'पाँचवीं गलती: पास की भुजाएँ जोड़ना। परिगत चतुर्भुज में सम्मुख भुजाएँ जोड़ी जाती हैं।',
        te: 'ఐదవ పొరపాటు: పక్క భుజాలను కూడటం. పరివృత్త చతుర్భుజంలో ఎదుటి భుజాలను కూడాలి.',
      },
      lines: [{ tex: 'AB+CD=AD+BC' }],
    },
    {
      words: {
        en: 'Last: name the theorem beside the line. Radius perpendicular to tangent, or tangents from one point. Without it a mark goes.',
        hi: 'अंत में: पंक्ति के पास प्रमेय का नाम लिखें। त्रिज्या स्पर्श रेखा पर लंब है, या एक बिंदु से स्पर्श रेखाएँ बराबर हैं। इसके बिना अंक कटता है।',
        te: 'చివరగా: పంక్తి పక్కన సిద్ధాంతం పేరు రాయండి. వ్యాసార్ధం స్పర్శరేఖకు లంబం, లేదా ఒక బిందువు నుండి స్పర్శరేఖలు సమానం. లేకపోతే మార్కు పోతుంది.',
      },
    },
  ],
}
