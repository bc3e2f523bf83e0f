import { arc, ellipseArc, label, type Point, rightAngle, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

const start: Point = [14 * Math.cos(Math.PI / 6), 14 * Math.sin(Math.PI / 6)]
const end: Point = [-start[0], start[1]]

export const mensuration: readonly VideoScript[] = [
  {
    slug: 'sector-area',
    title: 'Sector and perimeter (3 marks)',
    topic: 'Areas related to circles',
    figure: { widthInPx: 290, view: [-14.5, -2.5, 14.5, 16.5] },
    steps: [
      {
        tex: [
          t`\text{A fan opens to a sector of radius 21 cm and angle } 120^\circ.`,
          t`\text{Find its area and its perimeter. Take } \pi=\tfrac{22}{7}.`,
        ],
        say: 'A paper fan opens to a sector of radius twenty one centimetres and angle one hundred and twenty degrees. Find its area and its perimeter. Take pi as twenty two over seven.',
        caption: {
          en: 'A fan opens to a sector of radius 21 cm and angle 120°. Find its area and perimeter. Take π = 22/7.',
          hi: 'पंखा खुलकर 21 cm त्रिज्या और 120° कोण का त्रिज्यखंड बनता है। क्षेत्रफल और परिमाप ज्ञात करें। π = 22/7 लें।',
          te: 'విసనకర్ర తెరిస్తే వ్యాసార్ధం 21 cm, కోణం 120° గల సెక్టారు. వైశాల్యం, చుట్టుకొలత కనుగొనండి. π = 22/7.',
        },
        figure: [
          segment([0, 0], start),
          segment([0, 0], end),
          arc([0, 0], 14, 30, 150),
          arc([0, 0], 2.2, 30, 150, { colour: 'given', widthInPx: 1.5 }),
          label([0, 2.2], t`120^\circ`, [0, -13], 'given', 15),
          label([7 * Math.cos(Math.PI / 6), 3.5], t`21\text{ cm}`, [18, 14], 'given', 15),
          label([0, 0], 'O', [0, 15]),
        ],
      },
      {
        tex: t`\text{Area}=\frac{\theta}{360}\,\pi r^2`,
        say: 'The area of a sector is theta over three sixty times pi r squared. Half a mark.',
        caption: {
          en: 'Area = θ/360 × πr². (½ mark)',
          hi: 'क्षेत्रफल = θ/360 × πr²। (½ अंक)',
          te: 'వైశాల్యం = θ/360 × πr². (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`=\frac13\times\frac{22}{7}\times 441=462\text{ cm}^2`,
        say: 'One third, times twenty two over seven, times four hundred and forty one, is four hundred and sixty two square centimetres. One mark.',
        caption: {
          en: '= ⅓ × 22/7 × 441 = 462 cm². (1 mark)',
          hi: '= ⅓ × 22/7 × 441 = 462 cm²। (1 अंक)',
          te: '= ⅓ × 22/7 × 441 = 462 cm². (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{Arc}=\frac13\times 2\times\frac{22}{7}\times 21=44\text{ cm}`,
        say: 'The arc is one third of the circumference: forty four centimetres. One mark.',
        caption: {
          en: 'Arc = ⅓ × 2 × 22/7 × 21 = 44 cm. (1 mark)',
          hi: 'चाप = ⅓ × 2 × 22/7 × 21 = 44 cm। (1 अंक)',
          te: 'చాపం = ⅓ × 2 × 22/7 × 21 = 44 cm. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{Perimeter}=44+2\times 21=86\text{ cm}`,
        say: 'The perimeter also has the two radii. Forty four plus forty two is eighty six centimetres.',
        caption: {
          en: 'Perimeter = 44 + 2 × 21 = 86 cm: do not forget the radii. (½ mark)',
          hi: 'परिमाप = 44 + 2 × 21 = 86 cm: त्रिज्याएँ न भूलें। (½ अंक)',
          te: 'చుట్టుకొలత = 44 + 2 × 21 = 86 cm: వ్యాసార్ధాలను మరవకండి. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () => (22 * 441) / (3 * 7) === 462,
      () => (2 * 22 * 21) / (3 * 7) === 44,
      () => 44 + 2 * 21 === 86,
    ],
  },
  {
    slug: 'combined-solids',
    title: 'Cone on a hemisphere (4 marks)',
    topic: 'Surface areas and volumes',
    figure: { widthInPx: 270, view: [-3.3, -3.3, 5, 4.3] },
    steps: [
      {
        tex: [
          t`\text{A toy is a cone on a hemisphere of the same radius, 3 cm. The}`,
          t`\text{whole toy is 7 cm high. Find its surface area. Take } \pi=3.14.`,
        ],
        say: 'A toy is a cone on a hemisphere of the same radius, three centimetres. The whole toy is seven centimetres high. Find its surface area. Take pi as three point one four.',
        caption: {
          en: 'A toy is a cone on a hemisphere, both of radius 3 cm, 7 cm high in all. Find its surface area. π = 3.14.',
          hi: 'अर्धगोले पर शंकु वाला खिलौना: दोनों की त्रिज्या 3 cm, कुल ऊँचाई 7 cm। पृष्ठीय क्षेत्रफल ज्ञात करें। π = 3.14।',
          te: 'అర్ధగోళంపై శంఖువు: రెండింటి వ్యాసార్ధం 3 cm, ఎత్తు మొత్తం 7 cm. ఉపరితల వైశాల్యం ఎంత? π = 3.14.',
        },
        figure: [
          arc([0, 0], 3, 180, 360),
          ellipseArc([0, 0], 3, 1.1, 180, 360),
          ellipseArc([0, 0], 3, 1.1, 0, 180, { isDashed: true, colour: 'faint' }),
          segment([-3, 0], [0, 4]),
          segment([3, 0], [0, 4]),
          segment([3.9, -3], [3.9, 4], { colour: 'given', widthInPx: 1.5 }),
          segment([3.7, -3], [4.1, -3], { colour: 'given', widthInPx: 1.5 }),
          segment([3.7, 4], [4.1, 4], { colour: 'given', widthInPx: 1.5 }),
          label([3.9, 0.5], '7', [13, 0], 'given'),
        ],
      },
      {
        tex: t`h=7-3=4\text{ cm}`,
        say: 'The hemisphere is three centimetres high, so the cone is four centimetres high. Half a mark.',
        caption: {
          en: 'Height of the cone = 7 − 3 = 4 cm. (½ mark)',
          hi: 'शंकु की ऊँचाई = 7 − 3 = 4 cm। (½ अंक)',
          te: 'శంఖువు ఎత్తు = 7 − 3 = 4 cm. (½ మార్కు)',
        },
        mark: '½',
        figure: [
          segment([0, 0], [0, 4], { isDashed: true, colour: 'faint' }),
          segment([0, 0], [3, 0], { isDashed: true, colour: 'faint' }),
          rightAngle([0, 0], [3, 0], [0, 4], 0.4),
          label([0, 1.7], '4', [-10, 0]),
          label([1.3, 0], '3', [0, 8], 'chalk', 15),
        ],
      },
      {
        tex: t`l=\sqrt{3^2+4^2}=5\text{ cm}`,
        say: 'The slant height is the square root of nine plus sixteen, five centimetres. One mark.',
        caption: {
          en: 'Slant height l = √(3² + 4²) = 5 cm. (1 mark)',
          hi: 'तिर्यक ऊँचाई l = √(3² + 4²) = 5 cm। (1 अंक)',
          te: 'ఏటవాలు ఎత్తు l = √(3² + 4²) = 5 cm. (1 మార్కు)',
        },
        mark: '1',
        figure: [label([1.5, 2], '5', [12, -8], 'result')],
      },
      {
        tex: t`\text{Surface}=\pi r l+2\pi r^2=\pi r(l+2r)`,
        say: 'The surface is the curved cone, pi r l, and the curved hemisphere, two pi r squared. The flat circles are hidden inside. One mark.',
        caption: {
          en: 'Surface = πrl + 2πr² = πr(l + 2r): the flat circles are hidden. (1 mark)',
          hi: 'पृष्ठ = πrl + 2πr² = πr(l + 2r): समतल वृत्त छिपे हैं। (1 अंक)',
          te: 'ఉపరితలం = πrl + 2πr² = πr(l + 2r): సమతల వృత్తాలు దాగి ఉన్నాయి. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`=3.14\times 3\times 11=103.62\text{ cm}^2`,
        say: 'Three point one four, times three, times five plus six. That is one hundred and three point six two square centimetres. Write the unit.',
        caption: {
          en: '= 3.14 × 3 × (5 + 6) = 103.62 cm². (1½ marks)',
          hi: '= 3.14 × 3 × (5 + 6) = 103.62 cm²। (1½ अंक)',
          te: '= 3.14 × 3 × (5 + 6) = 103.62 cm². (1½ మార్కులు)',
        },
        mark: '1½',
      },
    ],
    checks: [
      () => 7 - 3 === 4 && Math.hypot(3, 4) === 5,
      () => Math.abs(3.14 * 3 * (5 + 2 * 3) - 103.62) < 1e-9,
    ],
  },
]
