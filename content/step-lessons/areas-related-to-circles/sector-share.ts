import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Area and arc of a sector, from the share of the full turn. */
export const sectorShare: StepLesson = {
  id: 'sector-share-of-the-turn',
  version: 2,
  title: {
    en: 'A sector is a share of the circle',
    hi: 'त्रिज्यखंड वृत्त का एक हिस्सा है',
    te: 'సెక్టారు వృత్తంలో ఒక భాగం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 260, view: [-6, -5.6, 6.4, 5.6] },
  figureWords: {
    en: 'A circle with centre O and a filled sector OAB of 60 degrees.',
    hi: 'केंद्र O वाला वृत्त, जिसमें 60 अंश का त्रिज्यखंड OAB भरा हुआ है।',
    te: 'O కేంద్రంగా గల వృత్తం; అందులో 60 డిగ్రీల సెక్టారు OAB రంగు నింపి ఉంది.',
  },
  workings: {
    arc: {
      mode: 'value',
      facts: { r: '21', θ: '30', l: '11', A: '231/2' },
      formulas: { l: 'θ/360*2*π*r' },
      target: '11',
      pi: '22/7',
    },
    area: {
      mode: 'value',
      facts: { r: '21', θ: '30', l: '11', A: '231/2' },
      formulas: { A: 'θ/360*π*r^2' },
      target: '231/2',
      pi: '22/7',
    },
  },
  steps: [
    {
      words: {
        en: 'Turn a radius once round the centre O. It turns through 360° and sweeps the whole circle.',
        hi: 'एक त्रिज्या को केंद्र O के चारों ओर एक बार घुमाएँ। वह 360° घूमती है और पूरे वृत्त से गुज़रती है।',
        te: 'ఒక వ్యాసార్ధాన్ని కేంద్రం O చుట్టూ ఒకసారి తిప్పండి. అది 360° తిరిగి మొత్తం వృత్తాన్ని చుట్టి వస్తుంది.',
      },
      shapes: [
        { kind: 'circle', centre: [0, 0], radius: 5, style: {} },
        { kind: 'dot', at: [0, 0], colour: 'chalk' },
        { kind: 'label', at: [0, 0], tex: 'O', shiftInPx: [-12, 10], colour: 'chalk', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Stop sooner, and you have a sector: two radii and the arc between them.',
        hi: 'पहले रुक जाएँ, तो त्रिज्यखंड मिलता है: दो त्रिज्याएँ और उनके बीच का चाप।',
        te: 'మధ్యలో ఆగితే సెక్టారు వస్తుంది: రెండు వ్యాసార్ధాలు, వాటి మధ్య చాపం.',
      },
      shapes: [
        {
          kind: 'arc',
          centre: [0, 0],
          radius: 5,
          from: 0,
          to: 60,
          isSector: true,
          style: { colour: 'given', isFilled: true },
        },
        {
          kind: 'arc',
          centre: [0, 0],
          radius: 1,
          from: 0,
          to: 60,
          style: { colour: 'given', widthInPx: 1.5 },
        },
        {
          kind: 'label',
          at: [1.75, 0.95],
          tex: t`60^\circ`,
          shiftInPx: [4, 0],
          colour: 'given',
          sizeInPx: 18,
        },
        { kind: 'label', at: [5, 0], tex: 'A', shiftInPx: [14, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [2.5, 4.33], tex: 'B', shiftInPx: [10, -10], colour: 'chalk', sizeInPx: 18 },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Which part of the circle is a sector of 60°?',
          hi: '60° का त्रिज्यखंड वृत्त का कौन-सा भाग है?',
          te: '60° సెక్టారు వృత్తంలో ఎన్నో భాగం?',
        },
        hint: {
          en: 'How many such sectors fill the full turn of 360°?',
          hi: 'ऐसे कितने त्रिज्यखंड 360° का पूरा चक्कर भर देते हैं?',
          te: 'అలాంటి ఎన్ని సెక్టార్లు 360° పూర్తి చుట్టును నింపుతాయి?',
        },
        options: [
          { words: { en: t`$\frac{1}{60}$` } },
          { words: { en: t`$\frac{1}{6}$` }, isRight: true },
          {
            words: { en: t`$\frac{1}{4}$` },
            hint: {
              en: 'That is the part of a quarter turn, which is 90°.',
              hi: 'वह चौथाई चक्कर का भाग है, जो 90° होता है।',
              te: 'అది పావు చుట్టు భాగం; పావు చుట్టు అంటే 90°.',
            },
          },
        ],
        why: {
          en: '60 goes into 360 six times.',
          hi: '360 में 60 छह बार जाता है।',
          te: '360 లో 60 ఆరు సార్లు పోతుంది.',
        },
      },
      lines: [{ plain: '60/360 = 1/6' }],
    },
    {
      words: {
        en: 'Why can we share it like this? Cut the circle into 360 sectors of 1° each. Any one can be turned onto any other, so all have equal areas and equal arcs.',
        hi: 'ऐसे बाँट क्यों सकते हैं? वृत्त को 1° के 360 त्रिज्यखंडों में काटें। कोई भी एक घुमाकर दूसरे पर रखा जा सकता है, इसलिए सबके क्षेत्रफल और चाप बराबर हैं।',
        te: 'ఇలా ఎందుకు పంచవచ్చు? వృత్తాన్ని 1° గల 360 సెక్టార్లుగా కోయండి. దేన్నైనా తిప్పి మరొకదానిపై సరిగ్గా ఉంచవచ్చు, కాబట్టి అన్నింటి వైశాల్యాలు, చాపాలు సమానం.',
      },
      lines: [{ tex: t`\frac{1}{360}\times\pi r^2` }],
      margin: { en: 'for 1°', hi: '1° के लिए', te: '1° కు' },
    },
    {
      words: {
        en: 'A sector of angle θ degrees takes θ of these shares.',
        hi: 'θ अंश का त्रिज्यखंड ऐसे θ हिस्से लेता है।',
        te: 'θ డిగ్రీల సెక్టారు అలాంటి θ భాగాలు తీసుకుంటుంది.',
      },
      said: {
        en: 'A sector of angle theta degrees takes theta of these shares.',
        hi: 'थीटा अंश का त्रिज्यखंड ऐसे थीटा हिस्से लेता है।',
        te: 'తీటా డిగ్రీల సెక్టారు అలాంటి తీటా భాగాలు తీసుకుంటుంది.',
      },
      lines: [{ tex: t`A=\frac{\theta}{360}\times\pi r^2`, plain: 'A = θ/360*π*r^2', in: 'area' }],
      margin: { en: 'area of a sector', hi: 'त्रिज्यखंड का क्षेत्रफल', te: 'సెక్టారు వైశాల్యం' },
    },
    {
      words: {
        en: 'The arc is the same share of the circumference.',
        hi: 'चाप परिधि का उतना ही हिस्सा है।',
        te: 'చాపం కూడా పరిధిలో అదే భాగం.',
      },
      lines: [{ tex: t`l=\frac{\theta}{360}\times 2\pi r`, plain: 'l = θ/360*2*π*r', in: 'arc' }],
      margin: { en: 'length of the arc', hi: 'चाप की लंबाई', te: 'చాపం పొడవు' },
    },
    {
      words: {
        en: 'Compare the two. The area is half of arc times radius.',
        hi: 'दोनों की तुलना करें। क्षेत्रफल चाप और त्रिज्या के गुणनफल का आधा है।',
        te: 'రెండింటినీ పోల్చండి. వైశాల్యం చాపం, వ్యాసార్ధాల లబ్ధంలో సగం.',
      },
      lines: [
        {
          tex: t`\frac{\theta}{360}\pi r^2=\frac12\left(\frac{\theta}{360}2\pi r\right)r`,
          plain: 'θ/360*π*r^2 = 1/2*(θ/360*2*π*r)*r',
        },
        { tex: t`A=\frac12\,l\,r`, plain: 'A = 1/2*l*r', in: 'area' },
      ],
    },
    {
      words: {
        en: 'Use it: radius 21 cm, angle 30°. First the arc.',
        hi: 'काम में लें: त्रिज्या 21 cm, कोण 30°। पहले चाप।',
        te: 'ఉపయోగిద్దాం: వ్యాసార్ధం 21 cm, కోణం 30°. ముందు చాపం.',
      },
      lines: [
        {
          tex: t`l=\frac{30}{360}\times 2\times\frac{22}{7}\times 21`,
          plain: 'l = 30/360*2*22/7*21',
          in: 'arc',
        },
        { plain: 'l = 11', in: 'arc' },
      ],
      margin: { en: 'in cm', hi: 'cm में', te: 'cm లలో' },
    },
    {
      words: { en: 'Now the area is yours.', hi: 'अब क्षेत्रफल आपकी बारी।', te: 'ఇప్పుడు వైశాల్యం మీ వంతు.' },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for the area A, in square cm.',
          hi: 'क्षेत्रफल A की एक पंक्ति लिखें, वर्ग cm में।',
          te: 'వైశాల్యం A కు ఒక పంక్తి రాయండి, చదరపు cm లలో.',
        },
        hint: {
          en: 'Take half of arc times radius, or the share of the area of the circle.',
          hi: 'चाप और त्रिज्या के गुणनफल का आधा लें, या वृत्त के क्षेत्रफल का हिस्सा।',
          te: 'చాపం, వ్యాసార్ధాల లబ్ధంలో సగం తీసుకోండి, లేదా వృత్త వైశాల్యంలో భాగం తీసుకోండి.',
        },
        in: 'area',
        example: 'A = 1/2*11*21',
      },
      lines: [
        { tex: t`A=\frac12\times 11\times 21`, plain: 'A = 1/2*11*21', in: 'area' },
        { plain: 'A = 115.5', in: 'area' },
      ],
    },
    {
      words: {
        en: 'The rest of the circle is the major sector. Its angle is what is left of 360°.',
        hi: 'वृत्त का बाकी भाग दीर्घ त्रिज्यखंड है। उसका कोण 360° का बचा हुआ भाग है।',
        te: 'వృత్తంలో మిగిలినది అధిక సెక్టారు. దాని కోణం 360° లో మిగిలినది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'The minor sector has 30°. How many degrees has the major one?',
          hi: 'लघु त्रिज्यखंड 30° का है। दीर्घ त्रिज्यखंड कितने अंश का है?',
          te: 'అల్ప సెక్టారు 30°. అధిక సెక్టారు ఎన్ని డిగ్రీలు?',
        },
        hint: {
          en: 'Together they make one full turn.',
          hi: 'दोनों मिलकर एक पूरा चक्कर बनाते हैं।',
          te: 'రెండూ కలిసి ఒక పూర్తి చుట్టు.',
        },
        answerKind: 'number',
        answer: '330',
      },
      lines: [{ plain: '360 - 30 = 330' }],
    },
  ],
}
