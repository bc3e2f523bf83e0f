import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** The three identities of squares, from Pythagoras. */
export const pythagoreanIdentityProved: StepLesson = {
  id: 'pythagorean-identity-proved',
  version: 2,
  title: {
    en: 'Three identities from Pythagoras',
    hi: 'पाइथागोरस से तीन सर्वसमिकाएँ',
    te: 'పైథాగరస్ నుండి మూడు సర్వసమీకరణాలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-0.8, -0.8, 5, 3.6] },
  figureWords: {
    en: 'Right triangle with the angle A, the opposite side a, the adjacent side b and the hypotenuse c.',
    hi: 'समकोण त्रिभुज: कोण A, सम्मुख भुजा a, संलग्न भुजा b और कर्ण c।',
    te: 'లంబకోణ త్రిభుజం: కోణం A, ఎదుటి భుజం a, ఆసన్న భుజం b, కర్ణం c.',
  },
  workings: {
    sides: { mode: 'value', facts: { a: '5', b: '12', c: '13' } },
    cos: {
      mode: 'solve',
      variables: ['c'],
      given: ['(3/5)^2 + c^2 = 1'],
      worlds: [{ c: '4/5' }, { c: '-4/5' }],
      keep: 'c>0',
    },
  },
  steps: [
    {
      words: {
        en: 'In a right triangle let the side opposite to A be a, the adjacent side b and the hypotenuse c.',
        hi: 'समकोण त्रिभुज में A की सम्मुख भुजा a, संलग्न भुजा b और कर्ण c मानें।',
        te: 'లంబకోణ త్రిభుజంలో A కి ఎదుటి భుజం a, ఆసన్న భుజం b, కర్ణం c అనుకోండి.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [0, 0],
            [4, 0],
            [4, 3],
          ],
          names: ['A', 'B', 'C'],
          sides: ['b', 'a', 'c'],
          rightAngleAt: 1,
        },
        { kind: 'arc', centre: [0, 0], radius: 0.6, from: 0, to: 36.9, style: { colour: 'result' } },
      ],
      lines: [{ tex: t`\sin A=\frac ac,\quad \cos A=\frac bc` }],
    },
    {
      words: {
        en: 'Pythagoras links the three sides. Divide every term by the square of c. We may, as c is not zero.',
        hi: 'पाइथागोरस तीनों भुजाओं को जोड़ता है। हर पद को c के वर्ग से भाग दें। c शून्य नहीं, इसलिए दे सकते हैं।',
        te: 'పైథాగరస్ మూడు భుజాలను కలుపుతుంది. ప్రతి పదాన్ని c వర్గంతో భాగించండి. c సున్నా కాదు, కాబట్టి భాగించవచ్చు.',
      },
      lines: [
        { plain: 'a^2 + b^2 = c^2', in: 'sides' },
        { plain: '(a/c)^2 + (b/c)^2 = 1', in: 'sides' },
      ],
      mark: '1',
      question: {
        kind: 'choice',
        ask: {
          en: 'By what must we divide, so that sine and cosine appear?',
          hi: 'किससे भाग दें कि sin और cos बन जाएँ?',
          te: 'sin, cos రావాలంటే దేనితో భాగించాలి?',
        },
        hint: {
          en: 'Which side stands below in both ratios?',
          hi: 'दोनों अनुपातों में नीचे कौन-सी भुजा है?',
          te: 'రెండు నిష్పత్తుల హారంలో ఏ భుజం ఉంది?',
        },
        options: [
          { words: { en: '$a^2$' } },
          { words: { en: '$b^2$' } },
          { words: { en: '$c^2$' }, isRight: true },
        ],
      },
    },
    {
      words: {
        en: 'Those two fractions are sine and cosine. This is the first identity.',
        hi: 'वे दोनों भिन्न sin और cos हैं। यह पहली सर्वसमिका है।',
        te: 'ఆ రెండు భిన్నాలు sin, cos. ఇదే మొదటి సర్వసమీకరణం.',
      },
      said: {
        en: 'Those two fractions are sine and cosine. This is the first identity.',
        hi: 'वे दोनों भिन्न साइन और कॉस हैं। यह पहली सर्वसमिका है।',
        te: 'ఆ రెండు భిన్నాలు సైన్, కొసైన్. ఇదే మొదటి సర్వసమీకరణం.',
      },
      lines: [{ plain: 'sin^2 A + cos^2 A = 1' }],
      mark: '1',
      margin: { en: 'for 0° ≤ A ≤ 90°', hi: '0° ≤ A ≤ 90° के लिए', te: '0° ≤ A ≤ 90° కు' },
    },
    {
      words: {
        en: 'Divide it by cos² A instead. A must not be 90°, where the cosine is zero.',
        hi: 'अब इसे cos² A से भाग दें। A, 90° न हो, क्योंकि वहाँ cos शून्य है।',
        te: 'ఇప్పుడు దీన్ని cos² A తో భాగించండి. A, 90° కాకూడదు; అక్కడ cos సున్నా.',
      },
      said: {
        en: 'Divide it by cos squared A instead. A must not be ninety degrees, where the cosine is zero.',
        hi: 'अब इसे कॉस स्क्वायर A से भाग दें। A, नब्बे अंश न हो, क्योंकि वहाँ कॉस शून्य है।',
        te: 'ఇప్పుడు దీన్ని కాస్ స్క్వేర్ A తో భాగించండి. A, తొంభై డిగ్రీలు కాకూడదు; అక్కడ కాస్ సున్నా.',
      },
      lines: [{ plain: 'sin^2 A/cos^2 A + 1 = 1/cos^2 A' }, { plain: 'tan^2 A + 1 = sec^2 A' }],
    },
    {
      words: {
        en: 'Divide the first identity by sin² A. A must not be 0°.',
        hi: 'पहली सर्वसमिका को sin² A से भाग दें। A, 0° न हो।',
        te: 'మొదటి సర్వసమీకరణాన్ని sin² A తో భాగించండి. A, 0° కాకూడదు.',
      },
      said: {
        en: 'Divide the first identity by sine squared A. A must not be zero degrees.',
        hi: 'पहली सर्वसमिका को साइन स्क्वायर A से भाग दें। A, शून्य अंश न हो।',
        te: 'మొదటి సర్వసమీకరణాన్ని సైన్ స్క్వేర్ A తో భాగించండి. A, సున్నా డిగ్రీలు కాకూడదు.',
      },
      lines: [{ plain: '1 + cot^2 A = cosec^2 A' }],
      question: {
        kind: 'choice',
        ask: {
          en: 'What becomes of $\\cos^2 A$ when it is divided by $\\sin^2 A$?',
          hi: '$\\cos^2 A$ को $\\sin^2 A$ से भाग देने पर क्या मिलता है?',
          te: '$\\cos^2 A$ ను $\\sin^2 A$ తో భాగిస్తే ఏమి వస్తుంది?',
        },
        hint: {
          en: 'Sine over cosine is the tangent. Here it is the other way up.',
          hi: 'sin बटा cos, tan है। यहाँ उल्टा है।',
          te: 'sin / cos అంటే tan. ఇక్కడ అది తలకిందులు.',
        },
        options: [
          { words: { en: '$\\tan^2 A$' } },
          { words: { en: '$\\cot^2 A$' }, isRight: true },
          { words: { en: '$\\sec^2 A$' } },
        ],
      },
    },
    {
      words: {
        en: 'Learn the other forms too. They are the same identities with a term moved.',
        hi: 'दूसरे रूप भी याद रखें। ये वही सर्वसमिकाएँ हैं, केवल पद इधर-उधर किया है।',
        te: 'ఇతర రూపాలు కూడా నేర్చుకోండి. అవి అవే సర్వసమీకరణాలు, ఒక పదాన్ని మాత్రమే మార్చాం.',
      },
      lines: [
        { plain: '1 - sin^2 A = cos^2 A' },
        { plain: 'sec^2 A - tan^2 A = 1' },
        { plain: 'cosec^2 A - cot^2 A = 1' },
      ],
    },
    {
      words: {
        en: 'Use it without a figure: sine A is 3 over 5 and A is acute. Call the cosine c.',
        hi: 'बिना आकृति के प्रयोग: sin A = 3/5 और A न्यून कोण है। cos A को c कहें।',
        te: 'పటం లేకుండా వాడదాం: sin A = 3/5, A లఘుకోణం. cos A ను c అనుకోండి.',
      },
      said: {
        en: 'Use it without a figure. Sine A is three over five, and A is acute. Call the cosine c.',
        hi: 'बिना आकृति के प्रयोग: साइन A, तीन बटा पाँच है और A न्यून कोण है। कॉस A को c कहें।',
        te: 'పటం లేకుండా వాడదాం: సైన్ A, ఐదులో మూడు; A లఘుకోణం. కాస్ A ను c అనుకోండి.',
      },
      lines: [
        { plain: 'c^2 = 1 - (3/5)^2 = 16/25', in: 'cos' },
        { plain: 'c = 4/5', in: 'cos' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'What is $\\cos A$?', hi: '$\\cos A$ क्या है?', te: '$\\cos A$ ఎంత?' },
        hint: {
          en: 'Square 3/5 and take it from 1. Then the root, which is positive for an acute angle.',
          hi: '3/5 का वर्ग 1 में से घटाएँ। फिर मूल लें, जो न्यून कोण के लिए धनात्मक है।',
          te: '3/5 వర్గాన్ని 1 నుండి తీసివేయండి. తర్వాత వర్గమూలం; లఘుకోణానికి అది ధనాత్మకం.',
        },
        answerKind: 'number',
        answer: '4/5',
      },
    },
  ],
}
