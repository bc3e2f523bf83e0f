import { type CourseSeed, sheet, video } from './course-seed.ts'

export const cbseClass10MathsStandard: CourseSeed = {
  slug: 'cbse-class-10-maths-standard',
  title: 'CBSE Class 10 Maths Standard (041): complete course',
  category: 'CBSE',
  instructor: 'R. Padmavathi',
  languages: ['en', 'hi', 'te'],
  level: 'standard',
  cover: {
    label: 'Maths Standard',
    sublabel: 'Class 10 · CBSE',
    board: 'cbse',
    construction: 'parabola',
  },
  about: String.raw`<p>All fourteen chapters of the Class 10 book, in the order of the book, for students who will write the <strong>Standard paper (041)</strong>. Each chapter opens with a short video in which one question is solved on the board line by line, and every line that earns a mark carries that mark beside it. A worksheet and a chapter test follow, with numbers of their own and a last page of answers with step marks.</p><p>The course suits a student who follows the lesson in school and wants to write it out fully: why \(\sqrt{2}\) cannot be a fraction, where \(x = \dfrac{-b \pm \sqrt{b^2 - 4ac}}{2a}\) comes from, and which sentence a proof in geometry cannot do without.</p><p>Syllabus: CBSE, Mathematics Standard (041) of the secondary curriculum. The questions are our own.</p>`,
  importance: String.raw`<p>The theory paper carries 80 marks: 6 for number systems, 20 for algebra, 6 for coordinate geometry, 15 for geometry, 12 for trigonometry, 10 for mensuration and 11 for statistics and probability. More than half of it is written answers, and those are marked <em>step by step</em>. A wrong last line after four right ones still earns most of its marks; a right answer with nothing above it often does not.</p><p>A student who passes Standard may take Mathematics in Class 11 without further conditions, so this paper keeps science, commerce with maths and the engineering diplomas open. Algebra and trigonometry of this year return in the first month of Class 11, usually without revision.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>find HCF and LCM from prime factors and prove that \(\sqrt{2}\), \(\sqrt{3}\) and \(\sqrt{5}\) are irrational</li><li>link the zeroes of \(ax^2 + bx + c\) to its coefficients, and solve pairs of linear equations by graph, substitution and elimination</li><li>solve quadratic equations by factors and by formula, and judge the roots by \(b^2 - 4ac\) before solving</li><li>write the \(n\)th term and the sum of an arithmetic progression, and turn a story into one</li><li>use the basic proportionality theorem, similarity and the two-tangent theorem with a reason for each line</li><li>work with standard angles, identities, heights and distances</li><li>find mean, median and mode of grouped data, and say what each of them tells</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 399,
      description:
        'All 14 chapters in textbook order. Worksheets and chapter tests with step marks. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 999,
      description:
        'All 14 chapters in textbook order. Worksheets and chapter tests with step marks. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 2999,
      description:
        'All 14 chapters in textbook order. Worksheets and chapter tests with step marks. Doubt tickets answered within a day. Stays open through pre-boards and the board examination',
    },
  },
  modules: [
    {
      title: 'Real Numbers',
      items: [
        video('HCF and LCM from prime factors', 'hcf-lcm-prime-factors'),
        video('Why √2 is irrational', 'root-two-irrational'),
        sheet('Worksheet 1: HCF, LCM, irrational numbers', 'real-numbers', 1011),
        sheet('Chapter test 1: real numbers', 'real-numbers', 1012, 12),
      ],
    },
    {
      title: 'Polynomials',
      items: [
        video('Zeroes and coefficients of a quadratic polynomial', 'zeroes-coefficients'),
        sheet('Worksheet 2: zeroes and coefficients', 'polynomials', 1021),
        sheet('Chapter test 2: polynomials', 'polynomials', 1022, 12),
      ],
    },
    {
      title: 'Pair of Linear Equations in Two Variables',
      items: [
        video('Two lines on a graph: one solution, none, or many', 'linear-graphical-consistency'),
        video('Worked example: elimination', 'linear-elimination'),
        sheet('Worksheet 3: substitution, elimination, consistency', 'linear-equations', 1031),
        sheet('Worksheet 4: word problems with two unknowns', 'linear-word-problems', 1032),
        sheet('Chapter test 3: pair of linear equations', 'linear-equations', 1033, 12),
      ],
    },
    {
      title: 'Quadratic Equations',
      items: [
        video('Worked example: splitting the middle term', 'quadratic-factorisation'),
        video('Worked example: quadratic formula', 'quadratic-formula'),
        video('Nature of roots from the discriminant', 'nature-of-roots'),
        sheet('Worksheet 5: factors, formula, equal roots', 'quadratic-equations', 1041),
        sheet('Worksheet 6: speed, area and number problems', 'quadratic-word-problems', 1042),
        sheet('Chapter test 4: quadratic equations', 'quadratic-equations', 1043, 12),
      ],
    },
    {
      title: 'Arithmetic Progressions',
      items: [
        video('The nth term of an AP', 'ap-nth-term'),
        video('The sum of the first n terms', 'ap-sum'),
        sheet('Worksheet 7: terms and sums', 'arithmetic-progressions', 1051),
        sheet('Worksheet 8: savings, seats and steps', 'progression-word-problems', 1052),
        sheet('Chapter test 5: arithmetic progressions', 'arithmetic-progressions', 1053, 12),
      ],
    },
    {
      title: 'Triangles',
      items: [
        video('The basic proportionality theorem', 'basic-proportionality'),
        video('Similar triangles and the shadow of a pole', 'similar-triangles-shadow'),
        sheet('Worksheet 9: proportionality and similarity', 'similarity', 1061),
        sheet('Chapter test 6: triangles', 'similarity', 1062, 12),
      ],
    },
    {
      title: 'Coordinate Geometry',
      items: [
        video('Worked example: the distance formula', 'distance-formula'),
        video('Worked example: the section formula', 'section-formula'),
        sheet('Worksheet 10: distance, section, mid-point', 'coordinate-geometry', 1071),
        sheet('Chapter test 7: coordinate geometry', 'coordinate-geometry', 1072, 12),
      ],
    },
    {
      title: 'Introduction to Trigonometry',
      items: [
        video('Ratios of 30°, 45° and 60° from two triangles', 'trig-ratios-standard-angles'),
        video('Worked example: proving an identity', 'trig-identities'),
        sheet('Worksheet 11: ratios and standard angles', 'trigonometric-ratios', 1081),
        sheet('Worksheet 12: identities', 'trigonometric-identities', 1082),
        sheet('Chapter test 8: trigonometric ratios', 'trigonometric-ratios', 1083, 12),
      ],
    },
    {
      title: 'Some Applications of Trigonometry',
      items: [
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Worksheet 13: heights and distances', 'heights-distances', 1091),
        sheet('Chapter test 9: elevation and depression', 'heights-distances', 1092, 12),
      ],
    },
    {
      title: 'Circles',
      items: [
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Worksheet 14: tangents and radii', 'circles', 1101),
        sheet('Chapter test 10: circles', 'circles', 1102, 12),
      ],
    },
    {
      title: 'Areas Related to Circles',
      items: [
        video('Worked example: area of a sector', 'sector-area'),
        sheet('Worksheet 15: sectors, arcs and segments', 'areas-circles', 1111),
        sheet('Chapter test 11: areas related to circles', 'areas-circles', 1112, 12),
      ],
    },
    {
      title: 'Surface Areas and Volumes',
      items: [
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Worksheet 16: combined solids', 'combined-solids', 1121),
        sheet('Chapter test 12: surface areas and volumes', 'combined-solids', 1122, 12),
      ],
    },
    {
      title: 'Statistics',
      items: [
        video('Worked example: mean of grouped data', 'mean-grouped'),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Worksheet 17: mean by three methods', 'mean', 1131),
        sheet('Worksheet 18: median and mode', 'median-mode', 1132),
        sheet('Chapter test 13: median and mode', 'median-mode', 1133, 10),
      ],
    },
    {
      title: 'Probability',
      items: [
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 19: coins, dice and cards', 'probability', 1141),
        sheet('Chapter test 14: probability', 'probability', 1142, 12),
      ],
    },
  ],
}
