import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The tangent is perpendicular to the radius at the point of contact. */
export const tangentPerpendicularProved: StepLesson = {
  id: 'tangent-perpendicular-proved',
  version: 2,
  title: {
    en: 'Tangent and radius: the proof',
    hi: 'स्पर्श रेखा और त्रिज्या: उपपत्ति',
    te: 'స్పర్శరేఖ, వ్యాసార్ధం: నిరూపణ',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-3.4, -2.9, 3.6, 2.3] },
  figureWords: {
    en: 'A circle with centre O touches the line XY at P. Q is another point of the line; OQ cuts the circle at R.',
    hi: 'केंद्र O का वृत्त रेखा XY को P पर स्पर्श करता है। Q रेखा का दूसरा बिंदु है; OQ वृत्त को R पर काटती है।',
    te: 'కేంద్రం O గల వృత్తం XY రేఖను P వద్ద తాకుతుంది. Q రేఖపై మరో బిందువు; OQ వృత్తాన్ని R వద్ద ఖండిస్తుంది.',
  },
  workings: { pq: { mode: 'value', facts: { PQ: '12' } } },
  steps: [
    {
      words: {
        en: 'The theorem: the tangent at any point of a circle is perpendicular to the radius through the point of contact.',
        hi: 'प्रमेय: वृत्त के किसी बिंदु पर स्पर्श रेखा, स्पर्श बिंदु से जाने वाली त्रिज्या पर लंब होती है।',
        te: 'సిద్ధాంతం: వృత్తంపై ఏదైనా బిందువు వద్ద స్పర్శరేఖ, స్పర్శ బిందువు గుండా పోయే వ్యాసార్ధానికి లంబం.',
      },
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 2, style: {} },
        { kind: 'dot', at: [0, 0], colour: 'chalk' },
        {
          kind: 'path',
          points: [
            [-3.1, -2],
            [3.1, -2],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [0, -2],
          ],
          isClosed: false,
          style: {},
        },
        { kind: 'label', at: [0, 0], tex: 'O', shiftInPx: [-13, -8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0, -2], tex: 'P', shiftInPx: [0, 18], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [-3.1, -2], tex: 'X', shiftInPx: [0, 18], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [3.1, -2], tex: 'Y', shiftInPx: [0, 18], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Given: XY is the tangent at P to the circle with centre O. To prove: OP is perpendicular to XY.',
        hi: 'दिया है: केंद्र O वाले वृत्त पर P पर स्पर्श रेखा XY। सिद्ध करना है: OP, XY पर लंब है।',
        te: 'ఇచ్చినది: కేంద్రం O గల వృత్తానికి P వద్ద స్పర్శరేఖ XY. నిరూపించాల్సినది: OP, XY కు లంబం.',
      },
      lines: [{ tex: 'OP\\perp XY' }],
      mark: '½',
    },
    {
      words: {
        en: 'Take any point Q on XY other than P, and join OQ.',
        hi: 'XY पर P के अलावा कोई बिंदु Q लें और OQ को मिलाएँ।',
        te: 'XY పై P కాకుండా ఏదైనా బిందువు Q తీసుకుని OQ ను కలపండి.',
      },
      mark: '½',
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [2, -2],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        { kind: 'label', at: [2, -2], tex: 'Q', shiftInPx: [0, 18], colour: 'result', sizeInPx: 18 },
      ],
      question: {
        kind: 'choice',
        ask: { en: 'Where does Q lie?', hi: 'Q कहाँ है?', te: 'Q ఎక్కడ ఉంది?' },
        hint: {
          en: 'How many points do a tangent and its circle share?',
          hi: 'स्पर्श रेखा और वृत्त में कितने बिंदु साझे हैं?',
          te: 'స్పర్శరేఖకు, వృత్తానికి ఎన్ని బిందువులు ఉమ్మడి?',
        },
        why: {
          en: 'If Q were inside, the line would cut the circle twice and be a secant.',
          hi: 'यदि Q भीतर होता, तो रेखा वृत्त को दो बार काटती और छेदक होती।',
          te: 'Q లోపల ఉంటే, రేఖ వృత్తాన్ని రెండు చోట్ల ఖండించి ఛేదన రేఖ అయ్యేది.',
        },
        options: [
          { words: { en: 'inside the circle', hi: 'वृत्त के भीतर', te: 'వృత్తం లోపల' } },
          { words: { en: 'on the circle', hi: 'वृत्त पर', te: 'వృత్తంపై' } },
          { words: { en: 'outside the circle', hi: 'वृत्त के बाहर', te: 'వృత్తం బయట' }, isRight: true },
        ],
      },
    },
    {
      words: {
        en: 'So OQ cuts the circle at a point R between O and Q. OQ is longer than OR, and OR is a radius.',
        hi: 'अतः OQ वृत्त को O और Q के बीच R पर काटती है। OQ, OR से बड़ी है, और OR त्रिज्या है।',
        te: 'కాబట్టి OQ వృత్తాన్ని O, Q ల మధ్య R వద్ద ఖండిస్తుంది. OQ, OR కంటే పొడవు; OR వ్యాసార్ధం.',
      },
      lines: [{ tex: 'OQ>OR' }, { tex: 'OR=OP' }, { tex: 'OQ>OP' }],
      mark: '1',
      shapes: [
        { kind: 'dot', at: [1.41, -1.41], colour: 'result' },
        { kind: 'label', at: [1.41, -1.41], tex: 'R', shiftInPx: [15, -6], colour: 'result', sizeInPx: 18 },
      ],
      margin: { en: 'OR, OP are radii', hi: 'OR, OP त्रिज्याएँ', te: 'OR, OP వ్యాసార్ధాలు' },
    },
    {
      words: {
        en: 'This is true for every point Q of the line except P. So OP is the shortest of all distances from O to XY.',
        hi: 'P को छोड़ रेखा के हर बिंदु Q के लिए यह सच है। अतः O से XY की सब दूरियों में OP सबसे छोटी है।',
        te: 'P తప్ప రేఖపై ప్రతి బిందువు Q కు ఇది నిజం. కాబట్టి O నుండి XY కు గల దూరాలన్నింటిలో OP అతి చిన్నది.',
      },
      mark: '½',
      question: {
        kind: 'choice',
        ask: {
          en: 'Which line from a point to a straight line is the shortest?',
          hi: 'किसी बिंदु से रेखा तक सबसे छोटा रेखाखंड कौन-सा है?',
          te: 'ఒక బిందువు నుండి రేఖకు అతి చిన్న రేఖాఖండం ఏది?',
        },
        hint: {
          en: 'How do you walk to a straight road when you want the shortest way?',
          hi: 'सीधी सड़क तक सबसे छोटे रास्ते से कैसे जाएँगे?',
          te: 'సరళమైన రోడ్డుకు అతి దగ్గరి దారిలో ఎలా నడుస్తారు?',
        },
        options: [
          { words: { en: 'the perpendicular', hi: 'लंब', te: 'లంబం' }, isRight: true },
          { words: { en: 'the one at 45°', hi: '45° वाला', te: '45° లో ఉన్నది' } },
          { words: { en: 'any of them', hi: 'कोई भी', te: 'ఏదైనా' } },
        ],
      },
    },
    {
      words: {
        en: 'The shortest is the perpendicular. So OP is perpendicular to XY. This was to be proved.',
        hi: 'सबसे छोटा लंब होता है। अतः OP, XY पर लंब है। यही सिद्ध करना था।',
        te: 'అతి చిన్నది లంబం. కాబట్టి OP, XY కు లంబం. ఇదే నిరూపించాలి.',
      },
      lines: [{ tex: 'OP\\perp XY' }],
      mark: '½',
      shapes: [
        {
          kind: 'right-angle',
          corner: [0, -2],
          to: [
            [0, 0],
            [2, -2],
          ],
          side: 0.3,
        },
      ],
    },
    {
      words: {
        en: 'Use it: OP is 5 cm and OQ is 13 cm. The right angle is at P.',
        hi: 'प्रयोग: OP 5 cm और OQ 13 cm है। समकोण P पर है।',
        te: 'ఉపయోగం: OP 5 cm, OQ 13 cm. లంబకోణం P వద్ద ఉంది.',
      },
      lines: [
        { plain: 'PQ^2 = 13^2 - 5^2 = 144', in: 'pq' },
        { plain: 'PQ = 12', in: 'pq' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How long is PQ, in cm?', hi: 'PQ कितने cm है?', te: 'PQ ఎన్ని cm?' },
        hint: {
          en: 'OQ lies opposite to the right angle.',
          hi: 'OQ समकोण के सामने है।',
          te: 'OQ లంబకోణానికి ఎదురుగా ఉంది.',
        },
        answerKind: 'quantity',
        answer: '12 cm',
      },
    },
  ],
}
