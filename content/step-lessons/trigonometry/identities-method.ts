import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** How a proof of an identity is found and written. */
export const identitiesMethod: StepLesson = {
  id: 'trig-identities-method',
  version: 1,
  title: { en: 'How to prove an identity', hi: 'सर्वसमिका कैसे सिद्ध करें', te: 'సర్వసమీకరణాన్ని ఎలా నిరూపించాలి' },
  unreviewed: ['hi', 'te'],
  workings: {
    first: { mode: 'identity', variables: ['A'], start: 'tan A + cot A', target: 'sec A*cosec A' },
    second: { mode: 'identity', variables: ['A'], start: 'cos A/(1 - sin A)', target: '(1 + sin A)/cos A' },
  },
  steps: [
    {
      words: {
        en: 'An identity is true for every angle for which its terms are defined. To prove it, change one side until it is the other.',
        hi: 'सर्वसमिका हर उस कोण के लिए सच है जिसके लिए उसके पद परिभाषित हैं। सिद्ध करने के लिए एक पक्ष को बदलते हुए दूसरे तक पहुँचें।',
        te: 'సర్వసమీకరణం, దాని పదాలు నిర్వచించబడిన ప్రతి కోణానికీ నిజం. నిరూపించడానికి ఒక వైపును మారుస్తూ రెండవ వైపుకు చేరండి.',
      },
      margin: { en: 'begin with the longer side', hi: 'लंबे पक्ष से शुरू करें', te: 'పెద్ద వైపు నుండి మొదలు' },
    },
    {
      words: {
        en: 'First method: write everything in sine and cosine. Prove this one.',
        hi: 'पहली विधि: सब कुछ sin और cos में लिखें। इसे सिद्ध करें।',
        te: 'మొదటి పద్ధతి: అన్నింటినీ sin, cos లలో రాయండి. దీన్ని నిరూపించండి.',
      },
      said: {
        en: 'First method. Write everything in sine and cosine. Prove this one.',
        hi: 'पहली विधि: सब कुछ साइन और कॉस में लिखें। इसे सिद्ध करें।',
        te: 'మొదటి పద్ధతి: అన్నింటినీ సైన్, కాస్ లలో రాయండి. దీన్ని నిరూపించండి.',
      },
      lines: [{ plain: 'tan A + cot A = sec A * cosec A' }],
    },
    {
      words: { en: 'Begin with the left side.', hi: 'बाएँ पक्ष से शुरू करें।', te: 'ఎడమ వైపు నుండి మొదలుపెట్టండి.' },
      lines: [{ plain: '= sin A/cos A + cos A/sin A', in: 'first' }],
      mark: '½',
      question: {
        kind: 'line',
        ask: {
          en: 'Write the left side in sine and cosine.',
          hi: 'बायाँ पक्ष sin और cos में लिखें।',
          te: 'ఎడమ వైపును sin, cos లలో రాయండి.',
        },
        hint: {
          en: 'The tangent is sine over cosine. The cotangent is that turned over.',
          hi: 'tan, sin बटा cos है। cot उसका उल्टा है।',
          te: 'tan అంటే sin / cos. cot దాని తలకిందులు.',
        },
        in: 'first',
        example: '= sin A/cos A + cos A/sin A',
      },
    },
    {
      words: {
        en: 'Make one fraction. The top is an identity that you know.',
        hi: 'एक भिन्न बनाएँ। अंश एक जानी हुई सर्वसमिका है।',
        te: 'ఒకే భిన్నంగా రాయండి. లవం మీకు తెలిసిన సర్వసమీకరణం.',
      },
      lines: [
        { plain: '= (sin^2 A + cos^2 A)/(sin A * cos A)', in: 'first' },
        { plain: '= 1/(sin A * cos A)', in: 'first' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Split the product. This is the right side.',
        hi: 'गुणनफल को अलग करें। यही दायाँ पक्ष है।',
        te: 'లబ్ధాన్ని విడదీయండి. ఇదే కుడి వైపు.',
      },
      lines: [{ plain: '= sec A * cosec A', in: 'first' }],
      mark: '½',
      question: {
        kind: 'choice',
        ask: { en: 'What is 1 over cosine?', hi: '1 बटा cos क्या है?', te: '1 / cos అంటే ఏమిటి?' },
        hint: {
          en: 'The names cross over: it is not the one that begins with co.',
          hi: 'नाम उलट जाते हैं: co से शुरू होने वाला नहीं।',
          te: 'పేర్లు తారుమారవుతాయి: co తో మొదలయ్యేది కాదు.',
        },
        options: [
          { words: { en: '$\\sec A$' }, isRight: true },
          { words: { en: '$\\operatorname{cosec} A$' } },
          { words: { en: '$\\cot A$' } },
        ],
      },
    },
    {
      words: {
        en: 'Second method: multiply top and bottom by the partner. The partner of 1 − sin A is 1 + sin A.',
        hi: 'दूसरी विधि: अंश और हर को संयुग्मी से गुणा करें। 1 − sin A का संयुग्मी 1 + sin A है।',
        te: 'రెండవ పద్ధతి: లవాన్ని, హారాన్ని సంయుగ్మంతో గుణించండి. 1 − sin A సంయుగ్మం 1 + sin A.',
      },
      said: {
        en: 'Second method. Multiply top and bottom by the partner. The partner of one minus sine A is one plus sine A.',
        hi: 'दूसरी विधि: अंश और हर को संयुग्मी से गुणा करें। एक घटा साइन A का संयुग्मी, एक जोड़ साइन A है।',
        te: 'రెండవ పద్ధతి: లవాన్ని, హారాన్ని సంయుగ్మంతో గుణించండి. ఒకటి మైనస్ సైన్ A సంయుగ్మం, ఒకటి ప్లస్ సైన్ A.',
      },
      lines: [
        { plain: 'cos A/(1 - sin A)', in: 'second' },
        { plain: '= cos A*(1+sin A)/(1 - sin^2 A)', in: 'second' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The bottom is now a square. Cancel one cosine.',
        hi: 'हर अब एक वर्ग है। एक cos काटें।',
        te: 'హారం ఇప్పుడు ఒక వర్గం. ఒక cos కొట్టివేయండి.',
      },
      said: {
        en: 'The bottom is now a square. Cancel one cosine.',
        hi: 'हर अब एक वर्ग है। एक कॉस काटें।',
        te: 'హారం ఇప్పుడు ఒక వర్గం. ఒక కాస్ కొట్టివేయండి.',
      },
      lines: [
        { plain: '= cos A*(1+sin A)/cos^2 A', in: 'second' },
        { plain: '= (1+sin A)/cos A', in: 'second' },
      ],
      mark: '1',
      question: {
        kind: 'choice',
        ask: {
          en: 'What is $1-\\sin^2 A$?',
          hi: '$1-\\sin^2 A$ क्या है?',
          te: '$1-\\sin^2 A$ అంటే ఏమిటి?',
        },
        hint: {
          en: 'Move a term in the first identity of squares.',
          hi: 'वर्गों की पहली सर्वसमिका में एक पद इधर-उधर करें।',
          te: 'వర్గాల మొదటి సర్వసమీకరణంలో ఒక పదాన్ని మార్చండి.',
        },
        options: [
          { words: { en: '$\\cos A$' } },
          { words: { en: '$\\cos^2 A$' }, isRight: true },
          { words: { en: '$(1-\\sin A)^2$' } },
        ],
      },
    },
    {
      words: {
        en: 'End with the sentence: LHS = RHS, hence proved. Never work on both sides of the equation at once.',
        hi: 'अंत में लिखें: LHS = RHS, अतः सिद्ध। दोनों पक्षों पर एक साथ काम न करें।',
        te: 'చివరగా రాయండి: LHS = RHS, కాబట్టి నిరూపించబడింది. రెండు వైపులనూ ఒకేసారి మార్చకండి.',
      },
      said: {
        en: 'End with the sentence: left hand side equals right hand side, hence proved. Never work on both sides of the equation at once.',
        hi: 'अंत में लिखें: बायाँ पक्ष बराबर दायाँ पक्ष, अतः सिद्ध। दोनों पक्षों पर एक साथ काम न करें।',
        te: 'చివరగా రాయండి: ఎడమ వైపు సమానం కుడి వైపు, కాబట్టి నిరూపించబడింది. రెండు వైపులనూ ఒకేసారి మార్చకండి.',
      },
    },
  ],
}
