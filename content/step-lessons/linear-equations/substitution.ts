import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** Substitution: one letter by the other, put into the other equation. */
export const substitution: StepLesson = {
  id: 'substitution-method',
  version: 2,
  title: {
    en: 'The method of substitution',
    hi: 'प्रतिस्थापन विधि',
    te: 'ప్రతిక్షేపణ పద్ధతి',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    pair: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['3x+y=7', '5x-2y=8'],
      worlds: [{ x: '2', y: '1' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Solve this pair. Two unknowns are too many, so we write one in terms of the other.',
        hi: 'यह युग्म हल करें। दो अज्ञात अधिक हैं, इसलिए एक को दूसरे में लिखते हैं।',
        te: 'ఈ జతను సాధించండి. రెండు తెలియని రాశులు ఎక్కువ, కాబట్టి ఒకదాన్ని మరొకదానితో రాస్తాం.',
      },
      lines: [
        { plain: '3x + y = 7', in: 'pair' },
        { plain: '5x - 2y = 8', in: 'pair' },
      ],
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Choose the letter whose coefficient is 1. Then no fraction comes.',
        hi: 'वह चर चुनें जिसका गुणांक 1 हो। तब भिन्न नहीं आती।',
        te: 'గుణకం 1 ఉన్న చరరాశిని ఎంచుకోండి. అప్పుడు భిన్నం రాదు.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write that letter in terms of the other.',
          hi: 'उस चर को दूसरे में लिखें।',
          te: 'ఆ చరరాశిని మరొకదానితో రాయండి.',
        },
        hint: {
          en: 'In the first equation y stands alone. Take 3x to the other side.',
          hi: 'पहले समीकरण में y अकेला है। 3x को दूसरे पक्ष में ले जाएँ।',
          te: 'మొదటి సమీకరణంలో y ఒంటరిగా ఉంది. 3x ను అవతలి వైపుకు తీసుకెళ్ళండి.',
        },
        in: 'pair',
        example: 'y = 7-3x',
      },
      lines: [{ plain: 'y = 7 - 3x', in: 'pair' }],
      mark: '½',
    },
    {
      words: {
        en: 'Put it into the other equation. Keep the bracket.',
        hi: 'इसे दूसरे समीकरण में रखें। कोष्ठक लगाए रखें।',
        te: 'దీన్ని రెండవ సమీకరణంలో ఉంచండి. బ్రాకెట్‌ను వదలవద్దు.',
      },
      lines: [{ plain: '5x - 2(7-3x) = 8', in: 'pair' }],
      mark: '1',
      margin: { en: 'the other equation!', hi: 'दूसरा समीकरण!', te: 'రెండవ సమీకరణం!' },
    },
    {
      words: {
        en: 'Open the bracket. Minus times minus is plus.',
        hi: 'कोष्ठक खोलें। ऋण गुणा ऋण धन होता है।',
        te: 'బ్రాకెట్ విప్పండి. మైనస్ ఇంటూ మైనస్ ప్లస్ అవుతుంది.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is x?', hi: 'x कितना है?', te: 'x ఎంత?' },
        hint: {
          en: 'After opening, add the terms in x, and take −14 to the right.',
          hi: 'खोलने के बाद x वाले पद जोड़ें और −14 को दाएँ ले जाएँ।',
          te: 'విప్పిన తర్వాత x పదాలను కలిపి, −14 ను కుడివైపుకు తీసుకెళ్ళండి.',
        },
        answerKind: 'number',
        answer: '2',
      },
      lines: [
        { plain: '5x - 14 + 6x = 8', in: 'pair' },
        { plain: '11x = 22', in: 'pair' },
        { plain: 'x = 2', in: 'pair' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Go back to the short line for $y$.',
        hi: '$y$ वाली छोटी पंक्ति पर लौटें।',
        te: '$y$ ఉన్న చిన్న పంక్తికి తిరిగి వెళ్ళండి.',
      },
      lines: [
        { plain: 'y = 7 - 3*2', in: 'pair' },
        { plain: 'y = 1', in: 'pair' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Why may we do this? At the solution $y$ and $7-3x$ are the same number, so one may stand for the other.',
        hi: 'ऐसा क्यों कर सकते हैं? हल पर $y$ और $7-3x$ एक ही संख्या हैं, इसलिए एक की जगह दूसरा रख सकते हैं।',
        te: 'ఇలా ఎందుకు చేయవచ్చు? సాధన వద్ద $y$, $7-3x$ ఒకే సంఖ్య; కాబట్టి ఒకదాని బదులు మరొకటి ఉంచవచ్చు.',
      },
    },
    {
      words: {
        en: 'What if we put it back into the first equation itself?',
        hi: 'यदि इसे पहले ही समीकरण में वापस रखें तो?',
        te: 'దీన్ని మొదటి సమీకరణంలోనే తిరిగి ఉంచితే?',
      },
      question: {
        kind: 'choice',
        ask: { en: 'What comes out?', hi: 'क्या मिलता है?', te: 'ఏమి వస్తుంది?' },
        hint: {
          en: 'Work out 3x + (7 − 3x).',
          hi: '3x + (7 − 3x) निकालें।',
          te: '3x + (7 − 3x) ను లెక్కించండి.',
        },
        options: [
          {
            words: { en: '7 = 7, true but useless', hi: '7 = 7, सही पर बेकार', te: '7 = 7, నిజమే కానీ ఉపయోగం లేదు' },
            isRight: true,
          },
          { words: { en: 'The value of x', hi: 'x का मान', te: 'x విలువ' } },
          { words: { en: 'A contradiction', hi: 'विरोधाभास', te: 'విరుద్ధత' } },
        ],
      },
      lines: [{ plain: '3x + (7-3x) = 7' }],
    },
  ],
}
