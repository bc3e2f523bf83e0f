import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Roots by splitting the middle term, also with a surd among the coefficients. */
export const factorisation: StepLesson = {
  id: 'roots-by-factorisation',
  version: 1,
  title: {
    en: 'The method: roots by factors',
    hi: 'विधि: गुणनखंडन से मूल',
    te: 'పద్ధతి: కారణాంకాలతో మూలాలు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    plain: {
      mode: 'solve',
      variables: ['x'],
      given: ['6x^2-11x-10=0'],
      worlds: [{ x: '5/2' }, { x: '-2/3' }],
    },
    surd: {
      mode: 'solve',
      variables: ['x'],
      given: ['√3*x^2+5x-2√3=0'],
      worlds: [{ x: '1/√3' }, { x: '-2√3' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Solve this by factors. First multiply $a$ and $c$.',
        hi: 'इसे गुणनखंडन से हल करें। पहले $a$ और $c$ को गुणा करें।',
        te: 'దీన్ని కారణాంకాలతో సాధించండి. ముందు $a$, $c$ లను గుణించండి.',
      },
      lines: [{ plain: '6x^2 - 11x - 10 = 0', in: 'plain' }, { plain: '6*(-10) = -60' }],
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Find two numbers with the product $-60$ and the sum $-11$. Go through the pairs of factors of 60.',
        hi: 'ऐसी दो संख्याएँ खोजें जिनका गुणनफल $-60$ और योग $-11$ हो। 60 के गुणनखंडों के जोड़े देखें।',
        te: 'లబ్ధం $-60$, మొత్తం $-11$ అయ్యే రెండు సంఖ్యలను కనుగొనండి. 60 కారణాంకాల జతలు చూడండి.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'Which pair?', hi: 'कौन-सा जोड़ा?', te: 'ఏ జత?' },
        hint: {
          en: 'The signs differ, and the negative one is the greater in size.',
          hi: 'चिह्न अलग हैं, और ऋणात्मक वाली आकार में बड़ी है।',
          te: 'గుర్తులు వేరు; ఋణాత్మకమైనది పరిమాణంలో పెద్దది.',
        },
        options: [
          { words: { en: '$-5, -6$' } },
          { words: { en: '$-15, 4$' }, isRight: true },
          { words: { en: '$15, -4$' } },
          { words: { en: '$-12, 5$' } },
        ],
      },
      lines: [{ plain: '6x^2 - 15x + 4x - 10 = 0', in: 'plain' }],
      mark: '1',
    },
    {
      words: {
        en: 'Group in pairs and take out what is common.',
        hi: 'जोड़े बनाएँ और उभयनिष्ठ बाहर निकालें।',
        te: 'జతలుగా చేసి ఉమ్మడిగా ఉన్నదాన్ని బయటకు తీయండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the next line, or the two factors.',
          hi: 'अगली पंक्ति या दोनों गुणनखंड लिखें।',
          te: 'తర్వాతి పంక్తి లేదా రెండు కారణాంకాలు రాయండి.',
        },
        hint: {
          en: 'Take 3x from the first pair and 2 from the second.',
          hi: 'पहले जोड़े से 3x और दूसरे से 2 बाहर लें।',
          te: 'మొదటి జత నుండి 3x, రెండవదాని నుండి 2 తీయండి.',
        },
        in: 'plain',
        example: '(3x+2)(2x-5) = 0',
      },
      lines: [
        { plain: '3x(2x-5)+2(2x-5) = 0', in: 'plain' },
        { plain: '(3x+2)(2x-5) = 0', in: 'plain' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Set each factor to 0.',
        hi: 'हर गुणनखंड को 0 के बराबर रखें।',
        te: 'ప్రతి కారణాంకాన్ని 0 కు సమానం చేయండి.',
      },
      lines: [{ plain: 'x = -2/3 or x = 5/2', in: 'plain' }],
      mark: '1',
    },
    {
      words: {
        en: 'With surds it is the same. Here $a$ times $c$ is $-6$.',
        hi: 'करणी हो तो भी यही विधि है। यहाँ $a$ गुणा $c$ का मान $-6$ है।',
        te: 'కరణులు ఉన్నా ఇదే పద్ధతి. ఇక్కడ $a$ ఇంటూ $c$ అంటే $-6$.',
      },
      lines: [
        { tex: t`\sqrt3x^2+5x-2\sqrt3=0`, plain: '√3*x^2 + 5x - 2√3 = 0', in: 'surd' },
        { tex: t`\sqrt3\times(-2\sqrt3)=-6`, plain: '√3*(-2√3) = -6' },
      ],
    },
    {
      words: {
        en: 'Split $5x$ into $6x$ and $-x$. Write 6 as $2\\sqrt3$ times $\\sqrt3$.',
        hi: '$5x$ को $6x$ और $-x$ में तोड़ें। 6 को $2\\sqrt3$ गुणा $\\sqrt3$ लिखें।',
        te: '$5x$ ను $6x$, $-x$ గా విడదీయండి. 6 ను $2\\sqrt3$ ఇంటూ $\\sqrt3$ గా రాయండి.',
      },
      said: {
        en: 'Split 5 x into 6 x and minus x. Write 6 as 2 root 3 times root 3.',
        hi: '5 x को 6 x और माइनस x में तोड़ें। 6 को 2 रूट 3 गुणा रूट 3 लिखें।',
        te: '5 x ను 6 x, మైనస్ x గా విడదీయండి. 6 ను 2 రూట్ 3 ఇంటూ రూట్ 3 గా రాయండి.',
      },
      lines: [
        { tex: t`\sqrt3x^2+6x-x-2\sqrt3=0`, plain: '√3*x^2+6x-x-2√3 = 0', in: 'surd' },
        {
          tex: t`\sqrt3x(x+2\sqrt3)-(x+2\sqrt3)=0`,
          plain: '√3*x*(x+2√3)-(x+2√3) = 0',
          in: 'surd',
        },
        { tex: t`(\sqrt3x-1)(x+2\sqrt3)=0`, plain: '(√3*x-1)(x+2√3) = 0', in: 'surd' },
      ],
    },
    {
      words: {
        en: 'Read the roots.',
        hi: 'मूल पढ़ें।',
        te: 'మూలాలను రాయండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which root comes from $\\sqrt3x-1=0$?',
          hi: '$\\sqrt3x-1=0$ से कौन-सा मूल मिलता है?',
          te: '$\\sqrt3x-1=0$ నుండి ఏ మూలం వస్తుంది?',
        },
        hint: {
          en: 'Take −1 to the right, then divide by the number before x.',
          hi: '−1 को दाएँ ले जाएँ, फिर x के आगे की संख्या से भाग दें।',
          te: '−1 ను కుడివైపుకు తీసుకెళ్ళి, x ముందున్న సంఖ్యతో భాగించండి.',
        },
        options: [
          { words: { en: '$\\sqrt3$' } },
          { words: { en: '$\\frac{1}{\\sqrt3}$' }, isRight: true },
          { words: { en: '$-\\frac{1}{\\sqrt3}$' } },
        ],
      },
      lines: [{ plain: 'x = 1/√3 or x = -2√3', in: 'surd' }],
    },
  ],
}
