import { dot, label, polygon, type Shape, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const coordinates: readonly VideoScript[] = [
  {
    slug: 'distance-formula',
    title: 'The distance formula (3 marks)',
    topic: 'Coordinate geometry',
    figure: { widthInPx: 290, view: [-2.6, -1.6, 7.4, 6.6] },
    steps: [
      {
        tex: t`\text{Show that } A(-1,1),\; B(3,4),\; C(6,0) \text{ are corners of an isosceles right triangle.}`,
        say: 'Show that A, minus one one, B, three four, and C, six zero, are the corners of an isosceles right triangle.',
        caption: {
          en: 'Show that A(−1, 1), B(3, 4), C(6, 0) are corners of an isosceles right triangle.',
          hi: 'दिखाएँ कि A(−1, 1), B(3, 4), C(6, 0) एक समद्विबाहु समकोण त्रिभुज के शीर्ष हैं।',
          te: 'A(−1, 1), B(3, 4), C(6, 0) ఒక సమద్విబాహు లంబకోణ త్రిభుజం శీర్షాలని చూపండి.',
        },
        figure: [
          ...axes(-2, 7, -1, 6),
          dot([-1, 1]),
          dot([3, 4]),
          dot([6, 0]),
          label([-1, 1], 'A', [-12, -8], 'given'),
          label([3, 4], 'B', [0, -16], 'given'),
          label([6, 0], 'C', [-4, 14], 'given'),
        ],
      },
      {
        tex: t`AB=\sqrt{4^2+3^2}=\sqrt{25}=5`,
        say: 'From A to B we go four right and three up. A B is the square root of sixteen plus nine, five. Half a mark.',
        caption: {
          en: 'AB = √(4² + 3²) = √25 = 5. (½ mark)',
          hi: 'AB = √(4² + 3²) = √25 = 5। (½ अंक)',
          te: 'AB = √(4² + 3²) = √25 = 5. (½ మార్కు)',
        },
        mark: '½',
        figure: [segment([-1, 1], [3, 4])],
      },
      {
        tex: t`BC=\sqrt{3^2+(-4)^2}=\sqrt{25}=5`,
        say: 'From B to C we go three right and four down. B C is also five.',
        caption: {
          en: 'BC = √(3² + (−4)²) = √25 = 5. (½ mark)',
          hi: 'BC = √(3² + (−4)²) = √25 = 5। (½ अंक)',
          te: 'BC = √(3² + (−4)²) = √25 = 5. (½ మార్కు)',
        },
        mark: '½',
        figure: [segment([3, 4], [6, 0])],
      },
      {
        tex: t`CA=\sqrt{(-7)^2+1^2}=\sqrt{50}`,
        say: 'From C to A we go seven left and one up. C A is the square root of fifty.',
        caption: {
          en: 'CA = √((−7)² + 1²) = √50. (½ mark)',
          hi: 'CA = √((−7)² + 1²) = √50। (½ अंक)',
          te: 'CA = √((−7)² + 1²) = √50. (½ మార్కు)',
        },
        mark: '½',
        figure: [segment([6, 0], [-1, 1])],
      },
      {
        tex: t`AB=BC:\;\text{isosceles}`,
        say: 'A B equals B C, so the triangle is isosceles.',
        caption: {
          en: 'AB = BC: isosceles. (½ mark)',
          hi: 'AB = BC: समद्विबाहु। (½ अंक)',
          te: 'AB = BC: సమద్విబాహు త్రిభుజం. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: [t`AB^2+BC^2=25+25=50=CA^2`, t`\Rightarrow\;\angle B=90^\circ`],
        say: 'Twenty five plus twenty five is fifty, which is C A squared. By the converse of the Pythagoras theorem, angle B is a right angle. One mark.',
        caption: {
          en: 'AB² + BC² = 50 = CA², so ∠B = 90° (converse of Pythagoras). (1 mark)',
          hi: 'AB² + BC² = 50 = CA², इसलिए ∠B = 90° (पाइथागोरस प्रमेय का विलोम)। (1 अंक)',
          te: 'AB² + BC² = 50 = CA², కాబట్టి ∠B = 90° (పైథాగరస్ సిద్ధాంత విపర్యయం). (1 మార్కు)',
        },
        mark: '1',
        figure: [
          polygon(
            [
              [3, 4],
              [2.6, 3.7],
              [2.9, 3.3],
              [3.3, 3.6],
            ],
            { colour: 'result', widthInPx: 1.5 },
          ),
        ],
      },
    ],
    checks: [
      () => Math.hypot(3 - -1, 4 - 1) === 5 && Math.hypot(6 - 3, 0 - 4) === 5,
      () => (6 - -1) ** 2 + (0 - 1) ** 2 === 50 && 25 + 25 === 50,
    ],
  },
  {
    slug: 'section-formula',
    title: 'The section formula (3 marks)',
    topic: 'Coordinate geometry',
    figure: { widthInPx: 290, view: [-3.4, -5, 7.4, 5] },
    steps: [
      {
        tex: [
          t`\text{In what ratio does the } x\text{-axis divide the join of } A(-2,-3)`,
          t`\text{and } B(6,3)\text{? Where does it cut it?}`,
        ],
        say: 'In what ratio does the x axis divide the join of A, minus two minus three, and B, six three? Where does it cut it?',
        caption: {
          en: 'In what ratio does the x-axis divide the join of A(−2, −3) and B(6, 3)? Where does it cut it?',
          hi: 'x-अक्ष A(−2, −3) और B(6, 3) को मिलाने वाले रेखाखंड को किस अनुपात में बाँटता है? कहाँ काटता है?',
          te: 'A(−2, −3), B(6, 3) లను కలిపే రేఖాఖండాన్ని x-అక్షం ఏ నిష్పత్తిలో విభజిస్తుంది? ఎక్కడ ఖండిస్తుంది?',
        },
        figure: [
          ...axes(-3, 7, -4, 4.5),
          segment([-2, -3], [6, 3]),
          dot([-2, -3]),
          dot([6, 3]),
          label([-2, -3], 'A', [-4, 16], 'given'),
          label([6, 3], 'B', [4, -16], 'given'),
        ],
      },
      {
        tex: t`P=\left(\frac{6k-2}{k+1},\;\frac{3k-3}{k+1}\right)`,
        say: 'Let the ratio be k to one. By the section formula, P has the coordinates six k minus two, over k plus one, and three k minus three, over k plus one. One mark.',
        caption: {
          en: 'Ratio k : 1. P = ((6k − 2)/(k + 1), (3k − 3)/(k + 1)). (1 mark)',
          hi: 'अनुपात k : 1। P = ((6k − 2)/(k + 1), (3k − 3)/(k + 1))। (1 अंक)',
          te: 'నిష్పత్తి k : 1. P = ((6k − 2)/(k + 1), (3k − 3)/(k + 1)). (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{On the } x\text{-axis } y=0:\; 3k-3=0`,
        say: 'On the x axis, y is zero. So three k minus three is zero. Half a mark.',
        caption: {
          en: 'On the x-axis y = 0: 3k − 3 = 0. (½ mark)',
          hi: 'x-अक्ष पर y = 0: 3k − 3 = 0। (½ अंक)',
          te: 'x-అక్షంపై y = 0: 3k − 3 = 0. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`k=1:\;\text{ratio } 1:1`,
        say: 'k is one. The ratio is one to one, so P is the mid point.',
        caption: {
          en: 'k = 1: the ratio is 1 : 1, so P is the mid-point. (½ mark)',
          hi: 'k = 1: अनुपात 1 : 1 है, इसलिए P मध्य बिंदु है। (½ अंक)',
          te: 'k = 1: నిష్పత్తి 1 : 1, కాబట్టి P మధ్య బిందువు. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`x=\frac{6\cdot 1-2}{1+1}=2,\quad P(2,0)`,
        say: 'Then x is six minus two, over two, which is two. The line is cut at two zero. One mark.',
        caption: {
          en: 'x = (6 − 2)/2 = 2: the line is cut at P(2, 0). (1 mark)',
          hi: 'x = (6 − 2)/2 = 2: रेखा P(2, 0) पर कटती है। (1 अंक)',
          te: 'x = (6 − 2)/2 = 2: రేఖ P(2, 0) వద్ద ఖండించబడుతుంది. (1 మార్కు)',
        },
        mark: '1',
        figure: [dot([2, 0], 'result'), label([2, 0], 'P(2,0)', [12, 18], 'result')],
      },
    ],
    checks: [
      () => 3 * 1 - 3 === 0,
      () => (6 * 1 - 2) / (1 + 1) === 2,
      () => (-2 + 6) / 2 === 2 && (-3 + 3) / 2 === 0,
    ],
  },
  {
    slug: 'straight-line-slope',
    title: 'A perpendicular line (3 marks)',
    topic: 'Straight lines',
    figure: { widthInPx: 290, view: [-2.2, -1.8, 7.2, 7] },
    steps: [
      {
        tex: [
          t`\text{Find the line through } P(2,1) \text{ perpendicular to the line}`,
          t`\text{through } A(0,5) \text{ and } B(6,2).`,
        ],
        say: 'Find the line through P, two one, perpendicular to the line through A, zero five, and B, six two.',
        caption: {
          en: 'Find the line through P(2, 1) perpendicular to the line through A(0, 5) and B(6, 2).',
          hi: 'P(2, 1) से जाने वाली वह रेखा ज्ञात करें जो A(0, 5) और B(6, 2) से जाने वाली रेखा पर लंब है।',
          te: 'A(0, 5), B(6, 2) గుండా వెళ్లే రేఖకు లంబంగా, P(2, 1) గుండా వెళ్లే రేఖను కనుగొనండి.',
        },
        figure: [
          ...axes(-1.8, 6.9, -1.5, 6.8),
          segment([-1, 5.5], [6.8, 1.6]),
          dot([0, 5]),
          dot([6, 2]),
          dot([2, 1]),
          label([0, 5], 'A', [12, -12], 'given'),
          label([6, 2], 'B', [4, -16], 'given'),
          label([2, 1], 'P', [14, 4], 'given'),
        ],
      },
      {
        tex: t`m_{AB}=\frac{2-5}{6-0}=-\frac12`,
        say: 'The slope of A B is two minus five, over six minus zero. That is minus one half. One mark.',
        caption: {
          en: 'Slope of AB = (2 − 5)/(6 − 0) = −½. (1 mark)',
          hi: 'AB की प्रवणता = (2 − 5)/(6 − 0) = −½। (1 अंक)',
          te: 'AB వాలు = (2 − 5)/(6 − 0) = −½. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`m\times\left(-\frac12\right)=-1\;\Rightarrow\; m=2`,
        say: 'The slopes of perpendicular lines multiply to minus one. So our slope is two. One mark.',
        caption: {
          en: 'Perpendicular: m × (−½) = −1, so m = 2. (1 mark)',
          hi: 'लंब: m × (−½) = −1, इसलिए m = 2। (1 अंक)',
          te: 'లంబం: m × (−½) = −1, కాబట్టి m = 2. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`y-1=2(x-2)`,
        say: 'The line through two one with slope two is: y minus one equals two times x minus two.',
        caption: {
          en: 'y − 1 = 2(x − 2). (½ mark)',
          hi: 'y − 1 = 2(x − 2)। (½ अंक)',
          te: 'y − 1 = 2(x − 2). (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`2x-y-3=0`,
        say: 'In the general form: two x minus y minus three equals zero. Check with P: four minus one minus three is zero.',
        caption: {
          en: '2x − y − 3 = 0. Check with P: 4 − 1 − 3 = 0. (½ mark)',
          hi: '2x − y − 3 = 0। P से जाँचें: 4 − 1 − 3 = 0। (½ अंक)',
          te: '2x − y − 3 = 0. P తో సరిచూడండి: 4 − 1 − 3 = 0. (½ మార్కు)',
        },
        mark: '½',
        figure: [segment([0.8, -1.4], [4.3, 5.6], { colour: 'result' })],
      },
    ],
    checks: [
      () => (2 - 5) / (6 - 0) === -1 / 2,
      () => 2 * (-1 / 2) === -1,
      () => 2 * 2 - 1 - 3 === 0,
      () => Math.abs(2 * 4.3 - 5.6 - 3) < 1e-12,
    ],
  },
]

function axes(left: number, right: number, bottom: number, top: number): Shape[] {
  return [
    segment([left, 0], [right, 0], { colour: 'faint' }),
    segment([0, bottom], [0, top], { colour: 'faint' }),
    label([right, 0], 'x', [0, 14], 'faint', 15),
    label([0, top], 'y', [-12, 6], 'faint', 15),
  ]
}
