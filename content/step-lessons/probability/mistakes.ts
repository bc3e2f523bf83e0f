import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

const which = { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' }

/** Slips with probabilities that cost marks. */
export const probabilityMistakes: StepLesson = {
  id: 'probability-mistakes',
  version: 2,
  title: {
    en: 'Probability: mistakes that cost marks',
    hi: 'प्रायिकता: अंक कटाने वाली गलतियाँ',
    te: 'సంభావ్యత: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    bag: { mode: 'value', facts: { P: '3/8', n: '3', N: '8' }, formulas: { P: 'n/N' }, target: '3/8' },
    range: { mode: 'value', facts: { P: '6/25', N: '25', n: '6' }, formulas: { P: 'n/N' }, target: '6/25' },
    not: { mode: 'value', facts: { P: '4/13', Q: '9/13' }, formulas: { Q: '1-P' }, target: '9/13' },
  },
  steps: [
    {
      words: {
        en: 'Probability looks easy, so marks are lost in the counting. Find the slips.',
        hi: 'प्रायिकता आसान लगती है, इसलिए अंक गिनती में जाते हैं। गलतियाँ ढूँढें।',
        te: 'సంభావ్యత సులభంగా అనిపిస్తుంది, కాబట్టి లెక్కించడంలో మార్కులు పోతాయి. పొరపాట్లు కనుక్కోండి.',
      },
    },
    {
      words: {
        en: 'A bag has 3 red and 5 white balls. The probability of a red one:',
        hi: 'एक थैले में 3 लाल और 5 सफ़ेद गेंदें हैं। लाल गेंद की प्रायिकता:',
        te: 'ఒక సంచిలో 3 ఎరుపు, 5 తెల్లని బంతులు ఉన్నాయి. ఎరుపు బంతి సంభావ్యత:',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'What is counted in the denominator: the other balls, or all balls?',
          hi: 'हर में क्या गिना गया: बाकी गेंदें या सब गेंदें?',
          te: 'హారంలో ఏమి లెక్కించారు: మిగిలిన బంతులా, అన్ని బంతులా?',
        },
        why: {
          en: 'The red balls are outcomes too. The denominator is 3 and 5 together.',
          hi: 'लाल गेंदें भी परिणाम हैं। हर में 3 और 5 का योग आता है।',
          te: 'ఎరుపు బంతులు కూడా పర్యవసానాలే. హారం 3, 5 ల మొత్తం.',
        },
        lines: [
          { tex: t`n=3`, plain: 'n = 3', in: 'bag' },
          { tex: t`P=\frac35`, plain: 'P = 3/5', in: 'bag' },
          { tex: t`P=0.6`, plain: 'P = 0.6', in: 'bag' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'N = 3 + 5 = 8', in: 'bag' },
        { tex: t`P=\frac38`, plain: 'P = 3/8', in: 'bag' },
      ],
    },
    {
      words: {
        en: 'Cards are numbered 6 to 30. Divisible by 4 are 8, 12, and so on to 28:',
        hi: 'कार्डों पर 6 से 30 तक संख्याएँ हैं। 4 से विभाज्य: 8, 12, ऐसे ही 28 तक।',
        te: 'కార్డులపై 6 నుండి 30 వరకు సంఖ్యలు. 4 తో భాగించబడేవి: 8, 12, ఇలా 28 వరకు.',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Count the cards from 6 to 10 on your fingers, and compare with 10 less 6.',
          hi: '6 से 10 तक के कार्ड उँगलियों पर गिनें, और 10 में से 6 घटाकर मिलाएँ।',
          te: '6 నుండి 10 వరకు కార్డులను వేళ్లపై లెక్కించి, 10 నుండి 6 తీసివేసిన దానితో పోల్చండి.',
        },
        why: {
          en: 'Both ends count, so there is one more card: 25.',
          hi: 'दोनों सिरे गिने जाते हैं, इसलिए एक कार्ड और: 25।',
          te: 'రెండు చివరలూ లెక్కలోకి వస్తాయి, కాబట్టి ఇంకొక కార్డు: 25.',
        },
        lines: [
          { tex: t`n=6`, plain: 'n = 6', in: 'range' },
          { tex: t`N=30-6=24`, plain: 'N = 30 - 6 = 24', in: 'range' },
          { tex: t`P=\frac6{24}`, plain: 'P = 6/24', in: 'range' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'N = 30 - 6 + 1 = 25', in: 'range' },
        { tex: t`P=\frac6{25}`, plain: 'P = 6/25', in: 'range' },
      ],
    },
    {
      words: {
        en: 'One card from a pack of 52. The probability that it is neither a face card nor an ace. A student wrote P for “face card or ace”:',
        hi: '52 पत्तों में से एक। प्रायिकता कि वह न चित्र पत्ता हो न इक्का। एक विद्यार्थी ने “चित्र पत्ता या इक्का” के लिए P लिखा:',
        te: '52 ముక్కల నుండి ఒకటి. అది ముఖ కార్డు గానీ ఏస్ గానీ కాకపోయే సంభావ్యత. ఒక విద్యార్థి “ముఖ కార్డు లేదా ఏస్” కు P రాశాడు:',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Check the whole from which it is subtracted, and its sign.',
          hi: 'देखें किस पूरे में से घटाया गया है, और चिह्न।',
          te: 'ఏ మొత్తం నుండి తీసివేశారో, గుర్తు ఏమిటో చూడండి.',
        },
        why: {
          en: 'The whole is 1. Q is the complement of P, and cannot be above 1.',
          hi: 'पूरा 1 है। Q, P की पूरक है और 1 से अधिक नहीं हो सकती।',
          te: 'మొత్తం 1. Q, P కు పూరకం; అది 1 కంటే ఎక్కువ కాలేదు.',
        },
        lines: [
          { tex: t`P=\frac{16}{52}`, plain: 'P = 16/52', in: 'not' },
          { tex: t`P=\frac4{13}`, plain: 'P = 4/13', in: 'not' },
          { tex: t`Q=1+\frac4{13}`, plain: 'Q = 1 + 4/13', in: 'not' },
        ],
        wrong: 3,
      },
      lines: [{ tex: t`Q=1-\frac4{13}=\frac9{13}`, plain: 'Q = 1 - 4/13 = 9/13', in: 'not' }],
    },
    {
      words: {
        en: 'Words matter too. Take the numbers on a die.',
        hi: 'शब्द भी महत्व रखते हैं। पासे की संख्याएँ लें।',
        te: 'మాటలు కూడా ముఖ్యం. పాచికపై సంఖ్యలు తీసుకోండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which outcomes are “at most 4”?',
          hi: '“अधिक से अधिक 4” कौन-से परिणाम हैं?',
          te: '“గరిష్ఠంగా 4” ఏ పర్యవసానాలు?',
        },
        hint: {
          en: '“At most” names the greatest number that is still allowed.',
          hi: '“अधिक से अधिक” वह सबसे बड़ी संख्या बताता है जो अभी ठीक है।',
          te: '“గరిష్ఠంగా” అంటే ఇంకా అనుమతించే అతి పెద్ద సంఖ్య.',
        },
        options: [
          { words: { en: '1, 2, 3' } },
          { words: { en: '1, 2, 3, 4' }, isRight: true },
          { words: { en: '4, 5, 6' } },
          { words: { en: '5, 6' } },
        ],
      },
    },
    {
      words: {
        en: 'And the coins do not remember. A fair coin fell heads five times.',
        hi: 'और सिक्के याद नहीं रखते। एक निष्पक्ष सिक्का पाँच बार चित आया।',
        te: 'నాణేలకు జ్ఞాపకం ఉండదు. ఒక నిష్పాక్షిక నాణెం ఐదుసార్లు బొమ్మ పడింది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the probability of a head at the sixth toss?',
          hi: 'छठी बार चित आने की प्रायिकता क्या है?',
          te: 'ఆరోసారి బొమ్మ పడే సంభావ్యత ఎంత?',
        },
        hint: {
          en: 'How many outcomes has this one toss, and is the coin still fair?',
          hi: 'इस एक उछाल के कितने परिणाम हैं, और क्या सिक्का अब भी निष्पक्ष है?',
          te: 'ఈ ఒక్క ఎగురవేతకు ఎన్ని పర్యవసానాలు, నాణెం ఇంకా నిష్పాక్షికమేనా?',
        },
        answerKind: 'number',
        answer: '1/2',
      },
      lines: [{ tex: t`P=\frac12` }],
    },
    {
      words: {
        en: 'Before you leave: all outcomes counted, equally likely, each once, between 0 and 1.',
        hi: 'छोड़ने से पहले: सब परिणाम गिने, समप्रायिक, हर एक एक बार, 0 और 1 के बीच।',
        te: 'వదిలే ముందు: అన్ని పర్యవసానాలు లెక్కించారా, సమసంభవాలా, ఒక్కోటి ఒక్కసారేనా, 0 కు 1 కు మధ్య ఉందా.',
      },
    },
  ],
}
