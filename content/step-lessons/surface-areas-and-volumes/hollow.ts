import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of five marks: a cone is drilled out of a cylinder. */
export const hollowWorked: StepLesson = {
  id: 'cone-drilled-out-of-a-cylinder',
  version: 2,
  title: {
    en: 'Worked example: a cone drilled out',
    hi: 'हल किया उदाहरण: बेलन से निकाला शंकु',
    te: 'సాధించిన ఉదాహరణ: తొలిచిన శంఖువు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 230, view: [-5.6, -2.2, 4.6, 7.6] },
  figureWords: {
    en: 'A cylinder of radius 8 cm and height 15 cm. A cone with its base at the top and its tip at the bottom is cut out.',
    hi: '8 cm त्रिज्या और 15 cm ऊँचाई का बेलन। ऊपर आधार और नीचे शीर्ष वाला शंकु काटा गया है।',
    te: '8 cm వ్యాసార్ధం, 15 cm ఎత్తు గల స్థూపం. పైన భూమి, అడుగున శీర్షం ఉండేలా శంఖువును తొలిచారు.',
  },
  workings: {
    vol: {
      mode: 'value',
      facts: { r: '8', h: '15', W: '10048/5' },
      formulas: { W: '2/3*π*r^2*h' },
      target: '10048/5',
      pi: '3.14',
    },
    sur: {
      mode: 'value',
      facts: { r: '8', h: '15', l: '17', S: '6908/5' },
      formulas: { S: '2*π*r*h+π*r*l+π*r^2' },
      target: '6908/5',
      pi: '3.14',
    },
  },
  steps: [
    {
      words: {
        en: 'From a wooden cylinder of height 15 cm and radius 8 cm, a cone of the same height and radius is drilled out. Find the volume and the whole surface of what remains.',
        hi: '15 cm ऊँचाई और 8 cm त्रिज्या के लकड़ी के बेलन से उसी ऊँचाई और त्रिज्या का शंकु निकाला गया। बचे ठोस का आयतन और पूरा पृष्ठ ज्ञात करें।',
        te: '15 cm ఎత్తు, 8 cm వ్యాసార్ధం గల చెక్క స్థూపం నుండి అదే ఎత్తు, వ్యాసార్ధం గల శంఖువును తొలిచారు. మిగిలినదాని ఘనపరిమాణం, మొత్తం ఉపరితలం కనుగొనండి.',
      },
      lines: [{ tex: t`\pi=3.14` }],
      shapes: [
        { kind: 'solid', form: 'cylinder', at: [0, 0], radius: 3.2, height: 6 },
        {
          kind: 'path',
          points: [
            [-3.2, 6],
            [0, 0],
            [3.2, 6],
          ],
          isClosed: false,
          style: { colour: 'given', isDashed: true },
        },
        { kind: 'label', at: [-3.2, 3], tex: '15', shiftInPx: [-16, 0], colour: 'given', sizeInPx: 18 },
        {
          kind: 'path',
          points: [
            [0, 6],
            [3.2, 6],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [1.2, 6], tex: '8', shiftInPx: [0, 12], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'The volume W of what is left: the cone is a third of the cylinder.',
        hi: 'बचे ठोस का आयतन W: शंकु बेलन का एक तिहाई है।',
        te: 'మిగిలినదాని ఘనపరిమాణం W: శంఖువు స్థూపంలో మూడో వంతు.',
      },
      lines: [{ tex: t`W=\pi r^2h-\frac13\pi r^2h`, plain: 'W = π*r^2*h - 1/3*π*r^2*h', in: 'vol' }],
      mark: '½',
    },
    {
      words: { en: 'Two thirds are left.', hi: 'दो तिहाई बचा।', te: 'మూడింట రెండు వంతులు మిగిలింది.' },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the next line for W, with numbers if you like.',
          hi: 'W की अगली पंक्ति लिखें, चाहें तो संख्याओं के साथ।',
          te: 'W కు తర్వాతి పంక్తి రాయండి, కావాలంటే సంఖ్యలతో.',
        },
        hint: {
          en: 'Take away like terms: a whole less a third of it.',
          hi: 'समान पद घटाएँ: पूरे में से उसका एक तिहाई।',
          te: 'సజాతి పదాలు తీసివేయండి: మొత్తం నుండి దాని మూడో వంతు.',
        },
        in: 'vol',
        example: 'W = 2/3*π*r^2*h',
      },
      lines: [
        { tex: t`W=\frac23\times3.14\times64\times15`, plain: 'W = 2/3*3.14*64*15', in: 'vol' },
        { tex: t`W=2009.6\,\mathrm{cm^3}`, plain: 'W = 2009.6', in: 'vol' },
      ],
      mark: '1½',
    },
    {
      words: {
        en: 'The surface S: list what a finger can touch.',
        hi: 'पृष्ठ S: उँगली जिसे छू सके उसकी सूची।',
        te: 'ఉపరితలం S: వేలు తాకగలిగేవి రాయండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which list is complete?',
          hi: 'कौन-सी सूची पूरी है?',
          te: 'ఏ జాబితా పూర్తిగా ఉంది?',
        },
        hint: {
          en: 'The top is open now. Put a finger into the hollow as well.',
          hi: 'अब ऊपर खुला है। उँगली खोखले भाग में भी डालें।',
          te: 'ఇప్పుడు పైభాగం తెరిచి ఉంది. గుంటలోకి కూడా వేలు పెట్టండి.',
        },
        options: [
          {
            words: {
              en: 'Side, bottom, inside of the cone',
              hi: 'बाजू, तला, शंकु का भीतर',
              te: 'పక్కతలం, అడుగు, శంఖువు లోపలి తలం',
            },
            isRight: true,
          },
          {
            words: {
              en: 'Side, bottom, top, inside',
              hi: 'बाजू, तला, ऊपर, भीतर',
              te: 'పక్కతలం, అడుగు, పైభాగం, లోపలి తలం',
            },
          },
          {
            words: {
              en: 'Side and bottom, less the cone',
              hi: 'बाजू और तला, शंकु घटाकर',
              te: 'పక్కతలం, అడుగు; శంఖువు తీసివేసి',
            },
            hint: {
              en: 'Drilling made a new surface; it took none from the side.',
              hi: 'खोखला करने से नया पृष्ठ बना; बाजू से कुछ नहीं घटा।',
              te: 'తొలవడం వల్ల కొత్త తలం వచ్చింది; పక్కతలం తగ్గలేదు.',
            },
          },
        ],
      },
      lines: [
        { tex: t`S=2\pi rh+\pi r^2+\pi rl`, plain: 'S = 2π*r*h + π*r^2 + π*r*l', in: 'sur' },
        { tex: t`S=\pi r(2h+r+l)`, plain: 'S = π*r*(2h + r + l)', in: 'sur' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The slant height, from the right triangle inside.',
        hi: 'भीतर के समकोण त्रिभुज से तिर्यक ऊँचाई।',
        te: 'లోపలి లంబకోణ త్రిభుజం నుండి ఏటవాలు ఎత్తు.',
      },
      lines: [
        { plain: 'l = √(8^2 + 15^2)', in: 'sur' },
        { plain: 'l = √289 = 17', in: 'sur' },
      ],
      mark: '1',
    },
    {
      words: { en: 'Now the numbers.', hi: 'अब संख्याएँ।', te: 'ఇప్పుడు సంఖ్యలు.' },
      question: {
        kind: 'value',
        ask: {
          en: 'What is the value of the bracket?',
          hi: 'कोष्ठक का मान कितना है?',
          te: 'బ్రాకెట్ విలువ ఎంత?',
        },
        hint: {
          en: 'Twice the height, then the radius, then the slant height.',
          hi: 'ऊँचाई का दुगुना, फिर त्रिज्या, फिर तिर्यक ऊँचाई।',
          te: 'ఎత్తుకు రెట్టింపు, తర్వాత వ్యాసార్ధం, తర్వాత ఏటవాలు ఎత్తు.',
        },
        answerKind: 'number',
        answer: '55',
      },
      lines: [
        { tex: t`S=3.14\times8\times55`, plain: 'S = 3.14*8*55', in: 'sur' },
        { tex: t`S=1381.6\,\mathrm{cm^2}`, plain: 'S = 1381.6', in: 'sur' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The two units differ: cubic for the wood, square for the polish.',
        hi: 'दोनों मात्रक अलग हैं: लकड़ी के लिए घन, पॉलिश के लिए वर्ग।',
        te: 'రెండు ప్రమాణాలు వేరు: చెక్కకు ఘన cm, పాలిష్‌కు చదరపు cm.',
      },
    },
  ],
}
