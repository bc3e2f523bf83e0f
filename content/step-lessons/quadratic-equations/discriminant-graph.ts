import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** How often a parabola meets the x-axis, by its discriminant. */
export const discriminantGraph: StepLesson = {
  id: 'discriminant-on-a-graph',
  version: 2,
  title: {
    en: 'The discriminant on a graph',
    hi: 'आलेख पर विविक्तकर',
    te: 'రేఖాచిత్రంలో విచక్షణి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-1.4, -2.4, 5.6, 5.4] },
  figureWords: {
    en: 'A parabola that opens upwards and cuts the x-axis at 1 and 3.',
    hi: 'ऊपर की ओर खुलने वाला परवलय, जो x-अक्ष को 1 और 3 पर काटता है।',
    te: 'పైకి తెరుచుకునే పరావలయం, x-అక్షాన్ని 1 మరియు 3 వద్ద ఖండిస్తుంది.',
  },
  workings: {
    roots: { mode: 'solve', variables: ['x'], given: ['x^2-4x+3=0'], worlds: [{ x: '1' }, { x: '3' }] },
  },
  steps: [
    {
      words: {
        en: 'Here is the graph of $y=x^2-4x+3$. The roots are where it meets the x-axis.',
        hi: 'यह $y=x^2-4x+3$ का आलेख है। मूल वहाँ हैं जहाँ यह x-अक्ष से मिलता है।',
        te: 'ఇది $y=x^2-4x+3$ యొక్క రేఖాచిత్రం. అది x-అక్షాన్ని కలిసే చోట మూలాలు ఉంటాయి.',
      },
      said: {
        en: 'Here is the graph of y equals x squared minus four x plus three. The roots are where it meets the x axis.',
        hi: 'यह y बराबर x स्क्वेयर माइनस 4 x प्लस 3 का आलेख है। मूल वहाँ हैं जहाँ यह x-अक्ष से मिलता है।',
        te: 'ఇది y ఈక్వల్స్ x స్క్వేర్ మైనస్ 4 x ప్లస్ 3 యొక్క రేఖాచిత్రం. అది x-అక్షాన్ని కలిసే చోట మూలాలు ఉంటాయి.',
      },
      shapes: [
        { kind: 'axes', x: [-1.2, 5.4], y: [-2, 5] },
        { kind: 'graph', coefficients: [3, -4, 1], from: -0.4, to: 4.4 },
      ],
    },
    {
      words: {
        en: 'Move the point along the axis until it is the greater root.',
        hi: 'बिंदु को अक्ष पर तब तक खिसकाएँ जब तक वह बड़ा मूल न हो जाए।',
        te: 'బిందువు పెద్ద మూలం అయ్యే వరకు దాన్ని అక్షంపై జరపండి.',
      },
      question: {
        kind: 'move',
        ask: { en: 'Where is the greater root?', hi: 'बड़ा मूल कहाँ है?', te: 'పెద్ద మూలం ఎక్కడ ఉంది?' },
        hint: {
          en: 'A root is where the curve and the axis meet, and the greater one is to the right.',
          hi: 'मूल वहाँ है जहाँ वक्र और अक्ष मिलते हैं, और बड़ा दाईं ओर है।',
          te: 'వక్రం, అక్షం కలిసే చోట మూలం ఉంటుంది; పెద్దది కుడివైపున ఉంటుంది.',
        },
        name: 'P',
        from: [0, 0],
        to: [5, 0],
        steps: 10,
        beginsAt: 0,
        fitsAt: 6,
      },
    },
    {
      words: {
        en: 'The discriminant is positive, so there are two different roots.',
        hi: 'विविक्तकर धनात्मक है, इसलिए दो अलग-अलग मूल हैं।',
        te: 'విచక్షణి ధనాత్మకం, కాబట్టి రెండు వేర్వేరు మూలాలు ఉన్నాయి.',
      },
      lines: [
        { plain: 'D = (-4)^2 - 4*1*3 = 4', in: 'roots' },
        { plain: 'x = 1 or x = 3', in: 'roots' },
      ],
      mark: '1',
      shapes: [
        { kind: 'dot', at: [3, 0], colour: 'result' },
        { kind: 'dot', at: [1, 0], colour: 'result' },
      ],
    },
    {
      words: {
        en: 'A student worked it so. Find the slip.',
        hi: 'एक विद्यार्थी ने ऐसे हल किया। गलती ढूँढें।',
        te: 'ఒక విద్యార్థి ఇలా చేశాడు. పొరపాటు కనుక్కోండి.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Multiply the brackets out, one line after the other.',
          hi: 'एक-एक पंक्ति के कोष्ठकों को गुणा करके देखें।',
          te: 'ఒక్కో పంక్తిలోని బ్రాకెట్లను విస్తరించి చూడండి.',
        },
        why: {
          en: '$(x-3)(x+1)$ is $x^2-2x-3$. Both brackets need a minus sign.',
          hi: '$(x-3)(x+1)$ का मान $x^2-2x-3$ है। दोनों कोष्ठकों में ऋण चिह्न चाहिए।',
          te: '$(x-3)(x+1)$ అంటే $x^2-2x-3$. రెండు బ్రాకెట్లలోనూ మైనస్ గుర్తు కావాలి.',
        },
        lines: [
          { plain: 'x^2 - 3x - x + 3 = 0', in: 'roots' },
          { plain: '(x-3)(x+1) = 0', in: 'roots' },
          { plain: 'x = 3 or x = -1', in: 'roots' },
        ],
        wrong: 2,
      },
    },
  ],
}
