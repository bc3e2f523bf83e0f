import { arc, label, type Point, polygon, rightAngle, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

const towerHeight = 30 * Math.sqrt(3)
const top: Point = [0, towerHeight]

export const trigonometry: readonly VideoScript[] = [
  {
    slug: 'trig-ratios-standard-angles',
    title: 'Ratios and standard angles (3 marks)',
    topic: 'Trigonometry',
    figure: { widthInPx: 290, view: [-1.2, -0.4, 1.6, 2] },
    steps: [
      {
        tex: t`\text{Evaluate } 2\tan^2 45^\circ+\cos^2 30^\circ-\sin^2 60^\circ+\sin 30^\circ.`,
        say: 'Evaluate two tan squared forty five degrees, plus cos squared thirty degrees, minus sine squared sixty degrees, plus sine thirty degrees.',
        caption: {
          en: 'Evaluate 2 tan² 45° + cos² 30° − sin² 60° + sin 30°.',
          hi: '2 tan² 45° + cos² 30° − sin² 60° + sin 30° का मान निकालें।',
          te: '2 tan² 45° + cos² 30° − sin² 60° + sin 30° విలువ కనుగొనండి.',
        },
        figure: [
          polygon([
            [-1, 0],
            [1, 0],
            [0, Math.sqrt(3)],
          ]),
          segment([0, Math.sqrt(3)], [0, 0], { isDashed: true }),
          rightAngle([0, 0], [1, 0], [0, 1], 0.14),
          label([0.5, 0.87], '2', [14, -6]),
          label([0.5, 0], '1', [0, 14]),
          label([0, 0.75], t`\sqrt3`, [-16, 0]),
          label([0.5, 0.2], t`60^\circ`, [0, 0], 'given', 14),
          label([0.27, 0.7], t`30^\circ`, [0, 0], 'given', 14),
        ],
      },
      {
        tex: t`\tan 45^\circ=1`,
        say: 'Write the values first. Tan forty five degrees is one.',
        caption: { en: 'tan 45° = 1. (½ mark)', hi: 'tan 45° = 1। (½ अंक)', te: 'tan 45° = 1. (½ మార్కు)' },
        mark: '½',
      },
      {
        tex: t`\cos 30^\circ=\sin 60^\circ=\frac{\sqrt3}{2},\quad \sin 30^\circ=\frac12`,
        say: 'Cut an equilateral triangle in half, and you can read the others. Cos thirty and sine sixty are root three over two. Sine thirty is one half. One mark.',
        caption: {
          en: 'From half an equilateral triangle: cos 30° = sin 60° = √3/2, sin 30° = ½. (1 mark)',
          hi: 'समबाहु त्रिभुज के आधे से: cos 30° = sin 60° = √3/2, sin 30° = ½। (1 अंक)',
          te: 'సమబాహు త్రిభుజంలో సగం నుండి: cos 30° = sin 60° = √3/2, sin 30° = ½. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`=2\cdot 1^2+\frac34-\frac34+\frac12`,
        say: 'Put them in. Two times one squared, plus three quarters, minus three quarters, plus one half. One mark.',
        caption: {
          en: '= 2·1² + ¾ − ¾ + ½. (1 mark)',
          hi: '= 2·1² + ¾ − ¾ + ½। (1 अंक)',
          te: '= 2·1² + ¾ − ¾ + ½. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`=2+\frac12=\frac52`,
        say: 'The three quarters cancel. The value is five over two.',
        caption: {
          en: '= 2 + ½ = 5/2. (½ mark)',
          hi: '= 2 + ½ = 5/2। (½ अंक)',
          te: '= 2 + ½ = 5/2. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () => Math.hypot(1, Math.sqrt(3)).toFixed(12) === (2).toFixed(12),
      () => Math.abs(2 * tan(45) ** 2 + cos(30) ** 2 - sin(60) ** 2 + sin(30) - 5 / 2) < 1e-12,
    ],
  },
  {
    slug: 'trig-identities',
    title: 'Proving an identity (3 marks)',
    topic: 'Trigonometry',
    steps: [
      {
        tex: t`\text{Prove that }\;\frac{\sin\theta}{1+\cos\theta}+\frac{1+\cos\theta}{\sin\theta}=2\,\mathrm{cosec}\,\theta.`,
        say: 'Prove that sine theta over one plus cos theta, plus one plus cos theta over sine theta, is two co-secant theta.',
        caption: {
          en: 'Prove that sin θ/(1 + cos θ) + (1 + cos θ)/sin θ = 2 cosec θ.',
          hi: 'सिद्ध करें: sin θ/(1 + cos θ) + (1 + cos θ)/sin θ = 2 cosec θ।',
          te: 'నిరూపించండి: sin θ/(1 + cos θ) + (1 + cos θ)/sin θ = 2 cosec θ.',
        },
      },
      {
        tex: t`\text{LHS}=\frac{\sin^2\theta+(1+\cos\theta)^2}{\sin\theta\,(1+\cos\theta)}`,
        say: 'Begin with the left side. Take the common denominator, sine theta times one plus cos theta. One mark.',
        caption: {
          en: 'LHS = [sin²θ + (1 + cos θ)²] / [sin θ (1 + cos θ)]. (1 mark)',
          hi: 'LHS = [sin²θ + (1 + cos θ)²] / [sin θ (1 + cos θ)]। (1 अंक)',
          te: 'LHS = [sin²θ + (1 + cos θ)²] / [sin θ (1 + cos θ)]. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`=\frac{\sin^2\theta+\cos^2\theta+1+2\cos\theta}{\sin\theta\,(1+\cos\theta)}`,
        say: 'Open the square, and bring sine squared and cos squared together.',
        caption: {
          en: '= [sin²θ + cos²θ + 1 + 2 cos θ] / [sin θ (1 + cos θ)]. (½ mark)',
          hi: '= [sin²θ + cos²θ + 1 + 2 cos θ] / [sin θ (1 + cos θ)]। (½ अंक)',
          te: '= [sin²θ + cos²θ + 1 + 2 cos θ] / [sin θ (1 + cos θ)]. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`=\frac{2+2\cos\theta}{\sin\theta\,(1+\cos\theta)}\qquad(\sin^2\theta+\cos^2\theta=1)`,
        say: 'Sine squared plus cos squared is one. So the top is two plus two cos theta. Name the identity that you use.',
        caption: {
          en: 'sin²θ + cos²θ = 1, so the top is 2 + 2 cos θ. (½ mark)',
          hi: 'sin²θ + cos²θ = 1, इसलिए अंश 2 + 2 cos θ है। (½ अंक)',
          te: 'sin²θ + cos²θ = 1, కాబట్టి లవం 2 + 2 cos θ. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`=\frac{2(1+\cos\theta)}{\sin\theta\,(1+\cos\theta)}=\frac{2}{\sin\theta}=2\,\mathrm{cosec}\,\theta=\text{RHS}`,
        say: 'One plus cos theta cancels. Two over sine theta is two co-secant theta, which is the right side. One mark.',
        caption: {
          en: '1 + cos θ cancels: 2/sin θ = 2 cosec θ = RHS. (1 mark)',
          hi: '1 + cos θ कटता है: 2/sin θ = 2 cosec θ = RHS। (1 अंक)',
          te: '1 + cos θ కొట్టివేయబడుతుంది: 2/sin θ = 2 cosec θ = RHS. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [
      () =>
        [20, 47, 90, 133].every(
          (d) => Math.abs(sin(d) / (1 + cos(d)) + (1 + cos(d)) / sin(d) - 2 / sin(d)) < 1e-9,
        ),
    ],
  },
  {
    slug: 'heights-distances',
    title: 'Two angles of elevation (4 marks)',
    topic: 'Heights and distances',
    figure: { widthInPx: 320, view: [-8, -9, 98, 60] },
    steps: [
      {
        tex: [
          t`\text{From a point the top of a tower is seen at } 30^\circ\text{. After walking}`,
          t`\text{60 m towards it, the angle is } 60^\circ\text{. Find its height.}`,
        ],
        say: 'From a point on the ground the top of a tower is seen at thirty degrees. After walking sixty metres towards it, the angle is sixty degrees. Find the height of the tower.',
        caption: {
          en: 'The top of a tower is seen at 30°; after walking 60 m towards it, at 60°. Find its height.',
          hi: 'मीनार का शिखर 30° पर दिखता है; उसकी ओर 60 m चलने पर 60° पर। ऊँचाई ज्ञात करें।',
          te: 'గోపురం పైభాగం 30° వద్ద కనిపిస్తుంది; దాని వైపు 60 m నడిచాక 60° వద్ద. ఎత్తు కనుగొనండి.',
        },
        figure: [
          segment([0, 0], top),
          segment([-5, 0], [95, 0], { colour: 'faint' }),
          segment([90, 0], top, { colour: 'given' }),
          segment([30, 0], top, { colour: 'given' }),
          rightAngle([0, 0], [1, 0], [0, 1], 3.5),
          arc([90, 0], 14, 150, 180, { widthInPx: 1.5 }),
          arc([30, 0], 8, 120, 180, { widthInPx: 1.5 }),
          label([90, 0], t`30^\circ`, [-60, -12], 'given', 14),
          label([30, 0], t`60^\circ`, [-25, -14], 'given', 14),
          label(top, 'A', [-10, -8]),
          label([0, 0], 'B', [-12, 12]),
          label([30, 0], 'C', [0, 14]),
          label([90, 0], 'D', [0, 14]),
          label([60, 0], t`60\text{ m}`, [0, 14], 'chalk', 15),
        ],
      },
      {
        tex: t`AB=h,\quad BC=x`,
        say: 'Let the height be h, and let x be the distance from C. Half a mark for a marked figure.',
        caption: {
          en: 'AB = h, BC = x. (½ mark)',
          hi: 'AB = h, BC = x। (½ अंक)',
          te: 'AB = h, BC = x. (½ మార్కు)',
        },
        mark: '½',
        figure: [label([0, 26], 'h', [-12, 0]), label([15, 0], 'x', [0, 12])],
      },
      {
        tex: t`\tan 60^\circ=\frac hx\;\Rightarrow\; h=\sqrt3\,x`,
        say: 'In triangle A B C, tan sixty is h over x. So h is root three x. One mark.',
        caption: {
          en: 'tan 60° = h/x, so h = √3 x. (1 mark)',
          hi: 'tan 60° = h/x, इसलिए h = √3 x। (1 अंक)',
          te: 'tan 60° = h/x, కాబట్టి h = √3 x. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\tan 30^\circ=\frac{h}{x+60}\;\Rightarrow\; x+60=\sqrt3\,h`,
        say: 'In triangle A B D, tan thirty is h over x plus sixty. So x plus sixty is root three h. One mark.',
        caption: {
          en: 'tan 30° = h/(x + 60), so x + 60 = √3 h. (1 mark)',
          hi: 'tan 30° = h/(x + 60), इसलिए x + 60 = √3 h। (1 अंक)',
          te: 'tan 30° = h/(x + 60), కాబట్టి x + 60 = √3 h. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`x+60=3x\;\Rightarrow\; x=30`,
        say: 'Put the first in the second. x plus sixty is three x, so x is thirty.',
        caption: {
          en: 'x + 60 = √3 · √3 x = 3x, so x = 30. (½ mark)',
          hi: 'x + 60 = √3 · √3 x = 3x, इसलिए x = 30। (½ अंक)',
          te: 'x + 60 = √3 · √3 x = 3x, కాబట్టి x = 30. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`h=30\sqrt3\text{ m}\approx 51.96\text{ m}`,
        say: 'The height is thirty root three metres, about fifty one point nine six metres. One mark.',
        caption: {
          en: 'h = 30√3 m ≈ 51.96 m. (1 mark)',
          hi: 'h = 30√3 m ≈ 51.96 m। (1 अंक)',
          te: 'h = 30√3 m ≈ 51.96 m. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [
      () => Math.abs(towerHeight / 30 - tan(60)) < 1e-9 && Math.abs(towerHeight / 90 - tan(30)) < 1e-9,
      () => 30 + 60 === 3 * 30,
      () => towerHeight.toFixed(2) === '51.96',
    ],
  },
]

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180)
}

function tan(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180)
}
