import type { PracticeMaker } from '../../maker.ts'
import { line, say, told } from '../../writing.ts'
import { drawing } from './figures.ts'

export const regularHexagon: PracticeMaker = {
  id: 'constructions/regular-hexagon',
  version: 1,
  skill: 'construct-triangles',
  level: 1,
  make: (random) => {
    const side = random.integer(5, 40) / 2
    const corners = [0, 60, 120, 180, 240, 300].map((degrees, index) => [
      'ABCDEF'[index] ?? '',
      [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const,
    ])
    return {
      stem: say(
        `Construct a regular hexagon $ABCDEF$ of side ${side} cm by its circle. How long is its longest diagonal $AD$?`,
        `वृत्त की सहायता से ${side} cm भुजा वाले समषट्भुज $ABCDEF$ की रचना कीजिए। उसका सबसे बड़ा विकर्ण $AD$ कितना लंबा है?`,
        `వృత్తం సహాయంతో ${side} cm భుజం గల క్రమ షడ్భుజి $ABCDEF$ ను నిర్మించండి. దాని అతి పెద్ద కర్ణం $AD$ పొడవు ఎంత?`,
      ),
      figure: drawing({
        points: { _O: [0, 0], ...Object.fromEntries(corners) },
        lines: ['AB', 'BC', 'CD', 'DE', 'EF', 'FA'],
        dashed: ['AD'],
        circles: [['_O', 1]],
        sides: { BC: `${side}` },
      }),
      figureWords: say(
        'The regular hexagon $ABCDEF$ in its circle.',
        'समषट्भुज $ABCDEF$ अपने वृत्त में।',
        'తన వృత్తంలో క్రమ షడ్భుజి $ABCDEF$.',
      ),
      ask: { kind: 'quantity', answer: `${2 * side} cm`, rules: { unit: 'cm' } },
      marks: 2,
      hints: [
        say(
          'The radius of the circle can be stepped off six times: it equals the side.',
          'वृत्त की त्रिज्या से छह बार चाप काटे जा सकते हैं: वह भुजा के बराबर है।',
          'వృత్త వ్యాసార్ధంతో ఆరుసార్లు చాపాలు గీయవచ్చు: అది భుజానికి సమానం.',
        ),
        say('The longest diagonal is a diameter.', 'सबसे बड़ा विकर्ण वृत्त का व्यास है।', 'అతి పెద్ద కర్ణం వృత్త వ్యాసం.'),
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
        line(`AD = 2*${side} = ${2 * side} cm`, 1),
      ],
    }
  },
}
