import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** Elimination: equal coefficients, then add or subtract. */
export const elimination: StepLesson = {
  id: 'elimination-method',
  version: 1,
  title: {
    en: 'The method of elimination',
    hi: 'विलोपन विधि',
    te: 'చరరాశిని తొలగించే పద్ధతి',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    pair: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['4x+3y=6', '6x-5y=28'],
      worlds: [{ x: '3', y: '-2' }],
    },
    mirror: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['47x+53y=253', '53x+47y=247'],
      worlds: [{ x: '2', y: '3' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Solve this pair. No coefficient is 1, so elimination is shorter.',
        hi: 'यह युग्म हल करें। कोई गुणांक 1 नहीं है, इसलिए विलोपन छोटा पड़ता है।',
        te: 'ఈ జతను సాధించండి. ఏ గుణకమూ 1 కాదు, కాబట్టి తొలగించే పద్ధతి సులభం.',
      },
      lines: [
        { plain: '4x + 3y = 6', in: 'pair' },
        { plain: '6x - 5y = 28', in: 'pair' },
      ],
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Make the coefficients of $x$ equal. The LCM of 4 and 6 is 12.',
        hi: '$x$ के गुणांक बराबर करें। 4 और 6 का LCM 12 है।',
        te: '$x$ గుణకాలను సమానం చేయండి. 4, 6 ల LCM 12.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'By what do we multiply?',
          hi: 'किन संख्याओं से गुणा करें?',
          te: 'వేటితో గుణించాలి?',
        },
        hint: {
          en: 'Each equation should begin with 12x.',
          hi: 'हर समीकरण 12x से शुरू होना चाहिए।',
          te: 'ప్రతి సమీకరణం 12x తో మొదలవ్వాలి.',
        },
        options: [
          {
            words: {
              en: 'The first by 3, the second by 2',
              hi: 'पहले को 3 से, दूसरे को 2 से',
              te: 'మొదటిదాన్ని 3 తో, రెండవదాన్ని 2 తో',
            },
            isRight: true,
          },
          {
            words: {
              en: 'The first by 2, the second by 3',
              hi: 'पहले को 2 से, दूसरे को 3 से',
              te: 'మొదటిదాన్ని 2 తో, రెండవదాన్ని 3 తో',
            },
          },
          {
            words: { en: 'Both by 12', hi: 'दोनों को 12 से', te: 'రెండింటినీ 12 తో' },
          },
        ],
      },
      lines: [
        { plain: '12x + 9y = 18', in: 'pair' },
        { plain: '12x - 10y = 56', in: 'pair' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The signs of $12x$ are the same, so subtract. Change every sign of the lower line.',
        hi: '$12x$ के चिह्न समान हैं, इसलिए घटाएँ। निचली पंक्ति के सभी चिह्न बदलें।',
        te: '$12x$ గుర్తులు ఒకటే, కాబట్టి తీసివేయండి. కింది పంక్తిలోని అన్ని గుర్తులూ మార్చండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the line with y alone.',
          hi: 'केवल y वाली पंक्ति लिखें।',
          te: 'y మాత్రమే ఉన్న పంక్తి రాయండి.',
        },
        hint: {
          en: 'On the left: 9y − (−10y). On the right: 18 − 56.',
          hi: 'बाएँ: 9y − (−10y)। दाएँ: 18 − 56।',
          te: 'ఎడమవైపు: 9y − (−10y). కుడివైపు: 18 − 56.',
        },
        in: 'pair',
        example: '19y = -38',
      },
      lines: [
        { plain: '9y + 10y = 18 - 56', in: 'pair' },
        { plain: '19y = -38', in: 'pair' },
        { plain: 'y = -2', in: 'pair' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Put $y$ into one of the given equations.',
        hi: '$y$ को दिए समीकरणों में से किसी एक में रखें।',
        te: '$y$ ను ఇచ్చిన సమీకరణాలలో ఒకదానిలో ఉంచండి.',
      },
      lines: [
        { plain: '4x + 3*(-2) = 6', in: 'pair' },
        { plain: '4x = 12', in: 'pair' },
        { plain: 'x = 3', in: 'pair' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Check in the other one.',
        hi: 'दूसरे में जाँचें।',
        te: 'రెండవదానిలో సరిచూడండి.',
      },
      lines: [{ plain: '6*3 - 5*(-2) = 28' }],
    },
    {
      words: {
        en: 'A special pair: the coefficients change places. Add both equations, then subtract them.',
        hi: 'एक विशेष युग्म: गुणांक आपस में बदले हुए हैं। दोनों समीकरण जोड़ें, फिर घटाएँ।',
        te: 'ఒక ప్రత్యేక జత: గుణకాలు చోటు మారాయి. రెండు సమీకరణాలను కలపండి, తర్వాత తీసివేయండి.',
      },
      lines: [
        { plain: '47x + 53y = 253', in: 'mirror' },
        { plain: '53x + 47y = 247', in: 'mirror' },
        { plain: '100x + 100y = 500', in: 'mirror' },
        { plain: '6x - 6y = -6', in: 'mirror' },
      ],
    },
    {
      words: {
        en: 'Divide by 100 and by 6: a pair with small numbers.',
        hi: '100 और 6 से भाग दें: छोटी संख्याओं का युग्म।',
        te: '100 తో, 6 తో భాగించండి: చిన్న సంఖ్యల జత వస్తుంది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What are x and y?',
          hi: 'x और y कितने हैं?',
          te: 'x, y ఎంత?',
        },
        hint: {
          en: 'Their sum is 5 and their difference x − y is −1. Add these two lines.',
          hi: 'उनका योग 5 और अंतर x − y = −1 है। ये दोनों पंक्तियाँ जोड़ें।',
          te: 'వాటి మొత్తం 5, భేదం x − y = −1. ఈ రెండు పంక్తులను కలపండి.',
        },
        answerKind: 'pair',
        answer: 'x = 2, y = 3',
        rules: { variables: ['x', 'y'] },
      },
      lines: [
        { plain: 'x + y = 5', in: 'mirror' },
        { plain: 'x - y = -1', in: 'mirror' },
        { plain: 'x = 2, y = 3', in: 'mirror' },
      ],
    },
  ],
}
