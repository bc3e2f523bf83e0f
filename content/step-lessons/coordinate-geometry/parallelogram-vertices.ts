import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A worked example of three marks: two unknown coordinates of a parallelogram. */
export const parallelogramVertices: StepLesson = {
  id: 'parallelogram-vertices',
  version: 1,
  title: {
    en: 'Worked example: corners of a parallelogram',
    hi: 'हल किया उदाहरण: समांतर चतुर्भुज के शीर्ष',
    te: 'సాధించిన ఉదాహరణ: సమాంతర చతుర్భుజం శీర్షాలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-2.2, 0.6, 6.2, 8.2] },
  figureWords: {
    en: 'Parallelogram ABCD. Its diagonals AC and BD meet at the point M in the middle.',
    hi: 'समांतर चतुर्भुज ABCD। विकर्ण AC और BD बीच में बिंदु M पर मिलते हैं।',
    te: 'సమాంతర చతుర్భుజం ABCD. కర్ణాలు AC, BD మధ్యలో M వద్ద కలుస్తాయి.',
  },
  workings: {
    corners: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['(-1+x)/2 = (3+1)/2', '(2+7)/2 = (y+5)/2'],
      worlds: [{ x: '5', y: '4' }],
    },
  },
  steps: [
    {
      words: {
        en: 'A(−1, 2), B(3, y), C(x, 7) and D(1, 5), in this order, are the corners of a parallelogram. Find x and y.',
        hi: 'A(−1, 2), B(3, y), C(x, 7) और D(1, 5), इसी क्रम में, समांतर चतुर्भुज के शीर्ष हैं। x और y निकालें।',
        te: 'A(−1, 2), B(3, y), C(x, 7), D(1, 5) ఇదే వరుసలో సమాంతర చతుర్భుజం శీర్షాలు. x, y కనుగొనండి.',
      },
      said: {
        en: 'A minus 1, 2, B 3, y, C x, 7 and D 1, 5, in this order, are the corners of a parallelogram. Find x and y.',
        hi: 'A ऋण 1, 2, B 3, y, C x, 7 और D 1, 5, इसी क्रम में, समांतर चतुर्भुज के शीर्ष हैं। x और y निकालें।',
        te: 'A మైనస్ 1, 2, B 3, y, C x, 7, D 1, 5 ఇదే వరుసలో సమాంతర చతుర్భుజం శీర్షాలు. x, y కనుగొనండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-1, 2],
            [3, 4],
            [5, 7],
            [1, 5],
          ],
          isClosed: true,
          style: {},
        },
        { kind: 'label', at: [-1, 2], tex: 'A', shiftInPx: [-12, 8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [3, 4], tex: 'B', shiftInPx: [12, 10], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [5, 7], tex: 'C', shiftInPx: [12, -8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [1, 5], tex: 'D', shiftInPx: [-12, -10], colour: 'chalk', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Which fact about a parallelogram helps? Think of its diagonals.',
        hi: 'समांतर चतुर्भुज की कौन-सी बात काम आएगी? विकर्णों के बारे में सोचें।',
        te: 'సమాంతర చతుర్భుజం యొక్క ఏ ధర్మం పనికొస్తుంది? కర్ణాల గురించి ఆలోచించండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-1, 2],
            [5, 7],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'path',
          points: [
            [3, 4],
            [1, 5],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        { kind: 'dot', at: [2, 4.5], colour: 'result' },
        { kind: 'label', at: [2, 4.5], tex: 'M', shiftInPx: [0, 18], colour: 'result', sizeInPx: 18 },
      ],
      question: {
        kind: 'choice',
        ask: { en: 'What do the diagonals do?', hi: 'विकर्ण क्या करते हैं?', te: 'కర్ణాలు ఏమి చేస్తాయి?' },
        hint: {
          en: 'It must be true for every parallelogram, also for a leaning one.',
          hi: 'बात हर समांतर चतुर्भुज के लिए सच हो, झुके हुए के लिए भी।',
          te: 'వాలిన దానితో సహా ప్రతి సమాంతర చతుర్భుజానికీ అది నిజం కావాలి.',
        },
        options: [
          { words: { en: 'They are equal.', hi: 'वे बराबर हैं।', te: 'అవి సమానం.' } },
          { words: { en: 'They are perpendicular.', hi: 'वे लंब हैं।', te: 'అవి లంబంగా ఉంటాయి.' } },
          {
            words: {
              en: 'They bisect each other.',
              hi: 'वे एक-दूसरे को समद्विभाजित करते हैं।',
              te: 'అవి పరస్పరం సమద్విఖండన చేసుకుంటాయి.',
            },
            isRight: true,
          },
        ],
      },
    },
    {
      words: {
        en: 'So AC and BD have the same mid-point M. Write this sentence in your answer.',
        hi: 'अतः AC और BD का मध्य-बिंदु M एक ही है। उत्तर में यह वाक्य लिखें।',
        te: 'కాబట్టి AC, BD ల మధ్యబిందువు M ఒకటే. జవాబులో ఈ వాక్యం రాయండి.',
      },
      lines: [
        { tex: t`AC:\ \left(\frac{-1+x}{2},\ \frac{2+7}{2}\right)` },
        { tex: t`BD:\ \left(\frac{3+1}{2},\ \frac{y+5}{2}\right)` },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Compare the x-coordinates first.',
        hi: 'पहले x-निर्देशांकों की तुलना करें।',
        te: 'ముందు x-నిరూపకాలను పోల్చండి.',
      },
      lines: [
        { plain: '(-1+x)/2 = (3+1)/2', in: 'corners' },
        { plain: 'x - 1 = 4', in: 'corners' },
        { plain: 'x = 5', in: 'corners' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: { en: 'What is x?', hi: 'x क्या है?', te: 'x ఎంత?' },
        hint: {
          en: 'Both halves are equal, so both sums are equal.',
          hi: 'दोनों आधे बराबर हैं, तो दोनों योग बराबर हैं।',
          te: 'రెండు సగాలూ సమానం కాబట్టి రెండు మొత్తాలూ సమానం.',
        },
        answerKind: 'number',
        answer: '5',
      },
    },
    {
      words: { en: 'Then the y-coordinates.', hi: 'फिर y-निर्देशांक।', te: 'తర్వాత y-నిరూపకాలు.' },
      lines: [
        { plain: '(2+7)/2 = (y+5)/2', in: 'corners' },
        { plain: '9 = y + 5', in: 'corners' },
        { plain: 'y = 4', in: 'corners' },
      ],
      mark: '1',
      question: {
        kind: 'line',
        ask: { en: 'Write an equation for y.', hi: 'y का समीकरण लिखें।', te: 'y కు సమీకరణం రాయండి.' },
        hint: {
          en: 'Use the second coordinates of both mid-points.',
          hi: 'दोनों मध्य-बिंदुओं के दूसरे निर्देशांक लें।',
          te: 'రెండు మధ్యబిందువుల రెండవ నిరూపకాలు వాడండి.',
        },
        in: 'corners',
        example: '9 = y + 5',
      },
    },
    {
      words: {
        en: 'Check: from A to B is 4 right, 2 up. From D to C it is the same.',
        hi: 'जाँच: A से B तक 4 दाएँ, 2 ऊपर। D से C तक भी यही।',
        te: 'సరిచూడండి: A నుండి B కు 4 కుడికి, 2 పైకి. D నుండి C కు కూడా అంతే.',
      },
      lines: [{ plain: '3 - (-1) = 5 - 1 = 4' }, { plain: '4 - 2 = 7 - 5 = 2' }],
    },
  ],
}
