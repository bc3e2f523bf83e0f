import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of four marks: a number of balls from two probabilities. */
export const ballsWorked: StepLesson = {
  id: 'number-of-balls-from-probability',
  version: 1,
  title: {
    en: 'Worked example: how many balls?',
    hi: 'हल किया उदाहरण: कितनी गेंदें?',
    te: 'సాధించిన ఉదాహరణ: ఎన్ని బంతులు?',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    x: { mode: 'solve', variables: ['x'], given: ['(x+10)/30=3/2*x/20'], worlds: [{ x: '8' }] },
    p: { mode: 'value', facts: { P: '2/5', Q: '3/5' }, target: '3/5' },
  },
  steps: [
    {
      words: {
        en: 'A bag has 20 balls, and some of them are green. When 10 more green balls are put in, a green ball becomes one and a half times as probable as before. How many were green at first?',
        hi: 'एक थैले में 20 गेंदें हैं, जिनमें कुछ हरी हैं। 10 और हरी गेंदें डालने पर हरी गेंद की प्रायिकता पहले की डेढ़ गुनी हो जाती है। पहले कितनी हरी थीं?',
        te: 'ఒక సంచిలో 20 బంతులు ఉన్నాయి; వాటిలో కొన్ని ఆకుపచ్చవి. ఇంకా 10 ఆకుపచ్చ బంతులు వేస్తే, ఆకుపచ్చ బంతి వచ్చే సంభావ్యత ముందుకంటే ఒకటిన్నర రెట్లు అవుతుంది. మొదట ఎన్ని ఆకుపచ్చవి?',
      },
    },
    {
      words: {
        en: 'Let x of the balls be green at first. Then think of the bag before and after.',
        hi: 'मान लें पहले x गेंदें हरी थीं। अब थैले को पहले और बाद में सोचें।',
        te: 'మొదట x బంతులు ఆకుపచ్చవి అనుకోండి. ఇప్పుడు సంచిని ముందు, తర్వాత ఊహించండి.',
      },
      said: {
        en: 'Let x of the balls be green at first. Then think of the bag before and after.',
        hi: 'मान लें पहले एक्स गेंदें हरी थीं। अब थैले को पहले और बाद में सोचें।',
        te: 'మొదట ఎక్స్ బంతులు ఆకుపచ్చవి అనుకోండి. ఇప్పుడు సంచిని ముందు, తర్వాత ఊహించండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'After 10 green balls are put in, how many balls are there in all?',
          hi: '10 हरी गेंदें डालने के बाद कुल कितनी गेंदें हैं?',
          te: '10 ఆకుపచ్చ బంతులు వేసిన తర్వాత మొత్తం ఎన్ని బంతులు?',
        },
        hint: {
          en: 'Balls were put in; none was taken out.',
          hi: 'गेंदें डाली गईं; निकाली कोई नहीं गई।',
          te: 'బంతులు వేశారు; ఏదీ తీయలేదు.',
        },
        options: [
          { words: { en: '20' } },
          { words: { en: '30' }, isRight: true },
          {
            words: { en: '$x+10$' },
            hint: {
              en: 'Those are the green ones alone.',
              hi: 'ये केवल हरी हैं।',
              te: 'అవి ఆకుపచ్చవి మాత్రమే.',
            },
          },
        ],
      },
    },
    {
      words: {
        en: 'A ball is drawn at random, so all balls are equally likely. Write both probabilities.',
        hi: 'गेंद यादृच्छया निकाली जाती है, इसलिए सब गेंदें समप्रायिक हैं। दोनों प्रायिकताएँ लिखें।',
        te: 'బంతిని యాదృచ్ఛికంగా తీస్తారు, కాబట్టి అన్ని బంతులు సమసంభవం. రెండు సంభావ్యతలు రాయండి.',
      },
      lines: [{ tex: t`P_1=\frac{x}{20}` }, { tex: t`P_2=\frac{x+10}{30}` }],
      mark: '1½',
      table: {
        head: [
          { en: 'bag', hi: 'थैला', te: 'సంచి' },
          { en: 'green', hi: 'हरी', te: 'ఆకుపచ్చ' },
          { en: 'all', hi: 'कुल', te: 'మొత్తం' },
        ],
        rows: [
          [{ en: 'before', hi: 'पहले', te: 'ముందు' }, { en: '$x$' }, { en: '20' }],
          [{ en: 'after', hi: 'बाद में', te: 'తర్వాత' }, { en: '$x+10$' }, { en: '30' }],
        ],
      },
    },
    {
      words: {
        en: 'The second is one and a half times the first.',
        hi: 'दूसरी पहली की डेढ़ गुनी है।',
        te: 'రెండోది మొదటిదానికి ఒకటిన్నర రెట్లు.',
      },
      lines: [{ tex: t`\frac{x+10}{30}=\frac32\times\frac{x}{20}`, plain: '(x+10)/30 = 3/2*x/20', in: 'x' }],
      mark: '1',
    },
    {
      words: { en: 'Clear the denominators.', hi: 'हर हटाएँ।', te: 'హారాలు తొలగించండి.' },
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'The right side is 3x by 40. Multiply both sides by 120.',
          hi: 'दायाँ पक्ष 3x बटा 40 है। दोनों पक्षों को 120 से गुणा करें।',
          te: 'కుడివైపు 3x బై 40. రెండు వైపులా 120 తో గుణించండి.',
        },
        in: 'x',
        example: '4(x+10) = 9x',
      },
      lines: [
        { plain: '4(x+10) = 9x', in: 'x' },
        { plain: '40 = 5x', in: 'x' },
        { plain: 'x = 8', in: 'x' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Check with the words of the question: 8 of 20, and 18 of 30.',
        hi: 'प्रश्न के शब्दों से जाँचें: 20 में 8, और 30 में 18।',
        te: 'ప్రశ్నలోని మాటలతో సరిచూడండి: 20 లో 8, 30 లో 18.',
      },
      lines: [
        { tex: t`P_1=\frac8{20}=\frac25`, plain: 'P = 8/20 = 2/5', in: 'p' },
        { tex: t`P_2=\frac{18}{30}=\frac35`, plain: 'Q = 18/30 = 3/5', in: 'p' },
        { tex: t`\frac32\times\frac25=\frac35`, plain: '3/2*2/5 = 3/5' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'The number of balls must be a whole number between 0 and 20. So 8 is possible.',
        hi: 'गेंदों की संख्या 0 और 20 के बीच पूर्ण संख्या होनी चाहिए। इसलिए 8 संभव है।',
        te: 'బంతుల సంఖ్య 0 కు 20 కు మధ్య పూర్ణసంఖ్య కావాలి. కాబట్టి 8 సాధ్యమే.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'After the change, what is the probability that the ball drawn is not green?',
          hi: 'बदलाव के बाद निकली गेंद के हरी न होने की प्रायिकता क्या है?',
          te: 'మార్పు తర్వాత తీసిన బంతి ఆకుపచ్చది కాకపోయే సంభావ్యత ఎంత?',
        },
        hint: {
          en: 'Not green is the complement of green.',
          hi: 'हरी न होना, हरी होने की पूरक घटना है।',
          te: 'ఆకుపచ్చ కాకపోవడం, ఆకుపచ్చకు పూరక ఘటన.',
        },
        answerKind: 'number',
        answer: '2/5',
      },
      lines: [{ tex: t`1-\frac35=\frac25`, plain: '1 - 3/5 = 2/5' }],
    },
  ],
}
