import { dot, label, type Point, polygon, rightAngle, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

/** Above BC = 7 with AB = 6 and AC = 9, the sides that the video on proportional segments finds. */
const apex: Point = [2 / 7, Math.sqrt(36 - 4 / 49)]

export const triangles: readonly VideoScript[] = [
  {
    slug: 'basic-proportionality',
    title: 'Basic proportionality theorem (3 marks)',
    topic: 'Triangles',
    figure: { widthInPx: 290, view: [-1, -0.9, 8, 6.9] },
    steps: [
      {
        tex: [
          t`\text{In } \triangle ABC,\; DE\parallel BC,\; AD=x,\; DB=x-2,\; AE=x+2,`,
          t`EC=x-1.\text{ Find } x.`,
        ],
        say: 'In triangle A B C, D E is parallel to B C. A D is x, D B is x minus two, A E is x plus two, and E C is x minus one. Find x.',
        caption: {
          en: 'In △ABC, DE ∥ BC, AD = x, DB = x − 2, AE = x + 2, EC = x − 1. Find x.',
          hi: '△ABC में DE ∥ BC, AD = x, DB = x − 2, AE = x + 2, EC = x − 1। x ज्ञात करें।',
          te: '△ABC లో DE ∥ BC, AD = x, DB = x − 2, AE = x + 2, EC = x − 1. x కనుగొనండి.',
        },
        figure: [
          polygon([apex, [0, 0], [7, 0]]),
          segment(between(apex, [0, 0], 2 / 3), between(apex, [7, 0], 2 / 3), { colour: 'given' }),
          label(apex, 'A', [0, -16]),
          label([0, 0], 'B', [-12, 10]),
          label([7, 0], 'C', [12, 10]),
          label(between(apex, [0, 0], 2 / 3), 'D', [-15, -2], 'given'),
          label(between(apex, [7, 0], 2 / 3), 'E', [15, -4], 'given'),
        ],
      },
      {
        tex: t`\frac{AD}{DB}=\frac{AE}{EC}\quad\text{(BPT)}`,
        say: 'D E is parallel to B C, so by the basic proportionality theorem A D over D B equals A E over E C. Always name the theorem. One mark.',
        caption: {
          en: 'DE ∥ BC, so AD/DB = AE/EC by the basic proportionality theorem. (1 mark)',
          hi: 'DE ∥ BC, इसलिए आधारभूत समानुपातिकता प्रमेय से AD/DB = AE/EC। (1 अंक)',
          te: 'DE ∥ BC, కాబట్టి ప్రాథమిక అనుపాత సిద్ధాంతం ప్రకారం AD/DB = AE/EC. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\frac{x}{x-2}=\frac{x+2}{x-1}`,
        say: 'Put in the lengths.',
        caption: {
          en: 'x/(x − 2) = (x + 2)/(x − 1). (½ mark)',
          hi: 'x/(x − 2) = (x + 2)/(x − 1)। (½ अंक)',
          te: 'x/(x − 2) = (x + 2)/(x − 1). (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`x(x-1)=(x+2)(x-2)`,
        say: 'Multiply across: x times x minus one is x plus two, times x minus two.',
        caption: {
          en: 'x(x − 1) = (x + 2)(x − 2). (½ mark)',
          hi: 'x(x − 1) = (x + 2)(x − 2)। (½ अंक)',
          te: 'x(x − 1) = (x + 2)(x − 2). (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`x^2-x=x^2-4\;\Rightarrow\; x=4`,
        say: 'The right side is x squared minus four. The squares cancel, and x is four. One mark.',
        caption: {
          en: 'x² − x = x² − 4, so x = 4. (1 mark)',
          hi: 'x² − x = x² − 4, इसलिए x = 4। (1 अंक)',
          te: 'x² − x = x² − 4, కాబట్టి x = 4. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          label(between(apex, [0, 0], 1 / 3), '4', [-14, 0], 'result'),
          label(between(apex, [0, 0], 5 / 6), '2', [-14, 0], 'result'),
          label(between(apex, [7, 0], 1 / 3), '6', [14, -6], 'result'),
          label(between(apex, [7, 0], 5 / 6), '3', [14, -6], 'result'),
        ],
      },
    ],
    checks: [
      () => 4 / (4 - 2) === (4 + 2) / (4 - 1),
      () => 4 * 3 === 6 * 2,
      () => Math.abs(Math.hypot(7 - apex[0], apex[1]) - 9) < 1e-9,
    ],
  },
  {
    slug: 'similar-triangles-shadow',
    title: 'Height from a shadow (3 marks)',
    topic: 'Triangles',
    figure: { widthInPx: 330, view: [-1.6, -1.8, 13.6, 9.4] },
    steps: [
      {
        tex: [
          t`\text{A stick 1.2 m high casts a shadow 0.9 m long while a coconut}`,
          t`\text{tree casts a shadow 6.6 m long. How high is the tree?}`,
        ],
        say: 'A stick one point two metres high casts a shadow of zero point nine metres. At the same time a coconut tree casts a shadow of six point six metres. How high is the tree?',
        caption: {
          en: 'A stick 1.2 m high casts a shadow 0.9 m long while a coconut tree casts one 6.6 m long. How high is the tree?',
          hi: '1.2 m ऊँची छड़ी की छाया 0.9 m और नारियल के पेड़ की छाया 6.6 m लंबी है। पेड़ कितना ऊँचा है?',
          te: '1.2 m ఎత్తున్న కర్ర నీడ 0.9 m, కొబ్బరి చెట్టు నీడ 6.6 m. చెట్టు ఎత్తు ఎంత?',
        },
        figure: [
          segment([-1, 0], [13.4, 0], { colour: 'faint' }),
          segment([0, 0], [0, 8.8]),
          segment([10.8, 0], [10.8, 2.4]),
          label([0, 8.8], 'A', [-12, 0]),
          label([0, 0], 'B', [-2, 14]),
          label([6.6, 0], 'C', [0, 14]),
          label([10.8, 2.4], 'P', [-4, -14]),
          label([10.8, 0], 'Q', [-4, 14]),
          label([12.6, 0], 'R', [0, 14]),
        ],
      },
      {
        tex: t`\angle B=\angle Q=90^\circ`,
        say: 'Tree and stick stand upright, so the angles B and Q are ninety degrees.',
        caption: {
          en: 'Tree and stick are upright: ∠B = ∠Q = 90°. (½ mark)',
          hi: 'पेड़ और छड़ी सीधे खड़े हैं: ∠B = ∠Q = 90°। (½ अंक)',
          te: 'చెట్టు, కర్ర నిటారుగా ఉన్నాయి: ∠B = ∠Q = 90°. (½ మార్కు)',
        },
        mark: '½',
        figure: [rightAngle([0, 0], [1, 0], [0, 1], 0.5), rightAngle([10.8, 0], [12, 0], [10.8, 1], 0.5)],
      },
      {
        tex: [t`\angle C=\angle R`, t`\text{(the sun's elevation)}`],
        say: 'The sun is equally high for both, so angle C equals angle R.',
        caption: {
          en: 'The sun is equally high for both: ∠C = ∠R. (½ mark)',
          hi: 'सूरज दोनों के लिए समान ऊँचाई पर है: ∠C = ∠R। (½ अंक)',
          te: 'సూర్యుడు రెండింటికీ ఒకే ఎత్తులో ఉన్నాడు: ∠C = ∠R. (½ మార్కు)',
        },
        mark: '½',
        figure: [
          segment([0, 8.8], [6.6, 0], { colour: 'given', isDashed: true }),
          segment([10.8, 2.4], [12.6, 0], { colour: 'given', isDashed: true }),
        ],
      },
      {
        tex: t`\triangle ABC\sim\triangle PQR\;\text{(AA)}`,
        say: 'So the triangles A B C and P Q R are similar, by the angle angle criterion.',
        caption: {
          en: '△ABC ~ △PQR (AA). (½ mark)',
          hi: '△ABC ~ △PQR (AA)। (½ अंक)',
          te: '△ABC ~ △PQR (AA). (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\frac{AB}{PQ}=\frac{BC}{QR}:\;\frac{h}{1.2}=\frac{6.6}{0.9}`,
        say: 'The sides are in proportion. h over one point two is six point six over zero point nine. One mark.',
        caption: {
          en: 'AB/PQ = BC/QR: h/1.2 = 6.6/0.9. (1 mark)',
          hi: 'AB/PQ = BC/QR: h/1.2 = 6.6/0.9। (1 अंक)',
          te: 'AB/PQ = BC/QR: h/1.2 = 6.6/0.9. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`h=8.8\text{ m}`,
        say: 'So h is eight point eight metres.',
        caption: { en: 'h = 8.8 m. (½ mark)', hi: 'h = 8.8 m। (½ अंक)', te: 'h = 8.8 m. (½ మార్కు)' },
        mark: '½',
        figure: [label([0, 4.4], 'h', [-14, 0], 'result')],
      },
    ],
    checks: [() => Math.abs((1.2 * 6.6) / 0.9 - 8.8) < 1e-12, () => Math.abs(8.8 / 6.6 - 2.4 / 1.8) < 1e-12],
  },
  {
    slug: 'pythagoras-theorem',
    title: 'A proof by similar triangles (4 marks)',
    topic: 'Pythagoras theorem',
    figure: { widthInPx: 310, view: [-0.7, -0.7, 5.7, 3.1] },
    steps: [
      {
        tex: [t`\text{In } \triangle ABC,\; \angle B=90^\circ.\text{ Prove that } AC^2=AB^2+BC^2.`],
        say: 'In triangle A B C, angle B is ninety degrees. Prove that A C squared is A B squared plus B C squared.',
        caption: {
          en: 'In △ABC, ∠B = 90°. Prove that AC² = AB² + BC².',
          hi: '△ABC में ∠B = 90°। सिद्ध करें कि AC² = AB² + BC²।',
          te: '△ABC లో ∠B = 90°. AC² = AB² + BC² అని నిరూపించండి.',
        },
        figure: [
          polygon([
            [0, 0],
            [5, 0],
            [1.8, 2.4],
          ]),
          rightAngle([1.8, 2.4], [0, 0], [5, 0], 0.26),
          label([0, 0], 'A', [-12, 8]),
          label([5, 0], 'C', [12, 8]),
          label([1.8, 2.4], 'B', [0, -16]),
        ],
      },
      {
        tex: t`\text{Draw } BD\perp AC.`,
        say: 'Draw B D perpendicular to A C. Half a mark for the figure.',
        caption: { en: 'Draw BD ⊥ AC. (½ mark)', hi: 'BD ⊥ AC खींचें। (½ अंक)', te: 'BD ⊥ AC గీయండి. (½ మార్కు)' },
        mark: '½',
        figure: [
          segment([1.8, 2.4], [1.8, 0], { colour: 'given', isDashed: true }),
          rightAngle([1.8, 0], [5, 0], [1.8, 2], 0.22, { colour: 'given' }),
          label([1.8, 0], 'D', [0, 16], 'given'),
          dot([1.8, 0]),
        ],
      },
      {
        tex: [t`\triangle ADB\sim\triangle ABC\;\text{(AA):}`, t`AB^2=AD\cdot AC\quad(1)`],
        say: 'The triangles A D B and A B C share angle A and have a right angle each, so they are similar. So A B squared is A D times A C. One mark.',
        caption: {
          en: '△ADB ~ △ABC (AA), so AB² = AD · AC. (1 mark)',
          hi: '△ADB ~ △ABC (AA), इसलिए AB² = AD · AC। (1 अंक)',
          te: '△ADB ~ △ABC (AA), కాబట్టి AB² = AD · AC. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: [t`\triangle BDC\sim\triangle ABC\;\text{(AA):}`, t`BC^2=CD\cdot AC\quad(2)`],
        say: 'In the same way B D C and A B C are similar, and B C squared is C D times A C. One mark.',
        caption: {
          en: '△BDC ~ △ABC (AA), so BC² = CD · AC. (1 mark)',
          hi: '△BDC ~ △ABC (AA), इसलिए BC² = CD · AC। (1 अंक)',
          te: '△BDC ~ △ABC (AA), కాబట్టి BC² = CD · AC. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`(1)+(2):\; AB^2+BC^2=AC\,(AD+CD)`,
        say: 'Add the two lines. A B squared plus B C squared is A C times the sum of A D and C D.',
        caption: {
          en: 'Add: AB² + BC² = AC (AD + CD). (½ mark)',
          hi: 'जोड़ें: AB² + BC² = AC (AD + CD)। (½ अंक)',
          te: 'కలపండి: AB² + BC² = AC (AD + CD). (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`=AC\cdot AC=AC^2`,
        say: 'A D plus C D is the whole of A C. So the sum is A C squared, which was to be proved. One mark.',
        caption: {
          en: 'AD + CD = AC, so the sum is AC². Proved. (1 mark)',
          hi: 'AD + CD = AC, इसलिए योग AC² है। सिद्ध हुआ। (1 अंक)',
          te: 'AD + CD = AC, కాబట్టి మొత్తం AC². నిరూపించాం. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [
      () => Math.hypot(1.8, 2.4) === 3 && Math.hypot(5 - 1.8, 2.4) === 4,
      () => 3 ** 2 === 1.8 * 5 && 4 ** 2 === 3.2 * 5 && 3 ** 2 + 4 ** 2 === 5 ** 2,
    ],
  },
]

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
