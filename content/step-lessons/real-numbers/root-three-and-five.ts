import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The proof for √3 and √5, and why it does not prove too much. */
export const rootThreeAndFive: StepLesson = {
  id: 'root-three-and-root-five',
  version: 2,
  title: {
    en: 'Proof: √3 and √5 are irrational',
    hi: 'उपपत्ति: √3 और √5 अपरिमेय हैं',
    te: 'నిరూపణ: √3, √5 కరణీయ సంఖ్యలు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    three: {
      mode: 'system',
      variables: ['a', 'b', 'c'],
      given: ['√3 = a/b', 'a = 3c'],
      worlds: [{ a: '7√3', b: '7', c: '7√3/3' }],
    },
    five: {
      mode: 'system',
      variables: ['a', 'b', 'c'],
      given: ['a^2 = 5b^2', 'a = 5c'],
      worlds: [{ a: '7√5', b: '7', c: '7√5/5' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Prove that $\\sqrt3$ is irrational. The proof for $\\sqrt2$ works again, with the prime 3.',
        hi: 'सिद्ध करें कि $\\sqrt3$ अपरिमेय है। $\\sqrt2$ वाली उपपत्ति ही अभाज्य 3 के साथ काम करती है।',
        te: '$\\sqrt3$ కరణీయ సంఖ్య అని నిరూపించండి. $\\sqrt2$ కు చేసిన నిరూపణే ప్రధాన సంఖ్య 3 తో పని చేస్తుంది.',
      },
      said: {
        en: 'Prove that root 3 is irrational. The proof for root 2 works again, with the prime 3.',
        hi: 'सिद्ध करें कि रूट 3 अपरिमेय है। रूट 2 वाली उपपत्ति ही अभाज्य 3 के साथ काम करती है।',
        te: 'రూట్ 3 కరణీయ సంఖ్య అని నిరూపించండి. రూట్ 2 కు చేసిన నిరూపణే ప్రధాన సంఖ్య 3 తో పని చేస్తుంది.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Suppose it is rational, with coprime positive integers $a$ and $b$.',
        hi: 'मान लें यह परिमेय है, जहाँ $a$ और $b$ सहअभाज्य धनात्मक पूर्णांक हैं।',
        te: 'అది అకరణీయం అనుకోండి; $a$, $b$ లు సాపేక్ష ప్రధానాలైన ధన పూర్ణ సంఖ్యలు.',
      },
      lines: [{ tex: '\\sqrt3=\\frac{a}{b},\\quad b\\neq0' }, { plain: 'a^2 = 3b^2', in: 'three' }],
      mark: '1',
    },
    {
      words: {
        en: '3 is a prime and divides $a^2$. So 3 divides $a$.',
        hi: '3 अभाज्य है और $a^2$ को विभाजित करता है। अतः 3, $a$ को विभाजित करता है।',
        te: '3 ప్రధాన సంఖ్య, అది $a^2$ ను భాగిస్తుంది. కాబట్టి 3 అనేది $a$ ను భాగిస్తుంది.',
      },
      said: {
        en: '3 is a prime and divides a squared. So 3 divides a.',
        hi: '3 अभाज्य है और a स्क्वेयर को विभाजित करता है। अतः 3, a को विभाजित करता है।',
        te: '3 ప్రధాన సంఖ్య, అది a స్క్వేర్ ను భాగిస్తుంది. కాబట్టి 3 అనేది a ను భాగిస్తుంది.',
      },
      lines: [{ plain: 'a = 3c', in: 'three' }],
      mark: '½',
    },
    {
      words: {
        en: 'Put $3c$ for $a$ and simplify.',
        hi: '$a$ की जगह $3c$ रखें और सरल करें।',
        te: '$a$ బదులు $3c$ ఉంచి సూక్ష్మీకరించండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write an equation between b and c.',
          hi: 'b और c के बीच समीकरण लिखें।',
          te: 'b, c ల మధ్య సమీకరణం రాయండి.',
        },
        hint: {
          en: 'The square of 3c has a 9. Then divide both sides by 3.',
          hi: '3c के वर्ग में 9 आता है। फिर दोनों पक्षों को 3 से भाग दें।',
          te: '3c వర్గంలో 9 వస్తుంది. తర్వాత రెండు వైపులా 3 తో భాగించండి.',
        },
        in: 'three',
        example: 'b^2 = 3c^2',
      },
      lines: [
        { plain: '9c^2 = 3b^2', in: 'three' },
        { plain: 'b^2 = 3c^2', in: 'three' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'So 3 divides $b$ too. But $a$ and $b$ are coprime: a contradiction. Hence $\\sqrt3$ is irrational.',
        hi: 'अतः 3, $b$ को भी विभाजित करता है। पर $a$ और $b$ सहअभाज्य हैं: विरोधाभास। अतः $\\sqrt3$ अपरिमेय है।',
        te: 'కాబట్టి 3 అనేది $b$ ను కూడా భాగిస్తుంది. కానీ $a$, $b$ సాపేక్ష ప్రధానాలు: విరుద్ధత. అందువల్ల $\\sqrt3$ కరణీయ సంఖ్య.',
      },
      said: {
        en: 'So 3 divides b too. But a and b are coprime, a contradiction. Hence root 3 is irrational.',
        hi: 'अतः 3, b को भी विभाजित करता है। पर a और b सहअभाज्य हैं, यह विरोधाभास है। अतः रूट 3 अपरिमेय है।',
        te: 'కాబట్టి 3 అనేది b ను కూడా భాగిస్తుంది. కానీ a, b సాపేక్ష ప్రధానాలు, ఇది విరుద్ధత. అందువల్ల రూట్ 3 కరణీయ సంఖ్య.',
      },
      mark: '1',
    },
    {
      words: {
        en: 'Now $\\sqrt5$, in a table. Only the prime changes.',
        hi: 'अब $\\sqrt5$, तालिका में। केवल अभाज्य बदलता है।',
        te: 'ఇప్పుడు $\\sqrt5$, పట్టికలో. ప్రధాన సంఖ్య మాత్రమే మారుతుంది.',
      },
      said: {
        en: 'Now root 5, in a table. Only the prime changes.',
        hi: 'अब रूट 5, तालिका में। केवल अभाज्य बदलता है।',
        te: 'ఇప్పుడు రూట్ 5, పట్టికలో. ప్రధాన సంఖ్య మాత్రమే మారుతుంది.',
      },
      table: {
        head: [
          { en: 'Line', hi: 'पंक्ति', te: 'పంక్తి' },
          { en: 'Reason', hi: 'कारण', te: 'కారణం' },
        ],
        rows: [
          [{ en: '$a^2=5b^2$' }, { en: 'squared', hi: 'वर्ग किया', te: 'వర్గం చేశాం' }],
          [{ en: '$5\\mid a$' }, { en: '5 is a prime', hi: '5 अभाज्य है', te: '5 ప్రధాన సంఖ్య' }],
          [{ en: '$a=5c$' }, { en: 'c is an integer', hi: 'c पूर्णांक है', te: 'c పూర్ణ సంఖ్య' }],
        ],
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the next equation, between b and c.',
          hi: 'अगला समीकरण b और c के बीच लिखें।',
          te: 'తర్వాతి సమీకరణాన్ని b, c ల మధ్య రాయండి.',
        },
        hint: {
          en: 'Square 5c, put it into the first line and divide by 5.',
          hi: '5c का वर्ग पहली पंक्ति में रखें और 5 से भाग दें।',
          te: '5c వర్గాన్ని మొదటి పంక్తిలో ఉంచి 5 తో భాగించండి.',
        },
        in: 'five',
        example: 'b^2 = 5c^2',
      },
      lines: [
        { plain: '25c^2 = 5b^2', in: 'five' },
        { plain: 'b^2 = 5c^2', in: 'five' },
      ],
    },
    {
      words: {
        en: 'So 5 divides $b$ too, the same contradiction. Hence $\\sqrt5$ is irrational.',
        hi: 'अतः 5, $b$ को भी विभाजित करता है, वही विरोधाभास। अतः $\\sqrt5$ अपरिमेय है।',
        te: 'కాబట్టి 5 అనేది $b$ ను కూడా భాగిస్తుంది, అదే విరుద్ధత. అందువల్ల $\\sqrt5$ కరణీయ సంఖ్య.',
      },
      said: {
        en: 'So 5 divides b too, the same contradiction. Hence root 5 is irrational.',
        hi: 'अतः 5, b को भी विभाजित करता है, वही विरोधाभास। अतः रूट 5 अपरिमेय है।',
        te: 'కాబట్టి 5 అనేది b ను కూడా భాగిస్తుంది, అదే విరుద్ధత. అందువల్ల రూట్ 5 కరణీయ సంఖ్య.',
      },
    },
    {
      words: {
        en: 'But $\\sqrt4$ is 2, a rational number. The proof must fail there.',
        hi: 'पर $\\sqrt4$ तो 2 है, परिमेय संख्या। वहाँ उपपत्ति को रुकना ही चाहिए।',
        te: 'కానీ $\\sqrt4$ అంటే 2, అకరణీయ సంఖ్య. అక్కడ నిరూపణ ఆగిపోవాలి.',
      },
      said: {
        en: 'But root 4 is 2, a rational number. The proof must fail there.',
        hi: 'पर रूट 4 तो 2 है, परिमेय संख्या। वहाँ उपपत्ति को रुकना ही चाहिए।',
        te: 'కానీ రూట్ 4 అంటే 2, అకరణీయ సంఖ్య. అక్కడ నిరూపణ ఆగిపోవాలి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which step fails for 4?',
          hi: '4 के लिए कौन-सा चरण गलत हो जाता है?',
          te: '4 కు ఏ సోపానం తప్పుతుంది?',
        },
        hint: {
          en: 'Try a = 6: what divides its square, and what divides 6?',
          hi: 'a = 6 लेकर देखें: उसके वर्ग को और 6 को क्या विभाजित करता है?',
          te: 'a = 6 తో చూడండి: దాని వర్గాన్ని, 6 ను ఏది భాగిస్తుంది?',
        },
        options: [
          { words: { en: 'Squaring', hi: 'वर्ग करना', te: 'వర్గం చేయడం' } },
          {
            words: {
              en: 'From 4 divides $a^2$ to 4 divides $a$',
              hi: '4, $a^2$ को विभाजित करता है, इससे 4, $a$ को',
              te: '4 అనేది $a^2$ ను భాగిస్తే $a$ ను కూడా',
            },
            isRight: true,
          },
          { words: { en: 'Choosing coprime numbers', hi: 'सहअभाज्य लेना', te: 'సాపేక్ష ప్రధానాలు తీసుకోవడం' } },
        ],
        why: {
          en: '4 divides 36, but not 6. The theorem needs a prime, so write the word prime in your proof.',
          hi: '4, 36 को विभाजित करता है पर 6 को नहीं। प्रमेय को अभाज्य चाहिए, इसलिए उपपत्ति में यह शब्द लिखें।',
          te: '4 అనేది 36 ను భాగిస్తుంది, 6 ను కాదు. సిద్ధాంతానికి ప్రధాన సంఖ్య కావాలి; ఆ మాటను నిరూపణలో రాయండి.',
        },
      },
    },
  ],
}
