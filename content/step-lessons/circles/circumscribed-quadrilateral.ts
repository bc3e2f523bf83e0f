import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A worked example of three marks and a use: a quadrilateral round a circle. */
export const circumscribedQuadrilateral: StepLesson = {
  id: 'circumscribed-quadrilateral',
  version: 2,
  title: {
    en: 'Worked example: a quadrilateral round a circle',
    hi: 'हल किया उदाहरण: वृत्त के परिगत चतुर्भुज',
    te: 'సాధించిన ఉదాహరణ: వృత్తానికి పరివృత్త చతుర్భుజం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 310, view: [-2.2, -2.2, 2.5, 2.4] },
  figureWords: {
    en: 'Quadrilateral ABCD round a circle. The sides AB, BC, CD and DA touch it at P, Q, R and S.',
    hi: 'वृत्त के परिगत चतुर्भुज ABCD। भुजाएँ AB, BC, CD, DA उसे P, Q, R, S पर स्पर्श करती हैं।',
    te: 'వృత్తానికి పరివృత్త చతుర్భుజం ABCD. భుజాలు AB, BC, CD, DA లు P, Q, R, S వద్ద తాకుతాయి.',
  },
  workings: {
    side: { mode: 'solve', variables: ['x'], given: ['11 + 7 = x + 9'], worlds: [{ x: '9' }] },
    around: {
      mode: 'value',
      facts: {
        ...{ AP: '2', BP: '3', CR: '4', DR: '7', AS: '2', BQ: '3', CQ: '4', DS: '7' },
        ...{ AB: '5', BC: '7', CD: '11', AD: '9' },
      },
    },
    rhombus: { mode: 'value', facts: { AB: '6', AD: '6' } },
  },
  steps: [
    {
      words: {
        en: 'The sides of ABCD touch a circle at P, Q, R and S. Prove that AB + CD = AD + BC.',
        hi: 'ABCD की भुजाएँ वृत्त को P, Q, R, S पर स्पर्श करती हैं। सिद्ध करें: AB + CD = AD + BC।',
        te: 'ABCD భుజాలు వృత్తాన్ని P, Q, R, S వద్ద తాకుతాయి. AB + CD = AD + BC అని నిరూపించండి.',
      },
      said: {
        en: 'The sides of ABCD touch a circle at P, Q, R and S. Prove that AB plus CD equals AD plus BC.',
        hi: 'ABCD की भुजाएँ वृत्त को P, Q, R, S पर स्पर्श करती हैं। सिद्ध करें: AB जोड़ CD बराबर AD जोड़ BC।',
        te: 'ABCD భుజాలు వృత్తాన్ని P, Q, R, S వద్ద తాకుతాయి. AB ప్లస్ CD సమానం AD ప్లస్ BC అని నిరూపించండి.',
      },
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 1.5, style: {} },
        {
          kind: 'path',
          points: [
            [-1.3745, -1.5],
            [1.7876, -1.5],
            [1.2167, 1.7377],
            [-1.6141, 1.2385],
          ],
          isClosed: true,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [-1.3745, -1.5], tex: 'A', shiftInPx: [-10, 12], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [1.7876, -1.5], tex: 'B', shiftInPx: [12, 12], colour: 'given', sizeInPx: 18 },
        {
          kind: 'label',
          at: [1.2167, 1.7377],
          tex: 'C',
          shiftInPx: [12, -12],
          colour: 'given',
          sizeInPx: 18,
        },
        {
          kind: 'label',
          at: [-1.6141, 1.2385],
          tex: 'D',
          shiftInPx: [-12, -10],
          colour: 'given',
          sizeInPx: 18,
        },
        { kind: 'dot', at: [0, -1.5], colour: 'result' },
        { kind: 'dot', at: [1.4772, 0.2605], colour: 'result' },
        { kind: 'dot', at: [-0.2605, 1.4772], colour: 'result' },
        { kind: 'dot', at: [-1.4943, -0.1307], colour: 'result' },
        { kind: 'label', at: [0, -1.5], tex: 'P', shiftInPx: [0, 17], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [1.4772, 0.2605], tex: 'Q', shiftInPx: [16, 0], colour: 'result', sizeInPx: 18 },
        {
          kind: 'label',
          at: [-0.2605, 1.4772],
          tex: 'R',
          shiftInPx: [0, -17],
          colour: 'result',
          sizeInPx: 18,
        },
        {
          kind: 'label',
          at: [-1.4943, -0.1307],
          tex: 'S',
          shiftInPx: [-16, 0],
          colour: 'result',
          sizeInPx: 18,
        },
      ],
    },
    {
      words: {
        en: 'From each corner two tangents start. Begin with A.',
        hi: 'हर शीर्ष से दो स्पर्श रेखाएँ निकलती हैं। A से शुरू करें।',
        te: 'ప్రతి శీర్షం నుండి రెండు స్పర్శరేఖలు ఉన్నాయి. A తో మొదలుపెట్టండి.',
      },
      lines: [{ tex: 'AP=AS' }],
      question: {
        kind: 'choice',
        ask: {
          en: 'Which tangent is equal to AP?',
          hi: 'AP के बराबर कौन-सी स्पर्श रेखा है?',
          te: 'AP కు సమానమైన స్పర్శరేఖ ఏది?',
        },
        hint: {
          en: 'It starts from the same corner.',
          hi: 'वह उसी शीर्ष से निकलती है।',
          te: 'అది అదే శీర్షం నుండి మొదలవుతుంది.',
        },
        options: [{ words: { en: 'PB' } }, { words: { en: 'AS' }, isRight: true }, { words: { en: 'DS' } }],
      },
    },
    {
      words: {
        en: 'The same for B, C and D. Write the reason once.',
        hi: 'B, C और D के लिए भी यही। कारण एक बार लिखें।',
        te: 'B, C, D లకు కూడా ఇదే. కారణం ఒకసారి రాయండి.',
      },
      lines: [{ tex: 'BP=BQ' }, { tex: 'CR=CQ' }, { tex: 'DR=DS' }],
      mark: '1',
      margin: { en: 'tangents from one point', hi: 'एक बिंदु से स्पर्श रेखाएँ', te: 'ఒక బిందువు నుండి స్పర్శరేఖలు' },
    },
    {
      words: {
        en: 'Add all four equations, left with left and right with right.',
        hi: 'चारों समीकरण जोड़ें, बायाँ बाएँ से, दायाँ दाएँ से।',
        te: 'నాలుగు సమీకరణాలనూ కూడండి: ఎడమను ఎడమతో, కుడిని కుడితో.',
      },
      lines: [
        { tex: 'AP+BP+CR+DR' },
        { tex: '=AS+BQ+CQ+DS', plain: 'AP+BP+CR+DR = AS+BQ+CQ+DS', in: 'around' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Two pieces at a time make a side.',
        hi: 'दो-दो टुकड़े मिलकर एक भुजा बनाते हैं।',
        te: 'రెండేసి ముక్కలు కలిసి ఒక భుజం అవుతాయి.',
      },
      lines: [
        { tex: '(AP+BP)\\quad+(CR+DR)' },
        { tex: '=(AS+DS)\\quad+(BQ+CQ)', plain: '(AP+BP)+(CR+DR) = (AS+DS)+(BQ+CQ)', in: 'around' },
        { tex: 'AB+CD=AD+BC', plain: 'AB+CD = AD+BC', in: 'around' },
      ],
      mark: '1',
      question: {
        kind: 'choice',
        ask: {
          en: 'What do AS and DS make together?',
          hi: 'AS और DS मिलकर क्या बनाते हैं?',
          te: 'AS, DS కలిసి ఏమవుతాయి?',
        },
        hint: {
          en: 'S lies between their other ends.',
          hi: 'S उनके दूसरे सिरों के बीच है।',
          te: 'S వాటి రెండవ చివరల మధ్య ఉంది.',
        },
        options: [{ words: { en: 'AB' } }, { words: { en: 'AD' }, isRight: true }, { words: { en: 'DC' } }],
      },
    },
    {
      words: {
        en: 'Use it: AB is 11 cm, BC is 9 cm and CD is 7 cm. Let AD be x.',
        hi: 'प्रयोग: AB 11 cm, BC 9 cm और CD 7 cm है। AD को x मानें।',
        te: 'ఉపయోగం: AB 11 cm, BC 9 cm, CD 7 cm. AD ని x అనుకోండి.',
      },
      lines: [
        { plain: '11 + 7 = x + 9', in: 'side' },
        { plain: 'x = 9', in: 'side' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How long is AD, in cm?', hi: 'AD कितने cm है?', te: 'AD ఎన్ని cm?' },
        hint: {
          en: 'Opposite sides stand on the same side of the equation.',
          hi: 'सम्मुख भुजाएँ समीकरण के एक ही पक्ष में हैं।',
          te: 'ఎదుటి భుజాలు సమీకరణంలో ఒకే వైపు ఉంటాయి.',
        },
        answerKind: 'quantity',
        answer: '9 cm',
      },
    },
    {
      words: {
        en: 'A parallelogram round a circle is a rhombus. Its opposite sides are equal, so twice AB is twice AD.',
        hi: 'वृत्त के परिगत समांतर चतुर्भुज समचतुर्भुज होता है। सम्मुख भुजाएँ बराबर हैं, अतः AB का दुगुना, AD का दुगुना है।',
        te: 'వృత్తానికి పరివృత్త సమాంతర చతుర్భుజం ఒక సమచతుర్భుజం. ఎదుటి భుజాలు సమానం, కాబట్టి AB రెట్టింపు, AD రెట్టింపుకు సమానం.',
      },
      lines: [
        { tex: 'AB+AB=AD+AD', plain: 'AB+AB = AD+AD', in: 'rhombus' },
        { tex: 'AB=AD', plain: 'AB = AD', in: 'rhombus' },
      ],
    },
  ],
}
