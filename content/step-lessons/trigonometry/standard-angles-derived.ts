import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** The ratios of 45°, 60°, 30°, 0° and 90°. */
export const standardAnglesDerived: StepLesson = {
  id: 'standard-angles-derived',
  version: 1,
  title: {
    en: 'Where the table of standard angles comes from',
    hi: 'मानक कोणों की सारणी कहाँ से आती है',
    te: 'ప్రామాణిక కోణాల పట్టిక ఎక్కడి నుండి వస్తుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 336, view: [-0.7, -0.9, 7.2, 3.3] },
  figureWords: {
    en: 'An isosceles right triangle PQR with legs a, and an equilateral triangle ABC with side 2a and its height AD.',
    hi: 'समद्विबाहु समकोण त्रिभुज PQR जिसकी भुजाएँ a हैं, और 2a भुजा का समबाहु त्रिभुज ABC, लंब AD सहित।',
    te: 'a భుజాలు గల సమద్విబాహు లంబకోణ త్రిభుజం PQR; 2a భుజం గల సమబాహు త్రిభుజం ABC, దాని లంబం AD.',
  },
  steps: [
    {
      words: {
        en: 'For 45° take an isosceles right triangle. Let both legs be a.',
        hi: '45° के लिए समद्विबाहु समकोण त्रिभुज लें। दोनों भुजाएँ a मानें।',
        te: '45° కోసం సమద్విబాహు లంబకోణ త్రిభుజం తీసుకోండి. రెండు భుజాలూ a అనుకోండి.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [0, 0],
            [2, 0],
            [2, 2],
          ],
          names: ['P', 'Q', 'R'],
          sides: ['a', 'a', ''],
          rightAngleAt: 1,
        },
      ],
      lines: [{ tex: t`PR=\sqrt{a^2+a^2}=a\sqrt2`, plain: '√(a^2+a^2) = a√2' }],
      question: {
        kind: 'choice',
        ask: { en: 'How long is the hypotenuse?', hi: 'कर्ण कितना लंबा है?', te: 'కర్ణం పొడవు ఎంత?' },
        hint: {
          en: 'Add the squares of both legs, then take the root.',
          hi: 'दोनों भुजाओं के वर्ग जोड़ें, फिर मूल लें।',
          te: 'రెండు భుజాల వర్గాలు కూడి, వర్గమూలం తీయండి.',
        },
        options: [
          { words: { en: '$2a$' } },
          { words: { en: '$a\\sqrt2$' }, isRight: true },
          { words: { en: '$a\\sqrt3$' } },
        ],
      },
    },
    {
      words: {
        en: 'Read the ratios at P. The a cancels.',
        hi: 'P पर अनुपात पढ़ें। a कट जाता है।',
        te: 'P వద్ద నిష్పత్తులు చదవండి. a కొట్టివేయబడుతుంది.',
      },
      lines: [
        { plain: 'sin 45° = a/(a√2) = 1/√2' },
        { plain: 'cos 45° = a/(a√2) = 1/√2' },
        { plain: 'tan 45° = a/a = 1' },
      ],
    },
    {
      words: {
        en: 'For 60° and 30° take an equilateral triangle of side 2a. Its height AD bisects the base and the angle A.',
        hi: '60° और 30° के लिए 2a भुजा का समबाहु त्रिभुज लें। लंब AD आधार और कोण A दोनों को समद्विभाजित करता है।',
        te: '60°, 30° ల కోసం 2a భుజం గల సమబాహు త్రిభుజం తీసుకోండి. లంబం AD భూమిని, కోణం A ని సమద్విఖండన చేస్తుంది.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [5, 2.6],
            [3.5, 0],
            [6.5, 0],
          ],
          names: ['A', 'B', 'C'],
          sides: ['2a', '', '2a'],
        },
        {
          kind: 'path',
          points: [
            [5, 2.6],
            [5, 0],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'right-angle',
          corner: [5, 0],
          to: [
            [3.5, 0],
            [5, 2.6],
          ],
          side: 0.22,
        },
        { kind: 'label', at: [5, 0], tex: 'D', shiftInPx: [0, 16], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [4.2, 0], tex: 'a', shiftInPx: [0, 15], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [5.8, 0], tex: 'a', shiftInPx: [0, 15], colour: 'given', sizeInPx: 18 },
      ],
      lines: [{ tex: t`AD=\sqrt{(2a)^2-a^2}=a\sqrt3`, plain: '√((2a)^2-a^2) = a√3' }],
      margin: { en: 'triangles ABD, ACD congruent', hi: 'ABD और ACD सर्वांगसम', te: 'ABD, ACD సర్వసమానాలు' },
    },
    {
      words: { en: 'At B the angle is 60°.', hi: 'B पर कोण 60° है।', te: 'B వద్ద కోణం 60°.' },
      lines: [
        { plain: 'sin 60° = a√3/(2a) = √3/2' },
        { plain: 'cos 60° = a/(2a) = 1/2' },
        { plain: 'tan 60° = a√3/a = √3' },
      ],
    },
    {
      words: {
        en: 'In the same triangle ABD the angle at A is 30°. Now BD is opposite.',
        hi: 'उसी त्रिभुज ABD में A पर कोण 30° है। अब BD सम्मुख है।',
        te: 'అదే త్రిభుజం ABD లో A వద్ద కోణం 30°. ఇప్పుడు BD ఎదుటి భుజం.',
      },
      lines: [
        { plain: 'sin 30° = a/(2a) = 1/2' },
        { plain: 'cos 30° = a√3/(2a) = √3/2' },
        { plain: 'tan 30° = a/(a√3) = 1/√3' },
      ],
      question: {
        kind: 'value',
        ask: {
          en: 'What is $\\sin 30^\\circ$?',
          hi: '$\\sin 30^\\circ$ क्या है?',
          te: '$\\sin 30^\\circ$ ఎంత?',
        },
        hint: {
          en: 'Opposite is half of one side of the large triangle, the hypotenuse is a whole side.',
          hi: 'सम्मुख भुजा बड़े त्रिभुज की आधी भुजा है, कर्ण पूरी भुजा है।',
          te: 'ఎదుటి భుజం పెద్ద త్రిభుజం భుజంలో సగం, కర్ణం పూర్తి భుజం.',
        },
        answerKind: 'number',
        answer: '1/2',
      },
    },
    {
      words: {
        en: 'Let the angle shrink to 0°. The opposite side shrinks to 0, and the adjacent side becomes the hypotenuse. At 90° it is the other way.',
        hi: 'कोण को 0° तक घटाएँ। सम्मुख भुजा 0 हो जाती है और संलग्न भुजा कर्ण के बराबर। 90° पर उल्टा होता है।',
        te: 'కోణాన్ని 0° వరకు తగ్గించండి. ఎదుటి భుజం 0 అవుతుంది, ఆసన్న భుజం కర్ణానికి సమానమవుతుంది. 90° వద్ద దీనికి వ్యతిరేకం.',
      },
      lines: [{ plain: 'sin 0° = cos 90° = 0' }, { plain: 'cos 0° = sin 90° = 1' }],
      question: {
        kind: 'choice',
        ask: {
          en: 'Why is tan 90° not defined?',
          hi: 'tan 90° परिभाषित क्यों नहीं है?',
          te: 'tan 90° ఎందుకు నిర్వచించబడలేదు?',
        },
        hint: {
          en: 'Write the tangent as sine over cosine at 90°.',
          hi: '90° पर tan को sin बटा cos लिखें।',
          te: '90° వద్ద tan ను sin / cos గా రాయండి.',
        },
        options: [
          {
            words: {
              en: 'It would need a division by zero.',
              hi: 'शून्य से भाग देना पड़ेगा।',
              te: 'సున్నాతో భాగించాల్సి వస్తుంది.',
            },
            isRight: true,
          },
          { words: { en: 'Its value is zero.', hi: 'उसका मान शून्य है।', te: 'దాని విలువ సున్నా.' } },
          { words: { en: 'It is not a standard angle.', hi: 'वह मानक कोण नहीं है।', te: 'అది ప్రామాణిక కోణం కాదు.' } },
        ],
      },
    },
    {
      words: {
        en: 'Here is the whole table. The cosine column is the sine column read upwards.',
        hi: 'यह पूरी सारणी है। cos का स्तंभ, sin के स्तंभ को नीचे से पढ़ना है।',
        te: 'ఇది పూర్తి పట్టిక. cos నిలువు వరుస, sin నిలువు వరుసను కింది నుండి చదివినట్లే.',
      },
      said: {
        en: 'Here is the whole table. The cosine column is the sine column read upwards.',
        hi: 'यह पूरी सारणी है। कॉस का स्तंभ, साइन के स्तंभ को नीचे से पढ़ना है।',
        te: 'ఇది పూర్తి పట్టిక. కాస్ నిలువు వరుస, సైన్ నిలువు వరుసను కింది నుండి చదివినట్లే.',
      },
      table: {
        head: [{ en: '$A$' }, { en: 'sin' }, { en: 'cos' }, { en: 'tan' }],
        rows: [
          [{ en: '0°' }, { en: '$0$' }, { en: '$1$' }, { en: '$0$' }],
          [{ en: '30°' }, { en: t`$\frac12$` }, { en: t`$\frac{\sqrt3}{2}$` }, { en: t`$\frac{1}{\sqrt3}$` }],
          [{ en: '45°' }, { en: t`$\frac{1}{\sqrt2}$` }, { en: t`$\frac{1}{\sqrt2}$` }, { en: '$1$' }],
          [{ en: '60°' }, { en: t`$\frac{\sqrt3}{2}$` }, { en: t`$\frac12$` }, { en: t`$\sqrt3$` }],
          [{ en: '90°' }, { en: '$1$' }, { en: '$0$' }, { en: '–' }],
        ],
      },
    },
    {
      words: {
        en: 'Use it: find tan² 60° plus 2 cos² 45°.',
        hi: 'प्रयोग: tan² 60° + 2 cos² 45° निकालें।',
        te: 'ఉపయోగం: tan² 60° + 2 cos² 45° కనుగొనండి.',
      },
      said: {
        en: 'Use it. Find tan squared sixty degrees plus two cos squared forty-five degrees.',
        hi: 'प्रयोग: टैन स्क्वायर साठ अंश जोड़ दो कॉस स्क्वायर पैंतालीस अंश निकालें।',
        te: 'ఉపయోగం: టాన్ స్క్వేర్ అరవై డిగ్రీలు ప్లస్ రెండు కాస్ స్క్వేర్ నలభై ఐదు డిగ్రీలు కనుగొనండి.',
      },
      lines: [
        { tex: t`(\sqrt3)^2+2\left(\frac{1}{\sqrt2}\right)^2=3+1`, plain: '(√3)^2 + 2*(1/√2)^2 = 3 + 1' },
        { plain: '3 + 1 = 4' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'What is the value?', hi: 'मान क्या है?', te: 'విలువ ఎంత?' },
        hint: {
          en: 'Square each value first. The roots disappear.',
          hi: 'पहले हर मान का वर्ग करें। मूल हट जाते हैं।',
          te: 'ముందు ప్రతి విలువను వర్గం చేయండి. వర్గమూలాలు పోతాయి.',
        },
        answerKind: 'number',
        answer: '4',
      },
    },
  ],
}
