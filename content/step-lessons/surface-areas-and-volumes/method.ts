import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Take the solid apart, list what is seen, then calculate. */
export const solidsMethod: StepLesson = {
  id: 'combined-solids-method',
  version: 2,
  title: {
    en: 'Combined solids: the method',
    hi: 'संयुक्त ठोस: विधि',
    te: 'కలిపిన ఘనాకృతులు: పద్ధతి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 220, view: [-5, -2.5, 5, 9] },
  figureWords: {
    en: 'A tent: a cylinder 4 m high, and on it a cone of the same radius 6 m, 12 m high in all.',
    hi: 'एक तंबू: 4 m ऊँचा बेलन और उस पर उसी त्रिज्या 6 m का शंकु, कुल ऊँचाई 12 m।',
    te: 'ఒక గుడారం: 4 m ఎత్తు స్థూపం, దానిపై అదే వ్యాసార్ధం 6 m గల శంఖువు; మొత్తం ఎత్తు 12 m.',
  },
  workings: {
    tent: {
      mode: 'value',
      facts: { r: '6', H: '12', k: '4', h: '8', l: '10', a: '48*π', b: '60*π', S: '108*π' },
      formulas: { h: 'H-k', a: '2*π*r*k', b: 'π*r*l', S: 'a+b' },
      target: '108*π',
      pi: '22/7',
    },
  },
  steps: [
    {
      words: {
        en: 'A tent is a cylinder with a cone on it. Both have radius 6 m. The walls are 4 m high, and the whole tent 12 m. How much canvas is needed?',
        hi: 'एक तंबू बेलन है जिस पर शंकु है। दोनों की त्रिज्या 6 m है। दीवारें 4 m और पूरा तंबू 12 m ऊँचा है। कितना कैनवास चाहिए?',
        te: 'ఒక గుడారం శంఖువు పైకప్పు గల స్థూపం. రెండింటి వ్యాసార్ధం 6 m. గోడల ఎత్తు 4 m, మొత్తం గుడారం ఎత్తు 12 m. ఎంత గుడ్డ కావాలి?',
      },
      lines: [{ tex: t`\pi=\frac{22}{7}` }],
      shapes: [
        { kind: 'solid', form: 'cylinder', at: [0, 0], radius: 4, height: 2.7 },
        {
          kind: 'path',
          points: [
            [-4, 2.7],
            [0, 8],
            [4, 2.7],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [0, 0],
            [4, 0],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [2, 0], tex: '6', shiftInPx: [0, -11], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [4, 1.35], tex: '4', shiftInPx: [11, 0], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'One: take it apart. Name the parts, and the measures each has.',
        hi: 'एक: उसे अलग करें। भागों के नाम और हर एक के माप लिखें।',
        te: 'ఒకటి: దాన్ని విడదీయండి. భాగాల పేర్లు, ఒక్కోదాని కొలతలు రాయండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How high is the cone, in m?',
          hi: 'शंकु कितने m ऊँचा है?',
          te: 'శంఖువు ఎత్తు ఎన్ని m?',
        },
        hint: {
          en: 'The walls and the cone together make the whole height.',
          hi: 'दीवारें और शंकु मिलकर पूरी ऊँचाई बनाते हैं।',
          te: 'గోడలు, శంఖువు కలిసి మొత్తం ఎత్తు.',
        },
        answerKind: 'quantity',
        answer: '8 m',
      },
      lines: [{ plain: 'h = 12 - 4 = 8', in: 'tent' }],
    },
    {
      words: {
        en: 'Two: volume or surface? Canvas covers, so it is a surface.',
        hi: 'दो: आयतन या पृष्ठ? कैनवास ढकता है, इसलिए पृष्ठ।',
        te: 'రెండు: ఘనపరిమాణమా, ఉపరితలమా? గుడ్డ కప్పుతుంది, కాబట్టి ఉపరితలం.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 2.7],
            [0, 8],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
        { kind: 'label', at: [0, 4.8], tex: '8', shiftInPx: [-10, 0], colour: 'result', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Three: list the parts that are really there.',
        hi: 'तीन: जो भाग सचमुच हैं उनकी सूची बनाएँ।',
        te: 'మూడు: నిజంగా ఉన్న భాగాల జాబితా రాయండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which parts of the tent are of canvas?',
          hi: 'तंबू के कौन-से भाग कैनवास के हैं?',
          te: 'గుడారంలో ఏ భాగాలు గుడ్డతో ఉంటాయి?',
        },
        hint: {
          en: 'Stand inside. What is under your feet, and what is above your head?',
          hi: 'भीतर खड़े हों। पैरों के नीचे क्या है, और सिर के ऊपर क्या?',
          te: 'లోపల నిలబడండి. కాళ్ల కింద ఏముంది, తల పైన ఏముంది?',
        },
        options: [
          {
            words: { en: 'Wall and cone', hi: 'दीवार और शंकु', te: 'గోడ, శంఖువు' },
            isRight: true,
          },
          {
            words: { en: 'Wall, cone and floor', hi: 'दीवार, शंकु और फ़र्श', te: 'గోడ, శంఖువు, నేల' },
            hint: {
              en: 'A tent stands on the ground.',
              hi: 'तंबू ज़मीन पर खड़ा होता है।',
              te: 'గుడారం నేల మీద ఉంటుంది.',
            },
          },
          {
            words: {
              en: 'Wall, cone and the circle between',
              hi: 'दीवार, शंकु और बीच का वृत्त',
              te: 'గోడ, శంఖువు, మధ్యలోని వృత్తం',
            },
          },
        ],
      },
    },
    {
      words: {
        en: 'Four: the cone needs its slant height.',
        hi: 'चार: शंकु के लिए तिर्यक ऊँचाई चाहिए।',
        te: 'నాలుగు: శంఖువుకు ఏటవాలు ఎత్తు కావాలి.',
      },
      lines: [
        { plain: 'l = √(6^2 + 8^2)', in: 'tent' },
        { plain: 'l = √100 = 10', in: 'tent' },
      ],
      shapes: [
        { kind: 'label', at: [2, 5.35], tex: 'l', shiftInPx: [12, -6], colour: 'result', sizeInPx: 18 },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Five: work out part by part, with π kept as long as it goes.',
        hi: 'पाँच: एक-एक भाग निकालें, जब तक हो सके π रखें।',
        te: 'ఐదు: భాగం తర్వాత భాగం కట్టండి; వీలైనంత వరకు π ను ఉంచండి.',
      },
      said: {
        en: 'Five. Work out part by part, with pi kept as long as it goes.',
        hi: 'पाँच: एक-एक भाग निकालें, जब तक हो सके पाई रखें।',
        te: 'ఐదు: భాగం తర్వాత భాగం కట్టండి; వీలైనంత వరకు పై ను ఉంచండి.',
      },
      lines: [
        { tex: t`a=2\pi\times6\times4=48\pi`, plain: 'a = 2*π*6*4 = 48π', in: 'tent' },
        { tex: t`b=\pi\times6\times10=60\pi`, plain: 'b = π*6*10 = 60π', in: 'tent' },
      ],
      margin: { en: 'a wall, b cone', hi: 'a दीवार, b शंकु', te: 'a గోడ, b శంఖువు' },
      mark: '1',
    },
    {
      words: {
        en: 'Six: add, and write the unit.',
        hi: 'छह: जोड़ें और मात्रक लिखें।',
        te: 'ఆరు: కూడి, ప్రమాణం రాయండి.',
      },
      question: {
        kind: 'line',
        ask: { en: 'Write a line for S.', hi: 'S की पंक्ति लिखें।', te: 'S కు ఒక పంక్తి రాయండి.' },
        hint: { en: 'Both parts have π.', hi: 'दोनों भागों में π है।', te: 'రెండు భాగాలలో π ఉంది.' },
        in: 'tent',
        example: 'S = 48π + 60π',
      },
      lines: [
        { tex: t`S=48\pi+60\pi=108\pi`, plain: 'S = 48π + 60π = 108π', in: 'tent' },
        { tex: t`S\approx339.43\,\mathrm{m^2}`, plain: 'S = 339.43', in: 'tent' },
      ],
      mark: '1',
    },
  ],
}
