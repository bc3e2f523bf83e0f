import { type CourseSeed, sheet, video } from './course-seed.ts'

export const apSscMaths: CourseSeed = {
  slug: 'ap-ssc-maths',
  title: 'AP SSC Maths with Telugu chapter words',
  category: 'Andhra Pradesh SSC',
  instructor: 'V. Lakshmi Prasanna',
  languages: ['en', 'hi', 'te'],
  level: 'standard',
  cover: {
    label: 'Mathematics',
    sublabel: 'Class 10 · Andhra Pradesh',
    board: 'andhra',
    construction: 'similar-triangles',
  },
  about: String.raw`<p>Andhra Pradesh now teaches Class 10 mathematics from a book with English and Telugu on facing pages, and this course follows its fourteen chapters. The videos and the sheets to print are in English; on the screen a sheet can be read in Telugu and Hindi too. The chapter words stand here in both languages, so that the two pages of the book and the video can be read together.</p><ul><li>Polynomials: <em lang="te">బహుపదులు</em></li><li>Quadratic equations: <em lang="te">వర్గ సమీకరణాలు</em></li><li>Arithmetic progressions: <em lang="te">అంకశ్రేఢులు</em></li><li>Triangles: <em lang="te">త్రిభుజాలు</em></li><li>Circles: <em lang="te">వృత్తాలు</em></li><li>Statistics: <em lang="te">సాంఖ్యక శాస్త్రం</em></li></ul><p>Each chapter has a worked video, a worksheet with step marks, and in the longer chapters a second sheet of stories from fields, buses, canals and shops.</p><p>Syllabus: Andhra Pradesh SCERT, Class X Mathematics. The questions are our own.</p>`,
  importance: String.raw`<p>The SSC paper in mathematics has 100 marks in four sections, from questions of one mark to questions of eight. Twelve marks come from one-word answers, and forty from five long questions, so both the quick eye and the complete answer are paid. Students often train only one of them.</p><p>The long questions are less long than they look. Eight marks means about eight lines, and the scheme gives a mark for the formula, for putting the numbers in, for each step and for the unit. A student who has seen such a scheme writes differently. That habit, more than any trick, is what this course trains, and it serves just as well in the polytechnic entrance and in the first year of intermediate.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>find HCF and LCM, and prove that a number such as \(3 + 2\sqrt{5}\) is irrational</li><li>read zeroes from a graph and link them to the coefficients</li><li>solve pairs of equations by graph, substitution and elimination</li><li>solve \(ax^2 + bx + c = 0\) and judge its roots</li><li>find terms and sums of arithmetic progressions</li><li>use similarity and the basic proportionality theorem</li><li>find distances, and points that divide a segment in a ratio</li><li>use ratios, identities, elevation and depression</li><li>work with tangents, sectors and combined solids</li><li>find mean, median, mode and probability, and set out each long answer in lines that can be marked</li></ul>`,
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
        sheet('Worksheet 1: real numbers', 'real-numbers', 8011),
      ],
    },
    {
      title: 'Polynomials',
      items: [
        video('Zeroes and coefficients of a quadratic polynomial', 'zeroes-coefficients'),
        sheet('Worksheet 2: polynomials', 'polynomials', 8021),
      ],
    },
    {
      title: 'Pair of Linear Equations in Two Variables',
      items: [
        video('Two lines on a graph: one solution, none, or many', 'linear-graphical-consistency'),
        video('Worked example: elimination', 'linear-elimination'),
        sheet('Worksheet 3: pair of linear equations', 'linear-equations', 8031),
        sheet('Worksheet 4: word problems with two unknowns', 'linear-word-problems', 8032),
      ],
    },
    {
      title: 'Quadratic Equations',
      items: [
        video('Worked example: splitting the middle term', 'quadratic-factorisation'),
        video('Nature of roots from the discriminant', 'nature-of-roots'),
        sheet('Worksheet 5: quadratic equations', 'quadratic-equations', 8041),
        sheet('Worksheet 6: stories that lead to a quadratic', 'quadratic-word-problems', 8042),
      ],
    },
    {
      title: 'Arithmetic Progressions',
      items: [
        video('The nth term of an AP', 'ap-nth-term'),
        video('The sum of the first n terms', 'ap-sum'),
        sheet('Worksheet 7: arithmetic progressions', 'arithmetic-progressions', 8051),
        sheet('Worksheet 8: savings, seats and steps', 'progression-word-problems', 8052),
      ],
    },
    {
      title: 'Triangles',
      items: [
        video('The basic proportionality theorem', 'basic-proportionality'),
        video('Similar triangles and the shadow of a pole', 'similar-triangles-shadow'),
        sheet('Worksheet 9: triangles', 'similarity', 8061),
        sheet('Chapter test 6: triangles', 'similarity', 8062, 12),
      ],
    },
    {
      title: 'Coordinate Geometry',
      items: [
        video('Worked example: the distance formula', 'distance-formula'),
        video('Worked example: the section formula', 'section-formula'),
        sheet('Worksheet 10: coordinate geometry', 'coordinate-geometry', 8071),
      ],
    },
    {
      title: 'Introduction to Trigonometry',
      items: [
        video('Ratios of 30°, 45° and 60° from two triangles', 'trig-ratios-standard-angles'),
        video('Worked example: proving an identity', 'trig-identities'),
        sheet('Worksheet 11: ratios', 'trigonometric-ratios', 8081),
        sheet('Worksheet 12: identities', 'trigonometric-identities', 8082),
      ],
    },
    {
      title: 'Some Applications of Trigonometry',
      items: [
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Worksheet 13: heights and distances', 'heights-distances', 8091),
      ],
    },
    {
      title: 'Circles',
      items: [
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Worksheet 14: tangents and radii', 'circles', 8101),
      ],
    },
    {
      title: 'Areas Related to Circles',
      items: [
        video('Worked example: area of a sector', 'sector-area'),
        sheet('Worksheet 15: sectors and segments', 'areas-circles', 8111),
      ],
    },
    {
      title: 'Surface Areas and Volumes',
      items: [
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Worksheet 16: surface areas and volumes', 'combined-solids', 8121),
      ],
    },
    {
      title: 'Statistics',
      items: [
        video('Worked example: mean of grouped data', 'mean-grouped'),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Worksheet 17: mean by three methods', 'mean', 8131),
        sheet('Worksheet 18: median and mode', 'median-mode', 8132),
      ],
    },
    {
      title: 'Probability',
      items: [
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 19: coins, dice and cards', 'probability', 8141),
      ],
    },
  ],
}
