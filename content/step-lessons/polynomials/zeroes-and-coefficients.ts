import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** Why the coefficients of a quadratic polynomial tell the sum and the product of its zeroes. */
export const zeroesAndCoefficients: StepLesson = {
  id: 'zeroes-and-coefficients-why',
  version: 3,
  title: {
    en: 'Proof: zeroes and coefficients',
    hi: 'उपपत्ति: शून्यक और गुणांक',
    te: 'నిరూపణ: శూన్యాలు, గుణకాలు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    proof: {
      mode: 'value',
      facts: { a: '3', b: '5', c: '-2', α: '1/3', β: '-2' },
      target: '-5/3',
    },
    same: { mode: 'value', facts: { a: '3', b: '5', c: '-2', α: '1/3', β: '-2', x: '7' } },
  },
  steps: [
    {
      words: {
        en: 'Let $\\alpha$ and $\\beta$ be the zeroes of this polynomial, where $a$ is not 0. A double zero is counted twice.',
        hi: 'मान लें $\\alpha$ और $\\beta$ इस बहुपद के शून्यक हैं, जहाँ $a$ शून्य नहीं है। दोहरा शून्यक दो बार गिना जाता है।',
        te: 'ఈ బహుపది శూన్యాలు $\\alpha$, $\\beta$ అనుకోండి; ఇక్కడ $a$ సున్నా కాదు. జంట శూన్యాన్ని రెండుసార్లు లెక్కిస్తాం.',
      },
      said: {
        en: 'Let alpha and beta be the zeroes of a x squared plus b x plus c, where a is not 0. A double zero is counted twice.',
        hi: 'मान लें अल्फ़ा और बीटा, a x स्क्वेयर प्लस b x प्लस c के शून्यक हैं, जहाँ a शून्य नहीं है। दोहरा शून्यक दो बार गिना जाता है।',
        te: 'ఆల్ఫా, బీటా లు a x స్క్వేర్ ప్లస్ b x ప్లస్ c శూన్యాలు అనుకోండి; ఇక్కడ a సున్నా కాదు. జంట శూన్యాన్ని రెండుసార్లు లెక్కిస్తాం.',
      },
      lines: [{ tex: 'p(x)=ax^2+bx+c,\\quad a\\neq0' }],
    },
    {
      words: {
        en: 'By the factor theorem each zero gives a factor. What is left must be a number, since the degree is 2.',
        hi: 'गुणनखंड प्रमेय से हर शून्यक एक गुणनखंड देता है। बाकी केवल एक संख्या बचती है, क्योंकि घात 2 है।',
        te: 'కారణాంక సిద్ధాంతం ప్రకారం ప్రతి శూన్యం ఒక కారణాంకాన్ని ఇస్తుంది. పరిమాణం 2 కాబట్టి మిగిలేది ఒక సంఖ్యే.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which number stands before the factors?',
          hi: 'गुणनखंडों के आगे कौन-सी संख्या आएगी?',
          te: 'కారణాంకాల ముందు ఏ సంఖ్య ఉంటుంది?',
        },
        hint: {
          en: 'Multiply the factors: the square term has coefficient 1. What should it be?',
          hi: 'गुणनखंडों को गुणा करें: वर्ग वाले पद का गुणांक 1 आता है। कितना होना चाहिए?',
          te: 'కారణాంకాలను గుణించండి: వర్గ పదం గుణకం 1 వస్తుంది. ఎంత ఉండాలి?',
        },
        options: [
          { words: { en: '$1$' } },
          { words: { en: '$a$' }, isRight: true },
          { words: { en: '$c$' } },
        ],
      },
      lines: [{ tex: 'p(x)=a(x-\\alpha)(x-\\beta)', plain: 'a x^2+b x+c = a(x-α)(x-β)', in: 'same' }],
    },
    {
      words: {
        en: 'Multiply the two brackets.',
        hi: 'दोनों कोष्ठकों को गुणा करें।',
        te: 'రెండు బ్రాకెట్లను గుణించండి.',
      },
      lines: [{ plain: '(x-α)(x-β) = x^2-(α+β)x+α β' }],
    },
    {
      words: {
        en: 'So these two are the same polynomial. Equal polynomials have equal coefficients.',
        hi: 'इसलिए ये दोनों एक ही बहुपद हैं। समान बहुपदों के गुणांक समान होते हैं।',
        te: 'కాబట్టి ఈ రెండూ ఒకే బహుపది. సమాన బహుపదులకు గుణకాలు సమానం.',
      },
      lines: [
        { tex: 'ax^2+bx+c' },
        {
          tex: '=ax^2-a(\\alpha+\\beta)x+a\\alpha\\beta',
          plain: 'a x^2+b x+c = a x^2-a(α+β)x+a α β',
          in: 'same',
        },
      ],
    },
    {
      words: {
        en: 'Compare the coefficients of $x$, and divide by $a$.',
        hi: '$x$ के गुणांकों की तुलना करें और $a$ से भाग दें।',
        te: '$x$ గుణకాలను పోల్చి, $a$ తో భాగించండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write α + β in terms of the coefficients.',
          hi: 'α + β को गुणांकों में लिखें।',
          te: 'α + β ను గుణకాలతో రాయండి.',
        },
        hint: {
          en: 'On the left stands b, on the right −a(α + β). Mind the minus sign.',
          hi: 'बाएँ b है और दाएँ −a(α + β)। ऋण चिह्न का ध्यान रखें।',
          te: 'ఎడమవైపు b, కుడివైపు −a(α + β) ఉన్నాయి. మైనస్ గుర్తును గమనించండి.',
        },
        in: 'proof',
        example: 'α+β = -b/a',
      },
      lines: [
        { plain: 'b = -a(α+β)', in: 'proof' },
        { plain: 'α+β = -b/a', in: 'proof' },
      ],
      margin: { en: 'sum of zeroes', hi: 'शून्यकों का योग', te: 'శూన్యాల మొత్తం' },
    },
    {
      words: {
        en: 'Compare the constant terms in the same way.',
        hi: 'इसी तरह अचर पदों की तुलना करें।',
        te: 'అలాగే స్థిర పదాలను పోల్చండి.',
      },
      lines: [
        { plain: 'c = a α β', in: 'proof' },
        { plain: 'α β = c/a', in: 'proof' },
      ],
      margin: { en: 'product of zeroes', hi: 'शून्यकों का गुणनफल', te: 'శూన్యాల లబ్ధం' },
    },
    {
      words: {
        en: 'Use it without finding the zeroes: take $2x^2-9x+4$.',
        hi: 'शून्यक निकाले बिना काम लें: $2x^2-9x+4$ लें।',
        te: 'శూన్యాలు కనుగొనకుండానే వాడండి: $2x^2-9x+4$.',
      },
      said: {
        en: 'Use it without finding the zeroes. Take 2 x squared minus 9 x plus 4.',
        hi: 'शून्यक निकाले बिना काम लें। 2 x स्क्वेयर माइनस 9 x प्लस 4 लें।',
        te: 'శూన్యాలు కనుగొనకుండానే వాడండి. 2 x స్క్వేర్ మైనస్ 9 x ప్లస్ 4.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the sum of its zeroes?',
          hi: 'इसके शून्यकों का योग कितना है?',
          te: 'దాని శూన్యాల మొత్తం ఎంత?',
        },
        hint: {
          en: 'Here b is negative, so −b is positive. Divide by a.',
          hi: 'यहाँ b ऋणात्मक है, इसलिए −b धनात्मक है। a से भाग दें।',
          te: 'ఇక్కడ b ఋణాత్మకం, కాబట్టి −b ధనాత్మకం. a తో భాగించండి.',
        },
        answerKind: 'number',
        answer: '9/2',
      },
      lines: [{ plain: '-(-9)/2 = 9/2' }],
    },
    {
      words: {
        en: 'Check: its zeroes are 4 and one half.',
        hi: 'जाँच: इसके शून्यक 4 और आधा हैं।',
        te: 'సరిచూడండి: దాని శూన్యాలు 4, అర.',
      },
      lines: [{ plain: '2x^2-9x+4 = (2x-1)(x-4)' }, { plain: '4 + 1/2 = 9/2' }, { plain: '4*(1/2) = 4/2' }],
    },
  ],
}
