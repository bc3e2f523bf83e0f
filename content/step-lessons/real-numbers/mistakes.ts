import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The slips in factors, HCF and proofs for which marks are lost. */
export const realNumberMistakes: StepLesson = {
  id: 'real-numbers-mistakes',
  version: 3,
  title: {
    en: 'Real numbers: mistakes that cost marks',
    hi: 'वास्तविक संख्याएँ: अंक कटाने वाली गलतियाँ',
    te: 'వాస్తవ సంఖ్యలు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    sum: {
      mode: 'system',
      variables: ['p', 'q'],
      given: ['5+√2 = p/q'],
      worlds: [{ p: '35+7√2', q: '7' }],
    },
  },
  steps: [
    {
      words: {
        en: 'First slip: stopping before the primes.',
        hi: 'पहली गलती: अभाज्यों से पहले रुक जाना।',
        te: 'మొదటి పొరపాటు: ప్రధాన సంఖ్యల కంటే ముందే ఆగిపోవడం.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which is the prime factorisation of 234?',
          hi: '234 का अभाज्य गुणनखंडन कौन-सा है?',
          te: '234 యొక్క ప్రధాన కారణాంక విభజన ఏది?',
        },
        hint: {
          en: 'Every factor must be a prime, and the product must be 234.',
          hi: 'हर गुणनखंड अभाज्य हो और गुणनफल 234 हो।',
          te: 'ప్రతి కారణాంకం ప్రధాన సంఖ్య కావాలి, లబ్ధం 234 కావాలి.',
        },
        options: [
          {
            words: { en: '$2\\cdot9\\cdot13$' },
            hint: {
              en: 'The product is right. Is 9 a prime?',
              hi: 'गुणनफल सही है। क्या 9 अभाज्य है?',
              te: 'లబ్ధం సరైనదే. 9 ప్రధాన సంఖ్యా?',
            },
          },
          { words: { en: '$2\\cdot3^2\\cdot13$' }, isRight: true },
          { words: { en: '$2\\cdot3\\cdot13$' } },
        ],
      },
      lines: [{ plain: '234 = 2*3^2*13' }],
    },
    {
      words: {
        en: 'Second slip: HCF and LCM exchanged. Check by size: the HCF is at most the smaller number, the LCM at least the greater.',
        hi: 'दूसरी गलती: HCF और LCM की अदला-बदली। आकार से जाँचें: HCF छोटी संख्या से बड़ा नहीं, LCM बड़ी संख्या से छोटा नहीं।',
        te: 'రెండవ పొరపాటు: HCF, LCM తారుమారు. పరిమాణంతో సరిచూడండి: HCF చిన్న సంఖ్యను మించదు, LCM పెద్ద సంఖ్య కంటే తగ్గదు.',
      },
      table: {
        head: [
          { en: 'Of two', hi: 'दो का', te: 'రెండింటి' },
          { en: 'Powers', hi: 'घातें', te: 'ఘాతాలు' },
        ],
        rows: [
          [
            { en: 'HCF', hi: 'HCF', te: 'HCF' },
            { en: 'smallest', hi: 'सबसे छोटी', te: 'కనిష్ఠం' },
          ],
          [
            { en: 'LCM', hi: 'LCM', te: 'LCM' },
            { en: 'greatest', hi: 'सबसे बड़ी', te: 'గరిష్ఠం' },
          ],
        ],
      },
    },
    {
      words: {
        en: 'A student finds the LCM of 90 and 84.',
        hi: 'एक विद्यार्थी 90 और 84 का LCM निकालता है।',
        te: 'ఒక విద్యార్థి 90, 84 ల LCM కనుగొంటున్నాడు.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Work out the product of each line.',
          hi: 'हर पंक्ति का गुणनफल निकालें।',
          te: 'ప్రతి పంక్తి లబ్ధాన్ని లెక్కించండి.',
        },
        why: {
          en: 'The product of these powers is 1260.',
          hi: 'इन घातों का गुणनफल 1260 है।',
          te: 'ఈ ఘాతాల లబ్ధం 1260.',
        },
        lines: [{ plain: '90 = 2*3^2*5' }, { plain: '84 = 2^2*3*7' }, { plain: '2^2*3^2*5*7 = 630' }],
        wrong: 3,
      },
      lines: [{ plain: '2^2*3^2*5*7 = 1260' }],
    },
    {
      words: {
        en: 'Third slip: a proof without its condition. Suppose $\\sqrt7$ is $a$ by $b$.',
        hi: 'तीसरी गलती: बिना शर्त की उपपत्ति। मान लें $\\sqrt7$ यानी $a$ बटा $b$।',
        te: 'మూడవ పొరపాటు: షరతు లేని నిరూపణ. $\\sqrt7$ అంటే $a$ బై $b$ అనుకోండి.',
      },
      said: {
        en: 'Third slip: a proof without its condition. Suppose root 7 is a by b.',
        hi: 'तीसरी गलती: बिना शर्त की उपपत्ति। मान लें रूट 7 यानी a बटा b।',
        te: 'మూడవ పొరపాటు: షరతు లేని నిరూపణ. రూట్ 7 అంటే a బై b అనుకోండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What must be said of $a$ and $b$?',
          hi: '$a$ और $b$ के बारे में क्या लिखना ज़रूरी है?',
          te: '$a$, $b$ ల గురించి ఏమి రాయాలి?',
        },
        hint: {
          en: 'At the end 7 divides both. That has to be impossible.',
          hi: 'अंत में 7 दोनों को विभाजित करता है। यह असंभव होना चाहिए।',
          te: 'చివరికి 7 రెండింటినీ భాగిస్తుంది. అది అసాధ్యం కావాలి.',
        },
        options: [
          {
            words: { en: 'They are primes', hi: 'वे अभाज्य हैं', te: 'అవి ప్రధాన సంఖ్యలు' },
          },
          {
            words: {
              en: 'They are coprime integers, b not 0',
              hi: 'वे सहअभाज्य पूर्णांक हैं, b शून्य नहीं',
              te: 'అవి సాపేక్ష ప్రధాన పూర్ణ సంఖ్యలు, b సున్నా కాదు',
            },
            isRight: true,
          },
          {
            words: { en: 'They are real numbers', hi: 'वे वास्तविक संख्याएँ हैं', te: 'అవి వాస్తవ సంఖ్యలు' },
          },
        ],
        why: {
          en: 'Without coprime there is no contradiction, and the mark for it is lost.',
          hi: 'सहअभाज्य लिखे बिना विरोधाभास नहीं बनता और उसका अंक चला जाता है।',
          te: 'సాపేక్ష ప్రధానాలు అని రాయకపోతే విరుద్ధత రాదు, దాని మార్కు పోతుంది.',
        },
      },
    },
    {
      words: {
        en: 'Fourth slip: the sign when a term changes sides.',
        hi: 'चौथी गलती: पद का पक्ष बदलने पर चिह्न।',
        te: 'నాలుగవ పొరపాటు: పదం వైపు మారినప్పుడు గుర్తు.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Make one fraction of the right side, step by step.',
          hi: 'दाएँ पक्ष की एक ही भिन्न बनाएँ, एक-एक चरण में।',
          te: 'కుడి వైపును ఒకే భిన్నంగా, ఒక్కో మెట్టుగా చేయండి.',
        },
        why: {
          en: '5 is $5q$ by $q$, and the minus sign stays.',
          hi: '5 यानी $5q$ बटा $q$, और ऋण चिह्न बना रहता है।',
          te: '5 అంటే $5q$ బై $q$, మైనస్ గుర్తు అలాగే ఉంటుంది.',
        },
        lines: [
          { plain: '5 + √2 = p/q', in: 'sum' },
          { plain: '√2 = p/q - 5', in: 'sum' },
          { plain: '√2 = (p+5q)/q', in: 'sum' },
        ],
        wrong: 3,
      },
      lines: [{ plain: '√2 = (p-5q)/q', in: 'sum' }],
    },
    {
      words: {
        en: 'Last slip: the sum of two irrational numbers need not be irrational.',
        hi: 'आखिरी गलती: दो अपरिमेय संख्याओं का योग अपरिमेय ही हो, यह ज़रूरी नहीं।',
        te: 'చివరి పొరపాటు: రెండు కరణీయ సంఖ్యల మొత్తం కరణీయమే కావాలని లేదు.',
      },
      lines: [{ tex: '(2+\\sqrt3)+(2-\\sqrt3)=4', plain: '(2+√3) + (2-√3) = 4' }],
    },
  ],
}
