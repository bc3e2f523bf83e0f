import { type CourseSeed, sheet, video } from './course-seed.ts'

export const karnatakaSslcMaths: CourseSeed = {
  slug: 'karnataka-sslc-maths',
  title: 'Karnataka SSLC Maths: complete course',
  category: 'Karnataka SSLC',
  instructor: 'Basavaraj Patil',
  languages: ['en', 'hi', 'te'],
  level: 'standard',
  cover: {
    label: 'Mathematics',
    sublabel: 'Class 10 · Karnataka',
    board: 'karnataka',
    construction: 'ap-steps',
  },
  about: String.raw`<p>All fourteen chapters for the Karnataka SSLC examination, in the order of the present book, which is based on the national one. The course was planned for students of government and aided schools who study in the evening: videos of about a minute, sheets of four pages at most, and a chapter that can be finished in a week beside school.</p><p>Theorems have a place of their own, because the paper asks for proofs: the basic proportionality theorem, the tangent that stands at right angles to the radius, the two equal tangents. Each is done first with numbers, so that you see <em>what</em> is claimed, and then with letters, so that you see <em>why</em> it holds for every figure.</p><p>Syllabus: Karnataka SSLC, Class X Mathematics. The questions are our own.</p>`,
  importance: String.raw`<p>The paper has 80 marks, the school adds 20 from its own assessment. Multiple choice and one-line answers make up sixteen of the 80; the rest is written out in questions of two to five marks. Geometry proofs and graphs of linear equations come nearly every year in some form, and both have a fixed layout which can be practised.</p><p>From the SSLC many go on to PUC science or commerce, to an ITI or to a diploma college. All of these begin with quadratic equations, trigonometric ratios and areas of this class, taken as known. The hour spent now on \(\sin^2\theta + \cos^2\theta = 1\) is an hour that nobody gives you later.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>find HCF and LCM by prime factors, and prove that \(\sqrt{2}\) is irrational</li><li>find zeroes, and a polynomial from its zeroes</li><li>solve a pair of linear equations on graph paper and by elimination</li><li>solve quadratic equations in two ways, and state the nature of their roots</li><li>write \(a_n = a + (n - 1)d\) and \(S_n = \dfrac{n}{2}[2a + (n - 1)d]\) and use them in stories</li><li>prove and use the theorems on triangles and circles</li><li>use distance and section formula, ratios, identities and angles of elevation</li><li>find areas of sectors, volumes of joined solids, mean, median, mode and probability</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 349,
      description:
        'All 14 chapters in textbook order. Proofs in full. Worksheets with step marks. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 899,
      description:
        'All 14 chapters in textbook order. Proofs in full. Worksheets with step marks. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 2599,
      description:
        'All 14 chapters in textbook order. Proofs in full. Worksheets with step marks. Doubt tickets answered within a day. Stays open through preparatory and annual examinations',
    },
  },
  modules: [
    {
      title: 'Real Numbers',
      items: [
        video('HCF and LCM from prime factors', 'hcf-lcm-prime-factors'),
        video('Why √2 is irrational', 'root-two-irrational'),
        sheet('Worksheet 1: real numbers', 'real-numbers', 12011),
      ],
    },
    {
      title: 'Polynomials',
      items: [
        video('Zeroes and coefficients of a quadratic polynomial', 'zeroes-coefficients'),
        sheet('Worksheet 2: polynomials', 'polynomials', 12021),
      ],
    },
    {
      title: 'Pair of Linear Equations in Two Variables',
      items: [
        video('Two lines on a graph: one solution, none, or many', 'linear-graphical-consistency'),
        video('Worked example: elimination', 'linear-elimination'),
        sheet('Worksheet 3: pair of linear equations', 'linear-equations', 12031),
        sheet('Worksheet 4: word problems with two unknowns', 'linear-word-problems', 12032),
      ],
    },
    {
      title: 'Quadratic Equations',
      items: [
        video('Worked example: splitting the middle term', 'quadratic-factorisation'),
        video('Worked example: quadratic formula', 'quadratic-formula'),
        sheet('Worksheet 5: quadratic equations', 'quadratic-equations', 12041),
        sheet('Worksheet 6: nature of roots', 'nature-of-roots', 12042),
      ],
    },
    {
      title: 'Arithmetic Progressions',
      items: [
        video('The nth term of an AP', 'ap-nth-term'),
        video('The sum of the first n terms', 'ap-sum'),
        sheet('Worksheet 7: terms and sums', 'arithmetic-progressions', 12051),
        sheet('Chapter test 5: arithmetic progressions', 'arithmetic-progressions', 12052, 12),
      ],
    },
    {
      title: 'Triangles',
      items: [
        video('The basic proportionality theorem', 'basic-proportionality'),
        video('Similar triangles and the shadow of a pole', 'similar-triangles-shadow'),
        sheet('Worksheet 8: triangles', 'similarity', 12061),
      ],
    },
    {
      title: 'Coordinate Geometry',
      items: [
        video('Worked example: the distance formula', 'distance-formula'),
        video('Worked example: the section formula', 'section-formula'),
        sheet('Worksheet 9: coordinate geometry', 'coordinate-geometry', 12071),
      ],
    },
    {
      title: 'Introduction to Trigonometry',
      items: [
        video('Ratios of 30°, 45° and 60° from two triangles', 'trig-ratios-standard-angles'),
        video('Worked example: proving an identity', 'trig-identities'),
        sheet('Worksheet 10: ratios and standard angles', 'trigonometric-ratios', 12081),
        sheet('Worksheet 11: identities', 'trigonometric-identities', 12082),
      ],
    },
    {
      title: 'Some Applications of Trigonometry',
      items: [
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Worksheet 12: heights and distances', 'heights-distances', 12091),
      ],
    },
    {
      title: 'Circles',
      items: [
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Worksheet 13: tangents and radii', 'circles', 12101),
      ],
    },
    {
      title: 'Areas Related to Circles',
      items: [
        video('Worked example: area of a sector', 'sector-area'),
        sheet('Worksheet 14: sectors and segments', 'areas-circles', 12111),
      ],
    },
    {
      title: 'Surface Areas and Volumes',
      items: [
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Worksheet 15: surface areas and volumes', 'combined-solids', 12121),
      ],
    },
    {
      title: 'Statistics',
      items: [
        video('Worked example: mean of grouped data', 'mean-grouped'),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Worksheet 16: mean', 'mean', 12131),
        sheet('Worksheet 17: median and mode', 'median-ogive', 12132),
      ],
    },
    {
      title: 'Probability',
      items: [
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 18: probability', 'probability', 12141),
      ],
    },
  ],
}
