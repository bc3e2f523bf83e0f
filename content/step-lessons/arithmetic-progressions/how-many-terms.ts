import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** Counting terms, testing a number, and counting from the end. */
export const howManyTerms: StepLesson = {
  id: 'how-many-terms',
  version: 1,
  title: {
    en: 'Worked example: how many terms?',
    hi: 'हल किया उदाहरण: कितने पद?',
    te: 'సాధించిన ఉదాహరణ: ఎన్ని పదాలు?',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    count: { mode: 'solve', variables: ['n'], given: ['105+(n-1)*7=294'], worlds: [{ n: '28' }] },
    test: { mode: 'solve', variables: ['n'], given: ['5+6(n-1)=200'], worlds: [{ n: '67/2' }] },
  },
  steps: [
    {
      words: {
        en: 'How many multiples of 7 lie between 100 and 300?',
        hi: '100 और 300 के बीच 7 के कितने गुणज हैं?',
        te: '100, 300 ల మధ్య 7 గుణిజాలు ఎన్ని?',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Find the first and the last by division. 98 is too small, and 301 is too great.',
        hi: 'भाग देकर पहला और अंतिम खोजें। 98 छोटा है और 301 बड़ा।',
        te: 'భాగించి మొదటిది, చివరిది కనుగొనండి. 98 తక్కువ, 301 ఎక్కువ.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the last multiple below 300?',
          hi: '300 से छोटा अंतिम गुणज कौन-सा है?',
          te: '300 కంటే చిన్న చివరి గుణిజం ఏది?',
        },
        hint: {
          en: 'Go back one 7 from 301.',
          hi: '301 से एक 7 पीछे जाएँ।',
          te: '301 నుండి ఒక 7 వెనక్కి వెళ్ళండి.',
        },
        answerKind: 'number',
        answer: '294',
      },
      lines: [{ plain: '105 = 7*15' }, { plain: '294 = 7*42' }],
      mark: '1',
    },
    {
      words: {
        en: 'They form an AP with first term 105 and difference 7. Its last term is 294.',
        hi: 'ये AP बनाते हैं: प्रथम पद 105, सार्व अंतर 7, अंतिम पद 294।',
        te: 'ఇవి ఒక AP: మొదటి పదం 105, సామాన్య భేదం 7, చివరి పదం 294.',
      },
      lines: [
        { plain: '105 + (n-1)*7 = 294', in: 'count' },
        { plain: '(n-1)*7 = 189', in: 'count' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Divide, and add the first term that has no step.',
        hi: 'भाग दें, और पहला पद भी गिनें जिसके पीछे कोई सीढ़ी नहीं।',
        te: 'భాగించి, ముందు మెట్టు లేని మొదటి పదాన్నీ లెక్కించండి.',
      },
      question: {
        kind: 'line',
        ask: { en: 'Write the line for n.', hi: 'n की पंक्ति लिखें।', te: 'n కోసం పంక్తి రాయండి.' },
        hint: {
          en: '189 divided by 7 gives the steps, not yet the terms.',
          hi: '189 में 7 से भाग देने पर सीढ़ियाँ मिलती हैं, अभी पद नहीं।',
          te: '189 ను 7 తో భాగిస్తే మెట్లు వస్తాయి, ఇంకా పదాలు కాదు.',
        },
        in: 'count',
        example: 'n = 28',
      },
      lines: [
        { plain: 'n - 1 = 27', in: 'count' },
        { plain: 'n = 28', in: 'count' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Is 200 a term of 5, 11, 17 and so on? Suppose it is the $n$th.',
        hi: 'क्या 200 श्रेढ़ी 5, 11, 17, … का पद है? मान लें यह $n$वाँ है।',
        te: '5, 11, 17, … శ్రేఢిలో 200 ఒక పదమా? అది $n$ వ పదం అనుకోండి.',
      },
      said: {
        en: 'Is 200 a term of 5, 11, 17 and so on? Suppose it is the n th.',
        hi: 'क्या 200 इस श्रेढ़ी का पद है: 5, 11, 17? मान लें यह n वाँ है।',
        te: '5, 11, 17, ఈ శ్రేఢిలో 200 ఒక పదమా? అది n వ పదం అనుకోండి.',
      },
      lines: [
        { plain: '5 + 6(n-1) = 200', in: 'test' },
        { plain: '6(n-1) = 195', in: 'test' },
        { plain: 'n = 67/2', in: 'test' },
      ],
      mark: '1',
      margin: { en: '2 marks', hi: '2 अंक', te: '2 మార్కులు' },
    },
    {
      words: {
        en: 'Draw the conclusion.',
        hi: 'निष्कर्ष निकालें।',
        te: 'ముగింపు చెప్పండి.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'What follows?', hi: 'इससे क्या पता चलता है?', te: 'దీని నుండి ఏమి తెలుస్తుంది?' },
        hint: {
          en: 'Which numbers can count a place?',
          hi: 'कौन-सी संख्याएँ स्थान बता सकती हैं?',
          te: 'స్థానాన్ని ఏ సంఖ్యలు చెప్పగలవు?',
        },
        options: [
          {
            words: { en: '200 is the 33rd term', hi: '200, 33वाँ पद है', te: '200 అనేది 33వ పదం' },
          },
          {
            words: {
              en: 'No term, as n is not natural',
              hi: 'पद नहीं, क्योंकि n प्राकृत नहीं',
              te: 'పదం కాదు, n సహజ సంఖ్య కాదు',
            },
            isRight: true,
          },
          {
            words: { en: '200 is the 34th term', hi: '200, 34वाँ पद है', te: '200 అనేది 34వ పదం' },
          },
        ],
      },
      mark: '1',
    },
    {
      words: {
        en: 'From the end: read the AP backwards. In 4, 9, 14, …, 104 the steps are then $-5$.',
        hi: 'अंत से: AP को उलटा पढ़ें। 4, 9, 14, …, 104 में तब सार्व अंतर $-5$ है।',
        te: 'చివరి నుండి: AP ని వెనక్కి చదవండి. 4, 9, 14, …, 104 లో అప్పుడు భేదం $-5$.',
      },
      said: {
        en: 'From the end, read the AP backwards. In 4, 9, 14 and so on up to 104 the steps are then minus 5.',
        hi: 'अंत से, AP को उलटा पढ़ें। 4, 9, 14 से 104 तक में तब सार्व अंतर माइनस 5 है।',
        te: 'చివరి నుండి AP ని వెనక్కి చదవండి. 4, 9, 14 నుండి 104 వరకు అప్పుడు భేదం మైనస్ 5.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the 11th term from the end?',
          hi: 'अंत से 11वाँ पद क्या है?',
          te: 'చివరి నుండి 11వ పదం ఏది?',
        },
        hint: {
          en: 'Begin at 104 and go down 10 steps.',
          hi: '104 से शुरू करके 10 सीढ़ियाँ नीचे जाएँ।',
          te: '104 నుండి మొదలుపెట్టి 10 మెట్లు కిందికి వెళ్ళండి.',
        },
        answerKind: 'number',
        answer: '54',
      },
      lines: [{ plain: '104 + 10*(-5) = 54' }],
    },
  ],
}
