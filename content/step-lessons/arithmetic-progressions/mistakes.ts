import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The slips with APs for which marks are lost. */
export const progressionMistakes: StepLesson = {
  id: 'arithmetic-progressions-mistakes',
  version: 1,
  title: {
    en: 'Arithmetic progressions: mistakes that cost marks',
    hi: 'समांतर श्रेढ़ी: अंक कटाने वाली गलतियाँ',
    te: 'అంకశ్రేఢులు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    term: { mode: 'value', facts: { a_25: '-53', a: '19', d: '-3', n: '25' }, target: '-53' },
    sum: { mode: 'value', facts: { S_10: '-25', a: '11', d: '-3', n: '10' }, target: '-25' },
    count: { mode: 'solve', variables: ['n'], given: ['12+(n-1)*9=192'], worlds: [{ n: '21' }] },
  },
  steps: [
    {
      words: {
        en: 'First slip: the difference of a falling AP. Take 19, 16, 13 and so on.',
        hi: 'पहली गलती: घटती AP का सार्व अंतर। 19, 16, 13, … लें।',
        te: 'మొదటి పొరపాటు: తగ్గే AP భేదం. 19, 16, 13, … తీసుకోండి.',
      },
      said: {
        en: 'First slip: the difference of a falling AP. Take 19, 16, 13 and so on.',
        hi: 'पहली गलती: घटती AP का सार्व अंतर। 19, 16, 13 वाली AP लें।',
        te: 'మొదటి పొరపాటు: తగ్గే AP భేదం. 19, 16, 13 తో మొదలయ్యే AP తీసుకోండి.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is d?', hi: 'd कितना है?', te: 'd ఎంత?' },
        hint: {
          en: 'The second term minus the first, not the other way round.',
          hi: 'दूसरे पद में से पहला घटाएँ, उलटा नहीं।',
          te: 'రెండవ పదం నుండి మొదటిదాన్ని తీసివేయండి, తిరగేసి కాదు.',
        },
        answerKind: 'number',
        answer: '-3',
      },
      lines: [{ plain: '16 - 19 = -3' }],
    },
    {
      words: {
        en: 'Second slip: the number of steps, or the sign of $d$. This is its 25th term.',
        hi: 'दूसरी गलती: सीढ़ियों की संख्या या $d$ का चिह्न। यह उसका 25वाँ पद है।',
        te: 'రెండవ పొరపాటు: మెట్ల సంఖ్య లేదా $d$ గుర్తు. ఇది దాని 25వ పదం.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'How many steps lead to the 25th term, and which way?',
          hi: '25वें पद तक कितनी सीढ़ियाँ हैं, और किस ओर?',
          te: '25వ పదానికి ఎన్ని మెట్లు, ఏ వైపుకు?',
        },
        why: {
          en: '24 steps, so $24\\times(-3)=-72$.',
          hi: '24 सीढ़ियाँ, इसलिए $24\\times(-3)=-72$।',
          te: '24 మెట్లు, కాబట్టి $24\\times(-3)=-72$.',
        },
        lines: [
          { plain: 'a_25 = 19 + (25-1)*(-3)', in: 'term' },
          { plain: 'a_25 = 19 + 25*(-3)', in: 'term' },
          { plain: 'a_25 = -56', in: 'term' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'a_25 = 19 + 24*(-3)', in: 'term' },
        { plain: 'a_25 = -53', in: 'term' },
      ],
    },
    {
      words: {
        en: 'Third slip: $2a$ in the sum written as $a$, or the bracket lost. Here $a=11$, $d=-3$ and $n=10$.',
        hi: 'तीसरी गलती: योग में $2a$ की जगह $a$ लिखना, या कोष्ठक छोड़ना। यहाँ $a=11$, $d=-3$ और $n=10$ है।',
        te: 'మూడవ పొరపాటు: మొత్తంలో $2a$ బదులు $a$ రాయడం, లేదా బ్రాకెట్ వదలడం. ఇక్కడ $a=11$, $d=-3$, $n=10$.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Work out each bracket slowly, with its signs.',
          hi: 'हर कोष्ठक को चिह्नों के साथ धीरे-धीरे हल करें।',
          te: 'ప్రతి బ్రాకెట్‌ను గుర్తులతో నెమ్మదిగా లెక్కించండి.',
        },
        why: {
          en: '22 and $-27$ make $-5$.',
          hi: '22 और $-27$ मिलकर $-5$ होते हैं।',
          te: '22, $-27$ కలిపితే $-5$.',
        },
        lines: [
          { plain: 'S_10 = 5*(22+9*(-3))', in: 'sum' },
          { plain: 'S_10 = 5*(22-27)', in: 'sum' },
          { plain: 'S_10 = 5*5', in: 'sum' },
          { plain: 'S_10 = 25', in: 'sum' },
        ],
        wrong: 3,
      },
      lines: [
        { plain: 'S_10 = 5*(-5)', in: 'sum' },
        { plain: 'S_10 = -25', in: 'sum' },
      ],
    },
    {
      words: {
        en: 'Fourth slip: steps taken for terms. Count the terms of 12, 21, 30, …, 192.',
        hi: 'चौथी गलती: सीढ़ियों को पद समझना। 12, 21, 30, …, 192 के पद गिनें।',
        te: 'నాలుగవ పొరపాటు: మెట్లనే పదాలు అనుకోవడం. 12, 21, 30, …, 192 పదాలు లెక్కించండి.',
      },
      said: {
        en: 'Fourth slip: steps taken for terms. Count the terms of 12, 21, 30 and so on, up to 192.',
        hi: 'चौथी गलती: सीढ़ियों को पद समझना। 12, 21, 30 से 192 तक के पद गिनें।',
        te: 'నాలుగవ పొరపాటు: మెట్లనే పదాలు అనుకోవడం. 12, 21, 30 నుండి 192 వరకు పదాలు లెక్కించండి.',
      },
      question: {
        kind: 'value',
        ask: { en: 'How many terms are there?', hi: 'कितने पद हैं?', te: 'ఎన్ని పదాలు?' },
        hint: {
          en: '180 divided by 9 counts the steps. The first term has none.',
          hi: '180 में 9 का भाग सीढ़ियाँ गिनता है। पहले पद की कोई सीढ़ी नहीं।',
          te: '180 ను 9 తో భాగిస్తే మెట్లు వస్తాయి. మొదటి పదానికి మెట్టు లేదు.',
        },
        answerKind: 'number',
        answer: '21',
      },
      lines: [
        { plain: '12 + (n-1)*9 = 192', in: 'count' },
        { plain: 'n - 1 = 20', in: 'count' },
        { plain: 'n = 21', in: 'count' },
      ],
    },
    {
      words: {
        en: 'Fifth slip: a term taken for a sum. Read which one the question asks.',
        hi: 'पाँचवीं गलती: पद को योग समझना। पढ़ें कि प्रश्न क्या पूछता है।',
        te: 'ఐదవ పొరపాటు: పదాన్ని మొత్తం అనుకోవడం. ప్రశ్న ఏది అడిగిందో చదవండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Asha saves ₹50 in the first week, and ₹10 more each week. What has she saved in all after 8 weeks?',
          hi: 'आशा पहले सप्ताह ₹50 और हर सप्ताह ₹10 अधिक बचाती है। 8 सप्ताह में उसकी कुल बचत क्या है?',
          te: 'ఆశ మొదటి వారం ₹50, తర్వాత ప్రతి వారం ₹10 ఎక్కువ పొదుపు చేస్తుంది. 8 వారాల్లో ఆమె మొత్తం పొదుపు ఏది?',
        },
        hint: {
          en: 'In all means all eight weeks together.',
          hi: 'कुल यानी आठों सप्ताह मिलाकर।',
          te: 'మొత్తం అంటే ఎనిమిది వారాలూ కలిపి.',
        },
        options: [
          { words: { en: '$a_8=120$' } },
          { words: { en: '$S_8=680$' }, isRight: true },
          { words: { en: '$8\\times50=400$' } },
        ],
      },
      lines: [{ plain: '8/2*(2*50+7*10) = 680' }],
    },
    {
      words: {
        en: 'Last: $n$ must be a natural number. Write it when you leave out a root.',
        hi: 'अंत में: $n$ प्राकृत संख्या होनी चाहिए। मूल छोड़ते समय यह लिखें।',
        te: 'చివరగా: $n$ సహజ సంఖ్య కావాలి. మూలాన్ని వదిలేటప్పుడు ఇది రాయండి.',
      },
    },
  ],
}
