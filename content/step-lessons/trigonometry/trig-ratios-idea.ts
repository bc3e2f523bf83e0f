import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Why a ratio of sides belongs to the angle, and the six names. */
export const trigRatiosIdea: StepLesson = {
  id: 'trig-ratios-idea',
  version: 1,
  title: {
    en: 'What sine, cosine and tangent are',
    hi: 'sin, cos और tan क्या हैं',
    te: 'sin, cos, tan అంటే ఏమిటి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-0.8, -0.8, 5, 3.6] },
  figureWords: {
    en: 'Right triangle ABC with the right angle at B, AB 4, BC 3 and AC 5. A smaller right triangle APQ shares the angle A.',
    hi: 'समकोण त्रिभुज ABC, B पर समकोण, AB 4, BC 3, AC 5। छोटे समकोण त्रिभुज APQ का कोण A वही है।',
    te: 'లంబకోణ త్రిభుజం ABC, B వద్ద లంబకోణం, AB 4, BC 3, AC 5. చిన్న లంబకోణ త్రిభుజం APQ లో అదే కోణం A.',
  },
  steps: [
    {
      words: {
        en: 'Take an acute angle A. Draw two right triangles on it, a small one and a large one.',
        hi: 'एक न्यून कोण A लें। उस पर दो समकोण त्रिभुज बनाएँ, एक छोटा और एक बड़ा।',
        te: 'ఒక లఘుకోణం A తీసుకోండి. దానిపై రెండు లంబకోణ త్రిభుజాలు గీయండి: ఒకటి చిన్నది, ఒకటి పెద్దది.',
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
          rightAngleAt: 1,
        },
        {
          kind: 'path',
          points: [
            [2.4, 0],
            [2.4, 1.8],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        {
          kind: 'right-angle',
          corner: [2.4, 0],
          to: [
            [0, 0],
            [2.4, 1.8],
          ],
          side: 0.25,
        },
        { kind: 'arc', centre: [0, 0], radius: 0.6, from: 0, to: 36.9, style: { colour: 'result' } },
        { kind: 'label', at: [2.4, 0], tex: 'P', shiftInPx: [13, -12], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [2.4, 1.8], tex: 'Q', shiftInPx: [13, 8], colour: 'given', sizeInPx: 18 },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Why are the triangles APQ and ABC similar?',
          hi: 'त्रिभुज APQ और ABC समरूप क्यों हैं?',
          te: 'త్రిభుజాలు APQ, ABC ఎందుకు సరూపాలు?',
        },
        hint: {
          en: 'Count the angles that the two triangles have in common.',
          hi: 'गिनें कि दोनों त्रिभुजों के कितने कोण बराबर हैं।',
          te: 'రెండు త్రిభుజాలలో సమానమైన కోణాలు ఎన్నో లెక్కించండి.',
        },
        options: [
          { words: { en: 'Their sides are equal.', hi: 'भुजाएँ बराबर हैं।', te: 'భుజాలు సమానం.' } },
          {
            words: {
              en: 'Both have the angle A and a right angle.',
              hi: 'दोनों में कोण A और एक समकोण है।',
              te: 'రెండింటిలో కోణం A, ఒక లంబకోణం ఉన్నాయి.',
            },
            isRight: true,
          },
          { words: { en: 'Both are isosceles.', hi: 'दोनों समद्विबाहु हैं।', te: 'రెండూ సమద్విబాహువులు.' } },
        ],
      },
    },
    {
      words: {
        en: 'So a ratio of two sides is the same in both. It depends on the angle alone, not on the size.',
        hi: 'अतः दो भुजाओं का अनुपात दोनों में एक ही है। वह केवल कोण पर निर्भर है, माप पर नहीं।',
        te: 'కాబట్టి రెండు భుజాల నిష్పత్తి రెండింటిలో ఒకటే. అది కోణంపైనే ఆధారపడుతుంది, పరిమాణంపై కాదు.',
      },
      lines: [{ tex: t`\frac{PQ}{AQ}=\frac{BC}{AC}` }, { plain: '1.8/3 = 3/5' }],
    },
    {
      words: {
        en: 'Name the sides as seen from A. BC is opposite, AB is adjacent, AC is the hypotenuse.',
        hi: 'A की ओर से भुजाओं के नाम रखें। BC सम्मुख, AB संलग्न और AC कर्ण है।',
        te: 'A వైపు నుండి భుజాలకు పేర్లు పెట్టండి. BC ఎదుటి భుజం, AB ఆసన్న భుజం, AC కర్ణం.',
      },
      shapes: [
        { kind: 'label', at: [4, 1.5], tex: '3', shiftInPx: [14, 0], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [2, 0], tex: '4', shiftInPx: [0, 16], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [2, 1.5], tex: '5', shiftInPx: [-10, -12], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Three ratios have names: sine, cosine and tangent.',
        hi: 'तीन अनुपातों के नाम हैं: ज्या (sin), कोज्या (cos) और स्पर्शज्या (tan)।',
        te: 'మూడు నిష్పత్తులకు పేర్లు ఉన్నాయి: సైన్ (sin), కొసైన్ (cos), టాంజెంట్ (tan).',
      },
      said: {
        en: 'Three ratios have names: sine, cosine and tangent.',
        hi: 'तीन अनुपातों के नाम हैं: ज्या यानी साइन, कोज्या यानी कॉस, और स्पर्शज्या यानी टैन।',
        te: 'మూడు నిష్పత్తులకు పేర్లు ఉన్నాయి: సైన్, కొసైన్, టాంజెంట్.',
      },
      lines: [
        { tex: t`\sin A=\frac{BC}{AC}` },
        { tex: t`\cos A=\frac{AB}{AC}` },
        { tex: t`\tan A=\frac{BC}{AB}` },
      ],
      margin: { en: 'opposite, adjacent, hypotenuse', hi: 'सम्मुख, संलग्न, कर्ण', te: 'ఎదుటి, ఆసన్న, కర్ణం' },
    },
    {
      words: {
        en: 'Read the numbers from the figure.',
        hi: 'आकृति से संख्याएँ पढ़ें।',
        te: 'పటం నుండి సంఖ్యలు చదవండి.',
      },
      lines: [{ tex: t`\sin A=\frac35,\quad \cos A=\frac45` }, { tex: t`\tan A=\frac34` }],
      question: {
        kind: 'value',
        ask: { en: 'What is $\\tan A$ here?', hi: 'यहाँ $\\tan A$ क्या है?', te: 'ఇక్కడ $\\tan A$ ఎంత?' },
        hint: {
          en: 'The tangent does not use the hypotenuse.',
          hi: 'tan में कर्ण नहीं आता।',
          te: 'tan లో కర్ణం రాదు.',
        },
        answerKind: 'number',
        answer: '3/4',
      },
    },
    {
      words: {
        en: 'Turn each ratio over. The new ones are cosecant, secant and cotangent.',
        hi: 'हर अनुपात उलटें। नए नाम हैं: cosec, sec और cot।',
        te: 'ప్రతి నిష్పత్తిని తలకిందులు చేయండి. కొత్త పేర్లు: cosec, sec, cot.',
      },
      said: {
        en: 'Turn each ratio over. The new ones are cosecant, secant and cotangent.',
        hi: 'हर अनुपात उलटें। नए नाम हैं: कोसेक, सेक और कॉट।',
        te: 'ప్రతి నిష్పత్తిని తలకిందులు చేయండి. కొత్త పేర్లు: కొసీకెంట్, సీకెంట్, కొటాంజెంట్.',
      },
      lines: [
        { plain: 'cosec A = 1/sin A' },
        { plain: 'sec A = 1/cos A' },
        { plain: 'cot A = 1/tan A' },
        { plain: 'tan A = sin A/cos A' },
      ],
    },
    {
      words: {
        en: 'Now look from C. Opposite and adjacent change places.',
        hi: 'अब C की ओर से देखें। सम्मुख और संलग्न आपस में बदल जाते हैं।',
        te: 'ఇప్పుడు C వైపు నుండి చూడండి. ఎదుటి, ఆసన్న భుజాలు తారుమారవుతాయి.',
      },
      lines: [{ tex: t`\sin C=\frac{AB}{AC}=\frac45=\cos A` }],
      question: {
        kind: 'choice',
        ask: {
          en: 'Which side is opposite to the angle C?',
          hi: 'कोण C की सम्मुख भुजा कौन-सी है?',
          te: 'కోణం C కి ఎదుటి భుజం ఏది?',
        },
        hint: {
          en: 'It is the side that does not touch C.',
          hi: 'वह भुजा जो C को नहीं छूती।',
          te: 'C ని తాకని భుజం అది.',
        },
        options: [{ words: { en: 'AB' }, isRight: true }, { words: { en: 'BC' } }, { words: { en: 'AC' } }],
      },
    },
    {
      words: {
        en: 'The hypotenuse is the longest side. So for an acute angle, sine and cosine lie between 0 and 1. And sin A is one symbol, not sin times A.',
        hi: 'कर्ण सबसे लंबी भुजा है। अतः न्यून कोण के sin और cos, 0 और 1 के बीच होते हैं। और sin A एक ही संकेत है, sin गुणा A नहीं।',
        te: 'కర్ణం అతి పొడవైన భుజం. కాబట్టి లఘుకోణానికి sin, cos విలువలు 0, 1 ల మధ్య ఉంటాయి. sin A ఒకే గుర్తు, sin గుణించు A కాదు.',
      },
      said: {
        en: 'The hypotenuse is the longest side. So for an acute angle, sine and cosine lie between zero and one. And sine A is one symbol, not sine times A.',
        hi: 'कर्ण सबसे लंबी भुजा है। अतः न्यून कोण के साइन और कॉस, शून्य और एक के बीच होते हैं। और साइन A एक ही संकेत है, साइन गुणा A नहीं।',
        te: 'కర్ణం అతి పొడవైన భుజం. కాబట్టి లఘుకోణానికి సైన్, కొసైన్ విలువలు సున్నా, ఒకటి ల మధ్య ఉంటాయి. సైన్ A ఒకే గుర్తు, సైన్ గుణించు A కాదు.',
      },
    },
  ],
}
