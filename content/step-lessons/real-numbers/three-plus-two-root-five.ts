import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** 3 + 2√5 is irrational, given that √5 is. */
export const threePlusTwoRootFive: StepLesson = {
  id: 'three-plus-two-root-five',
  version: 3,
  title: {
    en: 'Worked example: 3 + 2√5 is irrational',
    hi: 'हल किया उदाहरण: 3 + 2√5 अपरिमेय है',
    te: 'సాధించిన ఉదాహరణ: 3 + 2√5 కరణీయ సంఖ్య',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    proof: {
      mode: 'system',
      variables: ['p', 'q'],
      given: ['3+2√5 = p/q'],
      worlds: [{ p: '21+14√5', q: '7' }],
    },
    second: {
      mode: 'system',
      variables: ['p', 'q'],
      given: ['7-4√3 = p/q'],
      worlds: [{ p: '49-28√3', q: '7' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Given that $\\sqrt5$ is irrational, prove that $3+2\\sqrt5$ is irrational.',
        hi: 'दिया है कि $\\sqrt5$ अपरिमेय है। सिद्ध करें कि $3+2\\sqrt5$ अपरिमेय है।',
        te: '$\\sqrt5$ కరణీయ సంఖ్య అని ఇచ్చారు. $3+2\\sqrt5$ కరణీయ సంఖ్య అని నిరూపించండి.',
      },
      said: {
        en: 'Given that root 5 is irrational, prove that 3 plus 2 root 5 is irrational.',
        hi: 'दिया है कि रूट 5 अपरिमेय है। सिद्ध करें कि 3 प्लस 2 रूट 5 अपरिमेय है।',
        te: 'రూట్ 5 కరణీయ సంఖ్య అని ఇచ్చారు. 3 ప్లస్ 2 రూట్ 5 కరణీయ సంఖ్య అని నిరూపించండి.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Suppose the opposite: it is rational. Here $p$ and $q$ are integers and $q$ is not 0.',
        hi: 'उल्टा मान लें: यह परिमेय है। यहाँ $p$ और $q$ पूर्णांक हैं और $q$ शून्य नहीं है।',
        te: 'వ్యతిరేకంగా అనుకోండి: అది అకరణీయం. ఇక్కడ $p$, $q$ పూర్ణ సంఖ్యలు, $q$ సున్నా కాదు.',
      },
      lines: [{ tex: '3+2\\sqrt5=\\frac{p}{q},\\quad q\\neq0' }],
      mark: '1',
    },
    {
      words: {
        en: 'Now bring $\\sqrt5$ alone to one side.',
        hi: 'अब $\\sqrt5$ को अकेले एक पक्ष में लाएँ।',
        te: 'ఇప్పుడు $\\sqrt5$ ను ఒక వైపు ఒంటరిగా ఉంచండి.',
      },
      said: {
        en: 'Now bring root 5 alone to one side.',
        hi: 'अब रूट 5 को अकेले एक पक्ष में लाएँ।',
        te: 'ఇప్పుడు రూట్ 5 ను ఒక వైపు ఒంటరిగా ఉంచండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the next line.',
          hi: 'अगली पंक्ति लिखें।',
          te: 'తర్వాతి పంక్తి రాయండి.',
        },
        hint: {
          en: 'First subtract 3 on both sides, then divide by 2.',
          hi: 'पहले दोनों पक्षों से 3 घटाएँ, फिर 2 से भाग दें।',
          te: 'ముందు రెండు వైపుల నుండి 3 తీసివేసి, తర్వాత 2 తో భాగించండి.',
        },
        in: 'proof',
        example: '2√5 = p/q - 3',
      },
      lines: [
        { plain: '2√5 = p/q - 3', in: 'proof' },
        { plain: '√5 = (p-3q)/(2q)', in: 'proof' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Look at the right side.',
        hi: 'दाएँ पक्ष को देखें।',
        te: 'కుడి వైపును చూడండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What kind of number is it?',
          hi: 'यह किस प्रकार की संख्या है?',
          te: 'అది ఎలాంటి సంఖ్య?',
        },
        hint: {
          en: 'The numerator and the denominator are made of integers by multiplying and subtracting.',
          hi: 'अंश और हर पूर्णांकों से गुणा और घटाव करके बने हैं।',
          te: 'లవం, హారం పూర్ణ సంఖ్యల నుండి గుణించి, తీసివేసి వచ్చాయి.',
        },
        options: [
          { words: { en: 'Always an integer', hi: 'सदा पूर्णांक', te: 'ఎల్లప్పుడూ పూర్ణ సంఖ్య' } },
          { words: { en: 'Rational', hi: 'परिमेय', te: 'అకరణీయ సంఖ్య' }, isRight: true },
          { words: { en: 'Irrational', hi: 'अपरिमेय', te: 'కరణీయ సంఖ్య' } },
        ],
        why: {
          en: 'Both are integers, and $2q$ is not 0.',
          hi: 'दोनों पूर्णांक हैं और $2q$ शून्य नहीं है।',
          te: 'రెండూ పూర్ణ సంఖ్యలు, $2q$ సున్నా కాదు.',
        },
      },
      mark: '½',
    },
    {
      words: {
        en: 'So $\\sqrt5$ would be rational. That contradicts what is given. Hence $3+2\\sqrt5$ is irrational.',
        hi: 'तब $\\sqrt5$ परिमेय होगा। यह दिए हुए का विरोध करता है। अतः $3+2\\sqrt5$ अपरिमेय है।',
        te: 'అప్పుడు $\\sqrt5$ అకరణీయం అవుతుంది. ఇది ఇచ్చినదానికి విరుద్ధం. కాబట్టి $3+2\\sqrt5$ కరణీయ సంఖ్య.',
      },
      said: {
        en: 'So root 5 would be rational. That contradicts what is given. Hence 3 plus 2 root 5 is irrational.',
        hi: 'तब रूट 5 परिमेय होगा। यह दिए हुए का विरोध करता है। अतः 3 प्लस 2 रूट 5 अपरिमेय है।',
        te: 'అప్పుడు రూట్ 5 అకరణీయం అవుతుంది. ఇది ఇచ్చినదానికి విరుద్ధం. కాబట్టి 3 ప్లస్ 2 రూట్ 5 కరణీయ సంఖ్య.',
      },
      mark: '½',
    },
    {
      words: {
        en: 'Your turn: $7-4\\sqrt3$, where $\\sqrt3$ is given as irrational. Suppose it is the fraction of $p$ by $q$.',
        hi: 'आपकी बारी: $7-4\\sqrt3$, जहाँ $\\sqrt3$ अपरिमेय दिया है। मान लें यह $p$ बटा $q$ है।',
        te: 'మీ వంతు: $7-4\\sqrt3$; $\\sqrt3$ కరణీయం అని ఇచ్చారు. అది $p$ బై $q$ అనుకోండి.',
      },
      said: {
        en: 'Your turn. 7 minus 4 root 3, where root 3 is given as irrational. Suppose it is p by q.',
        hi: 'आपकी बारी। 7 माइनस 4 रूट 3, जहाँ रूट 3 अपरिमेय दिया है। मान लें यह p बटा q है।',
        te: 'మీ వంతు. 7 మైనస్ 4 రూట్ 3; రూట్ 3 కరణీయం అని ఇచ్చారు. అది p బై q అనుకోండి.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'When a fraction is divided by 4, look at what happens to its denominator.',
          hi: 'भिन्न को 4 से भाग देने पर उसके हर का क्या होता है, देखें।',
          te: 'భిన్నాన్ని 4 తో భాగిస్తే దాని హారం ఏమవుతుందో చూడండి.',
        },
        why: {
          en: 'The denominator has to be $4q$.',
          hi: 'हर $4q$ होना चाहिए।',
          te: 'హారం $4q$ ఉండాలి.',
        },
        lines: [
          { plain: '4√3 = 7 - p/q', in: 'second' },
          { plain: '4√3 = (7q-p)/q', in: 'second' },
          { plain: '√3 = 4(7q-p)/q', in: 'second' },
        ],
        wrong: 3,
      },
      lines: [{ plain: '√3 = (7q-p)/(4q)', in: 'second' }],
    },
    {
      words: {
        en: 'The right side is rational again, and the left is not. So this number is irrational too.',
        hi: 'दायाँ पक्ष फिर परिमेय है और बायाँ नहीं। अतः यह संख्या भी अपरिमेय है।',
        te: 'కుడి వైపు మళ్ళీ అకరణీయం, ఎడమ వైపు కాదు. కాబట్టి ఈ సంఖ్య కూడా కరణీయమే.',
      },
    },
  ],
}
