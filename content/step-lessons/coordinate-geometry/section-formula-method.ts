import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A point for a ratio, a ratio for a point. */
export const sectionFormulaMethod: StepLesson = {
  id: 'section-formula-method',
  version: 1,
  title: { en: 'How to use the section formula', hi: 'विभाजन सूत्र का प्रयोग', te: 'విభజన సూత్రాన్ని వాడటం' },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-1.2, -4, 6.8, 7] },
  figureWords: {
    en: 'Segment from C(2, −3) to D(5, 6), which cuts the x-axis at (3, 0).',
    hi: 'C(2, −3) से D(5, 6) तक रेखाखंड, जो x-अक्ष को (3, 0) पर काटता है।',
    te: 'C(2, −3) నుండి D(5, 6) వరకు రేఖాఖండం, x-అక్షాన్ని (3, 0) వద్ద ఖండిస్తుంది.',
  },
  workings: {
    p: { mode: 'value', facts: { x: '2', y: '-3' } },
    k: { mode: 'solve', variables: ['k'], given: ['(6k + 1*(-3))/(k+1) = 0'], worlds: [{ k: '1/2' }] },
    q: { mode: 'value', facts: { x: '3' } },
  },
  steps: [
    {
      words: {
        en: 'Find P, which divides the segment from A(−4, 3) to B(6, −7) in the ratio 3 to 2.',
        hi: 'P निकालें, जो A(−4, 3) से B(6, −7) तक के रेखाखंड को 3 : 2 में विभाजित करता है।',
        te: 'A(−4, 3) నుండి B(6, −7) వరకు రేఖాఖండాన్ని 3 : 2 నిష్పత్తిలో విభజించే P కనుగొనండి.',
      },
      said: {
        en: 'Find P, which divides the segment from A minus 4, 3 to B 6, minus 7 in the ratio 3 to 2.',
        hi: 'P निकालें, जो A ऋण 4, 3 से B 6, ऋण 7 तक के रेखाखंड को 3 और 2 के अनुपात में विभाजित करता है।',
        te: 'A మైనస్ 4, 3 నుండి B 6, మైనస్ 7 వరకు రేఖాఖండాన్ని 3 కి 2 నిష్పత్తిలో విభజించే P కనుగొనండి.',
      },
      lines: [{ tex: t`A(-4,\,3)\quad B(6,\,-7)` }, { tex: t`m:n=3:2` }],
      margin: { en: 'list A, B, m, n', hi: 'A, B, m, n लिखें', te: 'A, B, m, n రాయండి' },
    },
    {
      words: {
        en: 'Multiply crosswise: 3 goes with B, 2 goes with A.',
        hi: 'तिरछा गुणा करें: 3 का B से, 2 का A से।',
        te: 'అడ్డంగా గుణించండి: 3 ను B తో, 2 ను A తో.',
      },
      lines: [
        { plain: 'x = (3*6 + 2*(-4))/(3+2)', in: 'p' },
        { plain: 'x = 10/5 = 2', in: 'p' },
      ],
      mark: '1',
      question: {
        kind: 'line',
        ask: { en: 'Write the line for x.', hi: 'x की पंक्ति लिखें।', te: 'x కు పంక్తి రాయండి.' },
        hint: {
          en: 'Begin with x = and use the x-coordinates 6 and −4.',
          hi: 'x = से शुरू करें; x-निर्देशांक 6 और −4 लें।',
          te: 'x = తో మొదలుపెట్టండి; x-నిరూపకాలు 6, −4 వాడండి.',
        },
        in: 'p',
        example: 'x = (3*6 + 2*(-4))/(3+2)',
      },
    },
    {
      words: { en: 'The same for y.', hi: 'y के लिए भी यही।', te: 'y కు కూడా ఇదే.' },
      lines: [
        { plain: 'y = (3*(-7) + 2*3)/(3+2)', in: 'p' },
        { plain: 'y = -15/5 = -3', in: 'p' },
        { tex: t`P(2,\,-3)` },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Now turn it round. In what ratio does the x-axis divide the segment from C(2, −3) to D(5, 6)?',
        hi: 'अब उल्टा। x-अक्ष C(2, −3) से D(5, 6) तक के रेखाखंड को किस अनुपात में विभाजित करता है?',
        te: 'ఇప్పుడు తిరగేద్దాం. x-అక్షం C(2, −3) నుండి D(5, 6) వరకు రేఖాఖండాన్ని ఏ నిష్పత్తిలో విభజిస్తుంది?',
      },
      said: {
        en: 'Now turn it round. In what ratio does the x-axis divide the segment from C 2, minus 3 to D 5, 6?',
        hi: 'अब उल्टा। x-अक्ष C 2, ऋण 3 से D 5, 6 तक के रेखाखंड को किस अनुपात में विभाजित करता है?',
        te: 'ఇప్పుడు తిరగేద్దాం. x-అక్షం C 2, మైనస్ 3 నుండి D 5, 6 వరకు రేఖాఖండాన్ని ఏ నిష్పత్తిలో విభజిస్తుంది?',
      },
      shapes: [
        { kind: 'axes', x: [-1, 6.6], y: [-3.8, 6.8], every: 2 },
        {
          kind: 'path',
          points: [
            [2, -3],
            [5, 6],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        { kind: 'dot', at: [2, -3], colour: 'given' },
        { kind: 'dot', at: [5, 6], colour: 'given' },
        { kind: 'label', at: [2, -3], tex: 'C', shiftInPx: [14, 6], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [5, 6], tex: 'D', shiftInPx: [14, 0], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Let the ratio be k to 1. Then there is only one unknown.',
        hi: 'मान लें अनुपात k : 1 है। तब एक ही अज्ञात है।',
        te: 'నిష్పత్తి k : 1 అనుకోండి. అప్పుడు తెలియనిది ఒక్కటే.',
      },
      lines: [{ tex: t`y=\frac{k\cdot 6+1\cdot(-3)}{k+1}`, plain: '(k*6+1*(-3))/(k+1) = (6k-3)/(k+1)' }],
      question: {
        kind: 'choice',
        ask: {
          en: 'What is true of the point where the segment meets the x-axis?',
          hi: 'जहाँ रेखाखंड x-अक्ष से मिलता है, उस बिंदु के लिए क्या सच है?',
          te: 'రేఖాఖండం x-అక్షాన్ని కలిసే బిందువు విషయంలో ఏది నిజం?',
        },
        hint: {
          en: 'How high above the x-axis is it?',
          hi: 'वह x-अक्ष से कितना ऊपर है?',
          te: 'అది x-అక్షానికి ఎంత పైన ఉంది?',
        },
        options: [
          { words: { en: '$x=0$' } },
          { words: { en: '$y=0$' }, isRight: true },
          { words: { en: '$x=y$' } },
        ],
      },
    },
    {
      words: {
        en: 'Put y equal to zero and solve.',
        hi: 'y को शून्य रखें और हल करें।',
        te: 'y ను సున్నాగా తీసుకుని సాధించండి.',
      },
      lines: [
        { plain: '6k - 3 = 0', in: 'k' },
        { plain: 'k = 1/2', in: 'k' },
        { tex: t`k:1=1:2`, plain: 'k = 1/2', in: 'k' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: {
          en: 'What is the ratio in whole numbers?',
          hi: 'पूर्ण संख्याओं में अनुपात क्या है?',
          te: 'పూర్ణ సంఖ్యల్లో నిష్పత్తి ఎంత?',
        },
        hint: {
          en: 'A fraction is zero only when its top is zero. Write k to 1 without fractions.',
          hi: 'भिन्न तभी शून्य है जब अंश शून्य हो। k : 1 को बिना भिन्न के लिखें।',
          te: 'లవం సున్నా అయితేనే భిన్నం సున్నా. k : 1 ను భిన్నం లేకుండా రాయండి.',
        },
        answerKind: 'ratio',
        answer: '1:2',
      },
    },
    {
      words: {
        en: 'The x-coordinate tells where.',
        hi: 'x-निर्देशांक बताता है कि कहाँ।',
        te: 'x-నిరూపకం ఎక్కడో చెబుతుంది.',
      },
      lines: [{ plain: 'x = (1*5 + 2*2)/(1+2) = 3', in: 'q' }, { tex: t`(3,\,0)` }],
      shapes: [{ kind: 'dot', at: [3, 0], colour: 'result' }],
    },
    {
      words: {
        en: 'If k came out negative, the point would lie outside the segment. Then look at the signs again.',
        hi: 'यदि k ऋणात्मक आए, तो बिंदु रेखाखंड के बाहर होगा। तब चिह्न फिर देखें।',
        te: 'k ఋణాత్మకంగా వస్తే బిందువు రేఖాఖండం బయట ఉంటుంది. అప్పుడు గుర్తులను మళ్లీ చూడండి.',
      },
    },
  ],
}
