import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The word problem of five marks: the number of terms from their sum. */
export const rowsOfSeats: StepLesson = {
  id: 'rows-of-seats',
  version: 1,
  title: {
    en: 'Worked example: rows of seats',
    hi: 'हल किया उदाहरण: सीटों की कतारें',
    te: 'సాధించిన ఉదాహరణ: సీట్ల వరుసలు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    rows: {
      mode: 'solve',
      variables: ['n'],
      given: ['n/2*(2*20+(n-1)*2) = 560'],
      worlds: [{ n: '16' }, { n: '-35' }],
    },
    falling: {
      mode: 'solve',
      variables: ['n'],
      given: ['n/2*(60-4(n-1)) = 120'],
      worlds: [{ n: '6' }, { n: '10' }],
    },
  },
  steps: [
    {
      words: {
        en: 'A hall has 20 seats in its first row. Each further row has 2 seats more. There are 560 seats. How many rows are there, and how many seats has the last one?',
        hi: 'एक हॉल की पहली कतार में 20 सीटें हैं। हर अगली कतार में 2 सीटें अधिक हैं। कुल 560 सीटें हैं। कितनी कतारें हैं और अंतिम में कितनी सीटें?',
        te: 'ఒక హాలులో మొదటి వరుసలో 20 సీట్లు. ప్రతి తర్వాతి వరుసలో 2 సీట్లు ఎక్కువ. మొత్తం 560 సీట్లు. ఎన్ని వరుసలు, చివరి వరుసలో ఎన్ని సీట్లు?',
      },
      margin: { en: '5 marks', hi: '5 अंक', te: '5 మార్కులు' },
    },
    {
      words: {
        en: 'The rows form an AP, because each grows by the same number.',
        hi: 'कतारें AP बनाती हैं, क्योंकि हर बार समान संख्या बढ़ती है।',
        te: 'ప్రతిసారీ ఒకే సంఖ్య పెరుగుతుంది కాబట్టి వరుసలు AP అవుతాయి.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'What is 560 here?', hi: 'यहाँ 560 क्या है?', te: 'ఇక్కడ 560 ఏమిటి?' },
        hint: {
          en: 'Does it count one row or all rows together?',
          hi: 'यह एक कतार गिनता है या सब मिलाकर?',
          te: 'ఇది ఒక వరుసను లెక్కిస్తుందా, అన్నింటినీ కలిపా?',
        },
        options: [
          { words: { en: 'The last term', hi: 'अंतिम पद', te: 'చివరి పదం' } },
          { words: { en: 'The sum', hi: 'योग', te: 'మొత్తం' }, isRight: true },
          { words: { en: 'The number of terms', hi: 'पदों की संख्या', te: 'పదాల సంఖ్య' } },
        ],
      },
      lines: [{ tex: 'a=20,\\ d=2,\\ S_n=560' }],
      mark: '1',
    },
    {
      words: {
        en: 'Put this into the formula for the sum.',
        hi: 'इसे योग के सूत्र में रखें।',
        te: 'దీన్ని మొత్తం సూత్రంలో ఉంచండి.',
      },
      lines: [{ plain: 'n/2*(2*20+(n-1)*2) = 560', in: 'rows' }],
      mark: '1',
    },
    {
      words: {
        en: 'Simplify the bracket first.',
        hi: 'पहले कोष्ठक सरल करें।',
        te: 'ముందు బ్రాకెట్‌ను సూక్ష్మీకరించండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a quadratic equation in n.',
          hi: 'n में द्विघात समीकरण लिखें।',
          te: 'n లో వర్గ సమీకరణం రాయండి.',
        },
        hint: {
          en: 'The bracket is 2n + 38, and half of it is n + 19.',
          hi: 'कोष्ठक 2n + 38 है और उसका आधा n + 19।',
          te: 'బ్రాకెట్ 2n + 38, దానిలో సగం n + 19.',
        },
        in: 'rows',
        example: 'n^2+19n-560 = 0',
      },
      lines: [
        { plain: 'n(n+19) = 560', in: 'rows' },
        { plain: 'n^2+19n-560 = 0', in: 'rows' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Solve it. The number of rows is a natural number, so $-35$ is left out.',
        hi: 'हल करें। कतारों की संख्या प्राकृत संख्या है, इसलिए $-35$ छोड़ देते हैं।',
        te: 'సాధించండి. వరుసల సంఖ్య సహజ సంఖ్య, కాబట్టి $-35$ ను వదిలేస్తాం.',
      },
      lines: [
        { plain: '(n+35)(n-16) = 0', in: 'rows' },
        { plain: 'n = -35 or n = 16', in: 'rows' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Answer both questions: 16 rows, and the last row.',
        hi: 'दोनों प्रश्नों का उत्तर दें: 16 कतारें, और अंतिम कतार।',
        te: 'రెండు ప్రశ్నలకూ జవాబు: 16 వరుసలు, చివరి వరుస.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many seats are in the last row?',
          hi: 'अंतिम कतार में कितनी सीटें हैं?',
          te: 'చివరి వరుసలో ఎన్ని సీట్లు?',
        },
        hint: {
          en: 'It is the 16th term: 15 steps of 2 from 20.',
          hi: 'यह 16वाँ पद है: 20 से 2 की 15 सीढ़ियाँ।',
          te: 'ఇది 16వ పదం: 20 నుండి 2 చొప్పున 15 మెట్లు.',
        },
        answerKind: 'number',
        answer: '50',
      },
      lines: [{ plain: '20 + 15*2 = 50' }, { plain: '16/2*(20+50) = 560' }],
      mark: '1',
    },
    {
      words: {
        en: 'Sometimes both roots fit. Let 30, 26, 22 and so on have the sum 120.',
        hi: 'कभी-कभी दोनों मूल ठीक बैठते हैं। मान लें 30, 26, 22, … का योग 120 है।',
        te: 'ఒక్కోసారి రెండు మూలాలూ సరిపోతాయి. 30, 26, 22, … మొత్తం 120 అనుకోండి.',
      },
      said: {
        en: 'Sometimes both roots fit. Let 30, 26, 22 and so on have the sum 120.',
        hi: 'कभी-कभी दोनों मूल ठीक बैठते हैं। मान लें 30, 26, 22, इस श्रेढ़ी का योग 120 है।',
        te: 'ఒక్కోసారి రెండు మూలాలూ సరిపోతాయి. 30, 26, 22, ఈ శ్రేఢి మొత్తం 120 అనుకోండి.',
      },
      lines: [
        { plain: 'n/2*(60-4(n-1)) = 120', in: 'falling' },
        { plain: 'n^2-16n+60 = 0', in: 'falling' },
        { plain: 'n = 6 or n = 10', in: 'falling' },
      ],
    },
    {
      words: {
        en: 'Why two answers? The terms from the 7th to the 10th add up to 0.',
        hi: 'दो उत्तर क्यों? 7वें से 10वें तक के पदों का योग 0 है।',
        te: 'రెండు జవాబులు ఎందుకు? 7వ నుండి 10వ పదం వరకు మొత్తం 0.',
      },
      lines: [{ plain: '6 + 2 + (-2) + (-6) = 0' }],
    },
  ],
}
