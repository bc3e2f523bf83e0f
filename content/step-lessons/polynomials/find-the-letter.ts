import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A condition on the zeroes gives an unknown coefficient. */
export const findTheLetter: StepLesson = {
  id: 'a-condition-on-the-zeroes',
  version: 2,
  title: {
    en: 'Worked example: a condition on the zeroes',
    hi: 'हल किया उदाहरण: शून्यकों पर शर्त',
    te: 'సాధించిన ఉదాహరణ: శూన్యాలపై షరతు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    triple: {
      mode: 'system',
      variables: ['α', 'k'],
      given: ['α + 3α = 8', 'α*3α = k'],
      worlds: [{ α: '2', k: '12' }],
    },
    reciprocal: { mode: 'solve', variables: ['k'], given: ['k/5 = 1'], worlds: [{ k: '5' }] },
  },
  steps: [
    {
      words: {
        en: 'One zero of $x^2-8x+k$ is three times the other. Find $k$.',
        hi: '$x^2-8x+k$ का एक शून्यक दूसरे का तीन गुना है। $k$ ज्ञात करें।',
        te: '$x^2-8x+k$ యొక్క ఒక శూన్యం మరొకదానికి మూడు రెట్లు. $k$ కనుగొనండి.',
      },
      said: {
        en: 'One zero of x squared minus 8 x plus k is three times the other. Find k.',
        hi: 'x स्क्वेयर माइनस 8 x प्लस k का एक शून्यक दूसरे का तीन गुना है। k ज्ञात करें।',
        te: 'x స్క్వేర్ మైనస్ 8 x ప్లస్ k యొక్క ఒక శూన్యం మరొకదానికి మూడు రెట్లు. k కనుగొనండి.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Call the zeroes $\\alpha$ and $3\\alpha$. Their sum is $-b$ by $a$, which is 8.',
        hi: 'शून्यकों को $\\alpha$ और $3\\alpha$ कहें। उनका योग $-b$ बटा $a$ है, यानी 8।',
        te: 'శూన్యాలు $\\alpha$, $3\\alpha$ అనుకోండి. వాటి మొత్తం $-b$ బై $a$, అంటే 8.',
      },
      said: {
        en: 'Call the zeroes alpha and 3 alpha. Their sum is minus b by a, which is 8.',
        hi: 'शून्यकों को अल्फ़ा और 3 अल्फ़ा कहें। उनका योग माइनस b बटा a है, यानी 8।',
        te: 'శూన్యాలు ఆల్ఫా, 3 ఆల్ఫా అనుకోండి. వాటి మొత్తం మైనస్ b బై a, అంటే 8.',
      },
      lines: [{ plain: 'α + 3α = 8', in: 'triple' }],
      mark: '1',
    },
    {
      words: {
        en: 'Solve for the smaller zero.',
        hi: 'छोटा शून्यक निकालें।',
        te: 'చిన్న శూన్యాన్ని కనుగొనండి.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is α?', hi: 'α कितना है?', te: 'α ఎంత?' },
        hint: {
          en: 'Together they are four times α.',
          hi: 'दोनों मिलकर α के चार गुने हैं।',
          te: 'రెండూ కలిపి α కు నాలుగు రెట్లు.',
        },
        answerKind: 'number',
        answer: '2',
      },
      lines: [
        { plain: '4α = 8', in: 'triple' },
        { plain: 'α = 2', in: 'triple' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The product of the zeroes is $c$ by $a$, which is $k$.',
        hi: 'शून्यकों का गुणनफल $c$ बटा $a$ है, यानी $k$।',
        te: 'శూన్యాల లబ్ధం $c$ బై $a$, అంటే $k$.',
      },
      question: {
        kind: 'line',
        ask: { en: 'Write the line for k.', hi: 'k वाली पंक्ति लिखें।', te: 'k కోసం పంక్తి రాయండి.' },
        hint: {
          en: 'Multiply the two zeroes, not α by 3.',
          hi: 'दोनों शून्यकों को गुणा करें, α को 3 से नहीं।',
          te: 'రెండు శూన్యాలను గుణించండి, α ను 3 తో కాదు.',
        },
        in: 'triple',
        example: 'k = 2*6',
      },
      lines: [
        { plain: 'k = 2*6', in: 'triple' },
        { plain: 'k = 12', in: 'triple' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Check by factors.',
        hi: 'गुणनखंडों से जाँचें।',
        te: 'కారణాంకాలతో సరిచూడండి.',
      },
      lines: [{ plain: 'x^2-8x+12 = (x-2)(x-6)' }],
    },
    {
      words: {
        en: 'Other conditions go the same way. Write each with the sum or the product.',
        hi: 'दूसरी शर्तें भी ऐसे ही चलती हैं। हर एक को योग या गुणनफल से कहें।',
        te: 'మిగతా షరతులూ ఇలాగే. ప్రతిదాన్నీ మొత్తంతోనో లబ్ధంతోనో చెప్పండి.',
      },
      table: {
        head: [
          { en: 'Condition', hi: 'शर्त', te: 'షరతు' },
          { en: 'Says', hi: 'अर्थ', te: 'అర్థం' },
        ],
        rows: [
          [
            { en: 'Opposite zeroes', hi: 'विपरीत चिह्न, समान मान', te: 'వ్యతిరేక శూన్యాలు' },
            { en: '$\\alpha+\\beta=0$' },
          ],
          [{ en: 'Reciprocal zeroes', hi: 'व्युत्क्रम शून्यक', te: 'వ్యుత్క్రమ శూన్యాలు' }, { en: '$\\alpha\\beta=1$' }],
          [{ en: 'One zero is 0', hi: 'एक शून्यक 0', te: 'ఒక శూన్యం 0' }, { en: '$\\alpha\\beta=0$' }],
        ],
      },
    },
    {
      words: {
        en: 'Now $5x^2+13x+k$. Its zeroes are reciprocals of each other.',
        hi: 'अब $5x^2+13x+k$। इसके शून्यक एक-दूसरे के व्युत्क्रम हैं।',
        te: 'ఇప్పుడు $5x^2+13x+k$. దాని శూన్యాలు ఒకదానికొకటి వ్యుత్క్రమాలు.',
      },
      said: {
        en: 'Now 5 x squared plus 13 x plus k. Its zeroes are reciprocals of each other.',
        hi: 'अब 5 x स्क्वेयर प्लस 13 x प्लस k। इसके शून्यक एक-दूसरे के व्युत्क्रम हैं।',
        te: 'ఇప్పుడు 5 x స్క్వేర్ ప్లస్ 13 x ప్లస్ k. దాని శూన్యాలు ఒకదానికొకటి వ్యుత్క్రమాలు.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is k?', hi: 'k कितना है?', te: 'k ఎంత?' },
        hint: {
          en: 'The product of reciprocals is 1, and the product of the zeroes is k by 5.',
          hi: 'व्युत्क्रमों का गुणनफल 1 है, और शून्यकों का गुणनफल k बटा 5 है।',
          te: 'వ్యుత్క్రమాల లబ్ధం 1; శూన్యాల లబ్ధం k బై 5.',
        },
        answerKind: 'number',
        answer: '5',
      },
      lines: [
        { plain: 'k/5 = 1', in: 'reciprocal' },
        { plain: 'k = 5', in: 'reciprocal' },
      ],
    },
  ],
}
