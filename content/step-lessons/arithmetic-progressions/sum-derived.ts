import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'
import { column } from './columns.ts'

/** The sum of n terms: the staircase twice makes a rectangle. */
export const sumDerived: StepLesson = {
  id: 'sum-of-an-ap-derived',
  version: 2,
  title: {
    en: 'Where the sum of an AP comes from',
    hi: 'AP का योग कहाँ से आता है',
    te: 'AP మొత్తం ఎలా వస్తుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, heightInPx: 270, view: [-0.6, -1.8, 5, 14.6], isStretched: true },
  figureWords: {
    en: 'Columns 2, 5, 8, 11, and on top of them the same columns in reverse; together a rectangle 4 wide and 13 high.',
    hi: '2, 5, 8, 11 के स्तंभ और उनके ऊपर वही उलटे क्रम में; मिलकर 4 चौड़ा और 13 ऊँचा आयत।',
    te: '2, 5, 8, 11 స్తంభాలు, వాటిపై అవే వెనక్కి; కలిపి 4 వెడల్పు, 13 ఎత్తు గల దీర్ఘచతురస్రం.',
  },
  workings: {
    sum: {
      mode: 'value',
      facts: { a: '7', d: '4', n: '15', l: '63', S: '525', S_n: '525', S_15: '525' },
      target: '525',
    },
  },
  steps: [
    {
      words: {
        en: 'Add 2, 5, 8 and 11 as columns.',
        hi: '2, 5, 8 और 11 को स्तंभों के रूप में जोड़ें।',
        te: '2, 5, 8, 11 లను స్తంభాలుగా కలపండి.',
      },
      shapes: [
        column(0, 0, 2),
        column(1, 0, 5),
        column(2, 0, 8),
        column(3, 0, 11),
        label([0.5, 0], '2', 'chalk', [0, 14]),
        label([1.5, 0], '5', 'chalk', [0, 14]),
        label([2.5, 0], '8', 'chalk', [0, 14]),
        label([3.5, 0], '11', 'chalk', [0, 14]),
      ],
    },
    {
      words: {
        en: 'Put the same columns on top, in reverse order. All become equally high.',
        hi: 'वही स्तंभ उलटे क्रम में ऊपर रखें। सब बराबर ऊँचे हो जाते हैं।',
        te: 'అవే స్తంభాలను వెనుక వరుసలో పైన ఉంచండి. అన్నీ సమాన ఎత్తు అవుతాయి.',
      },
      shapes: [
        column(0, 2, 13, { colour: 'given' }),
        column(1, 5, 13, { colour: 'given' }),
        column(2, 8, 13, { colour: 'given' }),
        column(3, 11, 13, { colour: 'given' }),
        label([0.5, 7.5], '11', 'given'),
        label([1.5, 9], '8', 'given'),
        label([2.5, 10.5], '5', 'given'),
        label([3.5, 12], '2', 'given'),
        label([4, 6.5], '13', 'result', [22, 0]),
      ],
      question: {
        kind: 'value',
        ask: {
          en: 'What is the sum 2 + 5 + 8 + 11 by this picture?',
          hi: 'इस चित्र से 2 + 5 + 8 + 11 का योग कितना है?',
          te: 'ఈ చిత్రం ప్రకారం 2 + 5 + 8 + 11 ఎంత?',
        },
        hint: {
          en: 'The rectangle is 4 wide and 13 high, and it holds the sum twice.',
          hi: 'आयत 4 चौड़ा और 13 ऊँचा है, और उसमें योग दो बार है।',
          te: 'దీర్ఘచతురస్రం 4 వెడల్పు, 13 ఎత్తు; అందులో మొత్తం రెండుసార్లు ఉంది.',
        },
        answerKind: 'number',
        answer: '26',
      },
      lines: [{ plain: '4*13/2 = 26' }],
    },
    {
      words: {
        en: 'Now with letters. Let $l$ be the last of $n$ terms. Write the sum forwards and backwards.',
        hi: 'अब अक्षरों से। मान लें $n$ पदों में अंतिम $l$ है। योग को सीधा और उलटा लिखें।',
        te: 'ఇప్పుడు అక్షరాలతో. $n$ పదాలలో చివరిది $l$ అనుకోండి. మొత్తాన్ని ముందుకు, వెనక్కి రాయండి.',
      },
      lines: [{ tex: 'S=a+(a+d)+\\dots+l' }, { tex: 'S=l+(l-d)+\\dots+a' }],
    },
    {
      words: {
        en: 'Add them term by term. In each pair one $d$ more meets one $d$ less.',
        hi: 'पद-पद जोड़ें। हर जोड़े में एक ओर $d$ बढ़ता है और दूसरी ओर घटता है।',
        te: 'పదం పదంగా కలపండి. ప్రతి జతలో ఒక వైపు $d$ పెరుగుతుంది, మరో వైపు తగ్గుతుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What is each pair?',
          hi: 'हर जोड़ा कितना है?',
          te: 'ప్రతి జత ఎంత?',
        },
        hint: {
          en: 'Add a + d and l − d.',
          hi: 'a + d और l − d जोड़ें।',
          te: 'a + d, l − d లను కలపండి.',
        },
        options: [
          { words: { en: '$a+l$' }, isRight: true },
          { words: { en: '$a+l+d$' } },
          { words: { en: '$2a+2l$' } },
        ],
      },
      lines: [{ plain: '(a+d)+(l-d) = a+l' }, { plain: '2S = n(a+l)', in: 'sum' }],
    },
    {
      words: {
        en: 'Halve it. This form needs the last term.',
        hi: 'आधा करें। इस रूप में अंतिम पद चाहिए।',
        te: 'సగం చేయండి. ఈ రూపానికి చివరి పదం కావాలి.',
      },
      lines: [{ plain: 'S = n/2*(a+l)', in: 'sum' }],
      margin: { en: 'last term known', hi: 'अंतिम पद ज्ञात', te: 'చివరి పదం తెలిస్తే' },
    },
    {
      words: {
        en: 'Put the $n$th term for $l$. This form needs the difference.',
        hi: '$l$ की जगह $n$वाँ पद रखें। इस रूप में सार्व अंतर चाहिए।',
        te: '$l$ బదులు $n$ వ పదం ఉంచండి. ఈ రూపానికి సామాన్య భేదం కావాలి.',
      },
      lines: [
        { plain: 'l = a + (n-1)d', in: 'sum' },
        { plain: 'S = n/2*(2a+(n-1)d)', in: 'sum' },
      ],
      margin: { en: 'difference known', hi: 'सार्व अंतर ज्ञात', te: 'భేదం తెలిస్తే' },
    },
    {
      words: {
        en: 'Use it: 15 terms of 7, 11, 15 and so on.',
        hi: 'काम लें: 7, 11, 15, … के 15 पद।',
        te: 'వాడండి: 7, 11, 15, … యొక్క 15 పదాలు.',
      },
      said: {
        en: 'Use it for 15 terms of 7, 11, 15 and so on.',
        hi: 'काम लें। 7, 11, 15, इस श्रेढ़ी के 15 पद।',
        te: 'వాడండి. 7, 11, 15, ఈ శ్రేఢి యొక్క 15 పదాలు.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Put the numbers into a formula for S.',
          hi: 'S के सूत्र में संख्याएँ रखें।',
          te: 'S సూత్రంలో సంఖ్యలను ఉంచండి.',
        },
        hint: {
          en: 'The first term is 7, the difference 4, and n − 1 is 14.',
          hi: 'प्रथम पद 7, सार्व अंतर 4 और n − 1 का मान 14 है।',
          te: 'మొదటి పదం 7, భేదం 4, n − 1 అంటే 14.',
        },
        in: 'sum',
        example: 'S = 15/2*(14+56)',
      },
      lines: [
        { plain: 'S = 15/2*(2*7+14*4)', in: 'sum' },
        { plain: 'S = 15/2*70 = 525', in: 'sum' },
      ],
    },
  ],
}
