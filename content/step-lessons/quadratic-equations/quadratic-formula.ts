import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Where the quadratic formula comes from, and its first use. */
export const quadraticFormula: StepLesson = {
  id: 'quadratic-formula-derived',
  version: 2,
  title: {
    en: 'Where the quadratic formula comes from',
    hi: 'द्विघाती सूत्र कहाँ से आता है',
    te: 'వర్గ సూత్రం ఎక్కడి నుండి వస్తుంది',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    example: { mode: 'solve', variables: ['x'], given: ['2x^2-5x+3=0'], worlds: [{ x: '1' }, { x: '3/2' }] },
    general: {
      mode: 'solve',
      variables: ['x'],
      given: ['a x^2+b x+c = 0'],
      worlds: [
        { a: '2', b: '-5', c: '3', x: '1' },
        { a: '2', b: '-5', c: '3', x: '3/2' },
      ],
    },
  },
  steps: [
    {
      words: {
        en: 'Every quadratic equation can be written as $ax^2+bx+c=0$, where $a$ is not zero. We solve it once for all.',
        hi: 'हर द्विघात समीकरण $ax^2+bx+c=0$ के रूप में लिखा जा सकता है, जहाँ $a$ शून्य नहीं है। हम इसे एक ही बार में सबके लिए हल करते हैं।',
        te: 'ప్రతి వర్గ సమీకరణాన్ని $ax^2+bx+c=0$ గా రాయవచ్చు, ఇక్కడ $a$ సున్నా కాదు. దీన్ని ఒకేసారి అన్నింటికీ సాధిద్దాం.',
      },
      said: {
        en: 'Every quadratic equation can be written as a x squared plus b x plus c equals zero, where a is not zero. We solve it once for all.',
        hi: 'हर द्विघात समीकरण a x स्क्वेयर प्लस b x प्लस c बराबर 0 के रूप में लिखा जा सकता है, जहाँ a शून्य नहीं है। हम इसे एक ही बार में सबके लिए हल करते हैं।',
        te: 'ప్రతి వర్గ సమీకరణాన్ని a x స్క్వేర్ ప్లస్ b x ప్లస్ c ఈక్వల్స్ 0 గా రాయవచ్చు, ఇక్కడ a సున్నా కాదు. దీన్ని ఒకేసారి అన్నింటికీ సాధిద్దాం.',
      },
      lines: [{ tex: t`ax^2+bx+c=0,\quad a\neq 0`, plain: 'a x^2+b x+c = 0', in: 'general' }],
    },
    {
      words: {
        en: 'Multiply by $4a$. Then the first two terms are the beginning of a square.',
        hi: '$4a$ से गुणा करें। तब पहले दो पद एक वर्ग की शुरुआत हैं।',
        te: '$4a$ తో గుణించండి. అప్పుడు మొదటి రెండు పదాలు ఒక వర్గానికి ప్రారంభం.',
      },
      said: { en: 'Multiply by four a. Then the first two terms are the beginning of a square.' },
      lines: [{ tex: t`4a^2x^2+4abx+4ac=0`, plain: '4a^2 x^2+4a b x+4a c = 0', in: 'general' }],
    },
    {
      words: {
        en: 'This is the square that begins so. Check it by multiplying out.',
        hi: 'यही वह वर्ग है जो ऐसे शुरू होता है। गुणा करके जाँच लें।',
        te: 'ఇలా మొదలయ్యే వర్గం ఇదే. విస్తరించి సరిచూడండి.',
      },
      lines: [{ plain: '(2a x+b)^2 = 4a^2 x^2+4a b x+b^2' }],
      question: {
        kind: 'choice',
        ask: {
          en: 'What must be added to $4a^2x^2+4abx$ to make it the square of $2ax+b$?',
          hi: '$4a^2x^2+4abx$ को $2ax+b$ का वर्ग बनाने के लिए क्या जोड़ना होगा?',
          te: '$4a^2x^2+4abx$ ను $2ax+b$ యొక్క వర్గంగా చేయడానికి ఏమి కలపాలి?',
        },
        hint: {
          en: 'Look at the last term of the line above.',
          hi: 'ऊपर की पंक्ति का अंतिम पद देखें।',
          te: 'పై పంక్తిలోని చివరి పదాన్ని చూడండి.',
        },
        options: [
          { words: { en: '$b$' } },
          { words: { en: '$b^2$' }, isRight: true },
          {
            words: { en: '$4ac$' },
            hint: {
              en: 'That is what stands in the equation now; it is not the square of anything here.',
              hi: 'यह तो अभी समीकरण में है; यह यहाँ किसी का वर्ग नहीं है।',
              te: 'అది ఇప్పుడు సమీకరణంలో ఉన్నది; ఇక్కడ అది దేని వర్గమూ కాదు.',
            },
          },
        ],
        why: {
          en: 'The square of a sum ends with the square of its second term.',
          hi: 'योग का वर्ग उसके दूसरे पद के वर्ग पर समाप्त होता है।',
          te: 'మొత్తం యొక్క వర్గం దాని రెండవ పదం వర్గంతో ముగుస్తుంది.',
        },
      },
    },
    {
      words: {
        en: 'Take $4ac$ to the right and add $b^2$ on both sides.',
        hi: '$4ac$ को दाएँ ले जाएँ और दोनों पक्षों में $b^2$ जोड़ें।',
        te: '$4ac$ ను కుడివైపుకు తీసుకెళ్లి రెండు వైపులా $b^2$ కలపండి.',
      },
      said: {
        en: 'Take four a c to the right, and add b squared on both sides.',
        hi: '4 a c को दाएँ ले जाएँ और दोनों पक्षों में b स्क्वेयर जोड़ें।',
        te: '4 a c ను కుడివైపుకు తీసుకెళ్లి రెండు వైపులా b స్క్వేర్ కలపండి.',
      },
      lines: [{ tex: t`(2ax+b)^2=b^2-4ac`, plain: '(2a x+b)^2 = b^2-4a c', in: 'general' }],
      margin: { en: 'the discriminant', hi: 'विविक्तकर', te: 'విచక్షణి' },
    },
    {
      words: {
        en: 'If the right side is not negative, take the root. A positive number has two square roots, so write both signs.',
        hi: 'यदि दायाँ पक्ष ऋणात्मक नहीं है, तो मूल लें। धनात्मक संख्या के दो वर्गमूल होते हैं, इसलिए दोनों चिह्न लिखें।',
        te: 'కుడివైపు ఋణాత్మకం కాకపోతే మూలం తీసుకోండి. ధన సంఖ్యకు రెండు వర్గమూలాలు ఉంటాయి, కాబట్టి రెండు గుర్తులూ రాయండి.',
      },
      lines: [{ tex: t`2ax+b=\pm\sqrt{b^2-4ac}`, plain: '2a x+b = ±√(b^2-4a c)', in: 'general' }],
    },
    {
      words: {
        en: 'Subtract $b$ and divide by $2a$. This is the formula.',
        hi: '$b$ घटाएँ और $2a$ से भाग दें। यही सूत्र है।',
        te: '$b$ తీసివేసి $2a$ తో భాగించండి. ఇదే సూత్రం.',
      },
      said: { en: 'Subtract b, and divide by two a. This is the formula.' },
      lines: [
        { tex: t`x=\frac{-b\pm\sqrt{b^2-4ac}}{2a}`, plain: 'x = (-b±√(b^2-4a c))/(2a)', in: 'general' },
      ],
    },
    {
      words: {
        en: 'Use it: solve $2x^2-5x+3=0$. First the discriminant.',
        hi: 'इसे काम में लें: $2x^2-5x+3=0$ हल करें। पहले विविक्तकर।',
        te: 'దీన్ని వాడదాం: $2x^2-5x+3=0$ సాధించండి. ముందు విచక్షణి.',
      },
      said: {
        en: 'Use it. Solve two x squared minus five x plus three equals zero. First the discriminant.',
        hi: 'इसे काम में लें। 2 x स्क्वेयर माइनस 5 x प्लस 3 बराबर 0 हल करें। पहले विविक्तकर।',
        te: 'దీన్ని వాడదాం. 2 x స్క్వేర్ మైనస్ 5 x ప్లస్ 3 ఈక్వల్స్ 0 సాధించండి. ముందు విచక్షణి.',
      },
      lines: [{ plain: 'D = (-5)^2 - 4*2*3 = 1', in: 'example' }],
      mark: '1',
    },
    {
      words: {
        en: 'Now it is your turn.',
        hi: 'अब आपकी बारी।',
        te: 'ఇప్పుడు మీ వంతు.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the next line, or the roots at once.',
          hi: 'अगली पंक्ति लिखें, या सीधे मूल।',
          te: 'తర్వాతి పంక్తి రాయండి, లేదా నేరుగా మూలాలు.',
        },
        hint: {
          en: 'Put $a=2$, $b=-5$ and $D=1$ into the formula. Then $-b$ is $+5$.',
          hi: 'सूत्र में $a=2$, $b=-5$ और $D=1$ रखें। तब $-b$ का मान $+5$ है।',
          te: 'సూత్రంలో $a=2$, $b=-5$, $D=1$ ఉంచండి. అప్పుడు $-b$ విలువ $+5$.',
        },
        in: 'example',
        example: 'x = (5±1)/4',
      },
      lines: [{ plain: 'x = (5±1)/4', in: 'example' }],
      mark: '1',
    },
    {
      words: {
        en: 'Write both roots. Put one back to check it.',
        hi: 'दोनों मूल लिखें। एक को रखकर जाँचें।',
        te: 'రెండు మూలాలూ రాయండి. ఒకదాన్ని ఉంచి సరిచూడండి.',
      },
      lines: [{ plain: 'x = 3/2 or x = 1', in: 'example' }, { plain: '2*1^2 - 5*1 + 3 = 0' }],
      mark: '1',
    },
  ],
}
