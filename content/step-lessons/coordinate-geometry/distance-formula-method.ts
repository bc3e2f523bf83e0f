import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Three uses of the distance formula: naming a triangle, a point equally far, three points on a line. */
export const distanceFormulaMethod: StepLesson = {
  id: 'distance-formula-method',
  version: 2,
  title: { en: 'Three uses of the distance formula', hi: 'दूरी सूत्र के तीन प्रयोग', te: 'దూర సూత్రం మూడు ఉపయోగాలు' },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-2.2, -1, 7.2, 6] },
  figureWords: {
    en: 'Triangle with the vertices A(2, 1), B(6, 4) and C(−1, 5).',
    hi: 'त्रिभुज जिसके शीर्ष A(2, 1), B(6, 4) और C(−1, 5) हैं।',
    te: 'A(2, 1), B(6, 4), C(−1, 5) శీర్షాలు గల త్రిభుజం.',
  },
  workings: {
    sides: { mode: 'value', facts: { AB: '5', AC: '5', BC: '5sqrt(2)' } },
    point: {
      mode: 'solve',
      variables: ['y'],
      given: ['(0-5)^2+(y-2)^2 = (0-3)^2+(y-6)^2'],
      worlds: [{ y: '2' }],
    },
    line: { mode: 'value', facts: { PQ: '2sqrt(5)', QR: 'sqrt(5)', PR: '3sqrt(5)' } },
  },
  steps: [
    {
      words: {
        en: 'First use: what kind of triangle is A(2, 1), B(6, 4), C(−1, 5)? Find the squares of its sides.',
        hi: 'पहला प्रयोग: त्रिभुज A(2, 1), B(6, 4), C(−1, 5) का प्रकार बताएँ। भुजाओं के वर्ग निकालें।',
        te: 'మొదటి ఉపయోగం: త్రిభుజం A(2, 1), B(6, 4), C(−1, 5) ఏ రకం? భుజాల వర్గాలు కనుగొనండి.',
      },
      said: {
        en: 'First use: name the triangle A 2, 1, B 6, 4, C minus 1, 5. Find the squares of its sides.',
        hi: 'पहला प्रयोग: त्रिभुज A 2, 1, B 6, 4, C ऋण 1, 5 का प्रकार बताएँ। भुजाओं के वर्ग निकालें।',
        te: 'మొదటి ఉపయోగం: త్రిభుజం A 2, 1, B 6, 4, C మైనస్ 1, 5 ఏ రకం? భుజాల వర్గాలు కనుగొనండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-2, 0],
            [7, 0],
          ],
          isClosed: false,
          style: { colour: 'faint', widthInPx: 1.5 },
        },
        {
          kind: 'path',
          points: [
            [0, -0.6],
            [0, 5.9],
          ],
          isClosed: false,
          style: { colour: 'faint', widthInPx: 1.5 },
        },
        {
          kind: 'triangle',
          corners: [
            [2, 1],
            [6, 4],
            [-1, 5],
          ],
          names: ['A', 'B', 'C'],
          colour: 'given',
        },
      ],
      lines: [
        { plain: 'AB^2 = 4^2 + 3^2 = 25', in: 'sides' },
        { plain: 'AC^2 = (-3)^2 + 4^2 = 25', in: 'sides' },
        { plain: 'BC^2 = (-7)^2 + 1^2 = 50', in: 'sides' },
      ],
    },
    {
      words: {
        en: 'Compare. Two squares are equal, and together they give the third.',
        hi: 'तुलना करें। दो वर्ग बराबर हैं और उनका योग तीसरा है।',
        te: 'పోల్చండి. రెండు వర్గాలు సమానం, వాటి మొత్తం మూడవది.',
      },
      lines: [{ plain: '25 + 25 = 50' }],
      question: {
        kind: 'choice',
        ask: { en: 'Which kind of triangle is it?', hi: 'यह किस प्रकार का त्रिभुज है?', te: 'ఇది ఏ రకమైన త్రిభుజం?' },
        hint: {
          en: 'Equal sides say one thing, Pythagoras another. Use both.',
          hi: 'बराबर भुजाएँ एक बात बताती हैं, पाइथागोरस दूसरी। दोनों को लें।',
          te: 'సమాన భుజాలు ఒక విషయం, పైథాగరస్ మరొకటి చెబుతాయి. రెండూ వాడండి.',
        },
        options: [
          { words: { en: 'equilateral', hi: 'समबाहु', te: 'సమబాహు' } },
          {
            words: {
              en: 'isosceles, but not right-angled',
              hi: 'समद्विबाहु, पर समकोण नहीं',
              te: 'సమద్విబాహు, కానీ లంబకోణ కాదు',
            },
          },
          {
            words: { en: 'isosceles right triangle', hi: 'समद्विबाहु समकोण त्रिभुज', te: 'సమద్విబాహు లంబకోణ త్రిభుజం' },
            isRight: true,
          },
        ],
        why: {
          en: 'AB equals AC, and the right angle is at A, opposite to the longest side.',
          hi: 'AB = AC है, और समकोण A पर है, सबसे लंबी भुजा के सामने।',
          te: 'AB = AC, లంబకోణం A వద్ద, అతి పొడవైన భుజానికి ఎదురుగా ఉంది.',
        },
      },
    },
    {
      words: {
        en: 'Second use: find the point of the y-axis that is equally far from D(5, 2) and E(3, 6).',
        hi: 'दूसरा प्रयोग: y-अक्ष का वह बिंदु निकालें जो D(5, 2) और E(3, 6) से बराबर दूर है।',
        te: 'రెండవ ఉపయోగం: D(5, 2), E(3, 6) లకు సమాన దూరంలో ఉన్న y-అక్షం పై బిందువును కనుగొనండి.',
      },
      lines: [{ tex: t`P(0,\,y)` }],
      question: {
        kind: 'choice',
        ask: {
          en: 'Which coordinates does a point of the y-axis have?',
          hi: 'y-अक्ष के बिंदु के निर्देशांक कैसे होते हैं?',
          te: 'y-అక్షం పై బిందువు నిరూపకాలు ఎలా ఉంటాయి?',
        },
        hint: {
          en: 'How far to the right of the y-axis is such a point?',
          hi: 'ऐसा बिंदु y-अक्ष से कितना दाईं ओर है?',
          te: 'అలాంటి బిందువు y-అక్షానికి ఎంత కుడివైపున ఉంది?',
        },
        options: [
          { words: { en: '(y, 0)' } },
          { words: { en: '(0, y)' }, isRight: true },
          { words: { en: '(y, y)' } },
        ],
      },
    },
    {
      words: {
        en: 'Equal distances have equal squares. So no root is needed.',
        hi: 'बराबर दूरियों के वर्ग बराबर हैं। इसलिए मूल की ज़रूरत नहीं।',
        te: 'సమాన దూరాల వర్గాలు సమానం. కాబట్టి వర్గమూలం అవసరం లేదు.',
      },
      lines: [
        { tex: t`PD^2=PE^2` },
        { plain: '25 + (y-2)^2 = 9 + (y-6)^2', in: 'point' },
        { plain: '29 - 4y = 45 - 12y', in: 'point' },
      ],
      margin: { en: 'y² cancels', hi: 'y² कट जाता है', te: 'y² పోతుంది' },
    },
    {
      words: { en: 'Finish it.', hi: 'इसे पूरा करें।', te: 'దీన్ని పూర్తి చేయండి.' },
      lines: [{ plain: '8y = 16', in: 'point' }, { plain: 'y = 2', in: 'point' }, { tex: t`P(0,\,2)` }],
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'Bring the terms with y to one side, the numbers to the other.',
          hi: 'y वाले पद एक ओर और संख्याएँ दूसरी ओर लाएँ।',
          te: 'y ఉన్న పదాలను ఒక వైపు, సంఖ్యలను మరో వైపు తీసుకురండి.',
        },
        in: 'point',
        example: '8y = 16',
      },
    },
    {
      words: {
        en: 'Third use: are P(1, 2), Q(3, 6) and R(4, 8) on one line? Find all three distances.',
        hi: 'तीसरा प्रयोग: क्या P(1, 2), Q(3, 6), R(4, 8) संरेख हैं? तीनों दूरियाँ निकालें।',
        te: 'మూడవ ఉపయోగం: P(1, 2), Q(3, 6), R(4, 8) సరేఖీయాలా? మూడు దూరాలూ కనుగొనండి.',
      },
      lines: [
        { plain: 'PQ = √(4+16) = 2√5', in: 'line' },
        { plain: 'QR = √(1+4) = √5', in: 'line' },
        { plain: 'PR = √(9+36) = 3√5', in: 'line' },
      ],
    },
    {
      words: {
        en: 'Two distances add up to the third. So the points are collinear, and Q lies between P and R.',
        hi: 'दो दूरियों का योग तीसरी है। अतः बिंदु संरेख हैं और Q, P और R के बीच है।',
        te: 'రెండు దూరాల మొత్తం మూడవది. కాబట్టి బిందువులు సరేఖీయాలు; Q, P, R ల మధ్య ఉంది.',
      },
      lines: [{ plain: '2√5 + √5 = 3√5' }, { tex: t`PQ+QR=PR`, plain: 'PQ+QR = PR', in: 'line' }],
      margin: { en: 'write this sentence', hi: 'यह वाक्य लिखें', te: 'ఈ వాక్యం రాయండి' },
    },
  ],
}
