import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The zeroes of a quadratic polynomial by splitting its middle term. */
export const zeroesByFactors: StepLesson = {
  id: 'zeroes-by-factors',
  version: 1,
  title: {
    en: 'The method: zeroes by factors',
    hi: 'विधि: गुणनखंडों से शून्यक',
    te: 'పద్ధతి: కారణాంకాలతో శూన్యాలు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    zeroes: {
      mode: 'solve',
      variables: ['x'],
      given: ['3x^2+5x-2=0'],
      worlds: [{ x: '1/3' }, { x: '-2' }],
    },
    surd: {
      mode: 'solve',
      variables: ['x'],
      given: ['x^2-5=0'],
      worlds: [{ x: '√5' }, { x: '-√5' }],
    },
    common: {
      mode: 'solve',
      variables: ['x'],
      given: ['4x^2+8x=0'],
      worlds: [{ x: '0' }, { x: '-2' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Find the zeroes of $3x^2+5x-2$.',
        hi: '$3x^2+5x-2$ के शून्यक ज्ञात करें।',
        te: '$3x^2+5x-2$ శూన్యాలను కనుగొనండి.',
      },
      said: {
        en: 'Find the zeroes of 3 x squared plus 5 x minus 2.',
        hi: '3 x स्क्वेयर प्लस 5 x माइनस 2 के शून्यक ज्ञात करें।',
        te: '3 x స్క్వేర్ ప్లస్ 5 x మైనస్ 2 శూన్యాలను కనుగొనండి.',
      },
      margin: { en: '2 marks', hi: '2 अंक', te: '2 మార్కులు' },
    },
    {
      words: {
        en: 'Split the middle term. We need two numbers whose sum is 5 and whose product is 3 times $-2$.',
        hi: 'मध्य पद को विभक्त करें। ऐसी दो संख्याएँ चाहिए जिनका योग 5 और गुणनफल 3 गुणा $-2$ हो।',
        te: 'మధ్య పదాన్ని విడదీయండి. మొత్తం 5, లబ్ధం 3 ఇంటూ $-2$ అయ్యే రెండు సంఖ్యలు కావాలి.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'Which numbers?', hi: 'कौन-सी संख्याएँ?', te: 'ఏ సంఖ్యలు?' },
        hint: {
          en: 'The product is negative, so the signs differ. The sum is positive, so the greater one has plus.',
          hi: 'गुणनफल ऋणात्मक है, इसलिए चिह्न अलग हैं। योग धनात्मक है, इसलिए बड़ी के साथ धन चिह्न है।',
          te: 'లబ్ధం ఋణాత్మకం, కాబట్టి గుర్తులు వేరు. మొత్తం ధనాత్మకం, కాబట్టి పెద్దదానికి ప్లస్.',
        },
        options: [
          { words: { en: '$2, 3$' } },
          { words: { en: '$6, -1$' }, isRight: true },
          { words: { en: '$-6, 1$' } },
          {
            words: { en: '$7, -2$' },
            hint: {
              en: 'The sum is right. Check the product.',
              hi: 'योग सही है। गुणनफल जाँचें।',
              te: 'మొత్తం సరైనదే. లబ్ధాన్ని సరిచూడండి.',
            },
          },
        ],
      },
      lines: [{ plain: '3x^2+6x-x-2 = 0', in: 'zeroes' }],
      mark: '½',
    },
    {
      words: {
        en: 'Take out what is common in each pair.',
        hi: 'हर जोड़े में से उभयनिष्ठ बाहर निकालें।',
        te: 'ప్రతి జతలో ఉమ్మడిగా ఉన్నదాన్ని బయటకు తీయండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the next line, or the factors.',
          hi: 'अगली पंक्ति या गुणनखंड लिखें।',
          te: 'తర్వాతి పంక్తి లేదా కారణాంకాలు రాయండి.',
        },
        hint: {
          en: 'From the first two terms take 3x, from the last two take −1. The brackets must agree.',
          hi: 'पहले दो पदों से 3x और अंतिम दो से −1 बाहर लें। कोष्ठक एक जैसे होने चाहिए।',
          te: 'మొదటి రెండు పదాల నుండి 3x, చివరి రెండింటి నుండి −1 తీయండి. బ్రాకెట్లు ఒకేలా ఉండాలి.',
        },
        in: 'zeroes',
        example: '(3x-1)(x+2) = 0',
      },
      lines: [
        { plain: '3x(x+2)-1(x+2) = 0', in: 'zeroes' },
        { plain: '(3x-1)(x+2) = 0', in: 'zeroes' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'A product is 0 only if one of its factors is 0.',
        hi: 'गुणनफल 0 तभी होता है जब उसका कोई गुणनखंड 0 हो।',
        te: 'ఏదో ఒక కారణాంకం 0 అయితేనే లబ్ధం 0 అవుతుంది.',
      },
      lines: [
        { plain: '3x-1 = 0 or x+2 = 0', in: 'zeroes' },
        { plain: 'x = 1/3 or x = -2', in: 'zeroes' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Without a middle term, use the difference of two squares. Here $5$ is the square of $\\sqrt5$.',
        hi: 'मध्य पद न हो तो दो वर्गों के अंतर का सूत्र लें। यहाँ $5$, $\\sqrt5$ का वर्ग है।',
        te: 'మధ్య పదం లేకపోతే రెండు వర్గాల భేదం వాడండి. ఇక్కడ $5$ అనేది $\\sqrt5$ వర్గం.',
      },
      said: {
        en: 'Without a middle term, use the difference of two squares. Here 5 is the square of root 5.',
        hi: 'मध्य पद न हो तो दो वर्गों के अंतर का सूत्र लें। यहाँ 5, रूट 5 का वर्ग है।',
        te: 'మధ్య పదం లేకపోతే రెండు వర్గాల భేదం వాడండి. ఇక్కడ 5 అనేది రూట్ 5 వర్గం.',
      },
      lines: [{ plain: 'x^2-5 = (x-√5)(x+√5)' }, { plain: 'x = √5 or x = -√5', in: 'surd' }],
    },
    {
      words: {
        en: 'Without a constant term, take $x$ outside. Try $4x^2+8x$.',
        hi: 'अचर पद न हो तो $x$ बाहर लें। $4x^2+8x$ पर करके देखें।',
        te: 'స్థిర పదం లేకపోతే $x$ ను బయటకు తీయండి. $4x^2+8x$ తో చేసి చూడండి.',
      },
      said: {
        en: 'Without a constant term, take x outside. Try 4 x squared plus 8 x.',
        hi: 'अचर पद न हो तो x बाहर लें। 4 x स्क्वेयर प्लस 8 x पर करके देखें।',
        te: 'స్థిర పదం లేకపోతే x ను బయటకు తీయండి. 4 x స్క్వేర్ ప్లస్ 8 x తో చేసి చూడండి.',
      },
      question: {
        kind: 'value',
        ask: { en: 'Write both zeroes.', hi: 'दोनों शून्यक लिखें।', te: 'రెండు శూన్యాలూ రాయండి.' },
        hint: {
          en: 'Take 4x outside. Each factor gives a zero, and 4x does too.',
          hi: '4x बाहर लें। हर गुणनखंड से शून्यक मिलता है, 4x से भी।',
          te: '4x బయటకు తీయండి. ప్రతి కారణాంకం ఒక శూన్యాన్ని ఇస్తుంది, 4x కూడా.',
        },
        answerKind: 'solutions',
        answer: '0, -2',
        rules: { variable: 'x' },
      },
      lines: [
        { plain: '4x(x+2) = 0', in: 'common' },
        { plain: 'x = 0 or x = -2', in: 'common' },
      ],
    },
  ],
}
