import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** What the uniqueness of prime factors decides: last digits and composite numbers. */
export const neverEndsInZero: StepLesson = {
  id: 'powers-that-never-end-in-zero',
  version: 1,
  title: {
    en: 'Worked example: can a power of 12 end in 0?',
    hi: 'हल किया उदाहरण: क्या 12 की घात 0 पर समाप्त होती है?',
    te: 'సాధించిన ఉదాహరణ: 12 ఘాతం 0 తో ముగుస్తుందా?',
  },
  unreviewed: ['hi', 'te'],
  steps: [
    {
      words: {
        en: 'Show that $12^n$ never ends with the digit 0, for any natural number $n$.',
        hi: 'दिखाएँ कि किसी भी प्राकृत संख्या $n$ के लिए $12^n$ अंक 0 पर समाप्त नहीं होता।',
        te: 'ఏ సహజ సంఖ్య $n$ కైనా $12^n$ చివరి అంకె 0 కాదని చూపండి.',
      },
      said: {
        en: 'Show that 12 to the power n never ends with the digit 0, for any natural number n.',
        hi: 'दिखाएँ कि किसी भी प्राकृत संख्या n के लिए 12 की घात n अंक 0 पर समाप्त नहीं होती।',
        te: 'ఏ సహజ సంఖ్య n కైనా 12 టు ద పవర్ n చివరి అంకె 0 కాదని చూపండి.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'A number that ends in 0 is divisible by 10.',
        hi: '0 पर समाप्त होने वाली संख्या 10 से विभाज्य होती है।',
        te: '0 తో ముగిసే సంఖ్యను 10 భాగిస్తుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which primes must it have?',
          hi: 'उसमें कौन-से अभाज्य होने ही चाहिए?',
          te: 'అందులో ఏ ప్రధాన సంఖ్యలు తప్పక ఉండాలి?',
        },
        hint: { en: 'Factorise 10.', hi: '10 के गुणनखंड करें।', te: '10 ను కారణాంకాలుగా విడదీయండి.' },
        options: [
          { words: { en: '2 only', hi: 'केवल 2', te: '2 మాత్రమే' } },
          { words: { en: '2 and 5', hi: '2 और 5', te: '2, 5' }, isRight: true },
          { words: { en: '2 and 3', hi: '2 और 3', te: '2, 3' } },
        ],
      },
      lines: [{ plain: '10 = 2*5' }],
      mark: '1',
    },
    {
      words: {
        en: 'Write the power by its primes.',
        hi: 'घात को अभाज्य संख्याओं से लिखें।',
        te: 'ఘాతాన్ని ప్రధాన సంఖ్యలతో రాయండి.',
      },
      lines: [{ plain: '12^n = (2^2*3)^n' }, { plain: '12^n = 2^(2n)*3^n' }],
      mark: '1',
    },
    {
      words: {
        en: 'Its only primes are 2 and 3. By the fundamental theorem there is no other way, so 5 does not divide it. It cannot end in 0.',
        hi: 'इसमें केवल 2 और 3 अभाज्य हैं। आधारभूत प्रमेय से कोई दूसरा गुणनखंडन नहीं है, इसलिए 5 इसे विभाजित नहीं करता। यह 0 पर समाप्त नहीं हो सकता।',
        te: 'ఇందులో 2, 3 మాత్రమే ప్రధాన సంఖ్యలు. ప్రాథమిక సిద్ధాంతం ప్రకారం వేరే విభజన లేదు; కాబట్టి 5 దీన్ని భాగించదు. ఇది 0 తో ముగియదు.',
      },
      mark: '1',
    },
    {
      words: {
        en: 'Now explain why this number is composite, without working it out.',
        hi: 'अब बिना मान निकाले समझाएँ कि यह संख्या भाज्य क्यों है।',
        te: 'ఇప్పుడు విలువ లెక్కించకుండా ఈ సంఖ్య ఎందుకు సంయుక్త సంఖ్యో వివరించండి.',
      },
      lines: [{ tex: '5\\times7\\times11+7' }],
      margin: { en: '2 marks', hi: '2 अंक', te: '2 మార్కులు' },
    },
    {
      words: {
        en: 'Both terms have a common factor.',
        hi: 'दोनों पदों में एक उभयनिष्ठ गुणनखंड है।',
        te: 'రెండు పదాలలోనూ ఒక ఉమ్మడి కారణాంకం ఉంది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Take 7 outside. What stands in the bracket?',
          hi: '7 बाहर लें। कोष्ठक में क्या बचता है?',
          te: '7 ను బయటకు తీయండి. బ్రాకెట్‌లో ఎంత ఉంటుంది?',
        },
        hint: {
          en: 'The second term is 7 times 1, so the 1 stays in the bracket.',
          hi: 'दूसरा पद 7 गुणा 1 है, इसलिए 1 कोष्ठक में रहता है।',
          te: 'రెండవ పదం 7 × 1, కాబట్టి 1 బ్రాకెట్‌లో ఉంటుంది.',
        },
        answerKind: 'number',
        answer: '56',
      },
      lines: [{ plain: '5*7*11 + 7 = 7*(5*11+1)' }, { plain: '7*(5*11+1) = 7*56' }],
      mark: '1',
    },
    {
      words: {
        en: 'It is a product of two factors, both more than 1. So it is composite.',
        hi: 'यह दो गुणनखंडों का गुणनफल है और दोनों 1 से बड़े हैं। अतः यह भाज्य है।',
        te: 'ఇది 1 కంటే పెద్దవైన రెండు కారణాంకాల లబ్ధం. కాబట్టి ఇది సంయుక్త సంఖ్య.',
      },
      mark: '1',
    },
    {
      words: {
        en: 'Think once more of last digits.',
        hi: 'अंतिम अंकों पर एक बार और सोचें।',
        te: 'చివరి అంకెల గురించి మరోసారి ఆలోచించండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which power can end in 0 for some $n$?',
          hi: 'किसी $n$ के लिए कौन-सी घात 0 पर समाप्त हो सकती है?',
          te: 'ఏదైనా $n$ కు ఏ ఘాతం 0 తో ముగియగలదు?',
        },
        hint: {
          en: 'Look for the primes 2 and 5 in each base.',
          hi: 'हर आधार में अभाज्य 2 और 5 खोजें।',
          te: 'ప్రతి ఆధారంలో 2, 5 ప్రధాన సంఖ్యలను వెతకండి.',
        },
        options: [
          { words: { en: '$14^n$' } },
          { words: { en: '$15^n$' } },
          { words: { en: '$20^n$' }, isRight: true },
        ],
      },
    },
  ],
}
