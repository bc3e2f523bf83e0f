import { type CourseSeed, paper, sheet, video } from './course-seed.ts'

export const cbseClass10MathsBasic: CourseSeed = {
  slug: 'cbse-class-10-maths-basic',
  title: 'CBSE Class 10 Maths Basic (241): pass with confidence',
  category: 'CBSE',
  instructor: 'Imran Sheikh',
  languages: ['en', 'hi', 'te'],
  level: 'foundation',
  cover: {
    label: 'Maths Basic',
    sublabel: 'Class 10 · CBSE',
    board: 'cbse',
    construction: 'number-line',
  },
  about: String.raw`<p>The fourteen chapters of the Class 10 book for the <strong>Basic paper (241)</strong>, told slowly. The chapters are the same as in Standard; what changes is the share of direct questions. So each chapter here begins with one direct question done fully on the board, then a short sheet of eight questions of the same kind, and only then a longer one.</p><p>Nothing is assumed beyond the four operations, fractions and a little courage with letters. If \(3x - 7 = 11\) still costs you a pause, begin with the first video of chapter 3 and stay there until it does not. Two practice papers at the end have 38 questions for 80 marks in three hours, so that a full paper holds no surprise.</p><p>Syllabus: CBSE, Mathematics Basic (241) of the secondary curriculum. The questions are our own.</p>`,
  importance: String.raw`<p>Basic is the right choice when mathematics will not be your main subject after Class 10. The syllabus and the school test are common to both papers; only the level of the final paper differs, and the certificate names the paper you took. Passing asks for about a third of the marks, and a calm student can collect them in statistics, probability, coordinate geometry and trigonometric values alone.</p><p>Calm is the point. Most marks lost in this paper go to missing units, unread words such as <em>diameter</em>, and lines jumped over in the head. The sheets here pay a mark for each line, so that writing the small steps becomes a habit and not a punishment.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>break a number into primes and read HCF and LCM from it</li><li>find the zeroes of \(x^2 - 5x + 6\) and check them</li><li>solve two equations in two unknowns without a slip of sign</li><li>use the quadratic formula as a recipe in four lines</li><li>find any term and the sum of an arithmetic progression</li><li>use \(\sin 30^\circ\), \(\cos 60^\circ\), \(\tan 45^\circ\) from a table you can draw yourself in a minute</li><li>find distance and mid-point of two points, areas of sectors, volumes of cones and cylinders</li><li>make the column table for a mean, and the fraction for a probability</li><li>lay out an answer so that an examiner finds each step, its unit and its reason at once</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 299,
      description:
        'All 14 chapters at a slow pace. Worksheets with step marks. Two practice papers of 38 questions for 80 marks. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 749,
      description:
        'All 14 chapters at a slow pace. Worksheets with step marks. Two practice papers of 38 questions for 80 marks. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 2199,
      description:
        'All 14 chapters at a slow pace. Worksheets with step marks. Two practice papers of 38 questions for 80 marks. Doubt tickets answered within a day. Stays open until the board examination is over',
    },
  },
  modules: [
    {
      title: 'Real Numbers',
      items: [
        video('HCF and LCM from prime factors', 'hcf-lcm-prime-factors'),
        sheet('Worksheet 1: HCF and LCM', 'real-numbers', 2011),
        sheet('More practice 1: real numbers', 'real-numbers', 2012, 12),
      ],
    },
    {
      title: 'Polynomials',
      items: [
        video('Zeroes and coefficients, slowly', 'zeroes-coefficients'),
        sheet('Worksheet 2: zeroes of a polynomial', 'polynomials', 2021),
      ],
    },
    {
      title: 'Pair of Linear Equations in Two Variables',
      items: [
        video('Worked example: elimination', 'linear-elimination'),
        video('What two lines on a graph can tell', 'linear-graphical-consistency'),
        sheet('Worksheet 3: two equations, two unknowns', 'linear-equations', 2031),
        sheet('More practice 3: pair of linear equations', 'linear-equations', 2032, 12),
      ],
    },
    {
      title: 'Quadratic Equations',
      items: [
        video('Worked example: quadratic formula', 'quadratic-formula'),
        video('Worked example: splitting the middle term', 'quadratic-factorisation'),
        sheet('Worksheet 4: quadratic equations', 'quadratic-equations', 2041),
        sheet('More practice 4: nature of roots', 'nature-of-roots', 2042),
      ],
    },
    {
      title: 'Arithmetic Progressions',
      items: [
        video('The nth term of an AP', 'ap-nth-term'),
        video('The sum of the first n terms', 'ap-sum'),
        sheet('Worksheet 5: terms and sums', 'arithmetic-progressions', 2051),
      ],
    },
    {
      title: 'Triangles',
      items: [
        video('Similar triangles and the shadow of a pole', 'similar-triangles-shadow'),
        sheet('Worksheet 6: similar triangles', 'similarity', 2061),
      ],
    },
    {
      title: 'Coordinate Geometry',
      items: [
        video('Worked example: the distance formula', 'distance-formula'),
        sheet('Worksheet 7: distance and mid-point', 'coordinate-geometry', 2071),
        sheet('More practice 7: coordinate geometry', 'coordinate-geometry', 2072, 12),
      ],
    },
    {
      title: 'Introduction to Trigonometry',
      items: [
        video('Ratios of 30°, 45° and 60° from two triangles', 'trig-ratios-standard-angles'),
        sheet('Worksheet 8: ratios and standard angles', 'trigonometric-ratios', 2081),
        sheet('More practice 8: trigonometric values', 'trigonometric-ratios', 2082, 12),
      ],
    },
    {
      title: 'Some Applications of Trigonometry',
      items: [
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Worksheet 9: heights and distances', 'heights-distances', 2091),
      ],
    },
    {
      title: 'Circles',
      items: [
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Worksheet 10: tangents', 'circles', 2101),
      ],
    },
    {
      title: 'Areas Related to Circles',
      items: [
        video('Worked example: area of a sector', 'sector-area'),
        sheet('Worksheet 11: sectors and arcs', 'areas-circles', 2111),
      ],
    },
    {
      title: 'Surface Areas and Volumes',
      items: [
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Worksheet 12: surface areas and volumes', 'combined-solids', 2121),
      ],
    },
    {
      title: 'Statistics',
      items: [
        video('Worked example: mean of grouped data', 'mean-grouped'),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Worksheet 13: the column table for a mean', 'mean', 2131),
        sheet('Worksheet 14: median and mode', 'median-mode', 2132),
      ],
    },
    {
      title: 'Probability',
      items: [
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 15: coins, dice and cards', 'probability', 2141),
        paper('Practice paper A with marking scheme', 'cbse-basic-paper', 2142, true),
        paper('Practice paper B with marking scheme', 'cbse-basic-paper', 2143, true),
      ],
    },
  ],
}
