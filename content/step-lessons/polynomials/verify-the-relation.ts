import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** The question of three marks: find the zeroes and verify the relation with the coefficients. */
export const verifyTheRelation: StepLesson = {
  id: 'verify-zeroes-and-coefficients',
  version: 1,
  title: {
    en: 'Worked example: find and verify',
    hi: 'हल किया उदाहरण: शून्यक और जाँच',
    te: 'సాధించిన ఉదాహరణ: శూన్యాలు, సరిచూడటం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 260, view: [-2.6, -2.8, 2.6, 2.4] },
  figureWords: {
    en: 'The parabola y = 6x² + x − 2 meets the x-axis at −2/3 and 1/2.',
    hi: 'परवलय y = 6x² + x − 2, x-अक्ष से −2/3 और 1/2 पर मिलता है।',
    te: 'y = 6x² + x − 2 పరావలయం x-అక్షాన్ని −2/3, 1/2 వద్ద కలుస్తుంది.',
  },
  workings: {
    zeroes: {
      mode: 'solve',
      variables: ['x'],
      given: ['6x^2+x-2=0'],
      worlds: [{ x: '-2/3' }, { x: '1/2' }],
    },
    check: {
      mode: 'value',
      facts: { a: '6', b: '1', c: '-2', α: '-2/3', β: '1/2' },
      target: '-1/6',
    },
  },
  steps: [
    {
      words: {
        en: 'Find the zeroes of $6x^2+x-2$, and verify their relation with the coefficients.',
        hi: '$6x^2+x-2$ के शून्यक ज्ञात करें और गुणांकों से उनके संबंध की जाँच करें।',
        te: '$6x^2+x-2$ శూన్యాలను కనుగొని, గుణకాలతో వాటి సంబంధాన్ని సరిచూడండి.',
      },
      said: {
        en: 'Find the zeroes of 6 x squared plus x minus 2, and verify their relation with the coefficients.',
        hi: '6 x स्क्वेयर प्लस x माइनस 2 के शून्यक ज्ञात करें और गुणांकों से उनके संबंध की जाँच करें।',
        te: '6 x స్క్వేర్ ప్లస్ x మైనస్ 2 శూన్యాలను కనుగొని, గుణకాలతో వాటి సంబంధాన్ని సరిచూడండి.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'The product 6 times $-2$ is $-12$, the sum is 1. The numbers are 4 and $-3$.',
        hi: '6 गुणा $-2$ से गुणनफल $-12$ है, योग 1 है। संख्याएँ 4 और $-3$ हैं।',
        te: '6 ఇంటూ $-2$ అంటే లబ్ధం $-12$, మొత్తం 1. ఆ సంఖ్యలు 4, $-3$.',
      },
      lines: [{ plain: '6x^2+4x-3x-2 = 0', in: 'zeroes' }],
      mark: '½',
    },
    {
      words: {
        en: 'Group the terms.',
        hi: 'पदों के जोड़े बनाएँ।',
        te: 'పదాలను జతలుగా చేయండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the factors.',
          hi: 'गुणनखंड लिखें।',
          te: 'కారణాంకాలు రాయండి.',
        },
        hint: {
          en: 'Take 2x from the first pair, −1 from the second.',
          hi: 'पहले जोड़े से 2x और दूसरे से −1 बाहर लें।',
          te: 'మొదటి జత నుండి 2x, రెండవదాని నుండి −1 తీయండి.',
        },
        in: 'zeroes',
        example: '(3x+2)(2x-1) = 0',
      },
      lines: [
        { plain: '2x(3x+2)-1(3x+2) = 0', in: 'zeroes' },
        { plain: '(3x+2)(2x-1) = 0', in: 'zeroes' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Each factor gives a zero.',
        hi: 'हर गुणनखंड से एक शून्यक मिलता है।',
        te: 'ప్రతి కారణాంకం ఒక శూన్యాన్ని ఇస్తుంది.',
      },
      lines: [{ plain: 'x = -2/3 or x = 1/2', in: 'zeroes' }],
      mark: '½',
      shapes: [
        { kind: 'axes', x: [-2.4, 2.4], y: [-2.6, 2.2], every: 5 },
        { kind: 'graph', coefficients: [-2, 1, 6], from: -0.9, to: 0.74 },
        { kind: 'dot', at: [-0.667, 0], colour: 'result' },
        { kind: 'dot', at: [0.5, 0], colour: 'result' },
        label([-0.667, 0], '-\\frac23', 'result', [-26, -20]),
        label([0.5, 0], '\\frac12', 'result', [20, -20]),
        label([-1, 0], '-1', 'faint', [0, 14]),
        label([1, 0], '1', 'faint', [0, 14]),
        label([0, 1], '1', 'faint', [-14, 0]),
      ],
    },
    {
      words: {
        en: 'Verify the sum from both ends: from the zeroes, then from the coefficients.',
        hi: 'योग की जाँच दोनों ओर से करें: शून्यकों से, फिर गुणांकों से।',
        te: 'మొత్తాన్ని రెండు వైపుల నుండి సరిచూడండి: శూన్యాల నుండి, తర్వాత గుణకాల నుండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the sum of the zeroes?',
          hi: 'शून्यकों का योग कितना है?',
          te: 'శూన్యాల మొత్తం ఎంత?',
        },
        hint: {
          en: 'Write both fractions with the denominator 6.',
          hi: 'दोनों भिन्नों को हर 6 के साथ लिखें।',
          te: 'రెండు భిన్నాలనూ హారం 6 తో రాయండి.',
        },
        answerKind: 'number',
        answer: '-1/6',
      },
      lines: [{ plain: '-2/3 + 1/2 = -1/6' }, { plain: '-b/a = -1/6', in: 'check' }],
      mark: '½',
    },
    {
      words: {
        en: 'Verify the product in the same way.',
        hi: 'गुणनफल की भी इसी तरह जाँच करें।',
        te: 'లబ్ధాన్ని కూడా అలాగే సరిచూడండి.',
      },
      lines: [{ plain: '(-2/3)*(1/2) = -1/3' }, { plain: 'c/a = -2/6 = -1/3', in: 'check' }],
      mark: '½',
    },
    {
      words: {
        en: 'Say in one sentence that both agree. That sentence earns the last half mark.',
        hi: 'एक वाक्य में लिखें कि दोनों समान हैं। इसी वाक्य का अंतिम आधा अंक है।',
        te: 'రెండూ సమానమని ఒక వాక్యంలో రాయండి. ఆ వాక్యానికే చివరి అర మార్కు.',
      },
      mark: '½',
    },
    {
      words: {
        en: 'One more check of signs, without work.',
        hi: 'बिना हिसाब, चिह्नों की एक और जाँच।',
        te: 'లెక్క లేకుండా గుర్తుల సరిచూపు ఒకటి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'The product of the zeroes is negative. What follows?',
          hi: 'शून्यकों का गुणनफल ऋणात्मक है। इससे क्या पता चलता है?',
          te: 'శూన్యాల లబ్ధం ఋణాత్మకం. దీని నుండి ఏమి తెలుస్తుంది?',
        },
        hint: {
          en: 'When is a product of two numbers negative?',
          hi: 'दो संख्याओं का गुणनफल कब ऋणात्मक होता है?',
          te: 'రెండు సంఖ్యల లబ్ధం ఎప్పుడు ఋణాత్మకం?',
        },
        options: [
          { words: { en: 'Both are negative', hi: 'दोनों ऋणात्मक हैं', te: 'రెండూ ఋణాత్మకం' } },
          {
            words: { en: 'Their signs differ', hi: 'उनके चिह्न अलग हैं', te: 'వాటి గుర్తులు వేరు' },
            isRight: true,
          },
          { words: { en: 'They are equal', hi: 'वे बराबर हैं', te: 'అవి సమానం' } },
        ],
      },
    },
  ],
}
