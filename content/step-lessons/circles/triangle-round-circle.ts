import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A worked example of five marks: the sides of a triangle round a circle. */
export const triangleRoundCircle: StepLesson = {
  id: 'triangle-round-circle',
  version: 2,
  title: {
    en: 'Worked example: a triangle round a circle',
    hi: 'हल किया उदाहरण: वृत्त के परिगत त्रिभुज',
    te: 'సాధించిన ఉదాహరణ: వృత్తానికి పరివృత్త త్రిభుజం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 290, view: [-4.5, -3, 22, 27] },
  figureWords: {
    en: 'Triangle ABC round a circle of radius 6 with centre O. BC touches at D, CA at E, AB at F. BD is 9, DC is 8 and AF is x.',
    hi: 'केंद्र O और त्रिज्या 6 के वृत्त के परिगत त्रिभुज ABC। BC, D पर; CA, E पर; AB, F पर स्पर्श करती है। BD 9, DC 8, AF = x।',
    te: 'కేంద్రం O, వ్యాసార్ధం 6 గల వృత్తానికి పరివృత్త త్రిభుజం ABC. BC, D వద్ద; CA, E వద్ద; AB, F వద్ద తాకుతాయి. BD 9, DC 8, AF = x.',
  },
  workings: {
    x: {
      mode: 'solve',
      variables: ['x'],
      given: ['6(x+17) = √(72x(x+17))'],
      worlds: [{ x: '17' }],
      keep: 'x>0',
    },
    heron: { mode: 'value', facts: { x: '17', K: '204' } },
  },
  steps: [
    {
      words: {
        en: 'A circle of radius 6 cm touches the sides of triangle ABC. It touches BC at D, with BD 9 cm and DC 8 cm. Find AB and AC.',
        hi: '6 cm त्रिज्या का वृत्त त्रिभुज ABC की भुजाओं को स्पर्श करता है, BC को D पर। BD 9 cm और DC 8 cm है। AB और AC निकालें।',
        te: '6 cm వ్యాసార్ధం గల వృత్తం త్రిభుజం ABC భుజాలను తాకుతుంది; BC ని D వద్ద. BD 9 cm, DC 8 cm. AB, AC కనుగొనండి.',
      },
      shapes: [
        { kind: 'circle', centre: [9, 6], radius: 6, style: {} },
        {
          kind: 'triangle',
          corners: [
            [10, 24],
            [0, 0],
            [17, 0],
          ],
          names: ['A', 'B', 'C'],
          colour: 'given',
        },
        { kind: 'dot', at: [9, 6], colour: 'chalk' },
        { kind: 'label', at: [9, 6], tex: 'O', shiftInPx: [-15, -6], colour: 'chalk', sizeInPx: 18 },
        { kind: 'dot', at: [9, 0], colour: 'result' },
        { kind: 'label', at: [9, 0], tex: 'D', shiftInPx: [0, 16], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [4.5, 0], tex: '9', shiftInPx: [0, 15], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [13, 0], tex: '8', shiftInPx: [0, 15], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Tangents from one point are equal. Let AB touch at F and AC at E, and let AF be x.',
        hi: 'एक बिंदु से स्पर्श रेखाएँ बराबर हैं। AB, F पर और AC, E पर स्पर्श करे, और AF = x हो।',
        te: 'ఒక బిందువు నుండి స్పర్శరేఖలు సమానం. AB, F వద్ద; AC, E వద్ద తాకుతాయి; AF = x అనుకోండి.',
      },
      said: {
        en: 'Tangents from one point are equal. Let AB touch at F and AC at E, and let AF be x.',
        hi: 'एक बिंदु से स्पर्श रेखाएँ बराबर हैं। AB, F पर और AC, E पर स्पर्श करे, और AF बराबर x हो।',
        te: 'ఒక బిందువు నుండి స్పర్శరేఖలు సమానం. AB, F వద్ద; AC, E వద్ద తాకుతాయి; AF సమానం x అనుకోండి.',
      },
      lines: [{ tex: 'BF=BD=9' }, { tex: 'CE=CD=8' }, { tex: 'AF=AE=x' }],
      mark: '1',
      shapes: [
        { kind: 'dot', at: [3.4615, 8.3077], colour: 'result' },
        { kind: 'dot', at: [14.76, 7.68], colour: 'result' },
        {
          kind: 'label',
          at: [3.4615, 8.3077],
          tex: 'F',
          shiftInPx: [-14, -6],
          colour: 'result',
          sizeInPx: 18,
        },
        { kind: 'label', at: [14.76, 7.68], tex: 'E', shiftInPx: [15, -4], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [6.73, 16.15], tex: 'x', shiftInPx: [-14, -4], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [12.38, 15.84], tex: 'x', shiftInPx: [14, -4], colour: 'result', sizeInPx: 18 },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How long is CE, in cm?', hi: 'CE कितने cm है?', te: 'CE ఎన్ని cm?' },
        hint: {
          en: 'Which other tangent starts at C?',
          hi: 'C से और कौन-सी स्पर्श रेखा निकलती है?',
          te: 'C నుండి మరే స్పర్శరేఖ మొదలవుతుంది?',
        },
        answerKind: 'quantity',
        answer: '8 cm',
      },
    },
    {
      words: {
        en: 'Write the sides and the semi-perimeter s.',
        hi: 'भुजाएँ और अर्ध-परिमाप s लिखें।',
        te: 'భుజాలను, అర్ధ చుట్టుకొలత s ను రాయండి.',
      },
      lines: [
        { tex: 'AB=x+9' },
        { tex: 'AC=x+8' },
        { tex: 'BC=17' },
        { tex: 's=\\frac{2x+34}{2}=x+17', plain: '((x+9)+(x+8)+17)/2 = x+17' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'First way to the area: join O to A, B and C. Three triangles arise, each of height 6.',
        hi: 'क्षेत्रफल का पहला तरीका: O को A, B, C से मिलाएँ। तीन त्रिभुज बनते हैं, हर एक की ऊँचाई 6 है।',
        te: 'వైశాల్యానికి మొదటి మార్గం: O ను A, B, C లతో కలపండి. మూడు త్రిభుజాలు వస్తాయి, ప్రతిదాని ఎత్తు 6.',
      },
      lines: [{ plain: '1/2*6*(2x+34) = 6(x+17)' }],
      mark: '1',
      shapes: [
        {
          kind: 'path',
          points: [
            [10, 24],
            [9, 6],
            [0, 0],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
        {
          kind: 'path',
          points: [
            [9, 6],
            [17, 0],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Why is the height of each triangle the radius?',
          hi: 'हर त्रिभुज की ऊँचाई त्रिज्या क्यों है?',
          te: 'ప్రతి త్రిభుజం ఎత్తు వ్యాసార్ధం ఎందుకు?',
        },
        hint: {
          en: 'Remember the angle between a tangent and the radius at the point of contact.',
          hi: 'स्पर्श बिंदु पर स्पर्श रेखा और त्रिज्या के बीच का कोण याद करें।',
          te: 'స్పర్శ బిందువు వద్ద స్పర్శరేఖకు, వ్యాసార్ధానికి మధ్య కోణాన్ని గుర్తుచేసుకోండి.',
        },
        options: [
          {
            words: {
              en: 'The radius is perpendicular to the side.',
              hi: 'त्रिज्या भुजा पर लंब है।',
              te: 'వ్యాసార్ధం భుజానికి లంబం.',
            },
            isRight: true,
          },
          {
            words: { en: 'O is the middle of every side.', hi: 'O हर भुजा का मध्य है।', te: 'O ప్రతి భుజానికి మధ్య.' },
          },
          { words: { en: 'The triangle is equilateral.', hi: 'त्रिभुज समबाहु है।', te: 'త్రిభుజం సమబాహు.' } },
        ],
      },
    },
    {
      words: {
        en: 'Second way: the formula of Heron. s minus each side is x, 9 and 8.',
        hi: 'दूसरा तरीका: हीरोन का सूत्र। s में से भुजाएँ घटाने पर x, 9 और 8 मिलते हैं।',
        te: 'రెండవ మార్గం: హెరాన్ సూత్రం. s నుండి భుజాలను తీసివేస్తే x, 9, 8 వస్తాయి.',
      },
      lines: [
        { plain: '(x+17) - 17 = x' },
        { plain: '(x+17) - (x+8) = 9' },
        { plain: '(x+17) - (x+9) = 8' },
        {
          tex: '\\text{ar}=\\sqrt{(x+17)\\cdot x\\cdot 9\\cdot 8}',
          plain: 'K = √((x+17)*x*9*8)',
          in: 'heron',
        },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Both are the same area. Square both sides.',
        hi: 'दोनों एक ही क्षेत्रफल हैं। दोनों पक्षों का वर्ग करें।',
        te: 'రెండూ ఒకే వైశాల్యం. రెండు వైపులా వర్గం చేయండి.',
      },
      lines: [
        { plain: '6(x+17) = √(72x(x+17))', in: 'x' },
        { plain: '36(x+17)^2 = 72x(x+17)', in: 'x' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'x + 17 is positive, so divide by it.',
        hi: 'x + 17 धनात्मक है, इसलिए उससे भाग दें।',
        te: 'x + 17 ధనాత్మకం, కాబట్టి దానితో భాగించండి.',
      },
      said: {
        en: 'x plus 17 is positive, so divide by it.',
        hi: 'x जोड़ 17 धनात्मक है, इसलिए उससे भाग दें।',
        te: 'x ప్లస్ 17 ధనాత్మకం, కాబట్టి దానితో భాగించండి.',
      },
      lines: [
        { plain: 'x + 17 = 2x', in: 'x' },
        { plain: 'x = 17', in: 'x' },
      ],
      mark: '½',
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'Divide both sides by 36 as well.',
          hi: 'दोनों पक्षों को 36 से भी भाग दें।',
          te: 'రెండు వైపులా 36 తో కూడా భాగించండి.',
        },
        in: 'x',
        example: 'x + 17 = 2x',
      },
    },
    {
      words: {
        en: 'Now the sides: AB is 26 cm and AC is 25 cm.',
        hi: 'अब भुजाएँ: AB 26 cm और AC 25 cm है।',
        te: 'ఇప్పుడు భుజాలు: AB 26 cm, AC 25 cm.',
      },
      lines: [{ plain: '17 + 9 = 26' }, { plain: '17 + 8 = 25' }],
      mark: '½',
    },
  ],
}
