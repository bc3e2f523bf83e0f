import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Worked examples of board weight: a proof, and an identity that finds values. */
export const identityExamples: StepLesson = {
  id: 'trig-identity-examples',
  version: 1,
  title: {
    en: 'Worked examples: identities for full marks',
    hi: 'हल किए उदाहरण: सर्वसमिकाएँ, पूरे अंक',
    te: 'సాధించిన ఉదాహరణలు: సర్వసమీకరణాలు, పూర్తి మార్కులు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    proof: {
      mode: 'identity',
      variables: ['A'],
      start: 'sin A/(1+cos A) + (1+cos A)/sin A',
      target: '2 cosec A',
    },
    values: {
      mode: 'system',
      variables: ['s', 't'],
      given: ['s + t = 3', 's^2 - t^2 = 1'],
      worlds: [{ s: '5/3', t: '4/3' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Prove this for an acute angle A. Three marks.',
        hi: 'न्यून कोण A के लिए इसे सिद्ध करें। तीन अंक।',
        te: 'లఘుకోణం A కు దీన్ని నిరూపించండి. మూడు మార్కులు.',
      },
      lines: [
        { tex: t`\frac{\sin A}{1+\cos A}+\frac{1+\cos A}{\sin A}` },
        { tex: t`=2\operatorname{cosec}A` },
      ],
    },
    {
      words: {
        en: 'Take the left side. Make one fraction.',
        hi: 'बायाँ पक्ष लें। एक भिन्न बनाएँ।',
        te: 'ఎడమ వైపు తీసుకోండి. ఒకే భిన్నంగా రాయండి.',
      },
      lines: [{ plain: '= (sin^2 A+(1+cos A)^2)/(sin A*(1+cos A))', in: 'proof' }],
      mark: '1',
      question: {
        kind: 'choice',
        ask: { en: 'What is the common denominator?', hi: 'उभयनिष्ठ हर क्या है?', te: 'ఉమ్మడి హారం ఏది?' },
        hint: {
          en: 'Both bottoms have to divide it.',
          hi: 'दोनों हर उसे विभाजित करें।',
          te: 'రెండు హారాలూ దాన్ని భాగించాలి.',
        },
        options: [
          { words: { en: '$\\sin A+1+\\cos A$' } },
          { words: { en: '$\\sin A\\,(1+\\cos A)$' }, isRight: true },
          { words: { en: '$1+\\cos A$' } },
        ],
      },
    },
    {
      words: {
        en: 'Call the top N and open its square. Two of the terms make 1.',
        hi: 'अंश को N कहें और वर्ग खोलें। दो पद मिलकर 1 हैं।',
        te: 'లవాన్ని N అని, వర్గాన్ని విస్తరించండి. రెండు పదాలు కలిసి 1.',
      },
      lines: [
        {
          tex: t`N=\sin^2A+\cos^2A\quad+1+2\cos A`,
          plain: 'sin^2 A+(1+cos A)^2 = sin^2 A+cos^2 A+1+2cos A',
        },
        { tex: t`N=2+2\cos A`, plain: 'sin^2 A+(1+cos A)^2 = 2+2cos A' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: {
          en: 'What is the square of $1+\\cos A$, with $c$ for $\\cos A$?',
          hi: '$1+\\cos A$ का वर्ग क्या है, $\\cos A$ को $c$ लिखकर?',
          te: '$1+\\cos A$ వర్గం ఎంత? $\\cos A$ బదులు $c$ రాయండి.',
        },
        hint: {
          en: 'The square of a sum has a middle term.',
          hi: 'योग के वर्ग में बीच का पद भी होता है।',
          te: 'మొత్తం వర్గంలో మధ్య పదం కూడా ఉంటుంది.',
        },
        answerKind: 'expression',
        answer: '1+2c+c^2',
      },
    },
    {
      words: {
        en: 'Take 2 out and cancel. For an acute angle the bracket is not zero.',
        hi: '2 बाहर निकालकर काटें। न्यून कोण के लिए कोष्ठक शून्य नहीं है।',
        te: '2 బయటకు తీసి కొట్టివేయండి. లఘుకోణానికి బ్రాకెట్ సున్నా కాదు.',
      },
      lines: [
        { plain: '= 2(1+cos A)/(sin A*(1+cos A))', in: 'proof' },
        { plain: '= 2/sin A = 2 cosec A', in: 'proof' },
      ],
      mark: '1',
      margin: { en: 'LHS = RHS', hi: 'LHS = RHS', te: 'LHS = RHS' },
    },
    {
      words: {
        en: 'Second question, three marks. A is acute and this is given. Find sine A.',
        hi: 'दूसरा प्रश्न, तीन अंक। A न्यून कोण है और यह दिया है। sin A निकालें।',
        te: 'రెండవ ప్రశ్న, మూడు మార్కులు. A లఘుకోణం, ఇది ఇచ్చారు. sin A కనుగొనండి.',
      },
      said: {
        en: 'Second question, three marks. A is acute, and this is given. Find sine A.',
        hi: 'दूसरा प्रश्न, तीन अंक। A न्यून कोण है और यह दिया है। साइन A निकालें।',
        te: 'రెండవ ప్రశ్న, మూడు మార్కులు. A లఘుకోణం, ఇది ఇచ్చారు. సైన్ A కనుగొనండి.',
      },
      lines: [{ tex: t`\sec A+\tan A=3` }],
    },
    {
      words: {
        en: 'Write s for sec A and t for tan A. The identity of squares splits into two factors.',
        hi: 'sec A को s और tan A को t लिखें। वर्गों की सर्वसमिका दो गुणनखंडों में टूटती है।',
        te: 'sec A ను s, tan A ను t అని రాయండి. వర్గాల సర్వసమీకరణం రెండు కారణాంకాలుగా విడిపోతుంది.',
      },
      said: {
        en: 'Write s for secant A and t for tangent A. The identity of squares splits into two factors.',
        hi: 'सेक A को s और टैन A को t लिखें। वर्गों की सर्वसमिका दो गुणनखंडों में टूटती है।',
        te: 'సెక్ A ను s, టాన్ A ను t అని రాయండి. వర్గాల సర్వసమీకరణం రెండు కారణాంకాలుగా విడిపోతుంది.',
      },
      lines: [
        { plain: 's^2 - t^2 = 1', in: 'values' },
        { plain: '(s+t)(s-t) = 1', in: 'values' },
        { plain: 's - t = 1/3', in: 'values' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: { en: 'What is $s-t$?', hi: '$s-t$ क्या है?', te: '$s-t$ ఎంత?' },
        hint: {
          en: 'The product of both factors is 1, and one factor is given.',
          hi: 'दोनों गुणनखंडों का गुणनफल 1 है, और एक दिया है।',
          te: 'రెండు కారణాంకాల లబ్ధం 1, ఒకటి ఇచ్చారు.',
        },
        answerKind: 'number',
        answer: '1/3',
      },
    },
    {
      words: {
        en: 'Add and subtract the two equations.',
        hi: 'दोनों समीकरण जोड़ें और घटाएँ।',
        te: 'రెండు సమీకరణాలను కూడండి, తీసివేయండి.',
      },
      lines: [
        { plain: '2s = 10/3', in: 'values' },
        { plain: 's = 5/3', in: 'values' },
        { plain: 't = 4/3', in: 'values' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Tangent over secant is sine.',
        hi: 'tan बटा sec, sin है।',
        te: 'tan / sec అంటే sin.',
      },
      said: {
        en: 'Tangent over secant is sine.',
        hi: 'टैन बटा सेक, साइन है।',
        te: 'టాన్ ను సెక్ తో భాగిస్తే సైన్.',
      },
      lines: [
        { plain: 'tan A/sec A = sin A' },
        { tex: t`\sin A=\frac{4/3}{5/3}=\frac45`, plain: '(4/3)/(5/3) = 4/5' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: { en: 'What is $\\sin A$?', hi: '$\\sin A$ क्या है?', te: '$\\sin A$ ఎంత?' },
        hint: {
          en: 'Divide t by s. The thirds cancel.',
          hi: 't को s से भाग दें। तिहाई कट जाती है।',
          te: 't ను s తో భాగించండి. హారాలు పోతాయి.',
        },
        answerKind: 'number',
        answer: '4/5',
      },
    },
  ],
}
