import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'
import { column } from './columns.ts'

/** What an AP is: each term is the one before and the same number more. */
export const equalSteps: StepLesson = {
  id: 'a-staircase-of-equal-steps',
  version: 1,
  title: {
    en: 'A staircase of equal steps',
    hi: 'बराबर सीढ़ियों का ज़ीना',
    te: 'సమాన మెట్ల వరుస',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, heightInPx: 270, view: [-0.4, -1.6, 5.8, 16.4], isStretched: true },
  figureWords: {
    en: 'Columns of heights 2, 5, 8 and 11; each is 3 higher than the one before. The fifth is 14.',
    hi: '2, 5, 8 और 11 ऊँचाई के स्तंभ; हर एक पिछले से 3 ऊँचा है। पाँचवाँ 14 है।',
    te: '2, 5, 8, 11 ఎత్తు గల స్తంభాలు; ప్రతిదీ ముందుదాని కంటే 3 ఎత్తు. ఐదవది 14.',
  },
  workings: {
    steps: {
      mode: 'value',
      facts: { d: '3', a_1: '2', a_2: '5', a_3: '8', a_4: '11', a_5: '14' },
      target: '14',
    },
  },
  steps: [
    {
      words: {
        en: 'Look at these columns. Their heights are 2, 5, 8 and 11.',
        hi: 'इन स्तंभों को देखें। इनकी ऊँचाइयाँ 2, 5, 8 और 11 हैं।',
        te: 'ఈ స్తంభాలను చూడండి. వాటి ఎత్తులు 2, 5, 8, 11.',
      },
      shapes: [
        column(0, 0, 2),
        column(1, 0, 5),
        column(2, 0, 8),
        column(3, 0, 11),
        label([0.5, 2], '2', 'chalk', [0, -13]),
        label([1.5, 5], '5', 'chalk', [0, -13]),
        label([2.5, 8], '8', 'chalk', [0, -13]),
        label([3.5, 11], '11', 'chalk', [0, -13]),
      ],
    },
    {
      words: {
        en: 'Subtract each term from the next. The difference is always the same, so this is an arithmetic progression, an AP.',
        hi: 'हर पद को अगले पद में से घटाएँ। अंतर सदा समान है, इसलिए यह समांतर श्रेढ़ी (AP) है।',
        te: 'ప్రతి పదాన్ని తర్వాతి పదం నుండి తీసివేయండి. భేదం ఎప్పుడూ ఒకటే, కాబట్టి ఇది అంకశ్రేఢి (AP).',
      },
      lines: [{ plain: '5-2 = 8-5 = 11-8 = 3' }],
      margin: { en: 'common difference d', hi: 'सार्व अंतर d', te: 'సామాన్య భేదం d' },
    },
    {
      words: {
        en: 'Where does the fifth column end?',
        hi: 'पाँचवाँ स्तंभ कहाँ तक जाएगा?',
        te: 'ఐదవ స్తంభం ఎక్కడ వరకు ఉంటుంది?',
      },
      question: {
        kind: 'move',
        ask: {
          en: 'Move the point to the top of the fifth column.',
          hi: 'बिंदु को पाँचवें स्तंभ के ऊपरी सिरे तक खिसकाएँ।',
          te: 'బిందువును ఐదవ స్తంభం పై అంచుకు జరపండి.',
        },
        hint: {
          en: 'Go up one more step from 11. All steps are equal.',
          hi: '11 से एक सीढ़ी और चढ़ें। सब सीढ़ियाँ बराबर हैं।',
          te: '11 నుండి ఇంకొక మెట్టు ఎక్కండి. అన్ని మెట్లూ సమానం.',
        },
        name: 'P',
        from: [4.5, 0],
        to: [4.5, 16],
        steps: 16,
        beginsAt: 8,
        fitsAt: 14,
      },
      lines: [{ plain: 'a_5 = 11 + 3 = 14', in: 'steps' }],
    },
    {
      words: {
        en: 'Write $a$ for the first term. Then every term follows by adding $d$.',
        hi: 'प्रथम पद को $a$ लिखें। तब हर अगला पद $d$ जोड़ने से मिलता है।',
        te: 'మొదటి పదాన్ని $a$ గా రాయండి. అప్పుడు $d$ కలుపుతూ ప్రతి పదం వస్తుంది.',
      },
      lines: [{ tex: 'a,\\ a+d,\\ a+2d,\\ \\dots' }],
      shapes: [
        column(4, 0, 14, { colour: 'result', isDashed: true }),
        label([4.5, 14], '14', 'result', [0, -13]),
      ],
    },
    {
      words: {
        en: 'The difference may be negative, and it may be 0. What counts is that it is the same everywhere.',
        hi: 'सार्व अंतर ऋणात्मक या 0 भी हो सकता है। शर्त यह है कि वह हर जगह समान हो।',
        te: 'భేదం ఋణాత్మకం కావచ్చు, 0 కూడా కావచ్చు. అది అన్ని చోట్లా ఒకటే కావాలి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which list is not an AP?',
          hi: 'कौन-सी सूची AP नहीं है?',
          te: 'ఏ జాబితా AP కాదు?',
        },
        hint: {
          en: 'Find all three differences in each list.',
          hi: 'हर सूची के तीनों अंतर निकालें।',
          te: 'ప్రతి జాబితాలో మూడు భేదాలూ కనుగొనండి.',
        },
        options: [
          { words: { en: '$9,\\ 5,\\ 1,\\ -3$' } },
          { words: { en: '$4,\\ 4,\\ 4,\\ 4$' } },
          { words: { en: '$1,\\ 2,\\ 4,\\ 8$' }, isRight: true },
          { words: { en: '$\\sqrt2,\\ 2\\sqrt2,\\ 3\\sqrt2,\\ 4\\sqrt2$' } },
        ],
        why: {
          en: 'There the differences are 1, 2 and 4.',
          hi: 'वहाँ अंतर 1, 2 और 4 हैं।',
          te: 'అక్కడ భేదాలు 1, 2, 4.',
        },
      },
    },
    {
      words: {
        en: 'Three numbers in AP have equal steps on both sides of the middle one. So twice the middle is the sum of the others.',
        hi: 'AP के तीन पदों में बीच वाले के दोनों ओर बराबर अंतर है। इसलिए बीच वाले का दुगुना बाकी दोनों का योग है।',
        te: 'APలోని మూడు పదాలలో మధ్యదానికి రెండు వైపులా సమాన భేదం. కాబట్టి మధ్యదానికి రెట్టింపు మిగతా రెండింటి మొత్తం.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'The numbers 7, $x$ and 25 are in AP. What is $x$?',
          hi: '7, $x$ और 25 AP में हैं। $x$ कितना है?',
          te: '7, $x$, 25 లు AP లో ఉన్నాయి. $x$ ఎంత?',
        },
        hint: {
          en: 'Twice x is the sum of 7 and 25.',
          hi: 'x का दुगुना 7 और 25 का योग है।',
          te: 'x కు రెట్టింపు 7, 25 ల మొత్తం.',
        },
        answerKind: 'number',
        answer: '16',
      },
      lines: [{ plain: '16-7 = 25-16 = 9' }],
    },
  ],
}
