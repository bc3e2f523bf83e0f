import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A segment is what a triangle leaves of a sector. */
export const segmentArea: StepLesson = {
  id: 'segment-sector-less-triangle',
  version: 2,
  title: {
    en: 'A segment: sector less triangle',
    hi: 'वृत्तखंड: त्रिज्यखंड में से त्रिभुज घटाकर',
    te: 'వృత్తఖండం: సెక్టారు నుండి త్రిభుజం తీసివేస్తే',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 260, view: [-6, -5.5, 6, 6] },
  figureWords: {
    en: 'A circle with centre O, a chord AB, the radii OA and OB, and the perpendicular OD to the chord. The minor segment is filled.',
    hi: 'केंद्र O वाला वृत्त, जीवा AB, त्रिज्याएँ OA और OB, और जीवा पर लंब OD। लघु वृत्तखंड भरा हुआ है।',
    te: 'O కేంద్రంగా వృత్తం, జ్యా AB, వ్యాసార్ధాలు OA, OB, జ్యాకు లంబం OD. అల్ప వృత్తఖండం రంగు నింపి ఉంది.',
  },
  workings: {
    tri: { mode: 'value', facts: { r: '4', T: '4*√3' }, formulas: { T: '√3/4*r^2' }, target: '4*√3' },
    sixty: { mode: 'value', facts: { r: '4', T: '4*√3' } },
  },
  steps: [
    {
      words: {
        en: 'A chord AB cuts the circle into two segments. The smaller is the minor segment.',
        hi: 'जीवा AB वृत्त को दो वृत्तखंडों में काटती है। छोटा वाला लघु वृत्तखंड है।',
        te: 'జ్యా AB వృత్తాన్ని రెండు వృత్తఖండాలుగా విభజిస్తుంది. చిన్నది అల్ప వృత్తఖండం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-4.33, 2.5],
            [-3.83, 3.21],
            [-3.21, 3.83],
            [-2.5, 4.33],
            [-1.71, 4.7],
            [-0.87, 4.92],
            [0, 5],
            [0.87, 4.92],
            [1.71, 4.7],
            [2.5, 4.33],
            [3.21, 3.83],
            [3.83, 3.21],
            [4.33, 2.5],
          ],
          isClosed: true,
          style: { colour: 'result', isFilled: true },
        },
        { kind: 'circle', centre: [0, 0], radius: 5, style: {} },
        { kind: 'dot', at: [0, 0], colour: 'chalk' },
        { kind: 'label', at: [0, 0], tex: 'O', shiftInPx: [0, 16], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [-4.33, 2.5], tex: 'A', shiftInPx: [-13, -6], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [4.33, 2.5], tex: 'B', shiftInPx: [13, -6], colour: 'chalk', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Join OA and OB. Now the sector OAB is seen: the triangle and the segment together.',
        hi: 'OA और OB मिलाएँ। अब त्रिज्यखंड OAB दिखता है: त्रिभुज और वृत्तखंड मिलकर।',
        te: 'OA, OB లను కలపండి. ఇప్పుడు సెక్టారు OAB కనిపిస్తుంది: త్రిభుజం, వృత్తఖండం కలిసి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [-4.33, 2.5],
            [0, 0],
            [4.33, 2.5],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'How do we get the area of the minor segment?',
          hi: 'लघु वृत्तखंड का क्षेत्रफल कैसे मिलेगा?',
          te: 'అల్ప వృత్తఖండం వైశాల్యం ఎలా వస్తుంది?',
        },
        hint: {
          en: 'Look at the two parts of the sector. Which one is not wanted?',
          hi: 'त्रिज्यखंड के दोनों भाग देखें। कौन-सा नहीं चाहिए?',
          te: 'సెక్టారులోని రెండు భాగాలు చూడండి. ఏది అవసరం లేదు?',
        },
        options: [
          {
            words: { en: 'Sector minus triangle', hi: 'त्रिज्यखंड घटा त्रिभुज', te: 'సెక్టారు మైనస్ త్రిభుజం' },
            isRight: true,
          },
          { words: { en: 'Sector plus triangle', hi: 'त्रिज्यखंड जमा त्रिभुज', te: 'సెక్టారు ప్లస్ త్రిభుజం' } },
          {
            words: { en: 'Circle minus triangle', hi: 'वृत्त घटा त्रिभुज', te: 'వృత్తం మైనస్ త్రిభుజం' },
            hint: {
              en: 'That would leave the part below the chord as well.',
              hi: 'तब जीवा के नीचे का भाग भी बच जाएगा।',
              te: 'అప్పుడు జ్యా కింద ఉన్న భాగం కూడా మిగిలిపోతుంది.',
            },
          },
        ],
      },
      lines: [{ tex: t`M=S-T` }],
      margin: {
        en: 'S sector, T triangle',
        hi: 'S त्रिज्यखंड, T त्रिभुज',
        te: 'S సెక్టారు, T త్రిభుజం',
      },
    },
    {
      words: {
        en: 'The sector we know. So all that is left is the triangle. Its area depends on the radius and on the angle at O.',
        hi: 'त्रिज्यखंड हमें आता है। तो बस त्रिभुज बचा। उसका क्षेत्रफल त्रिज्या और O के कोण पर निर्भर है।',
        te: 'సెక్టారు మనకు తెలుసు. ఇక మిగిలింది త్రిభుజమే. దాని వైశాల్యం వ్యాసార్ధంపై, O వద్ద కోణంపై ఆధారపడుతుంది.',
      },
    },
    {
      words: {
        en: 'If the angle is 90°, the radii are the base and the height.',
        hi: 'कोण 90° हो, तो त्रिज्याएँ ही आधार और ऊँचाई हैं।',
        te: 'కోణం 90° అయితే వ్యాసార్ధాలే భూమి, ఎత్తు.',
      },
      lines: [{ tex: t`T=\frac12\times r\times r=\frac12 r^2`, plain: '1/2*r*r = 1/2*r^2' }],
      margin: { en: 'angle 90°', hi: 'कोण 90°', te: 'కోణం 90°' },
    },
    {
      words: {
        en: 'If it is 60°, the other two angles are equal, so each is 60°. The triangle is equilateral with side r.',
        hi: 'कोण 60° हो, तो बाकी दो कोण बराबर हैं, इसलिए दोनों 60° हैं। त्रिभुज समबाहु है, भुजा r।',
        te: 'కోణం 60° అయితే మిగిలిన రెండు కోణాలు సమానం, కాబట్టి ఒక్కోటి 60°. త్రిభుజం సమబాహు త్రిభుజం, భుజం r.',
      },
      lines: [
        { plain: '(180 - 60)/2 = 60' },
        { tex: t`T=\frac{\sqrt3}{4}\,r^2`, plain: 'T = √3/4*r^2', in: 'sixty' },
      ],
      margin: { en: 'angle 60°', hi: 'कोण 60°', te: 'కోణం 60°' },
    },
    {
      words: {
        en: 'If it is 120°, draw OD perpendicular to AB. It bisects the angle and the chord, because triangles ODA and ODB are congruent (RHS).',
        hi: 'कोण 120° हो, तो AB पर लंब OD खींचें। वह कोण और जीवा दोनों को आधा करता है, क्योंकि त्रिभुज ODA और ODB सर्वांगसम हैं (RHS)।',
        te: 'కోణం 120° అయితే AB కు లంబం OD గీయండి. త్రిభుజాలు ODA, ODB సర్వసమానం (RHS), కాబట్టి అది కోణాన్ని, జ్యాను సగం చేస్తుంది.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [0, 2.5],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
        {
          kind: 'right-angle',
          corner: [0, 2.5],
          to: [
            [0, 0],
            [4.33, 2.5],
          ],
          side: 0.5,
        },
        { kind: 'label', at: [0, 2.5], tex: 'D', shiftInPx: [0, -13], colour: 'chalk', sizeInPx: 18 },
      ],
      lines: [
        { tex: t`AD=r\sin60^\circ=\frac{\sqrt3}{2}r`, plain: 'r*sin(60°) = √3/2*r' },
        { tex: t`OD=r\cos60^\circ=\frac12 r`, plain: 'r*cos(60°) = 1/2*r' },
      ],
      margin: { en: 'angle 120°', hi: 'कोण 120°', te: 'కోణం 120°' },
    },
    {
      words: {
        en: 'The whole chord is twice AD. The result is the same as for 60°.',
        hi: 'पूरी जीवा AD की दुगुनी है। नतीजा वही है जो 60° के लिए था।',
        te: 'మొత్తం జ్యా AD కు రెట్టింపు. ఫలితం 60° కు వచ్చినదే.',
      },
      lines: [
        {
          tex: t`T=\frac12\times\sqrt3\,r\times\frac r2=\frac{\sqrt3}{4}r^2`,
          plain: '1/2*√3*r*r/2 = √3/4*r^2',
        },
      ],
    },
    {
      words: {
        en: 'Your turn: radius 4 cm, angle 120°.',
        hi: 'अब आप: त्रिज्या 4 cm, कोण 120°।',
        te: 'మీ వంతు: వ్యాసార్ధం 4 cm, కోణం 120°.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the area T of the triangle.',
          hi: 'त्रिभुज का क्षेत्रफल T लिखें।',
          te: 'త్రిభుజ వైశాల్యం T రాయండి.',
        },
        hint: {
          en: 'Put the radius into the last formula. Square it first.',
          hi: 'अंतिम सूत्र में त्रिज्या रखें। पहले उसका वर्ग करें।',
          te: 'చివరి సూత్రంలో వ్యాసార్ధం ఉంచండి. ముందు దాని వర్గం చేయండి.',
        },
        in: 'tri',
        example: 'T = √3/4*4^2',
      },
      lines: [
        { tex: t`T=\frac{\sqrt3}{4}\times 4^2`, plain: 'T = √3/4*4^2', in: 'tri' },
        { plain: 'T = 4√3', in: 'tri' },
      ],
    },
    {
      words: {
        en: 'The major segment is what the minor one leaves of the circle.',
        hi: 'वृत्त में से लघु वृत्तखंड हटाने पर जो बचे, वह दीर्घ वृत्तखंड है।',
        te: 'వృత్తం నుండి అల్ప వృత్తఖండం తీసివేస్తే మిగిలేది అధిక వృత్తఖండం.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which other sum gives the major segment?',
          hi: 'दीर्घ वृत्तखंड और किस योग से मिलता है?',
          te: 'అధిక వృత్తఖండాన్ని ఇంకే మొత్తం ఇస్తుంది?',
        },
        hint: {
          en: 'In the figure, look at all that lies below the chord AB.',
          hi: 'चित्र में जीवा AB के नीचे का सारा भाग देखें।',
          te: 'పటంలో జ్యా AB కింద ఉన్నదంతా చూడండి.',
        },
        options: [
          {
            words: {
              en: 'Major sector plus triangle',
              hi: 'दीर्घ त्रिज्यखंड जमा त्रिभुज',
              te: 'అధిక సెక్టారు ప్లస్ త్రిభుజం',
            },
            isRight: true,
          },
          {
            words: {
              en: 'Major sector minus triangle',
              hi: 'दीर्घ त्रिज्यखंड घटा त्रिभुज',
              te: 'అధిక సెక్టారు మైనస్ త్రిభుజం',
            },
          },
          { words: { en: 'Circle minus triangle', hi: 'वृत्त घटा त्रिभुज', te: 'వృత్తం మైనస్ త్రిభుజం' } },
        ],
      },
      lines: [{ tex: t`N=\pi r^2-M` }],
    },
  ],
}
