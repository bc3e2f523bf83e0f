import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** The distance of two points from the theorem of Pythagoras. */
export const distanceFormulaDerived: StepLesson = {
  id: 'distance-formula-derived',
  version: 2,
  title: {
    en: 'Where the distance formula comes from',
    hi: 'दूरी सूत्र कहाँ से आता है',
    te: 'దూర సూత్రం ఎక్కడి నుండి వస్తుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-1, -1, 6.6, 5.2] },
  figureWords: {
    en: 'Points A(1, 1), B(5, 4) and C(5, 1). AC is 4, CB is 3 and the angle at C is a right angle.',
    hi: 'बिंदु A(1, 1), B(5, 4) और C(5, 1)। AC 4, CB 3 और C पर समकोण है।',
    te: 'బిందువులు A(1, 1), B(5, 4), C(5, 1). AC 4, CB 3, C వద్ద లంబకోణం.',
  },
  workings: {
    ab: { mode: 'value', facts: { AB: '5', AC: '4', CB: '3', BC: '3' } },
    pq: { mode: 'value', facts: { PQ: '10' } },
    letters: { mode: 'value', facts: { AB: '√97', x_1: '-2', x_2: '7', y_1: '3', y_2: '-1' } },
  },
  steps: [
    {
      words: {
        en: 'How far is A(1, 1) from B(5, 4)? We walk along the axes first.',
        hi: 'A(1, 1) से B(5, 4) कितनी दूर है? पहले अक्षों की दिशा में चलते हैं।',
        te: 'A(1, 1) నుండి B(5, 4) ఎంత దూరం? ముందు అక్షాల దిశలో నడుద్దాం.',
      },
      shapes: [
        { kind: 'axes', x: [-0.6, 6.4], y: [-0.6, 5] },
        {
          kind: 'path',
          points: [
            [1, 1],
            [5, 4],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        { kind: 'dot', at: [1, 1], colour: 'given' },
        { kind: 'dot', at: [5, 4], colour: 'given' },
        { kind: 'label', at: [1, 1], tex: 'A', shiftInPx: [-10, -14], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [5, 4], tex: 'B', shiftInPx: [8, -14], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Go right from A to C(5, 1). Only x changes.',
        hi: 'A से दाईं ओर C(5, 1) तक जाएँ। केवल x बदलता है।',
        te: 'A నుండి కుడివైపు C(5, 1) వరకు వెళ్లండి. x మాత్రమే మారుతుంది.',
      },
      lines: [{ tex: t`AC=5-1=4`, plain: '5 - 1 = 4' }],
      shapes: [
        {
          kind: 'path',
          points: [
            [1, 1],
            [5, 1],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        { kind: 'label', at: [5, 1], tex: 'C', shiftInPx: [13, 8], colour: 'result', sizeInPx: 18 },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How long is AC?', hi: 'AC कितनी लंबी है?', te: 'AC పొడవు ఎంత?' },
        hint: {
          en: 'Compare the x-coordinates of A and C.',
          hi: 'A और C के x-निर्देशांकों की तुलना करें।',
          te: 'A, C ల x-నిరూపకాలను పోల్చండి.',
        },
        answerKind: 'number',
        answer: '4',
      },
    },
    {
      words: {
        en: 'Go up from C to B. Only y changes. The angle at C is a right angle.',
        hi: 'C से ऊपर B तक जाएँ। केवल y बदलता है। C पर समकोण है।',
        te: 'C నుండి పైకి B వరకు వెళ్లండి. y మాత్రమే మారుతుంది. C వద్ద లంబకోణం ఉంది.',
      },
      lines: [{ tex: t`CB=4-1=3`, plain: '4 - 1 = 3' }],
      shapes: [
        {
          kind: 'path',
          points: [
            [5, 1],
            [5, 4],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'right-angle',
          corner: [5, 1],
          to: [
            [1, 1],
            [5, 4],
          ],
          side: 0.3,
        },
        { kind: 'label', at: [3, 1], tex: '4', shiftInPx: [0, -13], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [5, 2.5], tex: '3', shiftInPx: [13, 0], colour: 'result', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Now AB is the hypotenuse. Use Pythagoras.',
        hi: 'अब AB कर्ण है। पाइथागोरस प्रमेय लगाएँ।',
        te: 'ఇప్పుడు AB కర్ణం. పైథాగరస్ సిద్ధాంతం వాడండి.',
      },
      lines: [
        { plain: 'AB^2 = 4^2 + 3^2 = 25', in: 'ab' },
        { plain: 'AB = 5', in: 'ab' },
      ],
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for AB squared.',
          hi: 'AB के वर्ग के लिए पंक्ति लिखें।',
          te: 'AB వర్గానికి ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Begin with AB^2 = and add the squares of the two legs.',
          hi: 'AB^2 = से शुरू करें और दोनों भुजाओं के वर्ग जोड़ें।',
          te: 'AB^2 = తో మొదలుపెట్టి, రెండు భుజాల వర్గాలను కూడండి.',
        },
        in: 'ab',
        example: 'AB^2 = 4^2 + 3^2',
      },
    },
    {
      words: {
        en: 'Nothing depended on these numbers. Do it once with letters.',
        hi: 'इसमें कुछ भी इन्हीं संख्याओं पर निर्भर नहीं था। एक बार अक्षरों से करें।',
        te: 'ఇందులో ఏదీ ఈ సంఖ్యలపై ఆధారపడలేదు. ఒకసారి అక్షరాలతో చేయండి.',
      },
      lines: [
        { tex: t`A(x_1,y_1),\quad B(x_2,y_2)` },
        { tex: t`AB^2=(x_2-x_1)^2\quad+(y_2-y_1)^2`, plain: 'AB^2 = (x_2-x_1)^2+(y_2-y_1)^2', in: 'letters' },
        {
          tex: t`AB=\sqrt{\begin{matrix}(x_2-x_1)^2\\+(y_2-y_1)^2\end{matrix}}`,
          plain: 'AB = √((x_2-x_1)^2+(y_2-y_1)^2)',
          in: 'letters',
        },
      ],
      margin: { en: 'distance formula', hi: 'दूरी सूत्र', te: 'దూర సూత్రం' },
    },
    {
      words: {
        en: 'You may begin with either point. The squares are the same. If AB is level or upright, one square is zero and the formula still holds.',
        hi: 'किसी भी बिंदु से शुरू कर सकते हैं। वर्ग एक ही रहते हैं। AB किसी अक्ष के समांतर हो तो एक वर्ग शून्य है, सूत्र तब भी सच है।',
        te: 'ఏ బిందువు నుండైనా మొదలుపెట్టవచ్చు. వర్గాలు ఒకటే. AB ఏదైనా అక్షానికి సమాంతరమైతే ఒక వర్గం సున్నా; సూత్రం అప్పుడూ నిజం.',
      },
      lines: [{ plain: '(x_2-x_1)^2 = (x_1-x_2)^2' }],
      question: {
        kind: 'choice',
        ask: {
          en: 'Which is the distance of (x, y) from the origin?',
          hi: 'मूल बिंदु से (x, y) की दूरी कौन-सी है?',
          te: 'మూలబిందువు నుండి (x, y) దూరం ఏది?',
        },
        hint: {
          en: 'The origin has both coordinates zero. Put them in.',
          hi: 'मूल बिंदु के दोनों निर्देशांक शून्य हैं। उन्हें रखें।',
          te: 'మూలబిందువు రెండు నిరూపకాలూ సున్నా. వాటిని ప్రతిక్షేపించండి.',
        },
        options: [
          { words: { en: t`$x+y$` } },
          { words: { en: t`$\sqrt{x^2+y^2}$` }, isRight: true },
          { words: { en: t`$\sqrt{x+y}$` } },
        ],
      },
    },
    {
      words: {
        en: 'Now with signs: P(−2, 3) and Q(4, −5). Put negative numbers in brackets.',
        hi: 'अब चिह्नों के साथ: P(−2, 3) और Q(4, −5)। ऋणात्मक संख्याएँ कोष्ठक में लिखें।',
        te: 'ఇప్పుడు గుర్తులతో: P(−2, 3), Q(4, −5). ఋణ సంఖ్యలను బ్రాకెట్లలో రాయండి.',
      },
      said: {
        en: 'Now with signs: P minus 2, 3 and Q 4, minus 5. Put negative numbers in brackets.',
        hi: 'अब चिह्नों के साथ: P ऋण 2, 3 और Q 4, ऋण 5। ऋणात्मक संख्याएँ कोष्ठक में लिखें।',
        te: 'ఇప్పుడు గుర్తులతో: P మైనస్ 2, 3, Q 4, మైనస్ 5. ఋణ సంఖ్యలను బ్రాకెట్లలో రాయండి.',
      },
      lines: [
        { plain: '4 - (-2) = 6' },
        { plain: '-5 - 3 = -8' },
        { plain: 'PQ = √(6^2 + (-8)^2)', in: 'pq' },
        { plain: 'PQ = √100 = 10', in: 'pq' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How long is PQ?', hi: 'PQ कितनी लंबी है?', te: 'PQ పొడవు ఎంత?' },
        hint: {
          en: 'Subtracting −2 makes the difference larger. Squares are never negative.',
          hi: '−2 घटाने से अंतर बढ़ता है। वर्ग कभी ऋणात्मक नहीं होता।',
          te: '−2 ను తీసివేస్తే భేదం పెరుగుతుంది. వర్గం ఎప్పుడూ ఋణాత్మకం కాదు.',
        },
        answerKind: 'number',
        answer: '10',
      },
    },
  ],
}
