import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A worked example of five marks: a rhombus that is no square, and its area. */
export const rhombusByDistances: StepLesson = {
  id: 'rhombus-by-distances',
  version: 1,
  title: {
    en: 'Worked example: a rhombus and its area',
    hi: 'हल किया उदाहरण: समचतुर्भुज और उसका क्षेत्रफल',
    te: 'సాధించిన ఉదాహరణ: సమచతుర్భుజం, దాని వైశాల్యం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-0.8, -3, 7.2, 4] },
  figureWords: {
    en: 'Rhombus with the corners A(1, −2), B(5, −1), C(6, 3) and D(2, 2), and its diagonals.',
    hi: 'समचतुर्भुज जिसके शीर्ष A(1, −2), B(5, −1), C(6, 3), D(2, 2) हैं, और उसके विकर्ण।',
    te: 'A(1, −2), B(5, −1), C(6, 3), D(2, 2) శీర్షాలు గల సమచతుర్భుజం, దాని కర్ణాలు.',
  },
  workings: {
    sides: {
      mode: 'value',
      facts: {
        AB: 'sqrt(17)',
        BC: 'sqrt(17)',
        CD: 'sqrt(17)',
        DA: 'sqrt(17)',
        AC: '5sqrt(2)',
        BD: '3sqrt(2)',
      },
    },
  },
  steps: [
    {
      words: {
        en: 'Show that A(1, −2), B(5, −1), C(6, 3), D(2, 2) are the corners of a rhombus, but not of a square. Find its area.',
        hi: 'दिखाएँ कि A(1, −2), B(5, −1), C(6, 3), D(2, 2) समचतुर्भुज के शीर्ष हैं, पर वर्ग के नहीं। क्षेत्रफल निकालें।',
        te: 'A(1, −2), B(5, −1), C(6, 3), D(2, 2) సమచతుర్భుజం శీర్షాలని, చతురస్రం శీర్షాలు కావని చూపండి. వైశాల్యం కనుగొనండి.',
      },
      said: {
        en: 'Show that A 1, minus 2, B 5, minus 1, C 6, 3, D 2, 2 are the corners of a rhombus, but not of a square. Find its area.',
        hi: 'दिखाएँ कि A 1, ऋण 2, B 5, ऋण 1, C 6, 3, D 2, 2 समचतुर्भुज के शीर्ष हैं, पर वर्ग के नहीं। क्षेत्रफल निकालें।',
        te: 'A 1, మైనస్ 2, B 5, మైనస్ 1, C 6, 3, D 2, 2 సమచతుర్భుజం శీర్షాలని, చతురస్రం శీర్షాలు కావని చూపండి. వైశాల్యం కనుగొనండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-0.6, 0],
            [7, 0],
          ],
          isClosed: false,
          style: { colour: 'faint', widthInPx: 1.5 },
        },
        {
          kind: 'path',
          points: [
            [0, -2.8],
            [0, 3.8],
          ],
          isClosed: false,
          style: { colour: 'faint', widthInPx: 1.5 },
        },
        {
          kind: 'path',
          points: [
            [1, -2],
            [5, -1],
            [6, 3],
            [2, 2],
          ],
          isClosed: true,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [1, -2], tex: 'A', shiftInPx: [-10, 10], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [5, -1], tex: 'B', shiftInPx: [12, 10], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [6, 3], tex: 'C', shiftInPx: [12, -8], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [2, 2], tex: 'D', shiftInPx: [-10, -12], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Find the square of AB. Take each difference with its sign.',
        hi: 'AB का वर्ग निकालें। हर अंतर चिह्न के साथ लें।',
        te: 'AB వర్గాన్ని కనుగొనండి. ప్రతి భేదాన్ని గుర్తుతో తీసుకోండి.',
      },
      lines: [{ plain: 'AB^2 = 4^2 + 1^2 = 17', in: 'sides' }],
      mark: '½',
      question: {
        kind: 'value',
        ask: { en: 'What is the square of AB?', hi: 'AB का वर्ग कितना है?', te: 'AB వర్గం ఎంత?' },
        hint: {
          en: 'From −2 up to −1 is one step, not three.',
          hi: '−2 से −1 तक एक इकाई है, तीन नहीं।',
          te: '−2 నుండి −1 వరకు ఒక యూనిట్, మూడు కాదు.',
        },
        answerKind: 'number',
        answer: '17',
      },
    },
    {
      words: { en: 'The other three sides.', hi: 'बाकी तीन भुजाएँ।', te: 'మిగతా మూడు భుజాలు.' },
      lines: [
        { plain: 'BC^2 = 1^2 + 4^2 = 17', in: 'sides' },
        { plain: 'CD^2 = (-4)^2 + (-1)^2 = 17', in: 'sides' },
        { plain: 'DA^2 = (-1)^2 + (-4)^2 = 17', in: 'sides' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'All four sides are √17. So ABCD is a rhombus. Write the sentence.',
        hi: 'चारों भुजाएँ √17 हैं। अतः ABCD समचतुर्भुज है। यह वाक्य लिखें।',
        te: 'నాలుగు భుజాలూ √17. కాబట్టి ABCD సమచతుర్భుజం. ఈ వాక్యం రాయండి.',
      },
      said: {
        en: 'All four sides are root 17. So ABCD is a rhombus. Write the sentence.',
        hi: 'चारों भुजाएँ रूट 17 हैं। अतः ABCD समचतुर्भुज है। यह वाक्य लिखें।',
        te: 'నాలుగు భుజాలూ రూట్ 17. కాబట్టి ABCD సమచతుర్భుజం. ఈ వాక్యం రాయండి.',
      },
      lines: [{ tex: t`AB=BC=CD=DA=\sqrt{17}` }],
      mark: '½',
      question: {
        kind: 'choice',
        ask: {
          en: 'What still has to be compared, to see that it is no square?',
          hi: 'वर्ग नहीं है, यह देखने के लिए अब किनकी तुलना करें?',
          te: 'చతురస్రం కాదని చూడటానికి ఇంకా వేటిని పోల్చాలి?',
        },
        hint: {
          en: 'A square and a rhombus both have four equal sides. What else does a square have equal?',
          hi: 'वर्ग और समचतुर्भुज दोनों में चारों भुजाएँ बराबर हैं। वर्ग में और क्या बराबर है?',
          te: 'చతురస్రం, సమచతుర్భుజం రెండింటిలో నాలుగు భుజాలు సమానం. చతురస్రంలో ఇంకేవి సమానం?',
        },
        options: [
          { words: { en: 'opposite sides', hi: 'सम्मुख भुजाएँ', te: 'ఎదుటి భుజాలు' } },
          { words: { en: 'the diagonals', hi: 'विकर्ण', te: 'కర్ణాలు' }, isRight: true },
          {
            words: { en: 'the mid-points of the diagonals', hi: 'विकर्णों के मध्य-बिंदु', te: 'కర్ణాల మధ్యబిందువులు' },
          },
        ],
      },
    },
    {
      words: { en: 'Find both diagonals.', hi: 'दोनों विकर्ण निकालें।', te: 'రెండు కర్ణాలూ కనుగొనండి.' },
      lines: [
        { plain: 'AC^2 = 5^2 + 5^2 = 50', in: 'sides' },
        { plain: 'AC = 5√2', in: 'sides' },
        { plain: 'BD^2 = (-3)^2 + 3^2 = 18', in: 'sides' },
        { plain: 'BD = 3√2', in: 'sides' },
      ],
      mark: '1',
      shapes: [
        {
          kind: 'path',
          points: [
            [1, -2],
            [6, 3],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'path',
          points: [
            [5, -1],
            [2, 2],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
      ],
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for AC or BD.',
          hi: 'AC या BD के लिए एक पंक्ति लिखें।',
          te: 'AC లేదా BD కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Begin with AC^2 = and use both differences from A to C.',
          hi: 'AC^2 = से शुरू करें और A से C तक के दोनों अंतर लें।',
          te: 'AC^2 = తో మొదలుపెట్టి A నుండి C వరకు రెండు భేదాలనూ వాడండి.',
        },
        in: 'sides',
        example: 'AC^2 = 5^2 + 5^2',
      },
    },
    {
      words: {
        en: 'The diagonals are not equal. So ABCD is not a square.',
        hi: 'विकर्ण बराबर नहीं हैं। अतः ABCD वर्ग नहीं है।',
        te: 'కర్ణాలు సమానం కావు. కాబట్టి ABCD చతురస్రం కాదు.',
      },
      lines: [{ tex: t`AC\neq BD` }],
      mark: '½',
    },
    {
      words: {
        en: 'The area of a rhombus is half the product of its diagonals.',
        hi: 'समचतुर्भुज का क्षेत्रफल विकर्णों के गुणनफल का आधा है।',
        te: 'సమచతుర్భుజం వైశాల్యం కర్ణాల లబ్ధంలో సగం.',
      },
      lines: [{ tex: t`\text{ar}(ABCD)=\tfrac12\cdot AC\cdot BD` }],
      mark: '½',
    },
    {
      words: {
        en: 'Multiply. √2 times √2 is 2. The unit is the square unit.',
        hi: 'गुणा करें। √2 गुणा √2, 2 है। मात्रक वर्ग इकाई है।',
        te: 'గుణించండి. √2 గుణించు √2 అంటే 2. ప్రమాణం చదరపు యూనిట్.',
      },
      said: {
        en: 'Multiply. Root 2 times root 2 is 2. The unit is the square unit.',
        hi: 'गुणा करें। रूट 2 गुणा रूट 2, 2 है। मात्रक वर्ग इकाई है।',
        te: 'గుణించండి. రూట్ 2 గుణించు రూట్ 2 అంటే 2. ప్రమాణం చదరపు యూనిట్.',
      },
      lines: [{ plain: '1/2*5√2*3√2 = 15' }],
      mark: '1',
      question: {
        kind: 'value',
        ask: {
          en: 'How many square units is the area?',
          hi: 'क्षेत्रफल कितनी वर्ग इकाई है?',
          te: 'వైశాల్యం ఎన్ని చదరపు యూనిట్లు?',
        },
        hint: {
          en: 'Multiply 5 by 3 and root 2 by root 2. Then take half.',
          hi: '5 को 3 से और √2 को √2 से गुणा करें। फिर आधा लें।',
          te: '5 ను 3 తో, √2 ను √2 తో గుణించి సగం తీసుకోండి.',
        },
        answerKind: 'number',
        answer: '15',
      },
    },
  ],
}
