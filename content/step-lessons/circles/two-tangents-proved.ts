import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The tangents from one point are equal, and what follows for the angles. */
export const twoTangentsProved: StepLesson = {
  id: 'two-tangents-proved',
  version: 1,
  title: {
    en: 'Two tangents from one point: the proof',
    hi: 'एक बिंदु से दो स्पर्श रेखाएँ: उपपत्ति',
    te: 'ఒక బిందువు నుండి రెండు స్పర్శరేఖలు: నిరూపణ',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-2, -2.1, 5, 2.1] },
  figureWords: {
    en: 'A circle with centre O. From P outside it the tangents PA and PB. OA, OB and OP are joined.',
    hi: 'केंद्र O का वृत्त। बाहर के बिंदु P से स्पर्श रेखाएँ PA और PB। OA, OB और OP जुड़े हैं।',
    te: 'కేంద్రం O గల వృత్తం. బయటి బిందువు P నుండి స్పర్శరేఖలు PA, PB. OA, OB, OP కలిపారు.',
  },
  workings: {
    angle: { mode: 'solve', variables: ['y'], given: ['90 + 90 + 50 + y = 360'], worlds: [{ y: '130' }] },
  },
  steps: [
    {
      words: {
        en: 'The theorem: the two tangents from a point outside a circle are equal in length.',
        hi: 'प्रमेय: वृत्त के बाहर के बिंदु से खींची गई दोनों स्पर्श रेखाओं की लंबाइयाँ बराबर होती हैं।',
        te: 'సిద్ధాంతం: వృత్తం బయటి బిందువు నుండి గీసిన రెండు స్పర్శరేఖల పొడవులు సమానం.',
      },
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 1.5, style: {} },
        { kind: 'dot', at: [0, 0], colour: 'chalk' },
        {
          kind: 'path',
          points: [
            [4.2, 0],
            [0.536, 1.401],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        {
          kind: 'path',
          points: [
            [4.2, 0],
            [0.536, -1.401],
          ],
          isClosed: false,
          style: { colour: 'given', widthInPx: 3 },
        },
        { kind: 'label', at: [0, 0], tex: 'O', shiftInPx: [-14, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [4.2, 0], tex: 'P', shiftInPx: [15, 0], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.536, 1.401], tex: 'A', shiftInPx: [6, -15], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.536, -1.401], tex: 'B', shiftInPx: [6, 16], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Given: PA and PB touch the circle at A and B. To prove: they are equal. Join OA, OB and OP.',
        hi: 'दिया है: PA और PB वृत्त को A और B पर स्पर्श करती हैं। सिद्ध करना है: वे बराबर हैं। OA, OB, OP को मिलाएँ।',
        te: 'ఇచ్చినది: PA, PB లు వృత్తాన్ని A, B వద్ద తాకుతాయి. నిరూపించాల్సినది: అవి సమానం. OA, OB, OP కలపండి.',
      },
      lines: [{ tex: 'PA=PB' }],
      mark: '½',
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [0.536, 1.401],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [0.536, -1.401],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [4.2, 0],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
      ],
    },
    {
      words: {
        en: 'Compare the triangles OAP and OBP. First the angles at A and B.',
        hi: 'त्रिभुज OAP और OBP की तुलना करें। पहले A और B पर के कोण।',
        te: 'త్రిభుజాలు OAP, OBP లను పోల్చండి. ముందు A, B వద్ద కోణాలు.',
      },
      lines: [{ tex: '\\angle OAP=\\angle OBP=90^\\circ' }],
      mark: '½',
      margin: { en: 'radius ⊥ tangent', hi: 'त्रिज्या ⊥ स्पर्श रेखा', te: 'వ్యాసార్ధం ⊥ స్పర్శరేఖ' },
      shapes: [
        {
          kind: 'right-angle',
          corner: [0.536, 1.401],
          to: [
            [0, 0],
            [4.2, 0],
          ],
          side: 0.22,
        },
        {
          kind: 'right-angle',
          corner: [0.536, -1.401],
          to: [
            [0, 0],
            [4.2, 0],
          ],
          side: 0.22,
        },
      ],
    },
    {
      words: {
        en: 'The hypotenuse is common. One side is a radius in both.',
        hi: 'कर्ण उभयनिष्ठ है। एक भुजा दोनों में त्रिज्या है।',
        te: 'కర్ణం ఉమ్మడి. రెండింటిలో ఒక భుజం వ్యాసార్ధం.',
      },
      lines: [{ tex: 'OP=OP' }, { tex: 'OA=OB' }],
      mark: '1',
    },
    {
      words: {
        en: 'So the triangles are congruent.',
        hi: 'अतः त्रिभुज सर्वांगसम हैं।',
        te: 'కాబట్టి త్రిభుజాలు సర్వసమానాలు.',
      },
      lines: [{ tex: '\\triangle OAP\\cong\\triangle OBP' }],
      mark: '½',
      question: {
        kind: 'choice',
        ask: { en: 'By which rule?', hi: 'किस नियम से?', te: 'ఏ నియమం వల్ల?' },
        hint: {
          en: 'Right angle, hypotenuse and one side are equal.',
          hi: 'समकोण, कर्ण और एक भुजा बराबर हैं।',
          te: 'లంబకోణం, కర్ణం, ఒక భుజం సమానం.',
        },
        options: [
          { words: { en: 'SAS' } },
          { words: { en: 'RHS' }, isRight: true },
          { words: { en: 'ASA' } },
          { words: { en: 'AAA' } },
        ],
      },
    },
    {
      words: {
        en: 'Corresponding parts are equal. The theorem is proved.',
        hi: 'संगत भाग बराबर हैं (CPCT)। प्रमेय सिद्ध हुआ।',
        te: 'అనురూప భాగాలు సమానం (CPCT). సిద్ధాంతం నిరూపించబడింది.',
      },
      said: {
        en: 'Corresponding parts are equal. The theorem is proved.',
        hi: 'संगत भाग बराबर हैं। प्रमेय सिद्ध हुआ।',
        te: 'అనురూప భాగాలు సమానం. సిద్ధాంతం నిరూపించబడింది.',
      },
      lines: [{ tex: 'PA=PB' }],
      mark: '½',
      margin: { en: 'CPCT', hi: 'CPCT', te: 'CPCT' },
    },
    {
      words: {
        en: 'The same congruence gives more: OP bisects both the angle APB and the angle AOB.',
        hi: 'उसी सर्वांगसमता से और मिलता है: OP, कोण APB और कोण AOB दोनों को समद्विभाजित करती है।',
        te: 'అదే సర్వసమానత్వం నుండి మరొకటి: OP, కోణం APB ని, కోణం AOB ని సమద్విఖండన చేస్తుంది.',
      },
      lines: [{ tex: '\\angle APO=\\angle BPO' }, { tex: '\\angle AOP=\\angle BOP' }],
    },
    {
      words: {
        en: 'In the quadrilateral OAPB two angles are right angles. Let angle APB be 50°, and angle AOB be y degrees.',
        hi: 'चतुर्भुज OAPB में दो कोण समकोण हैं। मान लें कोण APB 50° और कोण AOB, y अंश है।',
        te: 'చతుర్భుజం OAPB లో రెండు కోణాలు లంబకోణాలు. కోణం APB 50°, కోణం AOB y డిగ్రీలు అనుకోండి.',
      },
      lines: [
        { plain: '90 + 90 + 50 + y = 360', in: 'angle' },
        { plain: 'y = 130', in: 'angle' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How many degrees is angle AOB?', hi: 'कोण AOB कितने अंश है?', te: 'కోణం AOB ఎన్ని డిగ్రీలు?' },
        hint: {
          en: 'What is the sum of the angles of a quadrilateral?',
          hi: 'चतुर्भुज के कोणों का योग कितना है?',
          te: 'చతుర్భుజం కోణాల మొత్తం ఎంత?',
        },
        answerKind: 'number',
        answer: '130',
      },
    },
  ],
}
