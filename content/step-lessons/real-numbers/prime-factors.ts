import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label, path } from '../shapes.ts'

/** Every composite number is a product of primes, and of the same ones however one begins. */
export const primeFactors: StepLesson = {
  id: 'one-set-of-primes',
  version: 2,
  title: {
    en: 'One number, one set of primes',
    hi: 'एक संख्या, अभाज्य गुणनखंड एक ही',
    te: 'ఒక సంఖ్యకు ఒకే ప్రధాన కారణాంకాలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-5, 1, 5, 9] },
  figureWords: {
    en: 'A factor tree: 420 splits into 20 and 21, then 4, 5, 3 and 7, and 4 into 2 and 2.',
    hi: 'गुणनखंड वृक्ष: 420 से 20 और 21, फिर 4, 5, 3 और 7, तथा 4 से 2 और 2।',
    te: 'కారణాంక వృక్షం: 420 నుండి 20, 21; తర్వాత 4, 5, 3, 7; చివరగా 4 నుండి 2, 2.',
  },
  steps: [
    {
      words: {
        en: 'Take the number 420. Split it into any two smaller factors.',
        hi: 'संख्या 420 लें। इसे किन्हीं दो छोटे गुणनखंडों में तोड़ें।',
        te: '420 సంఖ్యను తీసుకోండి. దాన్ని ఏవైనా రెండు చిన్న కారణాంకాలుగా విడదీయండి.',
      },
      lines: [{ plain: '420 = 20*21' }],
      shapes: [
        label([0, 8.3], '420'),
        path([
          [-0.3, 7.8],
          [-1.8, 6.6],
        ]),
        path([
          [0.3, 7.8],
          [1.8, 6.6],
        ]),
        label([-2, 6.1], '20'),
        label([2, 6.1], '21'),
      ],
    },
    {
      words: {
        en: 'Split each factor again.',
        hi: 'हर गुणनखंड को फिर तोड़ें।',
        te: 'ప్రతి కారణాంకాన్ని మళ్ళీ విడదీయండి.',
      },
      lines: [{ tex: '420=(4\\times5)\\times(3\\times7)', plain: '420 = (4*5)*(3*7)' }],
      shapes: [
        path([
          [-2.2, 5.6],
          [-2.9, 4.4],
        ]),
        path([
          [-1.8, 5.6],
          [-1.1, 4.4],
        ]),
        path([
          [1.8, 5.6],
          [1.1, 4.4],
        ]),
        path([
          [2.2, 5.6],
          [2.9, 4.4],
        ]),
        label([-3, 3.9], '4'),
        label([-1, 3.9], '5', 'result'),
        label([1, 3.9], '3', 'result'),
        label([3, 3.9], '7', 'result'),
      ],
    },
    {
      words: {
        en: 'We stop at primes, because a prime has no smaller factor but 1.',
        hi: 'हम अभाज्य संख्याओं पर रुकते हैं, क्योंकि अभाज्य संख्या का 1 के सिवा कोई छोटा गुणनखंड नहीं होता।',
        te: 'ప్రధాన సంఖ్యల వద్ద ఆగుతాం, ఎందుకంటే ప్రధాన సంఖ్యకు 1 తప్ప వేరే చిన్న కారణాంకం ఉండదు.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which of these can still be split?',
          hi: 'इनमें से किसे अब भी तोड़ा जा सकता है?',
          te: 'వీటిలో దేన్ని ఇంకా విడదీయవచ్చు?',
        },
        hint: {
          en: 'Look for a number with a factor other than 1 and itself.',
          hi: 'वह संख्या खोजें जिसका 1 और स्वयं के अलावा भी गुणनखंड हो।',
          te: '1, తనే కాకుండా వేరే కారణాంకం ఉన్న సంఖ్యను వెతకండి.',
        },
        options: [
          { words: { en: '3' } },
          { words: { en: '4' }, isRight: true },
          { words: { en: '5' } },
          { words: { en: '7' } },
        ],
        why: {
          en: '4 is 2 times 2. The others are primes.',
          hi: '4 में 2 गुणा 2 है। बाकी अभाज्य हैं।',
          te: '4 అంటే 2 ఇంటూ 2. మిగిలినవి ప్రధాన సంఖ్యలు.',
        },
      },
      lines: [{ plain: '420 = 2^2*3*5*7' }],
    },
    {
      words: {
        en: 'Why must it end? A composite number gives two smaller factors, both more than 1. Natural numbers cannot get smaller for ever.',
        hi: 'यह रुकेगा ही, क्यों? भाज्य संख्या से दो छोटे गुणनखंड मिलते हैं, दोनों 1 से बड़े। प्राकृत संख्याएँ सदा छोटी नहीं होती जा सकतीं।',
        te: 'ఇది ఎందుకు ఆగాలి? సంయుక్త సంఖ్య నుండి 1 కంటే పెద్దవైన రెండు చిన్న కారణాంకాలు వస్తాయి. సహజ సంఖ్యలు ఎప్పటికీ చిన్నవి అవుతూ ఉండలేవు.',
      },
      shapes: [
        path([
          [-3.2, 3.4],
          [-3.7, 2.3],
        ]),
        path([
          [-2.8, 3.4],
          [-2.3, 2.3],
        ]),
        label([-3.8, 1.8], '2', 'result'),
        label([-2.2, 1.8], '2', 'result'),
      ],
    },
    {
      words: {
        en: 'Now begin in another way, with 6 and 70.',
        hi: 'अब दूसरी तरह शुरू करें, 6 और 70 से।',
        te: 'ఇప్పుడు మరోలా, 6, 70 లతో మొదలుపెట్టండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which primes do we reach this time?',
          hi: 'इस बार कौन-से अभाज्य मिलेंगे?',
          te: 'ఈసారి ఏ ప్రధాన సంఖ్యలు వస్తాయి?',
        },
        hint: {
          en: 'Split 6, then 70, and put the primes in order.',
          hi: '6 को, फिर 70 को तोड़ें और अभाज्यों को क्रम से लिखें।',
          te: '6 ను, తర్వాత 70 ను విడదీసి ప్రధాన సంఖ్యలను వరుసలో రాయండి.',
        },
        options: [
          {
            words: { en: 'The same ones', hi: 'वही', te: 'అవే' },
            isRight: true,
          },
          {
            words: { en: 'Other ones', hi: 'दूसरे', te: 'వేరేవి' },
          },
          {
            words: {
              en: 'The same, but 2 only once',
              hi: 'वही, पर 2 केवल एक बार',
              te: 'అవే, కానీ 2 ఒకసారే',
            },
            hint: {
              en: '6 has a factor 2. Has 70 one too?',
              hi: '6 में गुणनखंड 2 है। क्या 70 में भी है?',
              te: '6 లో కారణాంకం 2 ఉంది. 70 లో కూడా ఉందా?',
            },
          },
        ],
      },
      lines: [
        { tex: '6\\times70=(2\\times3)\\times(2\\times5\\times7)', plain: '6*70 = (2*3)*(2*5*7)' },
        { plain: '6*70 = 2^2*3*5*7' },
      ],
    },
    {
      words: {
        en: 'This is the fundamental theorem of arithmetic. Every composite number is a product of primes, in one way only, apart from their order.',
        hi: 'यही अंकगणित की आधारभूत प्रमेय है। हर भाज्य संख्या अभाज्य संख्याओं का गुणनफल है, और क्रम को छोड़कर केवल एक ही तरह से।',
        te: 'ఇదే అంకగణిత ప్రాథమిక సిద్ధాంతం. ప్రతి సంయుక్త సంఖ్య ప్రధాన సంఖ్యల లబ్ధం; వాటి క్రమం తప్ప, ఒకే ఒక్క విధంగా.',
      },
      margin: { en: 'the theorem', hi: 'प्रमेय', te: 'సిద్ధాంతం' },
    },
    {
      words: {
        en: 'Use it without a new tree: 1260 is three times 420.',
        hi: 'नया वृक्ष बनाए बिना काम लें: 1260 में 420 तीन बार है।',
        te: 'కొత్త వృక్షం లేకుండా వాడండి: 1260 అంటే 420 కి మూడు రెట్లు.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the exponent of 3 in the prime factorisation of 1260?',
          hi: '1260 के अभाज्य गुणनखंडन में 3 का घातांक क्या है?',
          te: '1260 లో 3 యొక్క ఘాతాంకం ఎంత?',
        },
        hint: {
          en: '420 has one factor 3. Multiplying by 3 brings another.',
          hi: '420 में एक गुणनखंड 3 है। 3 से गुणा करने पर एक और आता है।',
          te: '420 లో ఒక కారణాంకం 3 ఉంది. 3 తో గుణిస్తే మరొకటి వస్తుంది.',
        },
        answerKind: 'number',
        answer: '2',
      },
      lines: [{ plain: '1260 = 3*420' }, { plain: '1260 = 2^2*3^2*5*7' }],
    },
  ],
}
