import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Both angles are measured from the horizontal. */
export const elevationDepressionIdea: StepLesson = {
  id: 'elevation-depression-idea',
  version: 2,
  title: {
    en: 'Angle of elevation, angle of depression',
    hi: 'उन्नयन कोण और अवनमन कोण',
    te: 'ఊర్ధ్వకోణం, నిమ్నకోణం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-0.9, -2.8, 6.9, 3.6] },
  figureWords: {
    en: 'From the eye A a horizontal line, a line up to the bird B and a line down to the boat C.',
    hi: 'आँख A से एक क्षैतिज रेखा, ऊपर पक्षी B तक एक रेखा और नीचे नाव C तक एक रेखा।',
    te: 'కన్ను A నుండి ఒక క్షితిజ రేఖ, పైకి పక్షి B వరకు ఒక రేఖ, కిందికి పడవ C వరకు ఒక రేఖ.',
  },
  workings: {
    boat: { mode: 'value', facts: { FC: '50' } },
  },
  steps: [
    {
      words: {
        en: 'Stand on a cliff with the eye at A. Look straight ahead. That is the horizontal line.',
        hi: 'चट्टान पर खड़े हों, आँख A पर। सीधे सामने देखें। यही क्षैतिज रेखा है।',
        te: 'కొండపై నిలబడండి, కన్ను A వద్ద. నేరుగా ముందుకు చూడండి. అదే క్షితిజ రేఖ.',
      },
      shapes: [
        { kind: 'dot', at: [0, 0], colour: 'chalk' },
        { kind: 'label', at: [0, 0], tex: 'A', shiftInPx: [-14, -6], colour: 'chalk', sizeInPx: 18 },
        {
          kind: 'path',
          points: [
            [0, 0],
            [6.5, 0],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
      ],
    },
    {
      words: {
        en: 'Raise your eye to a bird B. The line AB is the line of sight. Its angle with the horizontal is the angle of elevation.',
        hi: 'आँख उठाकर पक्षी B को देखें। AB दृष्टि रेखा है। क्षैतिज रेखा से उसका कोण उन्नयन कोण है।',
        te: 'తల ఎత్తి పక్షి B ని చూడండి. AB దృష్టిరేఖ. క్షితిజ రేఖతో అది చేసే కోణం ఊర్ధ్వకోణం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [6, 3],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'dot', at: [6, 3], colour: 'given' },
        { kind: 'label', at: [6, 3], tex: 'B', shiftInPx: [13, -8], colour: 'given', sizeInPx: 18 },
        { kind: 'arc', centre: [0, 0], radius: 1.6, from: 0, to: 26.6, style: { colour: 'given' } },
        { kind: 'label', at: [2.2, 0.5], tex: 'e', shiftInPx: [0, 0], colour: 'given', sizeInPx: 18 },
      ],
      margin: { en: 'look up: elevation', hi: 'ऊपर देखें: उन्नयन', te: 'పైకి చూపు: ఊర్ధ్వకోణం' },
    },
    {
      words: {
        en: 'Lower your eye to a boat C. The angle below the horizontal is the angle of depression.',
        hi: 'आँख झुकाकर नाव C को देखें। क्षैतिज रेखा से नीचे का कोण अवनमन कोण है।',
        te: 'తల దించి పడవ C ని చూడండి. క్షితిజ రేఖకు కింది కోణం నిమ్నకోణం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [6, -2],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        { kind: 'dot', at: [6, -2], colour: 'result' },
        { kind: 'label', at: [6, -2], tex: 'C', shiftInPx: [14, 0], colour: 'result', sizeInPx: 18 },
        { kind: 'arc', centre: [0, 0], radius: 2, from: -18.4, to: 0, style: { colour: 'result' } },
        { kind: 'label', at: [2.6, -0.42], tex: 'd', shiftInPx: [0, 0], colour: 'result', sizeInPx: 18 },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'From which line are both angles measured?',
          hi: 'दोनों कोण किस रेखा से मापे जाते हैं?',
          te: 'రెండు కోణాలనూ ఏ రేఖ నుండి కొలుస్తారు?',
        },
        hint: {
          en: 'Look at the dashed line. Both arcs touch it.',
          hi: 'टूटी रेखा देखें। दोनों चाप उसे छूते हैं।',
          te: 'చుక్కల రేఖను చూడండి. రెండు చాపాలూ దాన్ని తాకుతాయి.',
        },
        options: [
          { words: { en: 'from the vertical line', hi: 'ऊर्ध्वाधर रेखा से', te: 'నిలువు రేఖ నుండి' } },
          { words: { en: 'from the horizontal line', hi: 'क्षैतिज रेखा से', te: 'క్షితిజ రేఖ నుండి' }, isRight: true },
          { words: { en: 'from the line of sight', hi: 'दृष्टि रेखा से', te: 'దృష్టిరేఖ నుండి' } },
        ],
      },
    },
    {
      words: {
        en: 'Now go to the boat and look back up to A. The sea level is parallel to the first horizontal.',
        hi: 'अब नाव पर जाएँ और A को देखें। समुद्र तल पहली क्षैतिज रेखा के समांतर है।',
        te: 'ఇప్పుడు పడవలోకి వెళ్లి A ని చూడండి. సముద్ర మట్టం మొదటి క్షితిజ రేఖకు సమాంతరం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [6, -2],
            [0, -2],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [0, -2],
          ],
          isClosed: false,
          style: { colour: 'chalk' },
        },
        {
          kind: 'right-angle',
          corner: [0, -2],
          to: [
            [6, -2],
            [0, 0],
          ],
          side: 0.3,
        },
        { kind: 'label', at: [0, -2], tex: 'F', shiftInPx: [-14, 4], colour: 'chalk', sizeInPx: 18 },
        { kind: 'arc', centre: [6, -2], radius: 2, from: 161.6, to: 180, style: { colour: 'result' } },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Why does the angle at C equal the angle of depression d?',
          hi: 'C पर कोण, अवनमन कोण d के बराबर क्यों है?',
          te: 'C వద్ద కోణం, నిమ్నకోణం d కు ఎందుకు సమానం?',
        },
        hint: {
          en: 'AC cuts two parallel lines. The two angles are on opposite sides of it.',
          hi: 'AC दो समांतर रेखाओं को काटती है। दोनों कोण उसके दोनों ओर हैं।',
          te: 'AC రెండు సమాంతర రేఖలను ఖండిస్తుంది. రెండు కోణాలూ దానికి ఇరువైపులా ఉన్నాయి.',
        },
        options: [
          {
            words: { en: 'They are alternate angles.', hi: 'वे एकांतर कोण हैं।', te: 'అవి ఏకాంతర కోణాలు.' },
            isRight: true,
          },
          {
            words: { en: 'They are vertically opposite.', hi: 'वे शीर्षाभिमुख कोण हैं।', te: 'అవి శీర్షాభిముఖ కోణాలు.' },
          },
          { words: { en: 'Their sum is 90°.', hi: 'उनका योग 90° है।', te: 'వాటి మొత్తం 90°.' } },
        ],
      },
    },
    {
      words: {
        en: 'So bring the angle of depression down to the ground. There it stands in a right triangle.',
        hi: 'इसलिए अवनमन कोण को नीचे भूमि पर ले आएँ। वहाँ वह समकोण त्रिभुज में है।',
        te: 'కాబట్టి నిమ్నకోణాన్ని కింద నేల వద్దకు తీసుకురండి. అక్కడ అది లంబకోణ త్రిభుజంలో ఉంటుంది.',
      },
      lines: [{ tex: t`\angle ACF=d` }, { tex: t`\tan d=\frac{AF}{FC}` }],
      margin: { en: 'reason: alternate angles', hi: 'कारण: एकांतर कोण', te: 'కారణం: ఏకాంతర కోణాలు' },
    },
    {
      words: {
        en: 'Try it: the cliff AF is 50 m high and the angle of depression is 45°.',
        hi: 'करके देखें: चट्टान AF 50 m ऊँची है और अवनमन कोण 45° है।',
        te: 'ప్రయత్నించండి: కొండ AF ఎత్తు 50 m, నిమ్నకోణం 45°.',
      },
      lines: [
        { tex: t`\tan 45^\circ=\frac{50}{FC}`, plain: 'tan 45° = 50/FC', in: 'boat' },
        { tex: t`FC=50\text{ m}`, plain: 'FC = 50', in: 'boat' },
      ],
      question: {
        kind: 'value',
        ask: {
          en: 'How far from the foot F is the boat, in m?',
          hi: 'नाव पाद F से कितने m दूर है?',
          te: 'పడవ, పాదం F నుండి ఎన్ని m దూరంలో ఉంది?',
        },
        hint: {
          en: 'What does tan 45° say about the two legs?',
          hi: 'tan 45° दोनों भुजाओं के बारे में क्या कहता है?',
          te: 'tan 45° రెండు భుజాల గురించి ఏమి చెబుతుంది?',
        },
        answerKind: 'quantity',
        answer: '50 m',
      },
    },
  ],
}
