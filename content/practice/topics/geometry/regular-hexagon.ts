import { decimal } from '../../../worksheets/typst.ts'
import { widened } from '../../maker.ts'
import { line, say, told } from '../../writing.ts'
import { drawing } from './figures.ts'

/** What is asked of a hexagon, the reason, and the calculation from the side. */
const longDiagonal = {
  name: 'AD',
  unit: 'cm',
  asked: say(
    'How long is its longest diagonal $AD$?',
    'उसका सबसे बड़ा विकर्ण $AD$ कितना लंबा है?',
    'దాని అతి పెద్ద కర్ణం $AD$ పొడవు ఎంత?',
  ),
  reason: say(
    'The longest diagonal is a diameter.',
    'सबसे बड़ा विकर्ण वृत्त का व्यास है।',
    'అతి పెద్ద కర్ణం వృత్త వ్యాసం.',
  ),
  workOut: (side: number) => [`2*${side}`, decimal(2 * side)],
}
const shortDiagonal = {
  name: 'AC',
  unit: 'cm',
  asked: say(
    'How long is its shorter diagonal $AC$? Leave the root in the answer.',
    'उसका छोटा विकर्ण $AC$ कितना लंबा है? उत्तर में करणी रहने दीजिए।',
    'దాని చిన్న కర్ణం $AC$ పొడవు ఎంత? జవాబులో వర్గమూలాన్ని అలాగే ఉంచండి.',
  ),
  reason: say(
    'In the triangle $ACD$ the angle at $C$ is a right angle, and $AD$ is a diameter.',
    'त्रिभुज $ACD$ में $C$ पर समकोण है और $AD$ वृत्त का व्यास है।',
    'త్రిభుజం $ACD$ లో $C$ వద్ద లంబకోణం ఉంది, $AD$ వృత్త వ్యాసం.',
  ),
  workOut: (side: number) => [`sqrt(${decimal(2 * side)}^2 - ${side}^2)`, `${side} sqrt(3)`],
}
const area = {
  name: 'S',
  unit: 'cm^2',
  asked: say(
    'What is its area $S$? Leave the root in the answer.',
    'उसका क्षेत्रफल $S$ कितना है? उत्तर में करणी रहने दीजिए।',
    'దాని వైశాల్యం $S$ ఎంత? జవాబులో వర్గమూలాన్ని అలాగే ఉంచండి.',
  ),
  reason: say(
    'The three long diagonals divide it into six equal equilateral triangles.',
    'तीनों बड़े विकर्ण उसे छह बराबर समबाहु त्रिभुजों में बाँटते हैं।',
    'మూడు పెద్ద కర్ణాలు దాన్ని ఆరు సమాన సమబాహు త్రిభుజాలుగా విభజిస్తాయి.',
  ),
  workOut: (side: number) => [`6*sqrt(3)/4*${side}^2`, `${decimal(1.5 * side * side)} sqrt(3)`],
}
type Hexagon = { side: number; ask: typeof longDiagonal }

export const regularHexagon = widened({
  id: 'constructions/regular-hexagon',
  skill: 'construct-triangles',
  level: 1,
  sheet: (random): Hexagon => ({ ask: longDiagonal, side: random.integer(5, 40) / 2 }),
  wide: (random): Hexagon => ({
    ask: random.pick([longDiagonal, shortDiagonal, area]),
    side: random.integer(20, 100) / 10,
  }),
  make: ({ side, ask: { name, unit, asked, reason, workOut } }) => {
    const [put, value] = workOut(side)
    const corners = [0, 60, 120, 180, 240, 300].map((degrees, index) => [
      'ABCDEF'[index] ?? '',
      [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const,
    ])
    return {
      stem: say(
        `Construct a regular hexagon $ABCDEF$ of side ${side} cm by its circle. ${asked.en}`,
        `वृत्त की सहायता से ${side} cm भुजा वाले समषट्भुज $ABCDEF$ की रचना कीजिए। ${asked.hi}`,
        `వృత్తం సహాయంతో ${side} cm భుజం గల క్రమ షడ్భుజి $ABCDEF$ ను నిర్మించండి. ${asked.te}`,
      ),
      figure: drawing({
        // the side is written outside the circle
        points: { _O: [0, 0], ...Object.fromEntries(corners), _1: [0, 1.17] },
        lines: ['AB', 'BC', 'CD', 'DE', 'EF', 'FA'],
        dashed: name === 'S' ? ['AD', 'BE', 'CF'] : [name],
        circles: [['_O', 1]],
        sides: { '_1-_1': `${side}` },
      }),
      figureWords: say(
        'The regular hexagon $ABCDEF$ in its circle.',
        'समषट्भुज $ABCDEF$ अपने वृत्त में।',
        'తన వృత్తంలో క్రమ షడ్భుజి $ABCDEF$.',
      ),
      ask: { kind: 'quantity', answer: `${value} ${unit}`, rules: { unit } },
      marks: 2,
      hints: [
        say(
          'The radius of the circle can be stepped off six times: it equals the side.',
          'वृत्त की त्रिज्या से छह बार चाप काटे जा सकते हैं: वह भुजा के बराबर है।',
          'వృత్త వ్యాసార్ధంతో ఆరుసార్లు చాపాలు గీయవచ్చు: అది భుజానికి సమానం.',
        ),
        reason,
      ],
      solution: [
        told(
          say(
            'The circle, its radius stepped off six times',
            'वृत्त, जिस पर त्रिज्या से छह बार चाप काटे गए',
            'వృత్తం, దానిపై వ్యాసార్ధంతో ఆరు చాపాలు',
          ),
          1,
        ),
        line(`${name} = ${put} = ${value} ${unit}`, 1),
      ],
    }
  },
})
