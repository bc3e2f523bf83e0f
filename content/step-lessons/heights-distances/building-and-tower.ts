import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A worked example of five marks: a tower seen from a roof, up and down. */
export const buildingAndTower: StepLesson = {
  id: 'building-and-tower',
  version: 2,
  title: {
    en: 'Worked example: a tower seen from a roof',
    hi: 'हल किया उदाहरण: छत से दिखती मीनार',
    te: 'సాధించిన ఉదాహరణ: పైకప్పు నుండి కనిపించే గోపురం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-1.2, -0.8, 3.6, 5.5] },
  figureWords: {
    en: 'A building AB of 8 m and a tower CD. From the roof B the top D is seen at 60° up, the foot C at 30° down. BE is horizontal.',
    hi: '8 m का भवन AB और मीनार CD। छत B से शिखर D 60° ऊपर और पाद C 30° नीचे दिखता है। BE क्षैतिज है।',
    te: '8 m భవనం AB, గోపురం CD. పైకప్పు B నుండి శిఖరం D 60° పైకి, పాదం C 30° కిందికి కనిపిస్తాయి. BE క్షితిజ రేఖ.',
  },
  workings: {
    d: {
      mode: 'solve',
      variables: ['d'],
      given: ['tan 30° = 8/d'],
      worlds: [{ d: '8sqrt(3)', AC: '8sqrt(3)', AB: '8' }],
    },
    up: { mode: 'solve', variables: ['y'], given: ['tan 60° = y/(8√3)'], worlds: [{ y: '24' }] },
  },
  steps: [
    {
      words: {
        en: 'From the roof of a building 8 m high, the angle of elevation of the top of a tower is 60°. The angle of depression of its foot is 30°. Both stand on level ground. Find the height of the tower.',
        hi: '8 m ऊँचे भवन की छत से एक मीनार के शिखर का उन्नयन कोण 60° और पाद का अवनमन कोण 30° है। दोनों समतल भूमि पर हैं। मीनार की ऊँचाई निकालें।',
        te: '8 m ఎత్తైన భవనం పైకప్పు నుండి ఒక గోపురం శిఖరం ఊర్ధ్వకోణం 60°, పాదం నిమ్నకోణం 30°. రెండూ సమతల నేలపై ఉన్నాయి. గోపురం ఎత్తు కనుగొనండి.',
      },
    },
    {
      words: {
        en: 'Draw the horizontal BE from the roof. It cuts the tower in two parts.',
        hi: 'छत से क्षैतिज BE खींचें। वह मीनार को दो भागों में बाँटती है।',
        te: 'పైకప్పు నుండి క్షితిజ రేఖ BE గీయండి. అది గోపురాన్ని రెండు భాగాలు చేస్తుంది.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [2.08, 0],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [0, 1.2],
          ],
          isClosed: false,
          style: { widthInPx: 3 },
        },
        {
          kind: 'path',
          points: [
            [2.08, 0],
            [2.08, 4.8],
          ],
          isClosed: false,
          style: { widthInPx: 3 },
        },
        {
          kind: 'path',
          points: [
            [0, 1.2],
            [2.08, 1.2],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
        {
          kind: 'path',
          points: [
            [0, 1.2],
            [2.08, 4.8],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        {
          kind: 'path',
          points: [
            [0, 1.2],
            [2.08, 0],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [0, 0], tex: 'A', shiftInPx: [-12, 10], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0, 1.2], tex: 'B', shiftInPx: [-13, -8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [2.08, 0], tex: 'C', shiftInPx: [13, 10], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [2.08, 4.8], tex: 'D', shiftInPx: [13, -8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [2.08, 1.2], tex: 'E', shiftInPx: [14, -2], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0, 0.6], tex: '8', shiftInPx: [-14, 2], colour: 'given', sizeInPx: 18 },
        {
          kind: 'label',
          at: [0, 1.2],
          tex: '60^\\circ',
          shiftInPx: [36, -14],
          colour: 'given',
          sizeInPx: 18,
        },
        { kind: 'label', at: [0, 1.2], tex: '30^\\circ', shiftInPx: [74, 17], colour: 'given', sizeInPx: 18 },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'ABEC is a rectangle. So CE is 8 m, and AC equals BE. Call it d.',
        hi: 'ABEC एक आयत है। अतः CE 8 m है और AC = BE। इसे d कहें।',
        te: 'ABEC దీర్ఘచతురస్రం. కాబట్టి CE 8 m, AC = BE. దాన్ని d అనుకోండి.',
      },
      said: {
        en: 'ABEC is a rectangle. So CE is 8 metres, and AC equals BE. Call it d.',
        hi: 'ABEC एक आयत है। अतः CE 8 मीटर है और AC बराबर BE। इसे d कहें।',
        te: 'ABEC దీర్ఘచతురస్రం. కాబట్టి CE 8 మీటర్లు, AC సమానం BE. దాన్ని d అనుకోండి.',
      },
      mark: '½',
      question: {
        kind: 'choice',
        ask: {
          en: 'Which angle on the ground is also 30°?',
          hi: 'भूमि पर कौन-सा कोण भी 30° है?',
          te: 'నేలపై ఏ కోణం కూడా 30°?',
        },
        hint: {
          en: 'BE is parallel to AC, and BC cuts both.',
          hi: 'BE, AC के समांतर है और BC दोनों को काटती है।',
          te: 'BE, AC కు సమాంతరం; BC రెండింటినీ ఖండిస్తుంది.',
        },
        why: {
          en: 'It is the alternate angle of the angle of depression.',
          hi: 'वह अवनमन कोण का एकांतर कोण है।',
          te: 'అది నిమ్నకోణానికి ఏకాంతర కోణం.',
        },
        options: [
          { words: { en: 'BCA' }, isRight: true },
          { words: { en: 'ABC' } },
          { words: { en: 'BCE' } },
        ],
      },
    },
    {
      words: {
        en: 'Triangle ABC gives the distance.',
        hi: 'त्रिभुज ABC से दूरी मिलती है।',
        te: 'త్రిభుజం ABC నుండి దూరం వస్తుంది.',
      },
      lines: [
        { plain: 'tan 30° = 8/d', in: 'd' },
        { plain: '1/√3 = 8/d', in: 'd' },
        { plain: 'd = 8√3', in: 'd' },
      ],
      mark: '1',
      question: {
        kind: 'line',
        ask: { en: 'Write an equation for d.', hi: 'd का समीकरण लिखें।', te: 'd కు సమీకరణం రాయండి.' },
        hint: {
          en: 'The building is opposite to the 30° at C.',
          hi: 'भवन, C पर 30° के सम्मुख है।',
          te: 'భవనం, C వద్ద 30° కి ఎదుటి భుజం.',
        },
        in: 'd',
        example: '1/√3 = 8/d',
      },
    },
    {
      words: {
        en: 'Triangle BED gives the part DE above the roof. Call it y.',
        hi: 'त्रिभुज BED से छत के ऊपर का भाग DE मिलता है। इसे y कहें।',
        te: 'త్రిభుజం BED నుండి పైకప్పు పై భాగం DE వస్తుంది. దాన్ని y అనుకోండి.',
      },
      lines: [
        { plain: 'tan 60° = y/(8√3)', in: 'up' },
        { plain: 'y = 8√3 * √3', in: 'up' },
        { plain: 'y = 24', in: 'up' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: { en: 'How long is DE, in m?', hi: 'DE कितने m है?', te: 'DE ఎన్ని m?' },
        hint: {
          en: 'BE is as long as d. Root 3 times root 3 is 3.',
          hi: 'BE, d के बराबर है। √3 गुणा √3, 3 है।',
          te: 'BE, d కు సమానం. √3 గుణించు √3 అంటే 3.',
        },
        answerKind: 'quantity',
        answer: '24 m',
      },
    },
    {
      words: {
        en: 'Add both parts of the tower.',
        hi: 'मीनार के दोनों भाग जोड़ें।',
        te: 'గోపురం రెండు భాగాలనూ కూడండి.',
      },
      lines: [
        { tex: 'CD=CE+ED=8+24', plain: '8 + 24 = 32' },
        { tex: 'CD=32\\text{ m}', plain: '24 + 8 = 32' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Write the answer in a sentence: the tower is 32 m high.',
        hi: 'उत्तर वाक्य में लिखें: मीनार 32 m ऊँची है।',
        te: 'జవాబును వాక్యంలో రాయండి: గోపురం ఎత్తు 32 m.',
      },
      mark: '½',
      margin: { en: 'with its unit', hi: 'मात्रक के साथ', te: 'ప్రమాణంతో' },
    },
  ],
}
