import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** The word problem of four marks with a figure: a path of equal width. */
export const pathRoundAGarden: StepLesson = {
  id: 'path-round-a-garden',
  version: 2,
  title: {
    en: 'Worked example: a path round a garden',
    hi: 'हल किया उदाहरण: बगीचे के चारों ओर रास्ता',
    te: 'సాధించిన ఉదాహరణ: తోట చుట్టూ దారి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-3.6, -5, 21.6, 14.4] },
  figureWords: {
    en: 'A garden 16 m by 10 m inside a greater rectangle; the path between them is x metres wide.',
    hi: '16 m गुणा 10 m का बगीचा एक बड़े आयत के अंदर; बीच का रास्ता x मीटर चौड़ा है।',
    te: 'పెద్ద దీర్ఘచతురస్రం లోపల 16 m, 10 m తోట; మధ్యలో దారి వెడల్పు x మీటర్లు.',
  },
  workings: {
    path: {
      mode: 'solve',
      variables: ['x'],
      given: ['(16+2x)(10+2x)=280'],
      worlds: [{ x: '2' }, { x: '-15' }],
    },
  },
  steps: [
    {
      words: {
        en: 'A garden is 16 m long and 10 m wide. Round it runs a path of equal width. Garden and path together cover 280 square metres. How wide is the path?',
        hi: 'एक बगीचा 16 m लंबा और 10 m चौड़ा है। उसके चारों ओर समान चौड़ाई का रास्ता है। दोनों मिलकर 280 वर्ग मीटर हैं। रास्ता कितना चौड़ा है?',
        te: 'ఒక తోట పొడవు 16 m, వెడల్పు 10 m. దాని చుట్టూ సమాన వెడల్పు గల దారి ఉంది. రెండూ కలిపి 280 చదరపు మీటర్లు. దారి వెడల్పు ఎంత?',
      },
      said: {
        en: 'A garden is 16 metres long and 10 metres wide. Round it runs a path of equal width. Garden and path together cover 280 square metres. How wide is the path?',
        hi: 'एक बगीचा 16 मीटर लंबा और 10 मीटर चौड़ा है। उसके चारों ओर समान चौड़ाई का रास्ता है। दोनों मिलकर 280 वर्ग मीटर हैं। रास्ता कितना चौड़ा है?',
        te: 'ఒక తోట పొడవు 16 మీటర్లు, వెడల్పు 10 మీటర్లు. దాని చుట్టూ సమాన వెడల్పు గల దారి ఉంది. రెండూ కలిపి 280 చదరపు మీటర్లు. దారి వెడల్పు ఎంత?',
      },
      margin: { en: '4 marks', hi: '4 अंक', te: '4 మార్కులు' },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [16, 0],
            [16, 10],
            [0, 10],
          ],
          isClosed: true,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [-2, -2],
            [18, -2],
            [18, 12],
            [-2, 12],
          ],
          isClosed: true,
          style: { colour: 'given' },
        },
        label([8, 0], '16', 'chalk', [0, -14]),
        label([0, 5], '10', 'chalk', [18, 0]),
      ],
    },
    {
      words: {
        en: 'Let the path be $x$ m wide. It lies on both sides.',
        hi: 'मान लें रास्ता $x$ m चौड़ा है। वह दोनों ओर है।',
        te: 'దారి వెడల్పు $x$ m అనుకోండి. అది రెండు వైపులా ఉంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'How long is the outer rectangle?',
          hi: 'बाहरी आयत कितना लंबा है?',
          te: 'బయటి దీర్ఘచతురస్రం పొడవు ఎంత?',
        },
        hint: {
          en: 'Walk along the lower side: path, garden, path.',
          hi: 'निचली भुजा पर चलें: रास्ता, बगीचा, रास्ता।',
          te: 'కింది భుజం వెంట నడవండి: దారి, తోట, దారి.',
        },
        options: [
          { words: { en: '$16+x$' } },
          { words: { en: '$16+2x$' }, isRight: true },
          { words: { en: '$16-2x$' } },
        ],
      },
      mark: '½',
      shapes: [label([17, 5], 'x', 'given'), label([-1, 5], 'x', 'given')],
    },
    {
      words: {
        en: 'Its area is given.',
        hi: 'उसका क्षेत्रफल दिया है।',
        te: 'దాని వైశాల్యం ఇచ్చారు.',
      },
      lines: [{ plain: '(16+2x)(10+2x) = 280', in: 'path' }],
      mark: '1',
      shapes: [label([8, -2], '16+2x', 'given', [0, 18])],
    },
    {
      words: {
        en: 'Multiply out and bring all to one side.',
        hi: 'गुणा करें और सब एक पक्ष में लाएँ।',
        te: 'విస్తరించి అన్నీ ఒక వైపుకు తెండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the equation in standard form.',
          hi: 'समीकरण को मानक रूप में लिखें।',
          te: 'సమీకరణాన్ని ప్రామాణిక రూపంలో రాయండి.',
        },
        hint: {
          en: 'The terms in x are 32x and 20x. In the end all numbers can be divided by 4.',
          hi: 'x वाले पद 32x और 20x हैं। अंत में सब संख्याएँ 4 से विभाज्य हैं।',
          te: 'x పదాలు 32x, 20x. చివరికి అన్ని సంఖ్యలనూ 4 భాగిస్తుంది.',
        },
        in: 'path',
        example: 'x^2+13x-30 = 0',
      },
      lines: [
        { plain: '160 + 52x + 4x^2 = 280', in: 'path' },
        { plain: '4x^2 + 52x - 120 = 0', in: 'path' },
        { plain: 'x^2 + 13x - 30 = 0', in: 'path' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Solve by factors, with 15 and $-2$.',
        hi: '15 और $-2$ लेकर गुणनखंडों से हल करें।',
        te: '15, $-2$ తో కారణాంకాల ద్వారా సాధించండి.',
      },
      lines: [
        { plain: '(x+15)(x-2) = 0', in: 'path' },
        { plain: 'x = -15 or x = 2', in: 'path' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'A width is positive, so $-15$ is left out. The path is 2 m wide.',
        hi: 'चौड़ाई धनात्मक होती है, इसलिए $-15$ छोड़ देते हैं। रास्ता 2 m चौड़ा है।',
        te: 'వెడల్పు ధనాత్మకం, కాబట్టి $-15$ ను వదిలేస్తాం. దారి వెడల్పు 2 m.',
      },
      lines: [{ plain: '20*14 = 280' }],
      mark: '½',
    },
    {
      words: {
        en: 'How large is the path alone?',
        hi: 'केवल रास्ता कितना बड़ा है?',
        te: 'దారి ఒక్కటే ఎంత?',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Give its area in square metres.',
          hi: 'उसका क्षेत्रफल वर्ग मीटर में बताएँ।',
          te: 'దాని వైశాల్యాన్ని చదరపు మీటర్లలో చెప్పండి.',
        },
        hint: {
          en: 'Take the garden away from both together.',
          hi: 'कुल में से बगीचा घटाएँ।',
          te: 'మొత్తం నుండి తోటను తీసివేయండి.',
        },
        answerKind: 'quantity',
        answer: '120 m^2',
      },
      lines: [{ plain: '280 - 16*10 = 120' }],
    },
  ],
}
