import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of four marks: a tank with two round ends. */
export const capsuleWorked: StepLesson = {
  id: 'tank-with-round-ends',
  version: 2,
  title: {
    en: 'Worked example: a tank with round ends',
    hi: 'हल किया उदाहरण: गोल सिरों वाली टंकी',
    te: 'సాధించిన ఉదాహరణ: గుండ్రని చివరల తొట్టి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-9, -4.5, 9, 4] },
  figureWords: {
    en: 'A lying cylinder with a hemisphere at each end, 34 units long in all, radius 7.',
    hi: 'लेटा हुआ बेलन, दोनों सिरों पर अर्धगोले; कुल लंबाई 34 इकाई, त्रिज्या 7।',
    te: 'పడుకొని ఉన్న స్థూపం, రెండు చివరల అర్ధగోళాలు; మొత్తం పొడవు 34 యూనిట్లు, వ్యాసార్ధం 7.',
  },
  workings: {
    tank: {
      mode: 'value',
      facts: { r: '7', L: '34', h: '20', S: '1496', V: '13552/3' },
      formulas: { h: 'L-2*r', S: '2*π*r*h+4*π*r^2' },
      target: '1496',
      pi: '22/7',
    },
    room: {
      mode: 'value',
      facts: { r: '7', L: '34', h: '20', V: '13552/3' },
      formulas: { V: 'π*r^2*h+4/3*π*r^3' },
      target: '13552/3',
      pi: '22/7',
    },
  },
  steps: [
    {
      words: {
        en: 'A gas tank is a cylinder with a hemisphere at each end. It is 34 dm long in all, and its radius is 7 dm. Find its surface area and its volume.',
        hi: 'एक गैस टंकी बेलन है जिसके दोनों सिरों पर अर्धगोले हैं। कुल लंबाई 34 dm और त्रिज्या 7 dm है। पृष्ठीय क्षेत्रफल और आयतन ज्ञात करें।',
        te: 'ఒక గ్యాస్ తొట్టి రెండు చివరల అర్ధగోళాలు గల స్థూపం. మొత్తం పొడవు 34 dm, వ్యాసార్ధం 7 dm. ఉపరితల వైశాల్యం, ఘనపరిమాణం కనుగొనండి.',
      },
      lines: [{ tex: t`\pi=\frac{22}{7}` }],
      shapes: [
        {
          kind: 'path',
          points: [
            [-5, 3.5],
            [5, 3.5],
          ],
          isClosed: false,
          style: {},
        },
        {
          kind: 'path',
          points: [
            [-5, -3.5],
            [5, -3.5],
          ],
          isClosed: false,
          style: {},
        },
        { kind: 'arc', centre: [-5, 0], radius: 3.5, from: 90, to: 270 },
        { kind: 'arc', centre: [5, 0], radius: 3.5, from: -90, to: 90 },
        {
          kind: 'path',
          points: [
            [-5, 3.5],
            [-5, -3.5],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
        {
          kind: 'path',
          points: [
            [5, 3.5],
            [5, -3.5],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
        {
          kind: 'path',
          points: [
            [5, 0],
            [8.5, 0],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [6.75, 0], tex: '7', shiftInPx: [0, -12], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'First the length of the cylinder alone. Each end takes one radius.',
        hi: 'पहले केवल बेलन की लंबाई। हर सिरा एक त्रिज्या लेता है।',
        te: 'ముందు స్థూపం పొడవు మాత్రమే. ఒక్కో చివర ఒక వ్యాసార్ధం తీసుకుంటుంది.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for the length h.',
          hi: 'लंबाई h की पंक्ति लिखें।',
          te: 'పొడవు h కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Take both ends off the whole length.',
          hi: 'पूरी लंबाई से दोनों सिरे घटाएँ।',
          te: 'మొత్తం పొడవు నుండి రెండు చివరలూ తీసివేయండి.',
        },
        in: 'tank',
        example: 'h = 34 - 2*7',
      },
      lines: [{ plain: 'h = 34 - 2*7 = 20', in: 'tank' }],
      mark: '½',
    },
    {
      words: {
        en: 'The surface: the side of the cylinder and two half spheres. The four flat circles are hidden.',
        hi: 'पृष्ठ: बेलन की बाजू और दो अर्धगोले। चारों समतल वृत्त छिपे हैं।',
        te: 'ఉపరితలం: స్థూపం పక్కతలం, రెండు అర్ధగోళాలు. నాలుగు సమతల వృత్తాలు దాగి ఉన్నాయి.',
      },
      lines: [
        { plain: 'S = 2π r h + 2*2π r^2', in: 'tank' },
        { tex: t`S=2\pi r(h+2r)`, plain: 'S = 2π*r*(h + 2r)', in: 'tank' },
      ],
      mark: '1',
      shapes: [
        { kind: 'label', at: [0, -3.5], tex: '20', shiftInPx: [0, -13], colour: 'result', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Look at the bracket: it is the whole length of the tank.',
        hi: 'कोष्ठक देखें: वह टंकी की पूरी लंबाई है।',
        te: 'బ్రాకెట్ చూడండి: అది తొట్టి మొత్తం పొడవు.',
      },
      lines: [
        { tex: t`S=2\times\frac{22}{7}\times7\times34`, plain: 'S = 2*22/7*7*34', in: 'tank' },
        { tex: t`S=1496\,\mathrm{dm^2}`, plain: 'S = 1496', in: 'tank' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The volume: cylinder and one whole sphere.',
        hi: 'आयतन: बेलन और एक पूरा गोला।',
        te: 'ఘనపరిమాణం: స్థూపం, ఒక పూర్తి గోళం.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Why one whole sphere?',
          hi: 'एक पूरा गोला क्यों?',
          te: 'ఒక పూర్తి గోళం ఎందుకు?',
        },
        hint: {
          en: 'Put the two ends together in your mind.',
          hi: 'मन में दोनों सिरे मिलाकर देखें।',
          te: 'మనసులో రెండు చివరలను కలిపి చూడండి.',
        },
        options: [
          {
            words: {
              en: 'Two hemispheres of equal radius make a sphere',
              hi: 'बराबर त्रिज्या के दो अर्धगोले एक गोला बनाते हैं',
              te: 'సమాన వ్యాసార్ధం గల రెండు అర్ధగోళాలు ఒక గోళం',
            },
            isRight: true,
          },
          {
            words: {
              en: 'The cylinder has the volume of a sphere',
              hi: 'बेलन का आयतन गोले जितना है',
              te: 'స్థూపం ఘనపరిమాణం గోళానికి సమానం',
            },
          },
        ],
      },
      lines: [
        { tex: t`V=\pi r^2h+\frac43\pi r^3`, plain: 'V = π r^2 h + 4/3*π r^3', in: 'room' },
        { tex: t`V=\pi r^2\left(h+\frac43r\right)`, plain: 'V = π*r^2*(h + 4/3*r)', in: 'room' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Put the numbers in. The bracket is 20 and four thirds of 7.',
        hi: 'संख्याएँ रखें। कोष्ठक 20 और 7 का चार तिहाई है।',
        te: 'సంఖ్యలు ఉంచండి. బ్రాకెట్ 20, 7 లో మూడింట నాలుగు వంతులు.',
      },
      lines: [
        { tex: t`V=\frac{22}{7}\times49\times\frac{88}{3}`, plain: 'V = 22/7*49*88/3', in: 'room' },
        { tex: t`V\approx4517.33\,\mathrm{dm^3}`, plain: 'V = 4517.33', in: 'room' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'A cubic dm is one litre. So the tank holds about 4517 litres.',
        hi: 'एक घन dm एक लीटर है। इसलिए टंकी में लगभग 4517 लीटर समाते हैं।',
        te: 'ఒక ఘన dm అంటే ఒక లీటరు. కాబట్టి తొట్టిలో సుమారు 4517 లీటర్లు పడతాయి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Painting costs ₹ 2 per square dm. What does the whole outside cost, in rupees?',
          hi: 'रंगाई ₹ 2 प्रति वर्ग dm है। पूरे बाहर की रंगाई कितने रुपये की?',
          te: 'రంగు వేయడానికి చదరపు dm కు ₹ 2. బయట అంతటికీ ఎన్ని రూపాయలు?',
        },
        hint: {
          en: 'Paint lies on the surface. Which of the two results is that?',
          hi: 'रंग पृष्ठ पर लगता है। दोनों उत्तरों में वह कौन-सा है?',
          te: 'రంగు ఉపరితలంపై ఉంటుంది. రెండు ఫలితాలలో అది ఏది?',
        },
        answerKind: 'money',
        answer: '2992',
      },
      lines: [{ plain: '1496*2 = 2992' }],
    },
  ],
}
