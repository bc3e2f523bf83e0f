import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** How often a parabola meets the x-axis, by its discriminant. */
export const discriminantGraph: StepLesson = {
  id: 'discriminant-on-a-graph',
  version: 3,
  title: {
    en: 'The discriminant on a graph',
    hi: 'आलेख पर विविक्तकर',
    te: 'రేఖాచిత్రంలో విచక్షణి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-1.4, -2.4, 5.6, 5.4] },
  figureWords: {
    en: 'Three parabolas that open upwards. The lowest cuts the x-axis at 1 and 3, the next touches it at 2, the highest does not meet it.',
    hi: 'ऊपर की ओर खुलने वाले तीन परवलय। सबसे नीचे वाला x-अक्ष को 1 और 3 पर काटता है, अगला उसे 2 पर छूता है, सबसे ऊपर वाला उससे नहीं मिलता।',
    te: 'పైకి తెరుచుకునే మూడు పరావలయాలు. అన్నిటికంటే కిందిది x-అక్షాన్ని 1, 3 వద్ద ఖండిస్తుంది, తర్వాతది 2 వద్ద తాకుతుంది, పైది కలవదు.',
  },
  workings: {
    roots: { mode: 'solve', variables: ['x'], given: ['x^2-4x+3=0'], worlds: [{ x: '1' }, { x: '3' }] },
    touching: { mode: 'solve', variables: ['x'], given: ['x^2-4x+4=0'], worlds: [{ x: '2' }] },
    far: {
      mode: 'solve',
      variables: ['x'],
      given: ['x^2-4x+3=0'],
      worlds: [
        { x: '1', D: '4' },
        { x: '3', D: '4' },
      ],
    },
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
        en: 'Why does $D$ decide? By the formula both roots are equally far from 2. How far, the root of $D$ says.',
        hi: '$D$ ही क्यों तय करता है? सूत्र के अनुसार दोनों मूल 2 से बराबर दूरी पर हैं। कितनी दूरी, यह $D$ का वर्गमूल बताता है।',
        te: '$D$ ఎందుకు నిర్ణయిస్తుంది? సూత్రం ప్రకారం రెండు మూలాలూ 2 నుండి సమాన దూరంలో ఉంటాయి. ఎంత దూరమో $D$ వర్గమూలం చెబుతుంది.',
      },
      lines: [
        { tex: t`x=\frac{4\pm\sqrt D}{2}`, plain: 'x = (4±√D)/2', in: 'far' },
        { tex: t`x=2\pm\frac{\sqrt D}{2}`, plain: 'x = 2±√D/2', in: 'far' },
      ],
    },
    {
      words: {
        en: 'Lift the graph by 1: $y=x^2-4x+4$. Now it only touches the axis, at 2.',
        hi: 'आलेख को 1 ऊपर उठाएँ: $y=x^2-4x+4$। अब वह अक्ष को केवल 2 पर छूता है।',
        te: 'రేఖాచిత్రాన్ని 1 పైకి ఎత్తండి: $y=x^2-4x+4$. ఇప్పుడు అది అక్షాన్ని 2 వద్ద తాకుతుంది.',
      },
      shapes: [{ kind: 'graph', coefficients: [4, -4, 1], from: -0.2, to: 4.2, colour: 'given' }],
      question: {
        kind: 'value',
        ask: {
          en: 'What is the discriminant of $x^2-4x+4=0$?',
          hi: '$x^2-4x+4=0$ का विविक्तकर क्या है?',
          te: '$x^2-4x+4=0$ యొక్క విచక్షణి ఎంత?',
        },
        hint: {
          en: 'Only c has changed. Work out $b^2-4ac$ with $c=4$.',
          hi: 'केवल c बदला है। $c=4$ लेकर $b^2-4ac$ निकालें।',
          te: 'c మాత్రమే మారింది. $c=4$ తో $b^2-4ac$ కనుగొనండి.',
        },
        why: {
          en: 'The distance from 2 is 0. So both roots are 2: two equal real roots.',
          hi: '2 से दूरी 0 है। इसलिए दोनों मूल 2 हैं: दो बराबर वास्तविक मूल।',
          te: '2 నుండి దూరం 0. కాబట్టి రెండు మూలాలూ 2: రెండు సమాన వాస్తవ మూలాలు.',
        },
        answerKind: 'number',
        answer: '0',
      },
      lines: [
        { plain: 'D = (-4)^2 - 4*1*4 = 0', in: 'touching' },
        { plain: 'x = 2', in: 'touching' },
      ],
    },
    {
      words: {
        en: 'Lift it by one more: $y=x^2-4x+5$.',
        hi: 'एक और ऊपर उठाएँ: $y=x^2-4x+5$।',
        te: 'ఇంకొక 1 పైకి ఎత్తండి: $y=x^2-4x+5$.',
      },
      shapes: [{ kind: 'graph', coefficients: [5, -4, 1], from: 0, to: 4, colour: 'red' }],
      question: {
        kind: 'choice',
        ask: {
          en: 'What are the roots of $x^2-4x+5=0$?',
          hi: '$x^2-4x+5=0$ के मूल कैसे हैं?',
          te: '$x^2-4x+5=0$ మూలాలు ఎలాంటివి?',
        },
        hint: {
          en: 'Does the highest graph meet the axis?',
          hi: 'क्या सबसे ऊपर वाला आलेख अक्ष से मिलता है?',
          te: 'అన్నిటికంటే పైనున్న రేఖాచిత్రం అక్షాన్ని కలుస్తుందా?',
        },
        why: {
          en: 'No real number has the square $-4$.',
          hi: 'किसी वास्तविक संख्या का वर्ग $-4$ नहीं होता।',
          te: 'ఏ వాస్తవ సంఖ్య వర్గమూ $-4$ కాదు.',
        },
        options: [
          { words: { en: 'Two distinct real', hi: 'दो भिन्न वास्तविक', te: 'రెండు వేర్వేరు వాస్తవ' } },
          { words: { en: 'Two equal real', hi: 'दो बराबर वास्तविक', te: 'రెండు సమాన వాస్తవ' } },
          { words: { en: 'No real roots', hi: 'वास्तविक मूल नहीं', te: 'వాస్తవ మూలాలు లేవు' }, isRight: true },
        ],
      },
      lines: [{ plain: '(-4)^2 - 4*1*5 = -4' }],
    },
    {
      words: {
        en: 'Back to $x^2-4x+3=0$. A student solved it like this. Find the slip.',
        hi: 'फिर से $x^2-4x+3=0$। एक विद्यार्थी ने ऐसे हल किया। गलती ढूँढें।',
        te: 'మళ్లీ $x^2-4x+3=0$. ఒక విద్యార్థి ఇలా చేశాడు. పొరపాటు కనుక్కోండి.',
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
