import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

const which = { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' }

/** Slips with sectors and segments that cost marks. */
export const sectorMistakes: StepLesson = {
  id: 'sector-mistakes',
  version: 2,
  title: {
    en: 'Sectors and segments: mistakes that cost marks',
    hi: 'त्रिज्यखंड और वृत्तखंड: अंक कटाने वाली गलतियाँ',
    te: 'సెక్టార్లు, వృత్తఖండాలు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    dial: {
      mode: 'value',
      facts: { d: '28', r: '14', θ: '90', A: '154' },
      formulas: { r: 'd/2', A: 'θ/360*π*r^2' },
      target: '154',
      pi: '22/7',
    },
    slice: {
      mode: 'value',
      facts: { r: '6', θ: '120', A: '12*π' },
      formulas: { A: 'θ/360*π*r^2' },
      target: '12*π',
    },
    seg: {
      mode: 'value',
      facts: { r: '14', S: '154', T: '98', M: '56' },
      formulas: { T: '1/2*r^2', M: 'S-T' },
      target: '56',
      pi: '22/7',
    },
  },
  steps: [
    {
      words: {
        en: 'Four slips cost most of the marks in this chapter. Find each one yourself.',
        hi: 'इस अध्याय में चार गलतियाँ सबसे ज़्यादा अंक घटाती हैं। हर एक खुद ढूँढें।',
        te: 'ఈ అధ్యాయంలో నాలుగు పొరపాట్లు ఎక్కువ మార్కులు పోగొడతాయి. ఒక్కోటి మీరే కనుక్కోండి.',
      },
    },
    {
      words: {
        en: 'A round tray has diameter 28 cm. A quarter of it is painted. A student wrote:',
        hi: 'एक गोल थाली का व्यास 28 cm है। उसका चौथाई भाग रंगा है। एक विद्यार्थी ने लिखा:',
        te: 'ఒక గుండ్రని పళ్లెం వ్యాసం 28 cm. దానిలో పావు భాగానికి రంగు వేశారు. ఒక విద్యార్థి ఇలా రాశాడు:',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Which length belongs in the formula, and which one is given?',
          hi: 'सूत्र में कौन-सी लंबाई आती है, और दी हुई कौन-सी है?',
          te: 'సూత్రంలో ఏ పొడవు రావాలి, ఇచ్చినది ఏది?',
        },
        why: {
          en: '28 cm is the diameter. The radius is 14 cm, and the area is a quarter of what was found.',
          hi: '28 cm व्यास है। त्रिज्या 14 cm है, और क्षेत्रफल मिले हुए का चौथाई है।',
          te: '28 cm వ్యాసం. వ్యాసార్ధం 14 cm; వైశాల్యం వచ్చినదానిలో పావు వంతు.',
        },
        lines: [
          { tex: t`A=\frac{90}{360}\times\pi r^2`, plain: 'A = 90/360*π*r^2', in: 'dial' },
          { tex: t`A=\frac14\times\frac{22}{7}\times 28^2`, plain: 'A = 1/4*22/7*28^2', in: 'dial' },
          { plain: 'A = 616', in: 'dial' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'r = 28/2 = 14', in: 'dial' },
        { tex: t`A=\frac14\times\frac{22}{7}\times 14^2`, plain: 'A = 1/4*22/7*14^2', in: 'dial' },
        { plain: 'A = 154', in: 'dial' },
      ],
    },
    {
      words: {
        en: 'Area of a sector of radius 6 cm and angle 120°, with π kept:',
        hi: '6 cm त्रिज्या और 120° कोण वाले त्रिज्यखंड का क्षेत्रफल, π रखकर:',
        te: '6 cm వ్యాసార్ధం, 120° కోణం గల సెక్టారు వైశాల్యం, π ను అలాగే ఉంచి:',
      },
      said: {
        en: 'Area of a sector of radius 6 cm and angle 120 degrees, with pi kept.',
        hi: '6 सेंटीमीटर त्रिज्या और 120 अंश कोण वाले त्रिज्यखंड का क्षेत्रफल, पाई रखकर।',
        te: '6 సెంటీమీటర్ల వ్యాసార్ధం, 120 డిగ్రీల కోణం గల సెక్టారు వైశాల్యం, పై ను అలాగే ఉంచి.',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Does each line have square cm in it, or only cm?',
          hi: 'हर पंक्ति में वर्ग cm बनता है या केवल cm?',
          te: 'ప్రతి పంక్తిలో చదరపు cm వస్తుందా, cm మాత్రమేనా?',
        },
        why: {
          en: 'Twice π times r is the circumference. It gives the arc, a length.',
          hi: 'π और r के गुणनफल का दुगुना परिधि है। उससे चाप मिलता है, जो लंबाई है।',
          te: 'π, r ల లబ్ధానికి రెట్టింపు పరిధి. దాని నుండి చాపం వస్తుంది; అది పొడవు.',
        },
        lines: [
          { tex: t`\frac{120}{360}=\frac13`, plain: '120/360 = 1/3', in: 'slice' },
          { tex: t`A=\frac13\times 2\pi\times 6`, plain: 'A = 1/3*2*π*6', in: 'slice' },
          { tex: t`A=4\pi`, plain: 'A = 4*π', in: 'slice' },
        ],
        wrong: 2,
      },
      lines: [{ tex: t`A=\frac13\times\pi\times 6^2=12\pi`, plain: 'A = 1/3*π*6^2 = 12*π', in: 'slice' }],
    },
    {
      words: {
        en: 'Minor segment for radius 14 cm and 90°. The sector S is 154 square cm.',
        hi: '14 cm त्रिज्या और 90° का लघु वृत्तखंड। त्रिज्यखंड S 154 वर्ग cm है।',
        te: '14 cm వ్యాసార్ధం, 90° కు అల్ప వృత్తఖండం. సెక్టారు S 154 చదరపు cm.',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Work out the area of the triangle again.',
          hi: 'त्रिभुज का क्षेत्रफल फिर से निकालें।',
          te: 'త్రిభుజ వైశాల్యం మళ్లీ కట్టండి.',
        },
        why: {
          en: 'A triangle is half of base times height. Without the half even the answer is negative.',
          hi: 'त्रिभुज आधार और ऊँचाई के गुणनफल का आधा है। आधा न लें तो उत्तर ऋणात्मक हो जाता है।',
          te: 'త్రిభుజం భూమి, ఎత్తుల లబ్ధంలో సగం. సగం తీసుకోకపోతే జవాబు ఋణాత్మకం అవుతుంది.',
        },
        lines: [
          { plain: 'M = S - T', in: 'seg' },
          { plain: 'T = 14*14 = 196', in: 'seg' },
          { plain: 'M = 154 - 196', in: 'seg' },
        ],
        wrong: 2,
      },
      lines: [
        { tex: t`T=\frac12\times14\times14=98`, plain: 'T = 1/2*14*14 = 98', in: 'seg' },
        { plain: 'M = 154 - 98 = 56', in: 'seg' },
      ],
    },
    {
      words: {
        en: 'The last slip is in the reading.',
        hi: 'आखिरी गलती पढ़ने में होती है।',
        te: 'చివరి పొరపాటు చదవడంలో వస్తుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'A question asks for the perimeter of a quadrant of radius 7 cm. What must be added to the arc?',
          hi: '7 cm त्रिज्या के चतुर्थांश का परिमाप पूछा गया है। चाप में क्या जोड़ना है?',
          te: '7 cm వ్యాసార్ధం గల పావు వృత్తం చుట్టుకొలత అడిగారు. చాపానికి ఏమి కలపాలి?',
        },
        hint: {
          en: 'A perimeter goes all the way round the figure.',
          hi: 'परिमाप आकृति के पूरे चारों ओर जाता है।',
          te: 'చుట్టుకొలత పటం చుట్టూ పూర్తిగా తిరుగుతుంది.',
        },
        options: [
          { words: { en: 'Nothing', hi: 'कुछ नहीं', te: 'ఏమీ లేదు' } },
          { words: { en: '7 cm', hi: '7 cm', te: '7 cm' } },
          { words: { en: '14 cm', hi: '14 cm', te: '14 cm' }, isRight: true },
        ],
        why: {
          en: 'The edge is an arc and two straight radii.',
          hi: 'किनारे में एक चाप और दो सीधी त्रिज्याएँ हैं।',
          te: 'అంచులో ఒక చాపం, రెండు సరళ వ్యాసార్ధాలు ఉంటాయి.',
        },
      },
      lines: [
        { tex: t`P=\frac14\times2\times\frac{22}{7}\times7+14`, plain: '1/4*2*22/7*7 + 14 = 25' },
        { tex: t`P=25\,\mathrm{cm}`, plain: '1/4*2*22/7*7 + 14 = 25' },
      ],
    },
    {
      words: {
        en: 'Before you turn the page: radius or diameter, length or area, all of the edge, and the unit.',
        hi: 'पन्ना पलटने से पहले: त्रिज्या या व्यास, लंबाई या क्षेत्रफल, पूरा किनारा, और मात्रक।',
        te: 'పేజీ తిప్పే ముందు: వ్యాసార్ధమా వ్యాసమా, పొడవా వైశాల్యమా, మొత్తం అంచు, ప్రమాణం.',
      },
    },
  ],
}
