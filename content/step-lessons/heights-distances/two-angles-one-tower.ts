import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A worked example of five marks: a tower seen from two points. */
export const twoAnglesOneTower: StepLesson = {
  id: 'two-angles-one-tower',
  version: 2,
  title: {
    en: 'Worked example: one tower, two angles',
    hi: 'हल किया उदाहरण: एक मीनार, दो कोण',
    te: 'సాధించిన ఉదాహరణ: ఒక గోపురం, రెండు కోణాలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 336, view: [-0.7, -1, 7.7, 4.6] },
  figureWords: {
    en: 'A tower FT seen from A at 30° and from B at 60°. A, B and F are on one line; AB is 36 m and BF is x.',
    hi: 'मीनार FT, A से 30° और B से 60° पर दिखती है। A, B, F एक रेखा पर हैं; AB 36 m और BF = x।',
    te: 'గోపురం FT, A నుండి 30°, B నుండి 60° లో కనిపిస్తుంది. A, B, F ఒకే రేఖపై ఉన్నాయి; AB 36 m, BF = x.',
  },
  workings: {
    tower: {
      mode: 'system',
      variables: ['h', 'x'],
      given: ['tan 60° = h/x', 'tan 30° = h/(x+36)'],
      worlds: [{ h: '18sqrt(3)', x: '18', FT: '18sqrt(3)', BF: '18' }],
    },
  },
  steps: [
    {
      words: {
        en: 'From a point on level ground the angle of elevation of the top of a tower is 30°. After a walk of 36 m straight towards the tower it is 60°. Find the height of the tower. Take √3 = 1.73.',
        hi: 'समतल भूमि के एक बिंदु से मीनार के शिखर का उन्नयन कोण 30° है। सीधे मीनार की ओर 36 m चलने पर यह 60° हो जाता है। मीनार की ऊँचाई निकालें। √3 = 1.73 लें।',
        te: 'సమతల నేలపై ఒక బిందువు నుండి గోపురం శిఖరం ఊర్ధ్వకోణం 30°. నేరుగా గోపురం వైపు 36 m నడిస్తే అది 60° అవుతుంది. గోపురం ఎత్తు కనుగొనండి. √3 = 1.73 తీసుకోండి.',
      },
      said: {
        en: 'From a point on level ground the angle of elevation of the top of a tower is 30 degrees. After a walk of 36 metres straight towards the tower it is 60 degrees. Find the height of the tower. Take root 3 equals 1 point 7 3.',
        hi: 'समतल भूमि के एक बिंदु से मीनार के शिखर का उन्नयन कोण 30 अंश है। सीधे मीनार की ओर 36 मीटर चलने पर यह 60 अंश हो जाता है। मीनार की ऊँचाई निकालें। रूट 3 बराबर 1 दशमलव 7 3 लें।',
        te: 'సమతల నేలపై ఒక బిందువు నుండి గోపురం శిఖరం ఊర్ధ్వకోణం 30 డిగ్రీలు. నేరుగా గోపురం వైపు 36 మీటర్లు నడిస్తే అది 60 డిగ్రీలు అవుతుంది. గోపురం ఎత్తు కనుగొనండి. రూట్ 3 సమానం 1 పాయింట్ 7 3 తీసుకోండి.',
      },
    },
    {
      words: {
        en: 'Draw it. Two right triangles share the tower. Name both unknowns.',
        hi: 'चित्र बनाएँ। दो समकोण त्रिभुजों में मीनार साझी है। दोनों अज्ञातों के नाम रखें।',
        te: 'పటం గీయండి. రెండు లంబకోణ త్రిభుజాలకు గోపురం ఉమ్మడి. తెలియని రెండింటికీ పేర్లు పెట్టండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [6.75, 0],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [6.75, 0],
            [6.75, 3.9],
          ],
          isClosed: false,
          style: { widthInPx: 3 },
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [6.75, 3.9],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        {
          kind: 'path',
          points: [
            [4.5, 0],
            [6.75, 3.9],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        {
          kind: 'right-angle',
          corner: [6.75, 0],
          to: [
            [0, 0],
            [6.75, 3.9],
          ],
          side: 0.3,
        },
        { kind: 'label', at: [0, 0], tex: 'A', shiftInPx: [-12, 8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [4.5, 0], tex: 'B', shiftInPx: [0, 16], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [6.75, 0], tex: 'F', shiftInPx: [12, 10], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [6.75, 3.9], tex: 'T', shiftInPx: [12, -8], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [0, 0], tex: '30^\\circ', shiftInPx: [54, -12], colour: 'given', sizeInPx: 18 },
        {
          kind: 'label',
          at: [4.5, 0],
          tex: '60^\\circ',
          shiftInPx: [30, -12],
          colour: 'given',
          sizeInPx: 18,
        },
        { kind: 'label', at: [2.25, 0], tex: '36', shiftInPx: [0, 16], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [5.7, 0], tex: 'x', shiftInPx: [0, 14], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [6.75, 1.95], tex: 'h', shiftInPx: [14, 0], colour: 'result', sizeInPx: 18 },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Begin with the small triangle. It has only one distance in it.',
        hi: 'छोटे त्रिभुज से शुरू करें। उसमें एक ही दूरी है।',
        te: 'చిన్న త్రిభుజంతో మొదలుపెట్టండి. అందులో ఒకే దూరం ఉంది.',
      },
      lines: [
        { plain: 'tan 60° = h/x', in: 'tower' },
        { plain: 'h = x√3', in: 'tower' },
      ],
      mark: '1',
      question: {
        kind: 'line',
        ask: { en: 'Write h in terms of x.', hi: 'h को x में लिखें।', te: 'h ను x తో రాయండి.' },
        hint: {
          en: 'In triangle BFT, h is opposite to 60° and x is adjacent.',
          hi: 'त्रिभुज BFT में h, 60° के सम्मुख और x संलग्न है।',
          te: 'త్రిభుజం BFT లో h, 60° కి ఎదుటి భుజం; x ఆసన్న భుజం.',
        },
        in: 'tower',
        example: 'h = x√3',
      },
    },
    {
      words: {
        en: 'Then the large triangle. Its base is the whole of AF.',
        hi: 'फिर बड़ा त्रिभुज। उसका आधार पूरा AF है।',
        te: 'తర్వాత పెద్ద త్రిభుజం. దాని భూమి మొత్తం AF.',
      },
      lines: [
        { plain: 'tan 30° = h/(x+36)', in: 'tower' },
        { plain: 'h = (x+36)/√3', in: 'tower' },
      ],
      mark: '1',
      question: {
        kind: 'choice',
        ask: { en: 'How long is AF?', hi: 'AF कितना लंबा है?', te: 'AF పొడవు ఎంత?' },
        hint: {
          en: 'Walk from A to B, and then on to F.',
          hi: 'A से B तक, फिर F तक चलें।',
          te: 'A నుండి B కి, తర్వాత F కి నడవండి.',
        },
        options: [
          { words: { en: '$36$' } },
          { words: { en: '$x$' } },
          { words: { en: '$x+36$' }, isRight: true },
        ],
      },
    },
    {
      words: {
        en: 'Both say what h is. Put them equal, and multiply by √3.',
        hi: 'दोनों h बताते हैं। उन्हें बराबर रखें और √3 से गुणा करें।',
        te: 'రెండూ h ని చెబుతాయి. వాటిని సమానం చేసి √3 తో గుణించండి.',
      },
      said: {
        en: 'Both say what h is. Put them equal, and multiply by root 3.',
        hi: 'दोनों h बताते हैं। उन्हें बराबर रखें और रूट 3 से गुणा करें।',
        te: 'రెండూ h ని చెబుతాయి. వాటిని సమానం చేసి రూట్ 3 తో గుణించండి.',
      },
      lines: [
        { plain: 'x√3 = (x+36)/√3', in: 'tower' },
        { plain: '3x = x + 36', in: 'tower' },
        { plain: 'x = 18', in: 'tower' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: { en: 'What is x, in m?', hi: 'x कितने m है?', te: 'x ఎన్ని m?' },
        hint: {
          en: 'Root 3 times root 3 is 3. Then bring x to one side.',
          hi: '√3 गुणा √3, 3 है। फिर x एक ओर लाएँ।',
          te: '√3 గుణించు √3 అంటే 3. తర్వాత x ను ఒక వైపు తీసుకురండి.',
        },
        answerKind: 'quantity',
        answer: '18 m',
      },
    },
    {
      words: {
        en: 'Now the height, with the given value of √3.',
        hi: 'अब ऊँचाई, √3 के दिए मान से।',
        te: 'ఇప్పుడు ఎత్తు, ఇచ్చిన √3 విలువతో.',
      },
      said: {
        en: 'Now the height, with the given value of root 3.',
        hi: 'अब ऊँचाई, रूट 3 के दिए मान से।',
        te: 'ఇప్పుడు ఎత్తు, ఇచ్చిన రూట్ 3 విలువతో.',
      },
      lines: [
        { plain: 'h = 18√3', in: 'tower' },
        { tex: 'h=18\\times 1.73=31.14\\text{ m}', plain: '18*1.73 = 31.14' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Check: from A the base is 54 m. The ratio must be tan 30°.',
        hi: 'जाँच: A से आधार 54 m है। अनुपात tan 30° होना चाहिए।',
        te: 'సరిచూడండి: A నుండి భూమి 54 m. నిష్పత్తి tan 30° కావాలి.',
      },
      said: {
        en: 'Check: from A the base is 54 metres. The ratio must be tan 30 degrees.',
        hi: 'जाँच: A से आधार 54 मीटर है। अनुपात टैन 30 अंश होना चाहिए।',
        te: 'సరిచూడండి: A నుండి భూమి 54 మీటర్లు. నిష్పత్తి టాన్ 30 డిగ్రీలు కావాలి.',
      },
      lines: [{ plain: '18√3/54 = √3/3 = tan 30°' }],
    },
  ],
}
