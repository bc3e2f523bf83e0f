import { type CourseSeed, sheet, video } from './course-seed.ts'

export const class9To10Bridge: CourseSeed = {
  slug: 'class-9-to-10-bridge',
  title: 'Class 9 to 10 bridge',
  category: 'Foundations',
  instructor: 'Imran Sheikh',
  languages: ['en'],
  level: 'foundation',
  cover: {
    label: 'Class 9 to 10',
    sublabel: 'Class 9 · All boards',
    board: 'foundations',
    construction: 'line-slope',
  },
  about: String.raw`<p>Six weeks between Class 9 and Class 10, one chapter a week, for any board. The bridge takes up the things of Class 9 on which Class 10 stands: numbers and surds, factors of polynomials, linear equations, the right triangle, areas, and averages. Each week has a video or more and two sheets.</p><p>The first sheet of a week repeats Class 9. The second goes a step further, so that the first month of the new class will feel familiar. Nothing is hurried: a rule such as \((a + b)(a - b) = a^2 - b^2\) is first tried with numbers, then drawn as an area, and only then used.</p>`,
  importance: String.raw`<p>Most trouble in Class 10 is trouble of Class 9 met again. A student who cannot solve a quadratic equation usually understands it quite well, but breaks \(x^2 - x - 12\) wrongly; another loses a question on heights because \(\sqrt{12}\) was left as it stood. These are small repairs, but there is no time for them once the new chapters begin.</p><p>The holidays are the right time: no tests, no marks that count, no one waiting. The course needs only pencil, paper, a ruler and compasses. And it is useful for a second reader as well, an elder brother or a parent who wishes to help and has not looked at algebra for twenty years.</p>`,
  learning: String.raw`<p>After the six weeks you can</p><ul><li>place \(\sqrt{2}\) on the number line, shorten \(\sqrt{72}\) to \(6\sqrt{2}\), and clear a surd from a denominator</li><li>divide, factorise and evaluate polynomials, and use the factor theorem</li><li>solve a linear equation without slips of sign, read a line from its graph, and say what its slope means</li><li>use Pythagoras forwards and backwards</li><li>find the area of a triangle by half base times height and by Heron's formula, and volumes of simple solids</li><li>find mean, median and mode of a short list, and say which of them to trust</li><li>write working in lines that another person can follow</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 149,
      description:
        'Six chapters, one for each week. Two worksheets in every chapter. Fits every board. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 399,
      description:
        'Six chapters, one for each week. Two worksheets in every chapter. Fits every board. Doubt tickets answered within a day. Time to repeat a chapter',
    },
    yearly: {
      priceInRupees: 1199,
      description:
        'Six chapters, one for each week. Two worksheets in every chapter. Fits every board. Doubt tickets answered within a day. Stays open through Class 10 for looking things up',
    },
  },
  modules: [
    {
      title: 'Week 1: numbers and surds',
      items: [
        video('HCF and LCM from prime factors', 'hcf-lcm-prime-factors'),
        sheet('Worksheet 1: surds', 'surds', 15011),
        sheet('Worksheet 2: prime factors and real numbers', 'numbers-decimals', 15012),
      ],
    },
    {
      title: 'Week 2: polynomials and factors',
      items: [
        video('A cubic broken into factors', 'factor-theorem'),
        sheet('Worksheet 3: remainder and factor theorem', 'factor-theorem', 15021),
        sheet('Worksheet 4: zeroes of a polynomial', 'polynomials', 15022),
      ],
    },
    {
      title: 'Week 3: linear equations and their graphs',
      items: [
        video('The slope of a straight line', 'straight-line-slope'),
        video('Worked example: elimination', 'linear-elimination'),
        sheet('Worksheet 5: lines and slopes', 'straight-lines', 15031),
        sheet('Worksheet 6: linear equations', 'linear-equations', 15032),
      ],
    },
    {
      title: 'Week 4: the right triangle',
      items: [
        video('The theorem of Pythagoras', 'pythagoras-theorem'),
        sheet('Worksheet 7: right triangles', 'pythagoras', 15041),
        sheet('Worksheet 8: distances between points', 'coordinate-geometry', 15042),
      ],
    },
    {
      title: 'Week 5: areas and volumes',
      items: [
        sheet('Worksheet 9: areas of triangles', 'triangle-areas', 15051),
        sheet('Worksheet 10: surface areas and volumes', 'solids', 15052),
      ],
    },
    {
      title: 'Week 6: averages and chance',
      items: [
        video('An average that misleads', 'average-that-misleads'),
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 11: which average?', 'misleading-averages', 15061),
        sheet('Worksheet 12: coins, dice and cards', 'probability', 15062),
      ],
    },
  ],
}
