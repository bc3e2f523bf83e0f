import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The word problem of five marks: two times that differ. */
export const speedOfABus: StepLesson = {
  id: 'speed-of-a-bus',
  version: 3,
  title: {
    en: 'Worked example: the speed of a bus',
    hi: 'हल किया उदाहरण: बस की चाल',
    te: 'సాధించిన ఉదాహరణ: బస్సు వేగం',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    bus: {
      mode: 'solve',
      variables: ['x'],
      given: ['240/x - 240/(x+20) = 1'],
      worlds: [{ x: '60' }, { x: '-80' }],
    },
  },
  steps: [
    {
      words: {
        en: 'A bus covers 240 km at a steady speed. If it were 20 km/h faster, it would take 1 hour less. Find its speed.',
        hi: 'एक बस समान चाल से 240 km चलती है। यदि चाल 20 km/h अधिक होती, तो 1 घंटा कम लगता। बस की चाल ज्ञात करें।',
        te: 'ఒక బస్సు స్థిర వేగంతో 240 km వెళ్తుంది. వేగం 20 km/h ఎక్కువైతే 1 గంట తక్కువ పట్టేది. బస్సు వేగం కనుగొనండి.',
      },
      said: {
        en: 'A bus covers 240 kilometres at a steady speed. If it were 20 kilometres per hour faster, it would take 1 hour less. Find its speed.',
        hi: 'एक बस समान चाल से 240 किलोमीटर चलती है। यदि चाल 20 किलोमीटर प्रति घंटा अधिक होती, तो 1 घंटा कम लगता। बस की चाल ज्ञात करें।',
        te: 'ఒక బస్సు స్థిర వేగంతో 240 కిలోమీటర్లు వెళ్తుంది. వేగం గంటకు 20 కిలోమీటర్లు ఎక్కువైతే 1 గంట తక్కువ పట్టేది. బస్సు వేగం కనుగొనండి.',
      },
      margin: { en: '5 marks', hi: '5 अंक', te: '5 మార్కులు' },
    },
    {
      words: {
        en: 'Let the speed be $x$ km/h, so $x$ is greater than 0. Put all into a table.',
        hi: 'मान लें चाल $x$ km/h है, इसलिए $x$ शून्य से बड़ा है। सब तालिका में रखें।',
        te: 'వేగం $x$ km/h అనుకోండి; $x$ సున్నా కంటే పెద్దది. అన్నీ పట్టికలో రాయండి.',
      },
      said: {
        en: 'Let the speed be x kilometres per hour, so x is greater than 0. Put all into a table.',
        hi: 'मान लें चाल x किलोमीटर प्रति घंटा है, इसलिए x शून्य से बड़ा है। सब तालिका में रखें।',
        te: 'వేగం గంటకు x కిలోమీటర్లు అనుకోండి; x సున్నా కంటే పెద్దది. అన్నీ పట్టికలో రాయండి.',
      },
      table: {
        head: [
          { en: 'Bus', hi: 'बस', te: 'బస్సు' },
          { en: 'Speed', hi: 'चाल', te: 'వేగం' },
          { en: 'Hours', hi: 'घंटे', te: 'గంటలు' },
        ],
        rows: [
          [{ en: 'as it is', hi: 'असल में', te: 'అసలు' }, { en: '$x$' }, { en: '$\\frac{240}{x}$' }],
          [{ en: 'faster', hi: 'तेज़', te: 'వేగంగా' }, { en: '$x+20$' }, { en: '$\\frac{240}{x+20}$' }],
        ],
      },
      mark: '1',
    },
    {
      words: {
        en: 'Now make the equation.',
        hi: 'अब समीकरण बनाएँ।',
        te: 'ఇప్పుడు సమీకరణం రాయండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which time is the longer one?',
          hi: 'कौन-सा समय अधिक है?',
          te: 'ఏ సమయం ఎక్కువ?',
        },
        hint: {
          en: 'The slower bus takes longer.',
          hi: 'जो धीमा चले उसे अधिक समय लगता है।',
          te: 'నెమ్మదిగా వెళ్తే ఎక్కువ సమయం పడుతుంది.',
        },
        options: [
          { words: { en: '$\\frac{240}{x}$' }, isRight: true },
          { words: { en: '$\\frac{240}{x+20}$' } },
        ],
        why: {
          en: 'So it comes first in the difference, which is 1 hour.',
          hi: 'इसलिए अंतर में वह पहले आता है, और अंतर 1 घंटा है।',
          te: 'కాబట్టి భేదంలో అది ముందు వస్తుంది; భేదం 1 గంట.',
        },
      },
      lines: [{ plain: '240/x - 240/(x+20) = 1', in: 'bus' }],
      mark: '1',
    },
    {
      words: {
        en: 'Multiply by $x(x+20)$. It is not 0, as $x$ is positive.',
        hi: '$x(x+20)$ से गुणा करें। यह 0 नहीं है, क्योंकि $x$ धनात्मक है।',
        te: '$x(x+20)$ తో గుణించండి. $x$ ధనాత్మకం కాబట్టి ఇది 0 కాదు.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the equation without fractions.',
          hi: 'बिना भिन्न का समीकरण लिखें।',
          te: 'భిన్నాలు లేని సమీకరణం రాయండి.',
        },
        hint: {
          en: 'On the left 240x goes away and 240 times 20 stays.',
          hi: 'बाईं ओर 240x हट जाता है और 240 गुणा 20 रहता है।',
          te: 'ఎడమవైపు 240x పోతుంది, 240 ఇంటూ 20 మిగులుతుంది.',
        },
        in: 'bus',
        example: '4800 = x^2+20x',
      },
      lines: [
        { plain: '240(x+20)-240x = x(x+20)', in: 'bus' },
        { plain: '4800 = x^2+20x', in: 'bus' },
        { plain: 'x^2+20x-4800 = 0', in: 'bus' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Two numbers with the product $-4800$ and the sum 20 are 80 and $-60$.',
        hi: '80 और $-60$ का गुणनफल $-4800$ और योग 20 है।',
        te: 'లబ్ధం $-4800$, మొత్తం 20 అయ్యే సంఖ్యలు 80, $-60$.',
      },
      lines: [
        { plain: '(x+80)(x-60) = 0', in: 'bus' },
        { plain: 'x = -80 or x = 60', in: 'bus' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'A speed cannot be negative.',
        hi: 'चाल ऋणात्मक नहीं हो सकती।',
        te: 'వేగం ఋణాత్మకం కాదు.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the speed in km/h?',
          hi: 'चाल km/h में कितनी है?',
          te: 'వేగం km/h లో ఎంత?',
        },
        hint: {
          en: 'One root does not fit. Give the reason in your answer.',
          hi: 'एक मूल ठीक नहीं बैठता। उत्तर में कारण लिखें।',
          te: 'ఒక మూలం సరిపోదు. జవాబులో కారణం రాయండి.',
        },
        answerKind: 'quantity',
        answer: '60 km/h',
      },
      mark: '½',
    },
    {
      words: {
        en: 'Answer: the speed is 60 km/h. Check the times: 4 hours and 3 hours.',
        hi: 'उत्तर: चाल 60 km/h है। समय जाँचें: 4 घंटे और 3 घंटे।',
        te: 'జవాబు: వేగం 60 km/h. సమయాలు సరిచూడండి: 4 గంటలు, 3 గంటలు.',
      },
      said: {
        en: 'Answer: the speed is 60 kilometres per hour. Check the times: 4 hours and 3 hours.',
        hi: 'उत्तर: चाल 60 किलोमीटर प्रति घंटा है। समय जाँचें: 4 घंटे और 3 घंटे।',
        te: 'జవాబు: వేగం గంటకు 60 కిలోమీటర్లు. సమయాలు సరిచూడండి: 4 గంటలు, 3 గంటలు.',
      },
      lines: [{ plain: '240/60 - 240/80 = 4 - 3 = 1' }],
      mark: '½',
    },
  ],
}
