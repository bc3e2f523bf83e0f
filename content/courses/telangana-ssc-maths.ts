import { type CourseSeed, sheet, video } from './course-seed.ts'

export const telanganaSscMaths: CourseSeed = {
  slug: 'telangana-ssc-maths',
  title: 'Telangana SSC Maths with Telugu chapter words',
  category: 'Telangana SSC',
  instructor: 'K. Srinivasa Rao',
  languages: ['en'],
  level: 'standard',
  cover: {
    label: 'Mathematics',
    sublabel: 'Class 10 · Telangana',
    board: 'telangana',
    construction: 'thales',
  },
  about: String.raw`<p>The fourteen chapters of the Telangana Class 10 book, with logarithms and sets in their place. In this demo the videos and the sheets to print are in English; on the screen a sheet can be read in Telugu and Hindi too. The chapter words are given here in Telugu as well, so that a student of a Telugu-medium school can follow with the textbook open.</p><ul><li>Real numbers: <em lang="te">వాస్తవ సంఖ్యలు</em></li><li>Sets: <em lang="te">సమితులు</em></li><li>Polynomials: <em lang="te">బహుపదులు</em></li><li>Quadratic equations: <em lang="te">వర్గ సమీకరణాలు</em></li><li>Progressions: <em lang="te">శ్రేఢులు</em></li><li>Similar triangles: <em lang="te">సరూప త్రిభుజాలు</em></li><li>Mensuration: <em lang="te">క్షేత్రమితి</em></li><li>Trigonometry: <em lang="te">త్రికోణమితి</em></li><li>Probability: <em lang="te">సంభావ్యత</em></li></ul><p>Every chapter opens with a video in which one question is solved line by line, with the mark beside each line that earns one.</p><p>Syllabus: Telangana SCERT, Class X Mathematics. The questions are our own.</p>`,
  importance: String.raw`<p>In the SSC examination of the state, mathematics is the paper in which clear working pays most. Short questions ask for one idea and long ones for four or five lines, and in both the lines are marked one by one. A student who writes what is given, what is to be found, the formula and the numbers, in this order, gets marks even from a question that stays unfinished.</p><p>Two chapters deserve early attention because no earlier class has prepared them: logarithms, where \(\log_a xy = \log_a x + \log_a y\) turns a product into a sum, and sets, whose signs are used in every chapter of intermediate mathematics. Polytechnic entrance papers, too, take most of their questions from these fourteen chapters.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>write a number as a product of primes, and use the laws of logarithms in both directions</li><li>name the elements of \(A \cup B\), \(A \cap B\) and \(A - B\), and draw them</li><li>connect zeroes and coefficients, and solve pairs of linear equations and quadratic equations</li><li>find terms and sums in arithmetic progressions and terms in geometric ones</li><li>use distance, section formula and slope</li><li>prove and use the basic proportionality theorem and the theorem of Pythagoras</li><li>find lengths of tangents, areas of sectors and segments, and volumes of combined solids</li><li>use ratios, identities, and angles of elevation</li><li>find a probability, and mean, median and mode of grouped data</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 349,
      description:
        'All 14 chapters in textbook order. Chapter words in English and Telugu. Worksheets with step marks. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 899,
      description:
        'All 14 chapters in textbook order. Chapter words in English and Telugu. Worksheets with step marks. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 2599,
      description:
        'All 14 chapters in textbook order. Chapter words in English and Telugu. Worksheets with step marks. Doubt tickets answered within a day. Stays open until the SSC examination is over',
    },
  },
  modules: [
    {
      title: 'Real Numbers',
      items: [
        video('HCF and LCM from prime factors', 'hcf-lcm-prime-factors'),
        video('Why √2 is irrational', 'root-two-irrational'),
        video('Laws of logarithms', 'logarithm-laws'),
        sheet('Worksheet 1: real numbers', 'numbers-decimals', 6011),
        sheet('Worksheet 2: logarithms', 'logarithms', 6012),
      ],
    },
    {
      title: 'Sets',
      items: [
        video('Union and intersection in a Venn diagram', 'sets-venn'),
        sheet('Worksheet 3: sets', 'sets', 6021),
        sheet('Chapter test 2: sets', 'sets', 6022, 12),
      ],
    },
    {
      title: 'Polynomials',
      items: [
        video('Zeroes and coefficients of a quadratic polynomial', 'zeroes-coefficients'),
        sheet('Worksheet 4: polynomials', 'polynomials', 6031),
      ],
    },
    {
      title: 'Pair of Linear Equations in Two Variables',
      items: [
        video('Two lines on a graph: one solution, none, or many', 'linear-graphical-consistency'),
        video('Worked example: elimination', 'linear-elimination'),
        sheet('Worksheet 5: pair of linear equations', 'linear-equations', 6041),
        sheet('Worksheet 6: word problems with two unknowns', 'linear-word-problems', 6042),
      ],
    },
    {
      title: 'Quadratic Equations',
      items: [
        video('Worked example: splitting the middle term', 'quadratic-factorisation'),
        video('Worked example: quadratic formula', 'quadratic-formula'),
        sheet('Worksheet 7: quadratic equations', 'quadratic-equations', 6051),
        sheet('Worksheet 8: nature of roots', 'nature-of-roots', 6052),
      ],
    },
    {
      title: 'Progressions',
      items: [
        video('The nth term of an AP', 'ap-nth-term'),
        video('The sum of the first n terms', 'ap-sum'),
        video('Terms of a GP', 'gp-terms'),
        sheet('Worksheet 9: arithmetic progressions', 'arithmetic-progressions', 6061),
        sheet('Worksheet 10: geometric progressions', 'geometric-progressions', 6062),
      ],
    },
    {
      title: 'Coordinate Geometry',
      items: [
        video('Worked example: the distance formula', 'distance-formula'),
        video('Worked example: the section formula', 'section-formula'),
        video('The slope of a straight line', 'straight-line-slope'),
        sheet('Worksheet 11: distance and section', 'coordinate-geometry', 6071),
        sheet('Worksheet 12: slope and line', 'straight-lines', 6072),
      ],
    },
    {
      title: 'Similar Triangles',
      items: [
        video('The basic proportionality theorem', 'basic-proportionality'),
        video('The theorem of Pythagoras', 'pythagoras-theorem'),
        sheet('Worksheet 13: similar triangles', 'similarity-scale', 6081),
        sheet('Worksheet 14: right triangles', 'pythagoras', 6082),
      ],
    },
    {
      title: 'Tangents and Secants to a Circle',
      items: [
        video('Two tangents from one point are equal', 'two-tangents'),
        video('Worked example: area of a sector', 'sector-area'),
        sheet('Worksheet 15: tangents', 'circles', 6091),
        sheet('Worksheet 16: sectors and segments', 'areas-circles', 6092),
      ],
    },
    {
      title: 'Mensuration',
      items: [
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Worksheet 17: surface areas and volumes', 'solids', 6101),
      ],
    },
    {
      title: 'Trigonometry',
      items: [
        video('Ratios of 30°, 45° and 60° from two triangles', 'trig-ratios-standard-angles'),
        video('Worked example: proving an identity', 'trig-identities'),
        sheet('Worksheet 18: ratios', 'trigonometric-ratios', 6111),
        sheet('Worksheet 19: identities', 'trigonometric-identities', 6112),
      ],
    },
    {
      title: 'Applications of Trigonometry',
      items: [
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Worksheet 20: heights and distances', 'heights-distances', 6121),
      ],
    },
    {
      title: 'Probability',
      items: [
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 21: probability', 'probability', 6131),
      ],
    },
    {
      title: 'Statistics',
      items: [
        video('Worked example: mean of grouped data', 'mean-grouped'),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Worksheet 22: mean', 'mean', 6141),
        sheet('Worksheet 23: median and mode', 'median-ogive', 6142),
      ],
    },
  ],
}
