import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

const which = { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' }

/** Slips with combined solids that cost marks. */
export const solidsMistakes: StepLesson = {
  id: 'combined-solids-mistakes',
  version: 3,
  title: {
    en: 'Combined solids: mistakes that cost marks',
    hi: 'संयुक्त ठोस: अंक कटाने वाली गलतियाँ',
    te: 'కలిపిన ఘనాకృతులు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    cone: {
      mode: 'value',
      facts: { r: '5', h: '12', l: '13', A: '65*π' },
      formulas: { l: '√(r^2+h^2)', A: 'π*r*l' },
      target: '65*π',
    },
    toy: {
      mode: 'value',
      facts: { r: '6', h: '8', l: '10', S: '132*π' },
      formulas: { S: 'π*r*l+2*π*r^2' },
      target: '132*π',
    },
    bowl: {
      mode: 'value',
      facts: { r: '3', V: '18*π' },
      formulas: { V: '2/3*π*r^3' },
      target: '18*π',
    },
  },
  steps: [
    {
      words: {
        en: 'These slips are easy to make and easy to see. Find them.',
        hi: 'ये गलतियाँ आसानी से होती हैं और आसानी से दिखती भी हैं। इन्हें ढूँढें।',
        te: 'ఈ పొరపాట్లు సులభంగా జరుగుతాయి, సులభంగా కనిపిస్తాయి. వాటిని కనుక్కోండి.',
      },
    },
    {
      words: {
        en: 'Curved surface of a cone with radius 5 cm and height 12 cm:',
        hi: '5 cm त्रिज्या और 12 cm ऊँचाई के शंकु का वक्र पृष्ठ:',
        te: '5 cm వ్యాసార్ధం, 12 cm ఎత్తు గల శంఖువు వక్రతలం:',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Check whether the height or the slant height has been put in.',
          hi: 'देखें कि ऊँचाई रखी गई है या तिर्यक ऊँचाई।',
          te: 'ఎత్తు ఉంచారా, ఏటవాలు ఎత్తు ఉంచారా చూడండి.',
        },
        why: {
          en: 'The 12 is the height. Along the side it is longer: 13.',
          hi: '12 ऊँचाई है। बाजू पर लंबाई ज़्यादा है: 13।',
          te: '12 అనేది ఎత్తు. పక్క వెంట పొడవు ఎక్కువ: 13.',
        },
        lines: [
          { tex: t`A=\pi rl`, plain: 'A = π*r*l', in: 'cone' },
          { tex: t`A=\pi\times5\times12`, plain: 'A = π*5*12', in: 'cone' },
          { tex: t`A=60\pi`, plain: 'A = 60π', in: 'cone' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'l = √(5^2 + 12^2) = 13', in: 'cone' },
        { tex: t`A=\pi\times5\times13=65\pi`, plain: 'A = π*5*13 = 65π', in: 'cone' },
      ],
    },
    {
      words: {
        en: 'Surface of a toy: a cone of radius 6 cm and slant height 10 cm on a hemisphere of the same radius.',
        hi: 'एक खिलौने का पृष्ठ: 6 cm त्रिज्या और 10 cm तिर्यक ऊँचाई का शंकु, उसी त्रिज्या के अर्धगोले पर।',
        te: 'ఒక బొమ్మ ఉపరితలం: 6 cm వ్యాసార్ధం, 10 cm ఏటవాలు ఎత్తు గల శంఖువు, అదే వ్యాసార్ధం గల అర్ధగోళంపై.',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Does any line count a circle that nobody can touch?',
          hi: 'क्या किसी पंक्ति में वह वृत्त गिना है जिसे कोई छू नहीं सकता?',
          te: 'ఎవరూ తాకలేని వృత్తాన్ని ఏ పంక్తిలోనైనా లెక్కించారా?',
        },
        why: {
          en: 'Three π r squared is the whole hemisphere with its flat face. That face is hidden here.',
          hi: 'π r वर्ग का तीन गुना पूरे अर्धगोले का पृष्ठ है, समतल फलक सहित। वह फलक यहाँ छिपा है।',
          te: 'π r వర్గానికి మూడు రెట్లు అంటే సమతల ముఖంతో కలిపి పూర్తి అర్ధగోళం. ఆ ముఖం ఇక్కడ దాగి ఉంది.',
        },
        lines: [
          { tex: t`\pi rl=60\pi`, plain: 'π*r*l = 60π', in: 'toy' },
          { tex: t`S=60\pi+3\pi\times6^2`, plain: 'S = 60π + 3π*6^2', in: 'toy' },
          { tex: t`S=168\pi`, plain: 'S = 168π', in: 'toy' },
        ],
        wrong: 2,
      },
      lines: [
        { tex: t`S=60\pi+2\pi\times6^2`, plain: 'S = 60π + 2π*6^2', in: 'toy' },
        { tex: t`S=132\pi`, plain: 'S = 132π', in: 'toy' },
      ],
    },
    {
      words: {
        en: 'Volume of a bowl, a hemisphere of radius 3 cm:',
        hi: 'एक कटोरे का आयतन, 3 cm त्रिज्या का अर्धगोला:',
        te: 'ఒక గిన్నె ఘనపరిమాణం; 3 cm వ్యాసార్ధం గల అర్ధగోళం:',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Multiply out the power once more.',
          hi: 'घात को फिर से गुणा करके देखें।',
          te: 'ఘాతాన్ని మళ్లీ గుణించి చూడండి.',
        },
        why: {
          en: 'The cube of 3 is 27, not 9.',
          hi: '3 का घन 27 है, 9 नहीं।',
          te: '3 ఘనం 27, 9 కాదు.',
        },
        lines: [
          { tex: t`V=\frac23\pi\times3^3`, plain: 'V = 2/3*π*3^3', in: 'bowl' },
          { tex: t`V=\frac23\pi\times9`, plain: 'V = 2/3*π*9', in: 'bowl' },
          { tex: t`V=6\pi`, plain: 'V = 6π', in: 'bowl' },
        ],
        wrong: 2,
      },
      lines: [{ tex: t`V=\frac23\pi\times27=18\pi`, plain: 'V = 2/3*π*27 = 18π', in: 'bowl' }],
    },
    {
      words: {
        en: 'Heights are misread too. A rocket is 30 cm long in all; its cone is 9 cm high.',
        hi: 'ऊँचाइयाँ भी गलत पढ़ी जाती हैं। एक रॉकेट कुल 30 cm लंबा है; उसका शंकु 9 cm ऊँचा है।',
        te: 'ఎత్తులను కూడా తప్పుగా చదువుతారు. ఒక రాకెట్ మొత్తం పొడవు 30 cm; దాని శంఖువు ఎత్తు 9 cm.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'The rest is a cylinder. How many cm is it high?',
          hi: 'बाकी बेलन है। वह कितने cm ऊँचा है?',
          te: 'మిగిలినది స్థూపం. దాని ఎత్తు ఎన్ని cm?',
        },
        hint: {
          en: 'The whole length has both parts in it.',
          hi: 'पूरी लंबाई में दोनों भाग हैं।',
          te: 'మొత్తం పొడవులో రెండు భాగాలూ ఉన్నాయి.',
        },
        answerKind: 'quantity',
        answer: '21 cm',
      },
      lines: [{ plain: '30 - 9 = 21' }],
    },
    {
      words: {
        en: 'Units: bring all lengths to one unit first. 1 cubic m is 1000 litres.',
        hi: 'मात्रक: पहले सब लंबाइयाँ एक मात्रक में लाएँ। 1 घन m में 1000 लीटर।',
        te: 'ప్రమాణాలు: ముందు అన్ని పొడవులను ఒకే ప్రమాణంలోకి మార్చండి. 1 ఘన m అంటే 1000 లీటర్లు.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'How many cubic cm are there in one cubic m?',
          hi: 'एक घन m में कितने घन cm हैं?',
          te: 'ఒక ఘన m లో ఎన్ని ఘన cm?',
        },
        hint: {
          en: 'There are 100 cm along each of the three edges.',
          hi: 'तीनों किनारों में से हर एक 100 cm का है।',
          te: 'మూడు అంచులలో ఒక్కోటి 100 cm.',
        },
        options: [
          { words: { en: '100' } },
          { words: { en: '10,000' } },
          { words: { en: '10,00,000' }, isRight: true },
        ],
      },
      lines: [{ plain: '100^3 = 1000000' }],
    },
    {
      words: {
        en: 'Before you leave the question: slant height, hidden faces, powers, heights, units.',
        hi: 'प्रश्न छोड़ने से पहले: तिर्यक ऊँचाई, छिपे फलक, घात, ऊँचाइयाँ, मात्रक।',
        te: 'లెక్క వదిలే ముందు: ఏటవాలు ఎత్తు, దాగిన ముఖాలు, ఘాతాలు, ఎత్తులు, ప్రమాణాలు.',
      },
    },
  ],
}
