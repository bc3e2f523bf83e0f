import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** Why the ratios of the coefficients decide how many solutions a pair has. */
export const consistency: StepLesson = {
  id: 'consistency-of-two-lines',
  version: 3,
  title: {
    en: 'Proof: when is a pair consistent?',
    hi: 'उपपत्ति: समीकरण युग्म कब संगत है?',
    te: 'నిరూపణ: సమీకరణాల జత ఎప్పుడు సంగతం?',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-2.6, -2.4, 4.6, 4.4] },
  figureWords: {
    en: 'The parallel lines x − y + 2 = 0 and x − y − 1 = 0, and a line that crosses both.',
    hi: 'समांतर रेखाएँ x − y + 2 = 0 और x − y − 1 = 0, और दोनों को काटती एक रेखा।',
    te: 'x − y + 2 = 0, x − y − 1 = 0 అనే సమాంతర రేఖలు, రెండింటినీ ఖండించే ఒక రేఖ.',
  },
  workings: {
    pair: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['a_1 x + b_1 y + c_1 = 0', 'a_2 x + b_2 y + c_2 = 0'],
      worlds: [{ x: '11', y: '13', a_1: '7', b_1: '3', c_1: '-116', a_2: '2', b_2: '5', c_2: '-87' }],
    },
  },
  steps: [
    {
      words: {
        en: 'A pair is consistent if it has a solution. In each equation $a$ and $b$ are not both 0.',
        hi: 'युग्म संगत है यदि उसका कोई हल हो। हर समीकरण में $a$ और $b$ दोनों एक साथ 0 नहीं हैं।',
        te: 'సాధన ఉంటే ఆ జత సంగతం. ప్రతి సమీకరణంలో $a$, $b$ రెండూ ఒకేసారి 0 కావు.',
      },
      lines: [
        { plain: 'a_1 x + b_1 y + c_1 = 0', in: 'pair' },
        { plain: 'a_2 x + b_2 y + c_2 = 0', in: 'pair' },
      ],
    },
    {
      words: {
        en: 'Eliminate $y$. Multiply the first by $b_2$, the second by $b_1$, and subtract.',
        hi: '$y$ को हटाएँ। पहले को $b_2$ से, दूसरे को $b_1$ से गुणा करें और घटाएँ।',
        te: '$y$ ను తొలగించండి. మొదటిదాన్ని $b_2$ తో, రెండవదాన్ని $b_1$ తో గుణించి తీసివేయండి.',
      },
      said: {
        en: 'Eliminate y. Multiply the first by b 2, the second by b 1, and subtract.',
        hi: 'y को हटाएँ। पहले को b 2 से, दूसरे को b 1 से गुणा करें और घटाएँ।',
        te: 'y ను తొలగించండి. మొదటిదాన్ని b 2 తో, రెండవదాన్ని b 1 తో గుణించి తీసివేయండి.',
      },
      lines: [
        {
          tex: '(a_1b_2-a_2b_1)x=b_1c_2-b_2c_1',
          plain: '(a_1 b_2 - a_2 b_1)x = b_1 c_2 - b_2 c_1',
          in: 'pair',
        },
      ],
    },
    {
      words: {
        en: 'If the bracket is not 0, we may divide. There is exactly one $x$, and in the same way one $y$.',
        hi: 'यदि कोष्ठक 0 नहीं है, तो भाग दे सकते हैं। ठीक एक $x$ मिलता है, और इसी तरह एक $y$।',
        te: 'బ్రాకెట్ 0 కాకపోతే భాగించవచ్చు. సరిగ్గా ఒక $x$, అలాగే ఒక $y$ వస్తుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'The bracket is not 0. What does that say of the ratios, where they exist?',
          hi: 'कोष्ठक 0 नहीं है। जहाँ अनुपात बनते हैं, वहाँ इसका क्या अर्थ है?',
          te: 'బ్రాకెట్ 0 కాదు. నిష్పత్తులు ఉన్న చోట దీని అర్థం ఏమిటి?',
        },
        hint: {
          en: 'Divide both products by $a_2b_2$.',
          hi: 'दोनों गुणनफलों को $a_2b_2$ से भाग दें।',
          te: 'రెండు లబ్ధాలనూ $a_2b_2$ తో భాగించండి.',
        },
        options: [
          { words: { en: '$\\frac{a_1}{a_2}\\neq\\frac{b_1}{b_2}$' }, isRight: true },
          { words: { en: '$\\frac{a_1}{a_2}=\\frac{b_1}{b_2}$' } },
          { words: { en: '$\\frac{a_1}{a_2}\\neq\\frac{c_1}{c_2}$' } },
        ],
      },
      lines: [{ tex: '\\frac{a_1}{a_2}\\neq\\frac{b_1}{b_2}' }],
      margin: { en: 'one solution', hi: 'एक हल', te: 'ఒక సాధన' },
      shapes: [
        { kind: 'axes', x: [-2.4, 4.4], y: [-2.2, 4.2] },
        { kind: 'graph', coefficients: [2, 1], from: -2.4, to: 2.2 },
        { kind: 'graph', coefficients: [3, -1], from: -1.2, to: 4.4, colour: 'faint' },
        { kind: 'dot', at: [0.5, 2.5], colour: 'result' },
      ],
    },
    {
      words: {
        en: 'If the bracket is 0, one left side is a multiple of the other. The lines have the same direction.',
        hi: 'यदि कोष्ठक 0 है, तो बाएँ पक्ष एक-दूसरे के गुणज हैं। रेखाओं की दिशा एक ही है।',
        te: 'బ్రాకెట్ 0 అయితే ఎడమ వైపులు ఒకదానికొకటి గుణిజాలు. రేఖల దిశ ఒకటే.',
      },
      lines: [{ tex: '\\frac{a_1}{a_2}=\\frac{b_1}{b_2}' }],
    },
    {
      words: {
        en: 'Then the constants decide. With another ratio the equation says 0 = a number that is not 0.',
        hi: 'तब अचर पद निर्णय करते हैं। अनुपात अलग हो तो समीकरण कहता है 0 = ऐसी संख्या जो 0 नहीं।',
        te: 'అప్పుడు స్థిర పదాలు నిర్ణయిస్తాయి. నిష్పత్తి వేరైతే సమీకరణం 0 = సున్నా కాని సంఖ్య అంటుంది.',
      },
      said: {
        en: 'Then the constants decide. With another ratio the equation says that 0 equals a number that is not 0.',
        hi: 'तब अचर पद निर्णय करते हैं। अनुपात अलग हो तो समीकरण कहता है कि 0 ऐसी संख्या के बराबर है जो 0 नहीं।',
        te: 'అప్పుడు స్థిర పదాలు నిర్ణయిస్తాయి. నిష్పత్తి వేరైతే సమీకరణం 0 అనేది 0 కాని సంఖ్యకు సమానం అంటుంది.',
      },
      lines: [{ tex: '\\frac{a_1}{a_2}=\\frac{b_1}{b_2}\\neq\\frac{c_1}{c_2}' }],
      margin: { en: 'parallel, no solution', hi: 'समांतर, हल नहीं', te: 'సమాంతరం, సాధన లేదు' },
      shapes: [
        { kind: 'graph', coefficients: [-1, 1], from: -1.2, to: 4.4, colour: 'given' },
        label([3.1, 3.7], 'x-y+2=0'),
        label([2.5, -1.5], 'x-y-1=0', 'given'),
      ],
    },
    {
      words: {
        en: 'If all three ratios are equal, both equations are one line. Each of its points is a solution.',
        hi: 'यदि तीनों अनुपात बराबर हैं, तो दोनों समीकरण एक ही रेखा हैं। उसका हर बिंदु हल है।',
        te: 'మూడు నిష్పత్తులూ సమానమైతే రెండు సమీకరణాలూ ఒకే రేఖ. దానిపై ప్రతి బిందువూ సాధన.',
      },
      lines: [{ tex: '\\frac{a_1}{a_2}=\\frac{b_1}{b_2}=\\frac{c_1}{c_2}' }],
      margin: { en: 'infinitely many', hi: 'अनंत हल', te: 'అనంత సాధనలు' },
    },
    {
      words: {
        en: 'Try it: $2x-3y+4=0$ and $6x-9y+5=0$.',
        hi: 'करके देखें: $2x-3y+4=0$ और $6x-9y+5=0$।',
        te: 'చేసి చూడండి: $2x-3y+4=0$, $6x-9y+5=0$.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'What is this pair?', hi: 'यह युग्म कैसा है?', te: 'ఈ జత ఎలాంటిది?' },
        hint: {
          en: 'Compare 2 by 6, 3 by 9 and 4 by 5.',
          hi: '2 बटा 6, 3 बटा 9 और 4 बटा 5 की तुलना करें।',
          te: '2 బై 6, 3 బై 9, 4 బై 5 లను పోల్చండి.',
        },
        options: [
          {
            words: { en: 'Consistent, one solution', hi: 'संगत, एक हल', te: 'సంగతం, ఒక సాధన' },
          },
          {
            words: { en: 'Inconsistent', hi: 'असंगत', te: 'అసంగతం' },
            isRight: true,
          },
          {
            words: { en: 'Dependent, infinitely many', hi: 'आश्रित, अनंत हल', te: 'పరస్పరాధారితం, అనంత సాధనలు' },
            hint: {
              en: 'Compare the constants too.',
              hi: 'अचर पदों की भी तुलना करें।',
              te: 'స్థిర పదాలనూ పోల్చండి.',
            },
          },
        ],
      },
      lines: [{ plain: '2/6 = (-3)/(-9) = 1/3' }, { tex: '\\frac13\\neq\\frac45' }],
    },
  ],
}
