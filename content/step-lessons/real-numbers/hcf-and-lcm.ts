import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** HCF and LCM are read off the prime factors, and their product is that of both numbers. */
export const hcfAndLcm: StepLesson = {
  id: 'hcf-and-lcm-by-primes',
  version: 2,
  title: {
    en: 'HCF and LCM from the primes',
    hi: 'अभाज्य गुणनखंडों से HCF और LCM',
    te: 'ప్రధాన కారణాంకాల నుండి HCF, LCM',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-5, -2.6, 5, 3.2] },
  figureWords: {
    en: 'Two circles that overlap: 72 has 2 and 3 of its own, 60 has 5, and 2, 2, 3 are common.',
    hi: 'दो वृत्त जो एक-दूसरे को ढँकते हैं: 72 के अपने 2 और 3, 60 का अपना 5, और 2, 2, 3 उभयनिष्ठ हैं।',
    te: 'ఒకదానిపై ఒకటి ఉన్న రెండు వృత్తాలు: 72 కి మాత్రమే 2, 3; 60 కి మాత్రమే 5; ఉమ్మడిగా 2, 2, 3.',
  },
  workings: {
    h: { mode: 'value', facts: { H: '12' }, target: '12' },
    l: { mode: 'value', facts: { L: '360' }, target: '360' },
  },
  steps: [
    {
      words: {
        en: 'Find the HCF and the LCM of 72 and 60. First write both as powers of primes.',
        hi: '72 और 60 के HCF और LCM ज्ञात करें। पहले दोनों को अभाज्य संख्याओं की घातों में लिखें।',
        te: '72, 60 ల HCF, LCM కనుగొనండి. ముందుగా రెండింటినీ ప్రధాన సంఖ్యల ఘాతాలుగా రాయండి.',
      },
      lines: [{ plain: '72 = 2^3*3^2' }, { plain: '60 = 2^2*3*5' }],
      mark: '1',
    },
    {
      words: {
        en: 'Put the primes into two circles. The common ones go in the middle.',
        hi: 'अभाज्य संख्याओं को दो वृत्तों में रखें। उभयनिष्ठ बीच में जाती हैं।',
        te: 'ప్రధాన సంఖ్యలను రెండు వృత్తాలలో ఉంచండి. ఉమ్మడివి మధ్యలోకి వస్తాయి.',
      },
      shapes: [
        { kind: 'circle', centre: [-1.3, 0], radius: 2.4, style: { colour: 'chalk' } },
        { kind: 'circle', centre: [1.3, 0], radius: 2.4, style: { colour: 'chalk' } },
        label([-3.6, 2.4], '72', 'given'),
        label([3.6, 2.4], '60', 'given'),
        label([-2.4, 0.5], '2'),
        label([-2.4, -0.6], '3'),
        label([2.4, 0], '5'),
        label([0, 1.1], '2', 'result'),
        label([0, 0], '2', 'result'),
        label([0, -1.1], '3', 'result'),
      ],
    },
    {
      words: {
        en: 'A common factor may use only what is in the middle. The highest one uses all of it.',
        hi: 'उभयनिष्ठ गुणनखंड में केवल बीच वाले अभाज्य आ सकते हैं। सबसे बड़े में वे सब आते हैं।',
        te: 'ఉమ్మడి కారణాంకంలో మధ్యలో ఉన్నవి మాత్రమే ఉండగలవు. అతి పెద్దదానిలో అవన్నీ ఉంటాయి.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is the HCF?', hi: 'HCF कितना है?', te: 'HCF ఎంత?' },
        hint: {
          en: 'Multiply the three numbers in the middle.',
          hi: 'बीच की तीनों संख्याओं को गुणा करें।',
          te: 'మధ్యలో ఉన్న మూడు సంఖ్యలను గుణించండి.',
        },
        answerKind: 'number',
        answer: '12',
      },
      lines: [{ plain: 'H = 2^2*3 = 12', in: 'h' }],
      mark: '½',
      margin: { en: 'smallest powers', hi: 'सबसे छोटी घातें', te: 'కనిష్ఠ ఘాతాలు' },
    },
    {
      words: {
        en: 'A common multiple must hold both circles. The lowest one takes each number of the picture just once.',
        hi: 'सार्व गुणज में दोनों वृत्त पूरे होने चाहिए। सबसे छोटे में चित्र की हर संख्या बस एक बार आती है।',
        te: 'ఉమ్మడి గుణిజంలో రెండు వృత్తాలూ ఉండాలి. అతి చిన్నదానిలో చిత్రంలోని ప్రతి సంఖ్య ఒకసారే ఉంటుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which powers does the LCM take?',
          hi: 'LCM में कौन-सी घातें ली जाती हैं?',
          te: 'LCM లో ఏ ఘాతాలు తీసుకుంటాం?',
        },
        hint: {
          en: 'The LCM has to be divisible by 72 and by 60.',
          hi: 'LCM को 72 और 60 दोनों से विभाज्य होना है।',
          te: 'LCM ను 72, 60 రెండూ భాగించాలి.',
        },
        options: [
          { words: { en: '$2^3\\cdot3^2\\cdot5$' }, isRight: true },
          {
            words: { en: '$2^2\\cdot3\\cdot5$' },
            hint: {
              en: 'Divide it by 72. Is there a remainder?',
              hi: 'इसे 72 से भाग दें। क्या शेष बचता है?',
              te: 'దీన్ని 72 తో భాగించండి. శేషం వస్తుందా?',
            },
          },
          {
            words: { en: '$2^5\\cdot3^3\\cdot5$' },
            hint: {
              en: 'That is the product of both. The middle is counted twice.',
              hi: 'यह दोनों का गुणनफल है। बीच वाला भाग दो बार गिना गया।',
              te: 'ఇది రెండింటి లబ్ధం. మధ్య భాగాన్ని రెండుసార్లు లెక్కించారు.',
            },
          },
        ],
      },
      lines: [{ plain: 'L = 2^3*3^2*5 = 360', in: 'l' }],
      mark: '½',
    },
    {
      words: {
        en: 'Check: the HCF times the LCM is the product of the two numbers.',
        hi: 'जाँच: HCF गुणा LCM दोनों संख्याओं का गुणनफल है।',
        te: 'సరిచూడండి: HCF, LCM ల లబ్ధం రెండు సంఖ్యల లబ్ధానికి సమానం.',
      },
      lines: [{ plain: '12*360 = 4320' }, { plain: '72*60 = 4320' }],
      mark: '1',
    },
    {
      words: {
        en: 'Why? In the product of two numbers each prime comes with both powers. The HCF has the smaller one, the LCM the greater one.',
        hi: 'क्यों? दो संख्याओं के गुणनफल में हर अभाज्य की दोनों घातें आती हैं। HCF छोटी घात लेता है और LCM बड़ी।',
        te: 'ఎందుకు? రెండు సంఖ్యల లబ్ధంలో ప్రతి ప్రధాన సంఖ్య రెండు ఘాతాలతోనూ వస్తుంది. HCF చిన్న ఘాతాన్ని, LCM పెద్ద ఘాతాన్ని తీసుకుంటుంది.',
      },
    },
    {
      words: {
        en: 'Take care: this holds for two numbers, not for three. Try 2, 4 and 8.',
        hi: 'ध्यान रहे: यह दो संख्याओं के लिए सही है, तीन के लिए नहीं। 2, 4 और 8 लेकर देखें।',
        te: 'జాగ్రత్త: ఇది రెండు సంఖ్యలకే నిజం, మూడింటికి కాదు. 2, 4, 8 తో చూడండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the HCF times the LCM of 2, 4 and 8?',
          hi: '2, 4 और 8 के HCF और LCM का गुणनफल कितना है?',
          te: '2, 4, 8 ల HCF, LCM ల లబ్ధం ఎంత?',
        },
        hint: {
          en: 'The HCF is the greatest number that divides all three.',
          hi: 'HCF वह सबसे बड़ी संख्या है जो तीनों को विभाजित करे।',
          te: 'మూడింటినీ భాగించే అతి పెద్ద సంఖ్యే HCF.',
        },
        why: {
          en: 'It is 2 times 8, but the product of the three numbers is 64.',
          hi: 'यह 2 गुणा 8 है, पर तीनों संख्याओं का गुणनफल 64 है।',
          te: 'ఇది 2 × 8, కానీ మూడు సంఖ్యల లబ్ధం 64.',
        },
        answerKind: 'number',
        answer: '16',
      },
      lines: [{ plain: '2*8 = 16' }, { plain: '2*4*8 = 64' }],
    },
  ],
}
