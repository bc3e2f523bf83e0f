import { dot, label, type Point, path, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const quadratics: readonly VideoScript[] = [
  {
    slug: 'quadratic-factorisation',
    title: 'Solving by factors (3 marks)',
    topic: 'Quadratic equations',
    steps: [
      {
        tex: [
          t`\text{A rectangular garden is 5 m longer than it is wide.}`,
          t`\text{Its area is } 84\text{ m}^2\text{. Find its sides.}`,
        ],
        say: 'A rectangular garden is five metres longer than it is wide. Its area is eighty four square metres. Find its sides.',
        caption: {
          en: 'A rectangular garden is 5 m longer than it is wide. Its area is 84 m². Find its sides.',
          hi: 'एक आयताकार बगीचा चौड़ाई से 5 m अधिक लंबा है। क्षेत्रफल 84 m² है। भुजाएँ ज्ञात करें।',
          te: 'దీర్ఘచతురస్ర తోట పొడవు వెడల్పు కంటే 5 m ఎక్కువ. వైశాల్యం 84 m². భుజాలు కనుగొనండి.',
        },
      },
      {
        tex: t`\text{Width } x\text{ m}:\quad x(x+5)=84`,
        say: 'Let the width be x metres. Then the length is x plus five, and the area is x times x plus five.',
        caption: {
          en: 'Width x m: x(x + 5) = 84. (½ mark)',
          hi: 'चौड़ाई x m: x(x + 5) = 84। (½ अंक)',
          te: 'వెడల్పు x m: x(x + 5) = 84. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`x^2+5x-84=0`,
        say: 'Bring everything to one side. This is the standard form.',
        caption: {
          en: 'x² + 5x − 84 = 0. (½ mark)',
          hi: 'x² + 5x − 84 = 0। (½ अंक)',
          te: 'x² + 5x − 84 = 0. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`x^2+12x-7x-84=0`,
        say: 'We need two numbers with product minus eighty four and sum five. They are twelve and minus seven.',
        caption: {
          en: 'Product −84, sum 5: 12 and −7. (½ mark)',
          hi: 'गुणनफल −84, योग 5: 12 और −7। (½ अंक)',
          te: 'లబ్ధం −84, మొత్తం 5: 12, −7. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`(x+12)(x-7)=0\;\Rightarrow\; x=-12\;\text{ or }\; x=7`,
        say: 'Group and factorise: x plus twelve, times x minus seven, is zero. So x is minus twelve or seven.',
        caption: {
          en: '(x + 12)(x − 7) = 0, so x = −12 or x = 7. (1 mark)',
          hi: '(x + 12)(x − 7) = 0, इसलिए x = −12 या x = 7। (1 अंक)',
          te: '(x + 12)(x − 7) = 0, కాబట్టి x = −12 లేదా x = 7. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{A width is positive: } 7\text{ m and } 12\text{ m.}`,
        say: 'A width cannot be negative, so reject minus twelve, and say why. The sides are seven metres and twelve metres.',
        caption: {
          en: 'A width is positive, so reject −12. The sides are 7 m and 12 m. (½ mark)',
          hi: 'चौड़ाई धनात्मक है, इसलिए −12 छोड़ें। भुजाएँ 7 m और 12 m हैं। (½ अंक)',
          te: 'వెడల్పు ధనాత్మకం, కాబట్టి −12 వద్దు. భుజాలు 7 m, 12 m. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [() => 7 * (7 + 5) === 84, () => 12 * -7 === -84 && 12 - 7 === 5],
  },
  {
    slug: 'quadratic-formula',
    title: 'The quadratic formula (3 marks)',
    topic: 'Quadratic equations',
    steps: [
      {
        tex: t`\text{Solve } 3x^2-5x-2=0 \text{ by the quadratic formula.}`,
        say: 'Solve three x squared minus five x minus two equals zero by the quadratic formula.',
        caption: {
          en: 'Solve 3x² − 5x − 2 = 0 by the quadratic formula.',
          hi: '3x² − 5x − 2 = 0 को द्विघाती सूत्र से हल करें।',
          te: '3x² − 5x − 2 = 0 ను వర్గ సూత్రంతో సాధించండి.',
        },
      },
      {
        tex: t`a=3,\quad b=-5,\quad c=-2`,
        say: 'First write down a, b and c, with their signs. a is three, b is minus five, c is minus two. Half a mark.',
        caption: {
          en: 'a = 3, b = −5, c = −2. (½ mark)',
          hi: 'a = 3, b = −5, c = −2। (½ अंक)',
          te: 'a = 3, b = −5, c = −2. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`D=b^2-4ac=25+24=49`,
        say: 'The discriminant is b squared minus four a c. Minus five squared is twenty five. Minus four times three times minus two is plus twenty four. So D is forty nine.',
        caption: {
          en: 'D = b² − 4ac = 25 + 24 = 49. (1 mark)',
          hi: 'D = b² − 4ac = 25 + 24 = 49। (1 अंक)',
          te: 'D = b² − 4ac = 25 + 24 = 49. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`x=\frac{-b\pm\sqrt D}{2a}=\frac{5\pm 7}{6}`,
        say: 'Put these in the formula. x equals five plus or minus seven, all over six. One mark.',
        caption: {
          en: 'x = (−b ± √D) / 2a = (5 ± 7) / 6. (1 mark)',
          hi: 'x = (−b ± √D) / 2a = (5 ± 7) / 6। (1 अंक)',
          te: 'x = (−b ± √D) / 2a = (5 ± 7) / 6. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`x=2\quad\text{or}\quad x=-\frac13`,
        say: 'Twelve over six is two, and minus two over six is minus one third. Always write both roots.',
        caption: {
          en: 'x = 2 or x = −⅓. Always write both roots. (½ mark)',
          hi: 'x = 2 या x = −⅓। दोनों मूल हमेशा लिखें। (½ अंक)',
          te: 'x = 2 లేదా x = −⅓. రెండు మూలాలూ తప్పక రాయండి. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () => 25 - 4 * 3 * -2 === 49,
      () => [2, -1 / 3].every((x) => Math.abs(3 * x * x - 5 * x - 2) < 1e-12),
    ],
  },
  {
    slug: 'nature-of-roots',
    title: 'The nature of the roots (3 marks)',
    topic: 'Quadratic equations',
    figure: { widthInPx: 250, view: [-2.2, -1, 5.6, 7] },
    steps: [
      {
        tex: [
          t`\text{For which } k \text{ has } kx^2-12x+4k=0 \text{ two equal real roots?}`,
          t`\text{Take } k>0 \text{ and find the root.}`,
        ],
        say: 'For which k has the equation k x squared minus twelve x plus four k equals zero two equal real roots? Take k positive, and find the root.',
        caption: {
          en: 'For which k > 0 has kx² − 12x + 4k = 0 two equal real roots? Find the root.',
          hi: 'k > 0 के किस मान पर kx² − 12x + 4k = 0 के दो बराबर वास्तविक मूल हैं? मूल ज्ञात करें।',
          te: 'ఏ k > 0 కు kx² − 12x + 4k = 0 కు రెండు సమాన వాస్తవ మూలాలు ఉంటాయి? మూలం కనుగొనండి.',
        },
        figure: [
          segment([-2, 0], [5.5, 0], { colour: 'faint' }),
          segment([0, -0.8], [0, 6.8], { colour: 'faint' }),
        ],
      },
      {
        tex: t`\text{Equal roots} \iff D=0`,
        say: 'Two equal real roots mean that the discriminant is zero. Write this condition first.',
        caption: {
          en: 'Equal roots: D = 0. (½ mark)',
          hi: 'बराबर मूल: D = 0। (½ अंक)',
          te: 'సమాన మూలాలు: D = 0. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`D=(-12)^2-4\cdot k\cdot 4k=144-16k^2`,
        say: 'D is minus twelve squared, minus four times k times four k: one hundred and forty four minus sixteen k squared. One mark.',
        caption: {
          en: 'D = (−12)² − 4·k·4k = 144 − 16k². (1 mark)',
          hi: 'D = (−12)² − 4·k·4k = 144 − 16k²। (1 अंक)',
          te: 'D = (−12)² − 4·k·4k = 144 − 16k². (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`144-16k^2=0\;\Rightarrow\; k^2=9\;\Rightarrow\; k=3`,
        say: 'Put D equal to zero. k squared is nine, and since k is positive, k is three.',
        caption: {
          en: '144 − 16k² = 0, k² = 9, and k > 0 gives k = 3. (½ mark)',
          hi: '144 − 16k² = 0, k² = 9, और k > 0 से k = 3। (½ अंक)',
          te: '144 − 16k² = 0, k² = 9; k > 0 కాబట్టి k = 3. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`3x^2-12x+12=3(x-2)^2=0`,
        say: 'With k equal to three, the equation is three times x minus two, squared, equals zero.',
        caption: {
          en: '3x² − 12x + 12 = 3(x − 2)² = 0. (½ mark)',
          hi: '3x² − 12x + 12 = 3(x − 2)² = 0। (½ अंक)',
          te: '3x² − 12x + 12 = 3(x − 2)² = 0. (½ మార్కు)',
        },
        mark: '½',
        figure: [path(parabola(), {})],
      },
      {
        tex: t`x=2\;\text{ (twice)}`,
        say: 'The root is two, twice. On the graph, the curve just touches the x axis there.',
        caption: {
          en: 'x = 2 (twice): the curve touches the x-axis there. (½ mark)',
          hi: 'x = 2 (दो बार): वक्र वहाँ x-अक्ष को छूता है। (½ अंक)',
          te: 'x = 2 (రెండుసార్లు): వక్రం అక్కడ x-అక్షాన్ని తాకుతుంది. (½ మార్కు)',
        },
        mark: '½',
        figure: [dot([2, 0], 'result'), label([2, 0], '2', [0, 16], 'result')],
      },
    ],
    checks: [
      () => 144 - 16 * 3 ** 2 === 0,
      () => [0, 1, 2, 5].every((x) => 3 * x * x - 12 * x + 12 === 3 * (x - 2) ** 2),
    ],
  },
]

/** Part of y = 3(x − 2)², the curve of the video on the nature of roots. */
function parabola(): Point[] {
  return Array.from({ length: 61 }, (_, index): Point => {
    const x = 0.52 + (2.96 * index) / 60
    return [x, 3 * (x - 2) ** 2]
  })
}
