import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A worked example of three marks: the shadow under a street lamp. */
export const similarTrianglesLamp: StepLesson = {
  id: 'similar-triangles-lamp',
  version: 2,
  title: {
    en: 'Worked example: the shadow under a lamp',
    hi: 'हल किया उदाहरण: लैंप के नीचे छाया',
    te: 'సాధించిన ఉదాహరణ: దీపం కింద నీడ',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-1, -1, 10.4, 5.6] },
  figureWords: {
    en: 'A lamp post AB of 4.8 m, a boy CD of 1.6 m who stands 6 m from it, and his shadow DE of length s.',
    hi: '4.8 m का लैंप-पोस्ट AB, उससे 6 m दूर खड़ा 1.6 m का लड़का CD और s लंबी छाया DE।',
    te: '4.8 m దీపస్తంభం AB, దానికి 6 m దూరంలో నిలబడిన 1.6 m బాలుడు CD, s పొడవు గల నీడ DE.',
  },
  workings: {
    shadow: { mode: 'solve', variables: ['s'], given: ['(s+6)/s = 4.8/1.6'], worlds: [{ s: '3' }] },
  },
  steps: [
    {
      words: {
        en: 'A boy 1.6 m tall walks away from a lamp post at 1.5 m/s. The lamp is 4.8 m above the ground. How long is his shadow after 4 seconds?',
        hi: '1.6 m लंबा लड़का लैंप-पोस्ट से 1.5 m/s की चाल से दूर जाता है। लैंप भूमि से 4.8 m ऊपर है। 4 सेकंड बाद उसकी छाया कितनी लंबी है?',
        te: '1.6 m ఎత్తు గల బాలుడు దీపస్తంభం నుండి 1.5 m/s వేగంతో దూరంగా నడుస్తున్నాడు. దీపం నేల నుండి 4.8 m ఎత్తులో ఉంది. 4 సెకన్ల తర్వాత అతని నీడ పొడవు ఎంత?',
      },
      said: {
        en: 'A boy one point six metres tall walks away from a lamp post at one point five metres per second. The lamp is four point eight metres above the ground. How long is his shadow after four seconds?',
        hi: 'एक दशमलव छह मीटर लंबा लड़का लैंप-पोस्ट से एक दशमलव पाँच मीटर प्रति सेकंड की चाल से दूर जाता है। लैंप भूमि से चार दशमलव आठ मीटर ऊपर है। चार सेकंड बाद उसकी छाया कितनी लंबी है?',
        te: 'ఒకటి పాయింట్ ఆరు మీటర్ల ఎత్తు గల బాలుడు దీపస్తంభం నుండి సెకనుకు ఒకటి పాయింట్ ఐదు మీటర్ల వేగంతో దూరంగా నడుస్తున్నాడు. దీపం నేల నుండి నాలుగు పాయింట్ ఎనిమిది మీటర్ల ఎత్తులో ఉంది. నాలుగు సెకన్ల తర్వాత అతని నీడ పొడవు ఎంత?',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [9, 0],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [0, 4.8],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        {
          kind: 'path',
          points: [
            [6, 0],
            [6, 1.6],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        {
          kind: 'path',
          points: [
            [0, 4.8],
            [9, 0],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
        {
          kind: 'right-angle',
          corner: [0, 0],
          to: [
            [9, 0],
            [0, 4.8],
          ],
          side: 0.35,
        },
        {
          kind: 'right-angle',
          corner: [6, 0],
          to: [
            [9, 0],
            [6, 1.6],
          ],
          side: 0.35,
        },
        { kind: 'label', at: [0, 4.8], tex: 'A', shiftInPx: [-14, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0, 0], tex: 'B', shiftInPx: [-14, 6], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [6, 1.6], tex: 'C', shiftInPx: [8, -13], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [6, 0], tex: 'D', shiftInPx: [0, 15], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [9, 0], tex: 'E', shiftInPx: [12, 8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0, 2.4], tex: '4.8', shiftInPx: [22, 0], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [6, 0.8], tex: '1.6', shiftInPx: [-20, 0], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'First the distance from the post. Distance is speed times time.',
        hi: 'पहले पोस्ट से दूरी। दूरी चाल गुणा समय है।',
        te: 'ముందు స్తంభం నుండి దూరం. దూరం అంటే వేగం గుణించు కాలం.',
      },
      lines: [{ tex: t`BD=1.5\times 4=6\text{ m}`, plain: '1.5*4 = 6' }],
      mark: '½',
      question: {
        kind: 'value',
        ask: {
          en: 'How far from the post is the boy, in m?',
          hi: 'लड़का पोस्ट से कितने m दूर है?',
          te: 'బాలుడు స్తంభానికి ఎన్ని m దూరంలో ఉన్నాడు?',
        },
        hint: {
          en: 'He covers 1.5 m in each second.',
          hi: 'वह हर सेकंड 1.5 m चलता है।',
          te: 'అతను ప్రతి సెకనుకు 1.5 m నడుస్తాడు.',
        },
        answerKind: 'quantity',
        answer: '6 m',
      },
    },
    {
      words: {
        en: 'Let the shadow DE be s metres. Look at the triangles ABE and CDE.',
        hi: 'मान लें छाया DE, s मीटर है। त्रिभुज ABE और CDE देखें।',
        te: 'నీడ DE, s మీటర్లు అనుకోండి. త్రిభుజాలు ABE, CDE చూడండి.',
      },
      shapes: [
        { kind: 'label', at: [3, 0], tex: '6', shiftInPx: [0, 15], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [7.5, 0], tex: 's', shiftInPx: [0, 15], colour: 'result', sizeInPx: 18 },
      ],
      lines: [
        { tex: t`\angle B=\angle D=90^\circ` },
        { tex: t`\angle AEB=\angle CED` },
        { tex: t`\triangle ABE\sim\triangle CDE\ \text{(AA)}` },
      ],
      mark: '1',
      margin: { en: 'right angles; common angle', hi: 'समकोण; उभयनिष्ठ कोण', te: 'లంబకోణాలు; ఉమ్మడి కోణం' },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which angle do both triangles share?',
          hi: 'दोनों त्रिभुजों में कौन-सा कोण उभयनिष्ठ है?',
          te: 'రెండు త్రిభుజాలకూ ఉమ్మడి కోణం ఏది?',
        },
        hint: {
          en: 'The ray of light meets the ground at one point.',
          hi: 'प्रकाश की किरण भूमि से एक बिंदु पर मिलती है।',
          te: 'కాంతి కిరణం నేలను ఒక బిందువు వద్ద తాకుతుంది.',
        },
        options: [{ words: { en: 'A' } }, { words: { en: 'D' } }, { words: { en: 'E' }, isRight: true }],
      },
    },
    {
      words: {
        en: 'Write the ratio of the bases and of the heights. The base of the large triangle is the whole of BE.',
        hi: 'आधारों और ऊँचाइयों के अनुपात लिखें। बड़े त्रिभुज का आधार पूरा BE है।',
        te: 'భూముల, ఎత్తుల నిష్పత్తులు రాయండి. పెద్ద త్రిభుజం భూమి మొత్తం BE.',
      },
      lines: [{ tex: t`\frac{BE}{DE}=\frac{AB}{CD}` }, { plain: '(s+6)/s = 4.8/1.6', in: 'shadow' }],
      mark: '½',
    },
    {
      words: { en: 'Simplify and solve.', hi: 'सरल करके हल करें।', te: 'సూక్ష్మీకరించి సాధించండి.' },
      lines: [
        { plain: '(s+6)/s = 3', in: 'shadow' },
        { plain: 's + 6 = 3s', in: 'shadow' },
        { plain: 's = 3', in: 'shadow' },
      ],
      mark: '½',
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'Divide 4.8 by 1.6 first. Then multiply both sides by s.',
          hi: 'पहले 4.8 को 1.6 से भाग दें। फिर दोनों पक्षों को s से गुणा करें।',
          te: 'ముందు 4.8 ను 1.6 తో భాగించండి. తర్వాత రెండు వైపులా s తో గుణించండి.',
        },
        in: 'shadow',
        example: '(s+6)/s = 3',
      },
    },
    {
      words: {
        en: 'Answer in words, with its unit: the shadow is 3 m long.',
        hi: 'उत्तर शब्दों में, मात्रक के साथ: छाया 3 m लंबी है।',
        te: 'జవాబును మాటల్లో, ప్రమాణంతో రాయండి: నీడ పొడవు 3 m.',
      },
      lines: [{ tex: t`DE=3\text{ m}`, plain: 's = 3', in: 'shadow' }],
      mark: '½',
    },
    {
      words: {
        en: 'Check: 9 over 3 and 4.8 over 1.6 are the same ratio.',
        hi: 'जाँच: 9 बटा 3 और 4.8 बटा 1.6 एक ही अनुपात हैं।',
        te: 'సరిచూడండి: 9/3, 4.8/1.6 ఒకే నిష్పత్తి.',
      },
      said: {
        en: 'Check: 9 over 3 and 4 point 8 over 1 point 6 are the same ratio.',
        hi: 'जाँच: 9 बटा 3 और 4 दशमलव 8 बटा 1 दशमलव 6 एक ही अनुपात हैं।',
        te: 'సరిచూడండి: 9 బై 3, 4 పాయింట్ 8 బై 1 పాయింట్ 6 ఒకే నిష్పత్తి.',
      },
      lines: [{ plain: '9/3 = 4.8/1.6 = 3' }],
    },
  ],
}
