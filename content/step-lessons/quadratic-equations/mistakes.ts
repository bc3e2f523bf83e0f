import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The slips with quadratic equations for which marks are lost. */
export const quadraticMistakes: StepLesson = {
  id: 'quadratic-equations-mistakes',
  version: 1,
  title: {
    en: 'Quadratic equations: mistakes that cost marks',
    hi: 'द्विघात समीकरण: अंक कटाने वाली गलतियाँ',
    te: 'వర్గ సమీకరణాలు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    product: {
      mode: 'solve',
      variables: ['x'],
      given: ['(x-2)(x-5)=4'],
      worlds: [{ x: '1' }, { x: '6' }],
    },
    cancel: {
      mode: 'solve',
      variables: ['x'],
      given: ['3x^2=12x'],
      worlds: [{ x: '0' }, { x: '4' }],
    },
    formula: {
      mode: 'solve',
      variables: ['x'],
      given: ['x^2-6x+7=0'],
      worlds: [{ x: '3+√2' }, { x: '3-√2' }],
    },
  },
  steps: [
    {
      words: {
        en: 'First slip: factors set equal to a number that is not 0.',
        hi: 'पहली गलती: गुणनखंडों को ऐसी संख्या के बराबर रखना जो 0 नहीं।',
        te: 'మొదటి పొరపాటు: కారణాంకాలను 0 కాని సంఖ్యకు సమానం చేయడం.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'When may we look at each factor alone?',
          hi: 'हर गुणनखंड को अलग कब देख सकते हैं?',
          te: 'ప్రతి కారణాంకాన్ని విడిగా ఎప్పుడు చూడవచ్చు?',
        },
        why: {
          en: 'First bring 4 to the left and multiply out.',
          hi: 'पहले 4 को बाईं ओर लाएँ और गुणा करें।',
          te: 'ముందు 4 ను ఎడమవైపుకు తెచ్చి విస్తరించండి.',
        },
        lines: [
          { plain: '(x-2)(x-5) = 4', in: 'product' },
          { plain: 'x-2 = 4 or x-5 = 4', in: 'product' },
          { plain: 'x = 6 or x = 9', in: 'product' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'x^2 - 7x + 6 = 0', in: 'product' },
        { plain: 'x = 1 or x = 6', in: 'product' },
      ],
    },
    {
      words: {
        en: 'Second slip: dividing by $x$. A root gets lost.',
        hi: 'दूसरी गलती: $x$ से भाग देना। एक मूल खो जाता है।',
        te: 'రెండవ పొరపాటు: $x$ తో భాగించడం. ఒక మూలం పోతుంది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Write all roots of $3x^2=12x$.',
          hi: '$3x^2=12x$ के सभी मूल लिखें।',
          te: '$3x^2=12x$ యొక్క అన్ని మూలాలు రాయండి.',
        },
        hint: {
          en: 'Bring 12x to the left and take 3x outside.',
          hi: '12x को बाईं ओर लाएँ और 3x बाहर निकालें।',
          te: '12x ను ఎడమవైపుకు తెచ్చి 3x బయటకు తీయండి.',
        },
        answerKind: 'solutions',
        answer: '0, 4',
        rules: { variable: 'x' },
      },
      lines: [
        { plain: '3x(x-4) = 0', in: 'cancel' },
        { plain: 'x = 0 or x = 4', in: 'cancel' },
      ],
    },
    {
      words: {
        en: 'Third slip: signs in the formula, here for $x^2-6x+7=0$.',
        hi: 'तीसरी गलती: सूत्र में चिह्न, यहाँ $x^2-6x+7=0$ के लिए।',
        te: 'మూడవ పొరపాటు: సూత్రంలో గుర్తులు, ఇక్కడ $x^2-6x+7=0$ కు.',
      },
      said: {
        en: 'Third slip: signs in the formula, here for x squared minus 6 x plus 7 equals 0.',
        hi: 'तीसरी गलती: सूत्र में चिह्न, यहाँ x स्क्वेयर माइनस 6 x प्लस 7 बराबर 0 के लिए।',
        te: 'మూడవ పొరపాటు: సూత్రంలో గుర్తులు, ఇక్కడ x స్క్వేర్ మైనస్ 6 x ప్లస్ 7 ఈక్వల్స్ 0 కు.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Work out −b with b = −6.',
          hi: 'b = −6 लेकर −b निकालें।',
          te: 'b = −6 తో −b లెక్కించండి.',
        },
        why: {
          en: '$-(-6)$ is $+6$.',
          hi: '$-(-6)$ का मान $+6$ है।',
          te: '$-(-6)$ అంటే $+6$.',
        },
        lines: [
          { plain: 'D = (-6)^2 - 4*1*7 = 8', in: 'formula' },
          { plain: 'x = (-6±√8)/2', in: 'formula' },
          { plain: 'x = -3±√2', in: 'formula' },
        ],
        wrong: 2,
      },
      lines: [{ plain: 'x = (6±√8)/2', in: 'formula' }],
    },
    {
      words: {
        en: 'Fourth slip: a fraction shortened in one term only.',
        hi: 'चौथी गलती: भिन्न के केवल एक पद को काटना।',
        te: 'నాలుగవ పొరపాటు: భిన్నంలో ఒక పదాన్నే కొట్టేయడం.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What is $\\frac{6\\pm2\\sqrt2}{2}$?',
          hi: '$\\frac{6\\pm2\\sqrt2}{2}$ कितना है?',
          te: '$\\frac{6\\pm2\\sqrt2}{2}$ ఎంత?',
        },
        hint: {
          en: 'The 2 below divides both terms above.',
          hi: 'नीचे का 2 ऊपर के दोनों पदों को भाग देता है।',
          te: 'కింది 2 పైనున్న రెండు పదాలనూ భాగిస్తుంది.',
        },
        options: [
          { words: { en: '$3\\pm2\\sqrt2$' } },
          { words: { en: '$6\\pm\\sqrt2$' } },
          { words: { en: '$3\\pm\\sqrt2$' }, isRight: true },
        ],
      },
      lines: [{ plain: 'x = 3±√2', in: 'formula' }],
    },
    {
      words: {
        en: 'Fifth slip: a root that cannot be a length or a speed. Write why you leave it out.',
        hi: 'पाँचवीं गलती: ऐसा मूल जो लंबाई या चाल नहीं हो सकता। लिखें कि उसे क्यों छोड़ा।',
        te: 'ఐదవ పొరపాటు: పొడవుకో వేగానికో కుదరని మూలం. దాన్ని ఎందుకు వదిలారో రాయండి.',
      },
      margin: { en: 'the reason earns ½', hi: 'कारण पर ½ अंक', te: 'కారణానికి ½ మార్కు' },
    },
    {
      words: {
        en: 'Last: the roots are real and equal when the discriminant is 0. They are just real when it is 0 or more.',
        hi: 'अंत में: विविक्तकर 0 हो तो मूल वास्तविक और बराबर हैं। केवल वास्तविक कहा हो तो विविक्तकर 0 या अधिक।',
        te: 'చివరగా: విచక్షణి 0 అయితే మూలాలు వాస్తవం, సమానం. వాస్తవం అని మాత్రమే అంటే విచక్షణి 0 లేదా ఎక్కువ.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'For which $p$ has $x^2+6x+p=0$ real roots?',
          hi: '$x^2+6x+p=0$ के मूल किन $p$ पर वास्तविक हैं?',
          te: '$x^2+6x+p=0$ కు ఏ $p$ లకు వాస్తవ మూలాలు?',
        },
        hint: {
          en: '36 − 4p must not be negative.',
          hi: '36 − 4p ऋणात्मक नहीं होना चाहिए।',
          te: '36 − 4p ఋణాత్మకం కాకూడదు.',
        },
        options: [
          { words: { en: '$p=9$' } },
          { words: { en: '$p\\leq9$' }, isRight: true },
          { words: { en: '$p\\geq9$' } },
        ],
      },
    },
  ],
}
