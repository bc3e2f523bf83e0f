import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** α² + β² and a polynomial with new zeroes, without finding α and β. */
export const expressionsInZeroes: StepLesson = {
  id: 'expressions-in-alpha-and-beta',
  version: 2,
  title: {
    en: 'Worked example: α² + β² and a new polynomial',
    hi: 'हल किया उदाहरण: α² + β² और नया बहुपद',
    te: 'సాధించిన ఉదాహరణ: α² + β², కొత్త బహుపది',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    zeroes: {
      mode: 'value',
      facts: { α: '3+√2', β: '3-√2', S: '6/7', P: '1/7' },
      target: '22',
    },
    every: { mode: 'value', facts: { k: '5', x: '3', S: '6/7', P: '1/7' } },
  },
  steps: [
    {
      words: {
        en: 'Let $\\alpha$ and $\\beta$ be the zeroes of $x^2-6x+7$. Find $\\alpha^2+\\beta^2$, and a polynomial with the zeroes $\\frac1\\alpha$ and $\\frac1\\beta$.',
        hi: '$\\alpha$ और $\\beta$ बहुपद $x^2-6x+7$ के शून्यक हैं। $\\alpha^2+\\beta^2$ ज्ञात करें, और वह बहुपद जिसके शून्यक $\\frac1\\alpha$ और $\\frac1\\beta$ हों।',
        te: '$\\alpha$, $\\beta$ లు $x^2-6x+7$ శూన్యాలు. $\\alpha^2+\\beta^2$ ను, $\\frac1\\alpha$, $\\frac1\\beta$ శూన్యాలుగా గల బహుపదిని కనుగొనండి.',
      },
      said: {
        en: 'Let alpha and beta be the zeroes of x squared minus 6 x plus 7. Find alpha squared plus beta squared, and a polynomial with the zeroes 1 by alpha and 1 by beta.',
        hi: 'अल्फ़ा और बीटा, x स्क्वेयर माइनस 6 x प्लस 7 के शून्यक हैं। अल्फ़ा स्क्वेयर प्लस बीटा स्क्वेयर ज्ञात करें, और वह बहुपद जिसके शून्यक 1 बटा अल्फ़ा और 1 बटा बीटा हों।',
        te: 'ఆల్ఫా, బీటా లు x స్క్వేర్ మైనస్ 6 x ప్లస్ 7 శూన్యాలు. ఆల్ఫా స్క్వేర్ ప్లస్ బీటా స్క్వేర్ ను, 1 బై ఆల్ఫా, 1 బై బీటా శూన్యాలుగా గల బహుపదిని కనుగొనండి.',
      },
      margin: { en: '4 marks', hi: '4 अंक', te: '4 మార్కులు' },
    },
    {
      words: {
        en: 'Do not look for the zeroes. Write their sum and product first.',
        hi: 'शून्यक न निकालें। पहले उनका योग और गुणनफल लिखें।',
        te: 'శూన్యాలను కనుగొనవద్దు. ముందుగా వాటి మొత్తం, లబ్ధం రాయండి.',
      },
      lines: [
        { plain: 'α+β = 6', in: 'zeroes' },
        { plain: 'α β = 7', in: 'zeroes' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Now a sum of squares. Begin with the square of the sum.',
        hi: 'अब वर्गों का योग। योग के वर्ग से शुरू करें।',
        te: 'ఇప్పుడు వర్గాల మొత్తం. మొత్తం యొక్క వర్గంతో మొదలుపెట్టండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What must be taken away from it?',
          hi: 'उसमें से क्या घटाना होगा?',
          te: 'దాని నుండి ఏమి తీసివేయాలి?',
        },
        hint: {
          en: 'Multiply the sum by itself. Which term is too much?',
          hi: 'योग को स्वयं से गुणा करें। कौन-सा पद अधिक आता है?',
          te: 'మొత్తాన్ని దానితోనే గుణించండి. ఏ పదం ఎక్కువగా వచ్చింది?',
        },
        options: [
          { words: { en: 'Nothing', hi: 'कुछ नहीं', te: 'ఏమీ లేదు' } },
          { words: { en: '$\\alpha\\beta$' } },
          { words: { en: '$2\\alpha\\beta$' }, isRight: true },
          { words: { en: '$4\\alpha\\beta$' } },
        ],
      },
      lines: [{ plain: 'α^2+β^2 = (α+β)^2-2α β' }],
      mark: '½',
    },
    {
      words: {
        en: 'Put the values in.',
        hi: 'मान रखें।',
        te: 'విలువలను ప్రతిక్షేపించండి.',
      },
      lines: [
        { plain: 'α^2+β^2 = 6^2-2*7', in: 'zeroes' },
        { plain: 'α^2+β^2 = 22', in: 'zeroes' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'For the new zeroes find the sum $S$ and the product $P$. The product $\\alpha\\beta$ is 7, so no zero is 0 and we may divide.',
        hi: 'नए शून्यकों का योग $S$ और गुणनफल $P$ निकालें। गुणनफल $\\alpha\\beta$ तो 7 है, इसलिए कोई शून्यक 0 नहीं और भाग दे सकते हैं।',
        te: 'కొత్త శూన్యాల మొత్తం $S$, లబ్ధం $P$ కనుగొనండి. లబ్ధం $\\alpha\\beta$ 7 కాబట్టి ఏ శూన్యమూ 0 కాదు, భాగించవచ్చు.',
      },
      said: {
        en: 'For the new zeroes find the sum S and the product P. The product alpha beta is 7, so no zero is 0 and we may divide.',
        hi: 'नए शून्यकों का योग S और गुणनफल P निकालें। अल्फ़ा बीटा का गुणनफल 7 है, इसलिए कोई शून्यक 0 नहीं और भाग दे सकते हैं।',
        te: 'కొత్త శూన్యాల మొత్తం S, లబ్ధం P కనుగొనండి. ఆల్ఫా బీటా లబ్ధం 7 కాబట్టి ఏ శూన్యమూ 0 కాదు, భాగించవచ్చు.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is the sum S?', hi: 'योग S कितना है?', te: 'మొత్తం S ఎంత?' },
        hint: {
          en: 'Bring both fractions to one denominator: it is the product of the zeroes.',
          hi: 'दोनों भिन्नों को एक हर पर लाएँ: वह शून्यकों का गुणनफल है।',
          te: 'రెండు భిన్నాలనూ ఒకే హారానికి తెండి: అది శూన్యాల లబ్ధం.',
        },
        answerKind: 'number',
        answer: '6/7',
      },
      lines: [
        { plain: '1/α+1/β = (α+β)/(α β)' },
        { plain: 'S = 6/7', in: 'zeroes' },
        { plain: '(1/α)*(1/β) = 1/(α β)' },
        { plain: 'P = 1/7', in: 'zeroes' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Every such polynomial is a number $k$, not 0, times this.',
        hi: 'ऐसा हर बहुपद इसका $k$ गुना है, जहाँ $k$ शून्य नहीं है।',
        te: 'అలాంటి ప్రతి బహుపది దీనికి $k$ రెట్లు; ఇక్కడ $k$ సున్నా కాదు.',
      },
      lines: [
        { tex: 'k\\left(x^2-Sx+P\\right)' },
        {
          tex: 'k\\left(x^2-\\frac67x+\\frac17\\right)',
          plain: 'k(x^2-S x+P) = k(x^2-6/7*x+1/7)',
          in: 'every',
        },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Choose $k=7$, so that the fractions go.',
        hi: '$k=7$ लें, ताकि भिन्न हट जाएँ।',
        te: 'భిన్నాలు పోవడానికి $k=7$ తీసుకోండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Write the polynomial.',
          hi: 'बहुपद लिखें।',
          te: 'బహుపదిని రాయండి.',
        },
        hint: {
          en: 'Multiply each of the three terms by 7.',
          hi: 'तीनों पदों में से हर एक को 7 से गुणा करें।',
          te: 'మూడు పదాలలో ప్రతిదాన్నీ 7 తో గుణించండి.',
        },
        answerKind: 'expression',
        answer: '7x^2-6x+1',
      },
      lines: [{ plain: '7(x^2-6/7*x+1/7) = 7x^2-6x+1' }],
      mark: '½',
    },
  ],
}
