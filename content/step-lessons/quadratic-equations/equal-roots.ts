import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The nature of the roots, and an unknown coefficient from equal roots. */
export const equalRoots: StepLesson = {
  id: 'equal-roots-find-k',
  version: 2,
  title: {
    en: 'Worked example: equal roots, find k',
    hi: 'हल किया उदाहरण: बराबर मूल, k ज्ञात करें',
    te: 'సాధించిన ఉదాహరణ: సమాన మూలాలు, k కనుగొనండి',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    k: {
      mode: 'solve',
      variables: ['k'],
      given: ['(-4k)^2 - 4*k*12 = 0'],
      worlds: [{ k: '0' }, { k: '3' }],
    },
    root: {
      mode: 'solve',
      variables: ['x'],
      given: ['3x^2-12x+12=0'],
      worlds: [{ x: '2' }],
    },
  },
  steps: [
    {
      words: {
        en: 'The discriminant stands under the root sign of the formula. So it decides the nature of the roots.',
        hi: 'विविक्तकर सूत्र में वर्गमूल के अंदर है। इसलिए वही मूलों की प्रकृति तय करता है।',
        te: 'విచక్షణి సూత్రంలో వర్గమూలం లోపల ఉంటుంది. కాబట్టి అదే మూలాల స్వభావాన్ని నిర్ణయిస్తుంది.',
      },
      lines: [{ tex: 'D=b^2-4ac' }],
      table: {
        head: [{ en: '$D$' }, { en: 'Roots', hi: 'मूल', te: 'మూలాలు' }],
        rows: [
          [{ en: '$D>0$' }, { en: 'two distinct real', hi: 'दो भिन्न वास्तविक', te: 'రెండు వేర్వేరు వాస్తవ' }],
          [{ en: '$D=0$' }, { en: 'two equal real', hi: 'दो बराबर वास्तविक', te: 'రెండు సమాన వాస్తవ' }],
          [{ en: '$D<0$' }, { en: 'no real roots', hi: 'वास्तविक मूल नहीं', te: 'వాస్తవ మూలాలు లేవు' }],
        ],
      },
    },
    {
      words: {
        en: 'Find $k$ so that $kx^2-4kx+12=0$ has two equal real roots.',
        hi: '$k$ ज्ञात करें ताकि $kx^2-4kx+12=0$ के दो बराबर वास्तविक मूल हों।',
        te: '$kx^2-4kx+12=0$ కు రెండు సమాన వాస్తవ మూలాలు ఉండేలా $k$ కనుగొనండి.',
      },
      said: {
        en: 'Find k so that k x squared minus 4 k x plus 12 equals 0 has two equal real roots.',
        hi: 'k ज्ञात करें ताकि k x स्क्वेयर माइनस 4 k x प्लस 12 बराबर 0 के दो बराबर वास्तविक मूल हों।',
        te: 'k x స్క్వేర్ మైనస్ 4 k x ప్లస్ 12 ఈక్వల్స్ 0 కు రెండు సమాన వాస్తవ మూలాలు ఉండేలా k కనుగొనండి.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Here $a=k$, $b=-4k$ and $c=12$. The discriminant must be 0.',
        hi: 'यहाँ $a=k$, $b=-4k$ और $c=12$ है। विविक्तकर 0 होना चाहिए।',
        te: 'ఇక్కడ $a=k$, $b=-4k$, $c=12$. విచక్షణి 0 కావాలి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the condition and simplify it.',
          hi: 'शर्त लिखें और सरल करें।',
          te: 'షరతును రాసి సూక్ష్మీకరించండి.',
        },
        hint: {
          en: 'Square all of −4k: the 4, the k and the sign.',
          hi: 'पूरे −4k का वर्ग करें: 4, k और चिह्न।',
          te: 'మొత్తం −4k ను వర్గం చేయండి: 4, k, గుర్తు.',
        },
        in: 'k',
        example: '16k^2-48k = 0',
      },
      lines: [
        { plain: '(-4k)^2 - 4*k*12 = 0', in: 'k' },
        { plain: '16k^2 - 48k = 0', in: 'k' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Take out the common factor. Do not divide by $k$, because it may be 0.',
        hi: 'उभयनिष्ठ गुणनखंड बाहर निकालें। $k$ से भाग न दें, वह 0 हो सकता है।',
        te: 'ఉమ్మడి కారణాంకాన్ని బయటకు తీయండి. $k$ తో భాగించవద్దు, అది 0 కావచ్చు.',
      },
      lines: [
        { plain: '16k(k-3) = 0', in: 'k' },
        { plain: 'k = 0 or k = 3', in: 'k' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Test both values in the equation.',
        hi: 'दोनों मानों को समीकरण में जाँचें।',
        te: 'రెండు విలువలనూ సమీకరణంలో పరీక్షించండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which values are answers?',
          hi: 'कौन-से मान उत्तर हैं?',
          te: 'ఏ విలువలు జవాబు?',
        },
        hint: {
          en: 'Put k = 0 into the equation. What is left of it?',
          hi: 'समीकरण में k = 0 रखें। क्या बचता है?',
          te: 'సమీకరణంలో k = 0 ఉంచండి. ఏమి మిగులుతుంది?',
        },
        options: [
          { words: { en: 'Both', hi: 'दोनों', te: 'రెండూ' } },
          { words: { en: 'Only 3', hi: 'केवल 3', te: '3 మాత్రమే' }, isRight: true },
          { words: { en: 'Only 0', hi: 'केवल 0', te: '0 మాత్రమే' } },
        ],
        why: {
          en: 'For $k=0$ it would say that 12 is 0. A quadratic equation needs $a\\neq0$.',
          hi: '$k=0$ पर यह 12 को 0 कहेगा। द्विघात समीकरण में $a\\neq0$ चाहिए।',
          te: '$k=0$ అయితే 12 అంటే 0 అని అవుతుంది. వర్గ సమీకరణానికి $a\\neq0$ కావాలి.',
        },
      },
      lines: [{ tex: 'k\\neq0,\\quad k=3' }],
      mark: '1',
    },
    {
      words: {
        en: 'Check: with $k=3$ the left side is a full square.',
        hi: 'जाँच: $k=3$ पर बायाँ पक्ष पूर्ण वर्ग है।',
        te: 'సరిచూడండి: $k=3$ అయితే ఎడమ వైపు పూర్ణ వర్గం.',
      },
      lines: [{ plain: '3x^2-12x+12 = 3(x-2)^2' }, { plain: 'x = 2', in: 'root' }],
    },
    {
      words: {
        en: 'One more, without solving.',
        hi: 'एक और, बिना हल किए।',
        te: 'ఇంకొకటి, సాధించకుండా.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What are the roots of $2x^2-3x+5=0$?',
          hi: '$2x^2-3x+5=0$ के मूल कैसे हैं?',
          te: '$2x^2-3x+5=0$ మూలాలు ఎలాంటివి?',
        },
        hint: {
          en: 'Compare 9 with 40.',
          hi: '9 की तुलना 40 से करें।',
          te: '9 ను 40 తో పోల్చండి.',
        },
        options: [
          { words: { en: 'Two distinct real', hi: 'दो भिन्न वास्तविक', te: 'రెండు వేర్వేరు వాస్తవ' } },
          { words: { en: 'Two equal real', hi: 'दो बराबर वास्तविक', te: 'రెండు సమాన వాస్తవ' } },
          { words: { en: 'No real roots', hi: 'वास्तविक मूल नहीं', te: 'వాస్తవ మూలాలు లేవు' }, isRight: true },
        ],
      },
      lines: [{ plain: '(-3)^2 - 4*2*5 = -31' }],
    },
  ],
}
