import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** The graph question of five marks: solve, and find the triangle with the x-axis. */
export const triangleFromLines: StepLesson = {
  id: 'triangle-of-two-lines-and-the-axis',
  version: 1,
  title: {
    en: 'Worked example: two lines and a triangle',
    hi: 'हल किया उदाहरण: दो रेखाएँ और त्रिभुज',
    te: 'సాధించిన ఉదాహరణ: రెండు రేఖలు, త్రిభుజం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-3.6, -1.6, 5.6, 5.8] },
  figureWords: {
    en: 'The lines x − y = −2 and 2x + y = 8 meet at (2, 4); with the x-axis they make a triangle from −2 to 4.',
    hi: 'रेखाएँ x − y = −2 और 2x + y = 8 बिंदु (2, 4) पर मिलती हैं; x-अक्ष के साथ −2 से 4 तक त्रिभुज बनता है।',
    te: 'x − y = −2, 2x + y = 8 రేఖలు (2, 4) వద్ద కలుస్తాయి; x-అక్షంతో −2 నుండి 4 వరకు త్రిభుజం ఏర్పడుతుంది.',
  },
  workings: {
    pair: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['x-y=-2', '2x+y=8'],
      worlds: [{ x: '2', y: '4' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Solve by a graph. Find also the area between both lines and the x-axis.',
        hi: 'आलेख से हल करें। दोनों रेखाओं और x-अक्ष के बीच का क्षेत्रफल भी ज्ञात करें।',
        te: 'రేఖాచిత్రం ద్వారా సాధించండి. రెండు రేఖలు, x-అక్షం మధ్య వైశాల్యం కూడా కనుగొనండి.',
      },
      lines: [
        { plain: 'x - y = -2', in: 'pair' },
        { plain: '2x + y = 8', in: 'pair' },
      ],
      margin: { en: '5 marks', hi: '5 अंक', te: '5 మార్కులు' },
      shapes: [{ kind: 'axes', x: [-3.4, 5.4], y: [-1.4, 5.6] }],
    },
    {
      words: {
        en: 'Three points of the first line. Two are enough; the third is a check.',
        hi: 'पहली रेखा के तीन बिंदु। दो काफ़ी हैं; तीसरा जाँच के लिए है।',
        te: 'మొదటి రేఖపై మూడు బిందువులు. రెండు చాలు; మూడవది సరిచూడటానికి.',
      },
      table: {
        head: [{ en: '$x$' }, { en: '−2' }, { en: '0' }, { en: '1' }],
        rows: [[{ en: '$y=x+2$' }, { en: '0' }, { en: '2' }, { en: '3' }]],
      },
      mark: '1',
      shapes: [
        { kind: 'graph', coefficients: [2, 1], from: -3.3, to: 3.4 },
        { kind: 'dot', at: [-2, 0], colour: 'chalk' },
        { kind: 'dot', at: [0, 2], colour: 'chalk' },
        { kind: 'dot', at: [1, 3], colour: 'chalk' },
      ],
    },
    {
      words: {
        en: 'Now the second line, by $y=8-2x$. Begin where it meets the x-axis.',
        hi: 'अब दूसरी रेखा, $y=8-2x$ से। वहाँ से शुरू करें जहाँ वह x-अक्ष से मिलती है।',
        te: 'ఇప్పుడు రెండవ రేఖ, $y=8-2x$. అది x-అక్షాన్ని కలిసే చోటుతో మొదలుపెట్టండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'For which $x$ is $y=0$?',
          hi: 'किस $x$ के लिए $y=0$ है?',
          te: 'ఏ $x$ కు $y=0$?',
        },
        hint: {
          en: 'Solve 8 − 2x = 0.',
          hi: '8 − 2x = 0 हल करें।',
          te: '8 − 2x = 0 ను సాధించండి.',
        },
        answerKind: 'number',
        answer: '4',
      },
    },
    {
      words: {
        en: 'Three points of it, and its line.',
        hi: 'उसके तीन बिंदु और उसकी रेखा।',
        te: 'దానిపై మూడు బిందువులు, ఆ రేఖ.',
      },
      table: {
        head: [{ en: '$x$' }, { en: '2' }, { en: '3' }, { en: '4' }],
        rows: [[{ en: '$y=8-2x$' }, { en: '4' }, { en: '2' }, { en: '0' }]],
      },
      mark: '1',
      shapes: [
        { kind: 'graph', coefficients: [8, -2], from: 1.3, to: 4.6, colour: 'given' },
        { kind: 'dot', at: [3, 2], colour: 'given' },
        { kind: 'dot', at: [4, 0], colour: 'given' },
      ],
    },
    {
      words: {
        en: 'Read the solution where the lines cross.',
        hi: 'जहाँ रेखाएँ काटती हैं, वहाँ हल पढ़ें।',
        te: 'రేఖలు ఖండించుకునే చోట సాధనను చదవండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'At which point do they cross?',
          hi: 'वे किस बिंदु पर काटती हैं?',
          te: 'అవి ఏ బిందువు వద్ద ఖండించుకుంటాయి?',
        },
        hint: {
          en: 'Go straight down to the x-axis, then straight across to the y-axis.',
          hi: 'सीधे नीचे x-अक्ष तक जाएँ, फिर सीधे y-अक्ष तक।',
          te: 'నేరుగా కిందికి x-అక్షం వరకు, తర్వాత నేరుగా y-అక్షం వరకు చూడండి.',
        },
        answerKind: 'point',
        answer: '(2, 4)',
      },
      lines: [{ plain: 'x = 2, y = 4', in: 'pair' }],
      mark: '1',
    },
    {
      words: {
        en: 'Name the corners of the triangle and shade it.',
        hi: 'त्रिभुज के शीर्ष लिखें और उसे छायांकित करें।',
        te: 'త్రిభుజం శీర్షాలను రాసి, దానికి షేడ్ వేయండి.',
      },
      lines: [{ tex: '(-2,\\,0),\\ (4,\\,0),\\ (2,\\,4)' }],
      mark: '½',
      shapes: [
        { kind: 'dot', at: [2, 4], colour: 'result' },
        label([2, 4], '(2,\\,4)', 'result', [48, -4]),
        {
          kind: 'path',
          points: [
            [-2, 0],
            [4, 0],
            [2, 4],
          ],
          isClosed: true,
          style: { colour: 'result', isFilled: true, widthInPx: 3 },
        },
      ],
    },
    {
      words: {
        en: 'The base lies on the x-axis. The height is the $y$ of the top corner.',
        hi: 'आधार x-अक्ष पर है। ऊँचाई ऊपर वाले शीर्ष का $y$ है।',
        te: 'భూమి x-అక్షంపై ఉంది. ఎత్తు పై శీర్షం యొక్క $y$.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'How long is the base?', hi: 'आधार कितना लंबा है?', te: 'భూమి పొడవు ఎంత?' },
        hint: {
          en: 'It goes from −2 to 4. Count the units through 0.',
          hi: 'यह −2 से 4 तक है। 0 से होकर इकाइयाँ गिनें।',
          te: 'అది −2 నుండి 4 వరకు. 0 మీదుగా యూనిట్లు లెక్కించండి.',
        },
        options: [{ words: { en: '2' } }, { words: { en: '4' } }, { words: { en: '6' }, isRight: true }],
      },
      lines: [{ plain: '4 - (-2) = 6' }, { plain: '1/2*6*4 = 12' }],
      mark: '1',
    },
    {
      words: {
        en: 'Write the unit: the area is 12 square units.',
        hi: 'इकाई लिखें: क्षेत्रफल 12 वर्ग इकाई है।',
        te: 'యూనిట్ రాయండి: వైశాల్యం 12 చదరపు యూనిట్లు.',
      },
      mark: '½',
    },
  ],
}
