import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** The solution of a pair is the point on both lines. */
export const twoLinesOnePoint: StepLesson = {
  id: 'two-lines-one-point',
  version: 2,
  title: {
    en: 'Two equations, two lines, one point',
    hi: 'दो समीकरण, दो रेखाएँ, एक बिंदु',
    te: 'రెండు సమీకరణాలు, రెండు రేఖలు, ఒక బిందువు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-1.6, -1.8, 6.6, 6.4] },
  figureWords: {
    en: 'The lines x + y = 5 and 2x − y = 1 cross at the point (2, 3).',
    hi: 'रेखाएँ x + y = 5 और 2x − y = 1 बिंदु (2, 3) पर काटती हैं।',
    te: 'x + y = 5, 2x − y = 1 రేఖలు (2, 3) బిందువు వద్ద ఖండించుకుంటాయి.',
  },
  workings: {
    pair: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['x+y=5', '2x-y=1'],
      worlds: [{ x: '2', y: '3' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Two numbers have the sum 5. That is one equation, and it has many solutions.',
        hi: 'दो संख्याओं का योग 5 है। यह एक समीकरण है और इसके बहुत-से हल हैं।',
        te: 'రెండు సంఖ్యల మొత్తం 5. ఇది ఒక సమీకరణం, దీనికి చాలా సాధనలు ఉన్నాయి.',
      },
      lines: [{ plain: 'x + y = 5', in: 'pair' }],
      table: {
        head: [{ en: '$x$' }, { en: '0' }, { en: '1' }, { en: '4' }, { en: '5' }],
        rows: [[{ en: '$y$' }, { en: '5' }, { en: '4' }, { en: '1' }, { en: '0' }]],
      },
    },
    {
      words: {
        en: 'Plot these points. They lie on one line, and every point of the line is a solution.',
        hi: 'इन बिंदुओं को अंकित करें। ये एक रेखा पर हैं, और रेखा का हर बिंदु एक हल है।',
        te: 'ఈ బిందువులను గుర్తించండి. అవి ఒకే రేఖపై ఉంటాయి; రేఖపై ప్రతి బిందువూ ఒక సాధన.',
      },
      shapes: [
        { kind: 'axes', x: [-1.4, 6.4], y: [-1.6, 6.2] },
        { kind: 'graph', coefficients: [5, -1], from: -1.1, to: 6.2 },
        { kind: 'dot', at: [0, 5], colour: 'chalk' },
        { kind: 'dot', at: [1, 4], colour: 'chalk' },
        { kind: 'dot', at: [4, 1], colour: 'chalk' },
        { kind: 'dot', at: [5, 0], colour: 'chalk' },
      ],
    },
    {
      words: {
        en: 'A second condition: twice the first number is 1 more than the second.',
        hi: 'दूसरी शर्त: पहली संख्या का दुगुना दूसरी से 1 अधिक है।',
        te: 'రెండవ షరతు: మొదటి సంఖ్యకు రెట్టింపు, రెండవదాని కంటే 1 ఎక్కువ.',
      },
      question: {
        kind: 'value',
        ask: { en: 'Write it as an equation.', hi: 'इसे समीकरण के रूप में लिखें।', te: 'దీన్ని సమీకరణంగా రాయండి.' },
        hint: {
          en: 'Twice the first is 2x. To make y as great, add 1 to it.',
          hi: 'पहली का दुगुना 2x है। y में 1 जोड़ने पर वह इसके बराबर होगा।',
          te: 'మొదటిదానికి రెట్టింపు 2x. y కి 1 కలిపితే దానికి సమానం.',
        },
        answerKind: 'equation',
        answer: '2x - y = 1',
      },
      lines: [{ plain: '2x - y = 1', in: 'pair' }],
      shapes: [{ kind: 'graph', coefficients: [-1, 2], from: -0.3, to: 3.6, colour: 'given' }],
    },
    {
      words: {
        en: 'Both conditions hold only for a point of both lines.',
        hi: 'दोनों शर्तें केवल उस बिंदु पर पूरी होती हैं जो दोनों रेखाओं पर हो।',
        te: 'రెండు రేఖలపైనా ఉన్న బిందువుకే రెండు షరతులూ సరిపోతాయి.',
      },
      question: {
        kind: 'move',
        ask: {
          en: 'Move the point along the first line to the solution.',
          hi: 'बिंदु को पहली रेखा पर हल तक खिसकाएँ।',
          te: 'బిందువును మొదటి రేఖపై సాధన వరకు జరపండి.',
        },
        hint: {
          en: 'Look where the second line crosses the first.',
          hi: 'देखें दूसरी रेखा पहली को कहाँ काटती है।',
          te: 'రెండవ రేఖ మొదటి రేఖను ఎక్కడ ఖండిస్తుందో చూడండి.',
        },
        name: 'P',
        from: [0, 5],
        to: [5, 0],
        steps: 10,
        beginsAt: 9,
        fitsAt: 4,
      },
      lines: [{ plain: 'x = 2, y = 3', in: 'pair' }],
    },
    {
      words: {
        en: 'Check in both equations. A check in one alone does not prove it.',
        hi: 'दोनों समीकरणों में जाँचें। केवल एक में जाँच से सिद्ध नहीं होता।',
        te: 'రెండు సమీకరణాలలోనూ సరిచూడండి. ఒకదానిలోనే చూస్తే సరిపోదు.',
      },
      lines: [{ plain: '2 + 3 = 5' }, { plain: '2*2 - 3 = 1' }],
      shapes: [{ kind: 'dot', at: [2, 3], colour: 'result' }, label([2, 3], '(2,\\,3)', 'result', [44, -4])],
    },
    {
      words: {
        en: 'Two different lines cannot meet twice, because through two points there is only one line.',
        hi: 'दो अलग रेखाएँ दो बार नहीं मिल सकतीं, क्योंकि दो बिंदुओं से एक ही रेखा जाती है।',
        te: 'రెండు వేర్వేరు రేఖలు రెండుసార్లు కలవలేవు; రెండు బిందువుల గుండా ఒకే రేఖ పోతుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'How many solutions can a pair not have?',
          hi: 'समीकरण युग्म के कितने हल नहीं हो सकते?',
          te: 'సమీకరణాల జతకు ఎన్ని సాధనలు ఉండలేవు?',
        },
        hint: {
          en: 'Two lines may cross, be parallel, or be the same line.',
          hi: 'दो रेखाएँ काट सकती हैं, समांतर हो सकती हैं, या एक ही हो सकती हैं।',
          te: 'రెండు రేఖలు ఖండించుకోవచ్చు, సమాంతరం కావచ్చు, ఒకే రేఖ కావచ్చు.',
        },
        options: [
          { words: { en: 'None', hi: 'एक भी नहीं', te: 'సున్న' } },
          { words: { en: 'Exactly one', hi: 'ठीक एक', te: 'సరిగ్గా ఒకటి' } },
          { words: { en: 'Exactly two', hi: 'ठीक दो', te: 'సరిగ్గా రెండు' }, isRight: true },
          { words: { en: 'Infinitely many', hi: 'अनंत', te: 'అనంతం' } },
        ],
      },
    },
  ],
}
