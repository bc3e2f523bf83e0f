import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of three marks: numbered tickets, with outcomes that must not be counted twice. */
export const ticketsWorked: StepLesson = {
  id: 'numbered-tickets',
  version: 1,
  title: {
    en: 'Worked example: numbered tickets',
    hi: 'हल किया उदाहरण: संख्या वाली पर्चियाँ',
    te: 'సాధించిన ఉదాహరణ: సంఖ్యలున్న చీటీలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-6.4, -3.6, 6.4, 4.2] },
  figureWords: {
    en: 'Two circles that overlap. In the left one alone are 10 numbers, in both 3, in the right one alone 5.',
    hi: 'एक-दूसरे को काटते दो वृत्त। केवल बाएँ में 10 संख्याएँ, दोनों में 3, केवल दाएँ में 5।',
    te: 'ఒకదానినొకటి ఖండించే రెండు వృత్తాలు. ఎడమదానిలో మాత్రమే 10 సంఖ్యలు, రెండింటిలో 3, కుడిదానిలో మాత్రమే 5.',
  },
  workings: {
    three: { mode: 'value', facts: { P: '13/40' }, target: '13/40' },
    five: { mode: 'value', facts: { Q: '1/5' }, target: '1/5' },
    or: { mode: 'value', facts: { R: '9/20', n: '18' }, target: '9/20' },
  },
  steps: [
    {
      words: {
        en: 'Tickets are numbered 10 to 49. One is drawn at random. Find the probability that its number is divisible by 3, by 5, and by 3 or 5.',
        hi: 'पर्चियों पर 10 से 49 तक की संख्याएँ हैं। एक यादृच्छया निकाली जाती है। प्रायिकता ज्ञात करें कि संख्या 3 से, 5 से, और 3 या 5 से विभाज्य है।',
        te: 'చీటీలపై 10 నుండి 49 వరకు సంఖ్యలు ఉన్నాయి. యాదృచ్ఛికంగా ఒకటి తీశారు. దానిపై సంఖ్య 3 తో, 5 తో, 3 లేదా 5 తో భాగించబడే సంభావ్యతలు కనుగొనండి.',
      },
    },
    {
      words: {
        en: 'How many tickets are there? Be careful at the ends.',
        hi: 'कितनी पर्चियाँ हैं? सिरों पर ध्यान दें।',
        te: 'ఎన్ని చీటీలు? చివరల వద్ద జాగ్రత్త.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many numbers are there from 10 to 49, both included?',
          hi: '10 से 49 तक, दोनों सहित, कितनी संख्याएँ हैं?',
          te: '10 నుండి 49 వరకు, రెండూ కలిపి, ఎన్ని సంఖ్యలు?',
        },
        hint: {
          en: 'From 1 to 49 there are 49. Which ones are missing here?',
          hi: '1 से 49 तक 49 हैं। यहाँ कौन-सी नहीं हैं?',
          te: '1 నుండి 49 వరకు 49. ఇక్కడ ఏవి లేవు?',
        },
        answerKind: 'number',
        answer: '40',
      },
      lines: [{ plain: '49 - 9 = 40' }],
      mark: '½',
    },
    {
      words: {
        en: 'Divisible by 3: 12, 15, 18, and so on to 48. That is 4 times 3 to 16 times 3.',
        hi: '3 से विभाज्य: 12, 15, 18, ऐसे ही 48 तक। यानी 3 का 4 गुना से 16 गुना तक।',
        te: '3 తో భాగించబడేవి: 12, 15, 18, ఇలా 48 వరకు. అంటే 3 కు 4 రెట్ల నుండి 16 రెట్ల వరకు.',
      },
      lines: [{ plain: '16 - 3 = 13' }, { tex: t`P=\frac{13}{40}`, plain: 'P = 13/40', in: 'three' }],
      mark: '½',
    },
    {
      words: {
        en: 'Divisible by 5: 10, 15, and so on to 45.',
        hi: '5 से विभाज्य: 10, 15, ऐसे ही 45 तक।',
        te: '5 తో భాగించబడేవి: 10, 15, ఇలా 45 వరకు.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for the probability Q.',
          hi: 'प्रायिकता Q की पंक्ति लिखें।',
          te: 'సంభావ్యత Q కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Count how many there are in each ten. The last ten ends at 49.',
          hi: 'गिनें कि हर दहाई में कितनी हैं। अंतिम दहाई 49 पर समाप्त होती है।',
          te: 'ప్రతి పదిలో ఎన్ని ఉన్నాయో లెక్కించండి. చివరి పది 49 తో ముగుస్తుంది.',
        },
        in: 'five',
        example: 'Q = 8/40',
      },
      lines: [{ tex: t`Q=\frac8{40}=\frac15`, plain: 'Q = 8/40 = 1/5', in: 'five' }],
      mark: '½',
    },
    {
      words: {
        en: 'Divisible by 3 or 5: may we add 13 and 8? Some tickets are in both lists, that of 3k and that of 5k.',
        hi: '3 या 5 से विभाज्य: क्या 13 और 8 जोड़ सकते हैं? कुछ पर्चियाँ 3k और 5k दोनों सूचियों में हैं।',
        te: '3 లేదా 5 తో భాగించబడేవి: 13, 8 కూడవచ్చా? కొన్ని చీటీలు 3k, 5k జాబితాలు రెండింటిలోనూ ఉన్నాయి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which tickets are in both lists?',
          hi: 'कौन-सी पर्चियाँ दोनों सूचियों में हैं?',
          te: 'ఏ చీటీలు రెండు జాబితాలలోనూ ఉన్నాయి?',
        },
        hint: {
          en: 'Divisible by 3 and by 5 at once: look at the LCM of the two.',
          hi: 'एक साथ 3 और 5 से विभाज्य: दोनों का LCM देखें।',
          te: '3 తో, 5 తో ఒకేసారి భాగించబడేవి: రెండింటి LCM చూడండి.',
        },
        options: [
          { words: { en: '15, 30, 45' }, isRight: true },
          { words: { en: '30' } },
          { words: { en: '15, 20, 30, 45' } },
        ],
      },
      lines: [{ plain: 'n = 13 + 8 - 3 = 18', in: 'or' }],
      mark: '½',
    },
    {
      words: {
        en: 'Those three are counted twice in the sum, so they are taken away once.',
        hi: 'वे तीनों योग में दो बार गिनी गई हैं, इसलिए एक बार घटाईं।',
        te: 'ఆ మూడు మొత్తంలో రెండుసార్లు లెక్కించబడ్డాయి, కాబట్టి ఒకసారి తీసివేశాం.',
      },
      lines: [{ tex: t`R=\frac{18}{40}=\frac9{20}`, plain: 'R = 18/40 = 9/20', in: 'or' }],
      mark: '1',
      shapes: [
        { kind: 'circle', centre: [-2.2, 0], radius: 3.3, style: { colour: 'given' } },
        { kind: 'circle', centre: [2.2, 0], radius: 3.3, style: {} },
        { kind: 'label', at: [-3.2, 0], tex: '10', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0, 0], tex: '3', shiftInPx: [0, 0], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [3.2, 0], tex: '5', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [-4, 3.6], tex: '3k', shiftInPx: [0, 0], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [4, 3.6], tex: '5k', shiftInPx: [0, 0], colour: 'chalk', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'It must be at least as great as each of the two, for every ticket of them is in it. It is.',
        hi: 'यह दोनों में से हर एक जितनी या उससे बड़ी होनी चाहिए, क्योंकि उनकी हर पर्ची इसमें है। ऐसा ही है।',
        te: 'వాటి ప్రతి చీటీ ఇందులో ఉంది, కాబట్టి ఇది రెండింటిలో ఒక్కోదాని కంటే తక్కువ కాకూడదు. అలాగే ఉంది.',
      },
      lines: [{ tex: t`\frac{18}{40}>\frac{13}{40}>\frac{8}{40}` }],
    },
  ],
}
