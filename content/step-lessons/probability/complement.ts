import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Why an event and its complement add up to 1. */
export const complementaryEvents: StepLesson = {
  id: 'complementary-events',
  version: 1,
  title: {
    en: 'An event and its complement',
    hi: 'घटना और उसकी पूरक घटना',
    te: 'ఘటన, దాని పూరక ఘటన',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [0, -0.4, 10.6, 4.8] },
  figureWords: {
    en: 'Ten tickets numbered 1 to 10 in two rows. The primes 2, 3, 5 and 7 are filled.',
    hi: 'दो पंक्तियों में 1 से 10 तक की दस पर्चियाँ। अभाज्य 2, 3, 5 और 7 भरे हुए हैं।',
    te: 'రెండు వరుసలలో 1 నుండి 10 వరకు పది చీటీలు. ప్రధాన సంఖ్యలు 2, 3, 5, 7 రంగు నింపి ఉన్నాయి.',
  },
  workings: {
    comp: {
      mode: 'value',
      facts: { P: '2/5', Q: '3/5' },
      formulas: { Q: '1-P' },
      target: '3/5',
    },
    coin: {
      mode: 'value',
      facts: { P: '7/8', Q: '1/8' },
      formulas: { P: '1-Q' },
      target: '7/8',
    },
  },
  steps: [
    {
      words: {
        en: 'Ten tickets are numbered 1 to 10. One is drawn at random. Let E be: the number is prime.',
        hi: 'दस पर्चियों पर 1 से 10 लिखा है। एक यादृच्छया निकाली जाती है। मान लें E: संख्या अभाज्य है।',
        te: 'పది చీటీలపై 1 నుండి 10 వరకు సంఖ్యలు ఉన్నాయి. యాదృచ్ఛికంగా ఒకటి తీశారు. E: సంఖ్య ప్రధాన సంఖ్య అనుకోండి.',
      },
      shapes: [
        { kind: 'grid', from: [0.3, 0.2], to: [10.3, 4.2], side: 2 },
        { kind: 'label', at: [1.3, 3.2], tex: '1', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [3.3, 3.2], tex: '2', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [5.3, 3.2], tex: '3', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [7.3, 3.2], tex: '4', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [9.3, 3.2], tex: '5', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [1.3, 1.2], tex: '6', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [3.3, 1.2], tex: '7', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [5.3, 1.2], tex: '8', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [7.3, 1.2], tex: '9', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [9.3, 1.2], tex: '10', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Count the primes. Remember that 1 is not one of them.',
        hi: 'अभाज्य संख्याएँ गिनें। याद रखें कि 1 अभाज्य नहीं है।',
        te: 'ప్రధాన సంఖ్యలను లెక్కించండి. 1 ప్రధాన సంఖ్య కాదని గుర్తుంచుకోండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many of the numbers 1 to 10 are prime?',
          hi: '1 से 10 तक कितनी संख्याएँ अभाज्य हैं?',
          te: '1 నుండి 10 వరకు ఎన్ని ప్రధాన సంఖ్యలు?',
        },
        hint: {
          en: 'A prime has exactly two factors. Go through the tickets one by one.',
          hi: 'अभाज्य के ठीक दो गुणनखंड होते हैं। एक-एक पर्ची देखें।',
          te: 'ప్రధాన సంఖ్యకు సరిగ్గా రెండు కారణాంకాలు ఉంటాయి. ఒక్కో చీటీ చూడండి.',
        },
        answerKind: 'number',
        answer: '4',
      },
      lines: [{ tex: t`P(E)=\frac4{10}=\frac25`, plain: 'P = 4/10 = 2/5', in: 'comp' }],
    },
    {
      words: {
        en: 'The complement of E is: not E. It has all the tickets that are not filled.',
        hi: 'E की पूरक घटना है: E नहीं। उसमें वे सब पर्चियाँ हैं जो भरी नहीं हैं।',
        te: 'E యొక్క పూరక ఘటన: E కాదు. రంగు నింపని అన్ని చీటీలు అందులో ఉన్నాయి.',
      },
      lines: [{ tex: t`P(\overline E)=\frac6{10}=\frac35`, plain: 'Q = 6/10 = 3/5', in: 'comp' }],
      margin: { en: 'read: E bar', hi: 'पढ़ें: E बार', te: 'చదవండి: E బార్' },
      shapes: [
        {
          kind: 'path',
          points: [
            [2.5, 2.4],
            [6.1, 2.4],
            [6.1, 4],
            [2.5, 4],
          ],
          isClosed: true,
          style: { colour: 'result', isFilled: true },
        },
        {
          kind: 'path',
          points: [
            [8.5, 2.4],
            [10.1, 2.4],
            [10.1, 4],
            [8.5, 4],
          ],
          isClosed: true,
          style: { colour: 'result', isFilled: true },
        },
        {
          kind: 'path',
          points: [
            [2.5, 0.4],
            [4.1, 0.4],
            [4.1, 2],
            [2.5, 2],
          ],
          isClosed: true,
          style: { colour: 'result', isFilled: true },
        },
      ],
    },
    {
      words: {
        en: 'Why do the two add up to 1? Every ticket is in E or not in E, and none is in both.',
        hi: 'दोनों का योग 1 क्यों? हर पर्ची E में है या E में नहीं, और कोई भी दोनों में नहीं।',
        te: 'రెండింటి మొత్తం 1 ఎందుకు? ప్రతి చీటీ E లో ఉంటుంది లేదా ఉండదు; ఏదీ రెండింటిలో ఉండదు.',
      },
      lines: [
        { tex: t`n(E)+n(\overline E)=n(S)` },
        { tex: t`P(E)+P(\overline E)=1` },
        { plain: '2/5 + 3/5 = 1' },
      ],
    },
    {
      words: {
        en: 'The rule holds even when the outcomes are not equally likely: one of the two must happen, and never both.',
        hi: 'यह नियम तब भी सही है जब परिणाम समप्रायिक न हों: दोनों में से एक होगा ही, और दोनों साथ कभी नहीं।',
        te: 'పర్యవసానాలు సమసంభవాలు కాకపోయినా ఈ నియమం నిజం: రెండింటిలో ఒకటి జరిగి తీరుతుంది, రెండూ కలిసి ఎప్పుడూ జరగవు.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'A team wins with probability 0.64. What is the probability that it does not win?',
          hi: 'एक टीम के जीतने की प्रायिकता 0.64 है। न जीतने की प्रायिकता क्या है?',
          te: 'ఒక జట్టు గెలిచే సంభావ్యత 0.64. గెలవకపోయే సంభావ్యత ఎంత?',
        },
        hint: {
          en: 'Winning and not winning are complements.',
          hi: 'जीतना और न जीतना पूरक घटनाएँ हैं।',
          te: 'గెలవడం, గెలవకపోవడం పూరక ఘటనలు.',
        },
        answerKind: 'number',
        answer: '0.36',
      },
      lines: [{ plain: '1 - 0.64 = 0.36' }],
    },
    {
      words: {
        en: 'Where is it useful? At the words “at least one”. Their complement is simply “none”.',
        hi: 'यह कहाँ काम आता है? “कम से कम एक” पर। उसका पूरक सीधा “एक भी नहीं” है।',
        te: 'ఇది ఎక్కడ ఉపయోగం? “కనీసం ఒకటి” అన్న మాటల వద్ద. దాని పూరకం “ఒక్కటీ లేదు”.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Three coins are tossed. What is the complement of “at least one head”?',
          hi: 'तीन सिक्के उछाले गए। “कम से कम एक चित” का पूरक क्या है?',
          te: 'మూడు నాణేలు ఎగురవేశారు. “కనీసం ఒక బొమ్మ” కు పూరకం ఏది?',
        },
        hint: {
          en: 'When is it false that there is at least one head?',
          hi: 'कम से कम एक चित होना कब गलत होगा?',
          te: 'కనీసం ఒక బొమ్మ ఉంది అన్నది ఎప్పుడు తప్పు?',
        },
        options: [
          {
            words: { en: 'at least one tail', hi: 'कम से कम एक पट', te: 'కనీసం ఒక బొరుసు' },
            hint: {
              en: 'Head, head, tail has both at once.',
              hi: 'चित, चित, पट में दोनों एक साथ हैं।',
              te: 'బొమ్మ, బొమ్మ, బొరుసు లో రెండూ ఉన్నాయి.',
            },
          },
          { words: { en: 'three tails', hi: 'तीनों पट', te: 'మూడూ బొరుసులు' }, isRight: true },
          { words: { en: 'exactly one head', hi: 'ठीक एक चित', te: 'సరిగ్గా ఒక బొమ్మ' } },
        ],
      },
    },
    {
      words: {
        en: 'Three coins fall in 8 equally likely ways. Only one of them has no head.',
        hi: 'तीन सिक्के 8 समप्रायिक तरीकों से गिरते हैं। केवल एक में कोई चित नहीं।',
        te: 'మూడు నాణేలు 8 సమసంభవ విధాలుగా పడతాయి. వాటిలో ఒక్కదానిలోనే బొమ్మ లేదు.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for P, the probability of at least one head.',
          hi: 'कम से कम एक चित की प्रायिकता P की पंक्ति लिखें।',
          te: 'కనీసం ఒక బొమ్మ పడే సంభావ్యత P కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Take the probability of the complement away from the whole.',
          hi: 'पूरे में से पूरक की प्रायिकता घटाएँ।',
          te: 'మొత్తం నుండి పూరక ఘటన సంభావ్యతను తీసివేయండి.',
        },
        in: 'coin',
        example: 'P = 1 - 1/8',
      },
      lines: [{ tex: t`P=1-\frac18=\frac78`, plain: 'P = 1 - 1/8 = 7/8', in: 'coin' }],
    },
  ],
}
