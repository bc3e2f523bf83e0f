import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** The picture behind the quadratic formula: a square that lacks its corner. */
export const completeTheSquare: StepLesson = {
  id: 'a-square-without-its-corner',
  version: 1,
  title: {
    en: 'The idea of the formula: a missing corner',
    hi: 'सूत्र का विचार: एक छूटा कोना',
    te: 'సూత్రం వెనుక ఆలోచన: లేని మూల',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 260, view: [-1, -1, 6, 6] },
  figureWords: {
    en: 'A square of side x, two rectangles x by 3 beside it, and the missing corner 3 by 3.',
    hi: 'x भुजा का वर्ग, उसके साथ x गुणा 3 के दो आयत, और छूटा कोना 3 गुणा 3।',
    te: 'x భుజం గల చతురస్రం, దాని పక్కన x, 3 కొలతల రెండు దీర్ఘచతురస్రాలు, లేని మూల 3, 3.',
  },
  workings: {
    square: {
      mode: 'solve',
      variables: ['x'],
      given: ['x^2+6x=16'],
      worlds: [{ x: '2' }, { x: '-8' }],
    },
    own: {
      mode: 'solve',
      variables: ['x'],
      given: ['x^2+10x=11'],
      worlds: [{ x: '1' }, { x: '-11' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Here is an equation with an $x$ in two places. We want one place only.',
        hi: 'इस समीकरण में $x$ दो जगह है। हमें वह एक ही जगह चाहिए।',
        te: 'ఈ సమీకరణంలో $x$ రెండు చోట్ల ఉంది. మనకు ఒకే చోట కావాలి.',
      },
      lines: [{ plain: 'x^2 + 6x = 16', in: 'square' }],
    },
    {
      words: {
        en: 'Draw the square of side $x$. Cut $6x$ into two strips of width 3, and put one on the right and one on top.',
        hi: '$x$ भुजा का वर्ग बनाएँ। $6x$ को 3 चौड़ाई की दो पट्टियों में काटें, एक दाईं ओर और एक ऊपर रखें।',
        te: '$x$ భుజం గల చతురస్రం గీయండి. $6x$ ను 3 వెడల్పు గల రెండు పట్టీలుగా కోసి, ఒకటి కుడివైపు, ఒకటి పైన ఉంచండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [2.5, 0],
            [2.5, 2.5],
            [0, 2.5],
          ],
          isClosed: true,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [2.5, 0],
            [5.5, 0],
            [5.5, 2.5],
            [2.5, 2.5],
          ],
          isClosed: true,
          style: { colour: 'given' },
        },
        {
          kind: 'path',
          points: [
            [0, 2.5],
            [2.5, 2.5],
            [2.5, 5.5],
            [0, 5.5],
          ],
          isClosed: true,
          style: { colour: 'given' },
        },
        label([1.25, 1.25], 'x^2'),
        label([4, 1.25], '3x', 'given'),
        label([1.25, 4], '3x', 'given'),
        label([1.25, 0], 'x', 'chalk', [0, 18]),
        label([4, 0], '3', 'given', [0, 18]),
        label([0, 1.25], 'x', 'chalk', [-18, 0]),
        label([0, 4], '3', 'given', [-18, 0]),
      ],
    },
    {
      words: {
        en: 'It is nearly a square. One corner is missing.',
        hi: 'यह लगभग एक वर्ग है। एक कोना छूटा है।',
        te: 'ఇది దాదాపు చతురస్రమే. ఒక మూల లేదు.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the area of the corner?',
          hi: 'कोने का क्षेत्रफल कितना है?',
          te: 'ఆ మూల వైశాల్యం ఎంత?',
        },
        hint: {
          en: 'Its sides are the widths of the strips.',
          hi: 'उसकी भुजाएँ पट्टियों की चौड़ाई हैं।',
          te: 'దాని భుజాలు పట్టీల వెడల్పులు.',
        },
        answerKind: 'number',
        answer: '9',
      },
      lines: [{ plain: 'x^2 + 6x + 9 = 16 + 9', in: 'square' }],
      margin: { en: 'on both sides', hi: 'दोनों पक्षों में', te: 'రెండు వైపులా' },
      shapes: [
        {
          kind: 'path',
          points: [
            [2.5, 2.5],
            [5.5, 2.5],
            [5.5, 5.5],
            [2.5, 5.5],
          ],
          isClosed: true,
          style: { colour: 'result', isDashed: true, widthInPx: 3 },
        },
      ],
    },
    {
      words: {
        en: 'Now the left side is the square of one bracket.',
        hi: 'अब बायाँ पक्ष एक कोष्ठक का वर्ग है।',
        te: 'ఇప్పుడు ఎడమ వైపు ఒక బ్రాకెట్ వర్గం.',
      },
      lines: [{ plain: '(x+3)^2 = 25', in: 'square' }],
      shapes: [label([4, 4], '9', 'result')],
    },
    {
      words: {
        en: 'Two numbers have the square 25. A picture shows only the positive one; algebra needs both.',
        hi: '25 दो संख्याओं का वर्ग है। चित्र केवल धनात्मक दिखाता है; बीजगणित को दोनों चाहिए।',
        te: '25 రెండు సంఖ్యల వర్గం. చిత్రం ధనాత్మకాన్నే చూపుతుంది; బీజగణితానికి రెండూ కావాలి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the next line.',
          hi: 'अगली पंक्ति लिखें।',
          te: 'తర్వాతి పంక్తి రాయండి.',
        },
        hint: {
          en: 'Write ± before the root of the right side.',
          hi: 'दाएँ पक्ष के वर्गमूल से पहले ± लिखें।',
          te: 'కుడి వైపు వర్గమూలం ముందు ± రాయండి.',
        },
        in: 'square',
        example: 'x+3 = ±5',
      },
      lines: [
        { plain: 'x + 3 = ±5', in: 'square' },
        { plain: 'x = 2 or x = -8', in: 'square' },
      ],
    },
    {
      words: {
        en: 'Your turn: $x^2+10x=11$.',
        hi: 'आपकी बारी: $x^2+10x=11$।',
        te: 'మీ వంతు: $x^2+10x=11$.',
      },
      said: {
        en: 'Your turn. x squared plus 10 x equals 11.',
        hi: 'आपकी बारी। x स्क्वेयर प्लस 10 x बराबर 11।',
        te: 'మీ వంతు. x స్క్వేర్ ప్లస్ 10 x ఈక్వల్స్ 11.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What must be added on both sides?',
          hi: 'दोनों पक्षों में क्या जोड़ना होगा?',
          te: 'రెండు వైపులా ఎంత కలపాలి?',
        },
        hint: {
          en: 'Halve the 10: that is the width of a strip. Then take the corner.',
          hi: '10 का आधा करें: वही पट्टी की चौड़ाई है। फिर कोना लें।',
          te: '10 లో సగం తీసుకోండి: అదే పట్టీ వెడల్పు. తర్వాత మూల.',
        },
        options: [
          { words: { en: '5' } },
          { words: { en: '10' } },
          { words: { en: '25' }, isRight: true },
          { words: { en: '100' } },
        ],
      },
      lines: [
        { plain: '(x+5)^2 = 36', in: 'own' },
        { plain: 'x = 1 or x = -11', in: 'own' },
      ],
    },
    {
      words: {
        en: 'With letters for the numbers this same work gives the formula. Multiplying by $4a$ first avoids fractions.',
        hi: 'संख्याओं की जगह अक्षर रखकर यही काम सूत्र देता है। पहले $4a$ से गुणा करने पर भिन्न नहीं आतीं।',
        te: 'సంఖ్యల బదులు అక్షరాలతో ఇదే పని సూత్రాన్ని ఇస్తుంది. ముందు $4a$ తో గుణిస్తే భిన్నాలు రావు.',
      },
    },
  ],
}
