import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** The basic proportionality theorem by areas, and its converse stated. */
export const basicProportionalityProved: StepLesson = {
  id: 'basic-proportionality-proved',
  version: 2,
  title: {
    en: 'Basic proportionality theorem: the proof',
    hi: 'आधारभूत समानुपातिकता प्रमेय: उपपत्ति',
    te: 'ప్రాథమిక అనుపాత సిద్ధాంతం: నిరూపణ',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-0.8, -0.8, 5.8, 4.8] },
  figureWords: {
    en: 'Triangle ABC with DE parallel to BC, D on AB and E on AC. BE and CD are joined; EN is perpendicular to AB and DM to AC.',
    hi: 'त्रिभुज ABC जिसमें DE, BC के समांतर है; D, AB पर और E, AC पर। BE और CD जुड़े हैं; EN, AB पर और DM, AC पर लंब है।',
    te: 'త్రిభుజం ABC లో DE, BC కు సమాంతరం; D, AB పై, E, AC పై ఉన్నాయి. BE, CD కలిపారు; EN, AB కు; DM, AC కు లంబం.',
  },
  workings: {
    parts: { mode: 'value', facts: { AD: '3', DB: '2', AB: '5', AE: '6', EC: '4', AC: '10' } },
  },
  steps: [
    {
      words: {
        en: 'The theorem: a line parallel to one side of a triangle, meeting the other two sides in distinct points, divides them in the same ratio.',
        hi: 'प्रमेय: त्रिभुज की एक भुजा के समांतर रेखा, जो अन्य दो भुजाओं को भिन्न बिंदुओं पर काटे, उन्हें एक ही अनुपात में बाँटती है।',
        te: 'సిద్ధాంతం: త్రిభుజంలో ఒక భుజానికి సమాంతరంగా గీసిన రేఖ మిగతా రెండు భుజాలను వేర్వేరు బిందువుల వద్ద ఖండిస్తే, వాటిని ఒకే నిష్పత్తిలో విభజిస్తుంది.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [3, 4],
            [0, 0],
            [5, 0],
          ],
          names: ['A', 'B', 'C'],
        },
        {
          kind: 'path',
          points: [
            [1.2, 1.6],
            [4.2, 1.6],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [1.2, 1.6], tex: 'D', shiftInPx: [-14, -4], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [4.2, 1.6], tex: 'E', shiftInPx: [14, -4], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Given: DE is parallel to BC. To prove: the two ratios are equal.',
        hi: 'दिया है: DE, BC के समांतर है। सिद्ध करना है: दोनों अनुपात बराबर हैं।',
        te: 'ఇచ్చినది: DE, BC కు సమాంతరం. నిరూపించాల్సినది: రెండు నిష్పత్తులు సమానం.',
      },
      lines: [{ tex: t`DE\parallel BC` }, { tex: t`\frac{AD}{DB}=\frac{AE}{EC}` }],
      mark: '½',
    },
    {
      words: {
        en: 'Construction: join BE and CD. Draw EN perpendicular to AB, and DM perpendicular to AC.',
        hi: 'रचना: BE और CD को मिलाएँ। EN को AB पर और DM को AC पर लंब खींचें।',
        te: 'నిర్మాణం: BE, CD లను కలపండి. AB కు లంబంగా EN, AC కు లంబంగా DM గీయండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [4.2, 1.6],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
        {
          kind: 'path',
          points: [
            [5, 0],
            [1.2, 1.6],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
        {
          kind: 'path',
          points: [
            [4.2, 1.6],
            [2.28, 3.04],
          ],
          isClosed: false,
          style: { colour: 'result', isDashed: true },
        },
        {
          kind: 'path',
          points: [
            [1.2, 1.6],
            [3.6, 2.8],
          ],
          isClosed: false,
          style: { colour: 'result', isDashed: true },
        },
        {
          kind: 'right-angle',
          corner: [2.28, 3.04],
          to: [
            [4.2, 1.6],
            [3, 4],
          ],
          side: 0.2,
        },
        {
          kind: 'right-angle',
          corner: [3.6, 2.8],
          to: [
            [1.2, 1.6],
            [3, 4],
          ],
          side: 0.2,
        },
        { kind: 'label', at: [2.28, 3.04], tex: 'N', shiftInPx: [-14, -4], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [3.6, 2.8], tex: 'M', shiftInPx: [15, -4], colour: 'result', sizeInPx: 18 },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Compare the triangles ADE and BDE. Take AD and DB as their bases.',
        hi: 'त्रिभुज ADE और BDE की तुलना करें। AD और DB को उनके आधार मानें।',
        te: 'త్రిభుజాలు ADE, BDE లను పోల్చండి. AD, DB లను వాటి భూములుగా తీసుకోండి.',
      },
      lines: [
        { tex: t`\text{ar}(ADE)=\tfrac12\cdot AD\cdot EN` },
        { tex: t`\text{ar}(BDE)=\tfrac12\cdot DB\cdot EN` },
        { tex: t`\frac{\text{ar}(ADE)}{\text{ar}(BDE)}=\frac{AD}{DB}` },
      ],
      mark: '1',
      question: {
        kind: 'choice',
        ask: {
          en: 'Why is EN the height of both triangles?',
          hi: 'EN दोनों त्रिभुजों की ऊँचाई क्यों है?',
          te: 'EN రెండు త్రిభుజాలకూ ఎత్తు ఎందుకు?',
        },
        hint: {
          en: 'A height is measured from the third vertex to the line of the base.',
          hi: 'ऊँचाई तीसरे शीर्ष से आधार की रेखा तक मापी जाती है।',
          te: 'ఎత్తును మూడవ శీర్షం నుండి భూమి ఉన్న రేఖ వరకు కొలుస్తారు.',
        },
        options: [
          {
            words: {
              en: 'because DE is parallel to BC',
              hi: 'क्योंकि DE, BC के समांतर है',
              te: 'DE, BC కు సమాంతరం కాబట్టి',
            },
            hint: {
              en: 'That is used later. This step is true without it.',
              hi: 'यह बाद में काम आएगा। यह स्टेप उसके बिना भी सच है।',
              te: 'అది తర్వాత వాడతాం. ఈ స్టెప్ అది లేకుండానూ నిజం.',
            },
          },
          {
            words: {
              en: 'because both bases lie on the line AB and E is the third vertex of both',
              hi: 'क्योंकि दोनों आधार रेखा AB पर हैं और दोनों का तीसरा शीर्ष E है',
              te: 'రెండు భూములూ AB రేఖపై ఉన్నాయి, రెండింటి మూడవ శీర్షం E కాబట్టి',
            },
            isRight: true,
          },
          {
            words: {
              en: 'because the triangles are congruent',
              hi: 'क्योंकि त्रिभुज सर्वांगसम हैं',
              te: 'త్రిభుజాలు సర్వసమానాలు కాబట్టి',
            },
            hint: {
              en: 'Their bases AD and DB need not be equal.',
              hi: 'उनके आधार AD और DB बराबर हों, यह ज़रूरी नहीं।',
              te: 'వాటి భూములు AD, DB సమానం కానక్కర్లేదు.',
            },
          },
        ],
      },
    },
    {
      words: {
        en: 'Do the same on the other side, with DM as the height.',
        hi: 'दूसरी ओर भी ऐसा ही करें; अब ऊँचाई DM है।',
        te: 'రెండవ వైపు కూడా ఇలాగే చేయండి; ఇప్పుడు ఎత్తు DM.',
      },
      lines: [{ tex: t`\frac{\text{ar}(ADE)}{\text{ar}(CDE)}=\frac{AE}{EC}` }],
      mark: '1',
    },
    {
      words: {
        en: 'Now compare the triangles BDE and CDE. Both stand on DE.',
        hi: 'अब त्रिभुज BDE और CDE की तुलना करें। दोनों का आधार DE है।',
        te: 'ఇప్పుడు త్రిభుజాలు BDE, CDE లను పోల్చండి. రెండింటి భూమి DE.',
      },
      lines: [{ tex: t`\text{ar}(BDE)=\text{ar}(CDE)` }],
      mark: '1',
      question: {
        kind: 'choice',
        ask: {
          en: 'Why are their areas equal?',
          hi: 'उनके क्षेत्रफल बराबर क्यों हैं?',
          te: 'వాటి వైశాల్యాలు ఎందుకు సమానం?',
        },
        hint: {
          en: 'The base is the same. What can you say of the two heights?',
          hi: 'आधार एक ही है। दोनों ऊँचाइयों के बारे में क्या कह सकते हैं?',
          te: 'భూమి ఒకటే. రెండు ఎత్తుల గురించి ఏమి చెప్పగలరు?',
        },
        options: [
          {
            words: {
              en: 'B and C are equally far from DE, since DE is parallel to BC',
              hi: 'B और C, DE से बराबर दूर हैं, क्योंकि DE, BC के समांतर है',
              te: 'DE, BC కు సమాంతరం కాబట్టి B, C లు DE నుండి సమాన దూరంలో ఉన్నాయి',
            },
            isRight: true,
          },
          { words: { en: 'BE and CD are equal', hi: 'BE और CD बराबर हैं', te: 'BE, CD సమానం' } },
          { words: { en: 'DB and EC are equal', hi: 'DB और EC बराबर हैं', te: 'DB, EC సమానం' } },
        ],
      },
    },
    {
      words: {
        en: 'The two ratios of areas are the same. So the ratios of the sides are the same. This was to be proved.',
        hi: 'क्षेत्रफलों के दोनों अनुपात बराबर हैं। अतः भुजाओं के अनुपात बराबर हैं। यही सिद्ध करना था।',
        te: 'వైశాల్యాల రెండు నిష్పత్తులూ సమానం. కాబట్టి భుజాల నిష్పత్తులూ సమానం. ఇదే నిరూపించాలి.',
      },
      lines: [{ tex: t`\frac{AD}{DB}=\frac{AE}{EC}`, plain: 'AD/DB = AE/EC', in: 'parts' }],
      mark: '1',
    },
    {
      words: {
        en: 'The same holds for a part and its whole side. Turn both fractions over, add 1, and turn them back.',
        hi: 'भाग और पूरी भुजा के लिए भी यही सच है। दोनों भिन्न उलटें, 1 जोड़ें और फिर उलटें।',
        te: 'భాగానికి, మొత్తం భుజానికి కూడా ఇదే నిజం. రెండు భిన్నాలనూ తలకిందులు చేసి, 1 కలిపి, మళ్లీ తలకిందులు చేయండి.',
      },
      lines: [
        { tex: t`\frac{DB}{AD}+1=\frac{EC}{AE}+1`, plain: 'DB/AD+1 = EC/AE+1', in: 'parts' },
        { tex: t`\frac{AD}{AB}=\frac{AE}{AC}`, plain: 'AD/AB = AE/AC', in: 'parts' },
      ],
    },
    {
      words: {
        en: 'The converse: if a line divides two sides of a triangle in the same ratio, it is parallel to the third side.',
        hi: 'विलोम: यदि कोई रेखा त्रिभुज की दो भुजाओं को एक ही अनुपात में बाँटे, तो वह तीसरी भुजा के समांतर है।',
        te: 'విపర్యయం: ఒక రేఖ త్రిభుజంలోని రెండు భుజాలను ఒకే నిష్పత్తిలో విభజిస్తే, అది మూడవ భుజానికి సమాంతరం.',
      },
    },
    {
      words: {
        en: 'Use the theorem: DE is parallel to BC, AD is 6 cm, DB is 4 cm and AE is 9 cm.',
        hi: 'प्रमेय काम में लें: DE, BC के समांतर है; AD 6 cm, DB 4 cm और AE 9 cm है।',
        te: 'సిద్ధాంతాన్ని వాడండి: DE, BC కు సమాంతరం; AD 6 cm, DB 4 cm, AE 9 cm.',
      },
      lines: [
        { tex: t`\frac{6}{4}=\frac{9}{EC}`, plain: '6/4 = 9/6' },
        { tex: t`EC=\frac{9\times 4}{6}=6\text{ cm}`, plain: '9*4/6 = 6' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How long is EC, in cm?', hi: 'EC कितने cm है?', te: 'EC ఎన్ని cm?' },
        hint: {
          en: 'Write AD to DB as one fraction and AE to EC as the other.',
          hi: 'AD और DB का अनुपात एक भिन्न, AE और EC का दूसरी भिन्न लिखें।',
          te: 'AD, DB ల నిష్పత్తిని ఒక భిన్నంగా, AE, EC ల నిష్పత్తిని మరో భిన్నంగా రాయండి.',
        },
        answerKind: 'quantity',
        answer: '6 cm',
      },
    },
  ],
}
