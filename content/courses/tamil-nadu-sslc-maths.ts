import { type CourseSeed, sheet, video } from './course-seed.ts'

export const tamilNaduSslcMaths: CourseSeed = {
  slug: 'tamil-nadu-sslc-maths',
  title: 'Tamil Nadu SSLC Maths: complete course',
  category: 'Tamil Nadu SSLC',
  instructor: 'S. Meenakshi',
  languages: ['en'],
  level: 'standard',
  cover: {
    label: 'Mathematics',
    sublabel: 'Class 10 · Tamil Nadu',
    board: 'tamil-nadu',
    construction: 'triangle-heights',
  },
  about: String.raw`<p>The eight long chapters of the Samacheer Class 10 book. Eight sounds few, but <em>Numbers and Sequences</em> alone holds divisibility, modular arithmetic, arithmetic and geometric progressions, and <em>Algebra</em> runs from linear equations to matrices. So a chapter here is cut into lessons of one idea each: a video of about a minute, then a worksheet on that idea alone.</p><p>The videos are shared with other boards where the mathematics is the same; the order, the sheets and the words are those of the Tamil Nadu book, for instance relations and functions at the very beginning, standard deviation, and the slope of a line written as \(m = \dfrac{y_2 - y_1}{x_2 - x_1}\). Answers show the marks line by line.</p><p>Syllabus: Tamil Nadu SCERT, Class X Mathematics. The questions are our own.</p>`,
  importance: String.raw`<p>The SSLC paper has 100 marks: fourteen questions of one mark, then ten answers of two, ten of five, and two of eight marks for <strong>practical geometry and a graph</strong>. In the middle sections you choose among four more questions than you answer, and one question in each of them is compulsory and often comes from outside the exercises.</p><p>That compulsory question is the reason to understand a chapter and not to learn its exercises by heart. The sheets here take new numbers and new stories for each rule, so that recognising an exercise is of no use and recognising the idea is. The chapter on functions deserves the first fortnight: all of Class 11 is written in its language.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>list a Cartesian product, tell a function from a relation, and find \(f(a)\) and \(f \circ g\)</li><li>work with HCF, with progressions of both kinds, and with their sums</li><li>solve pairs of linear equations and quadratics, and judge the nature of the roots</li><li>multiply matrices and find unknown entries</li><li>use Thales, the angle bisector, Pythagoras and the tangent theorems</li><li>find slope and equation of a line, and test points for lying on it</li><li>prove identities, and find heights from angles</li><li>find surface areas and volumes of cylinder, cone, sphere and frustum</li><li>find standard deviation and probability, and explain what each measures</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 349,
      description:
        'All 8 chapters cut into short lessons. Worksheets with step marks. New numbers in every sheet. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 899,
      description:
        'All 8 chapters cut into short lessons. Worksheets with step marks. New numbers in every sheet. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 2599,
      description:
        'All 8 chapters cut into short lessons. Worksheets with step marks. New numbers in every sheet. Doubt tickets answered within a day. Stays open through revision tests and the public examination',
    },
  },
  modules: [
    {
      title: 'Relations and Functions',
      items: [
        video('Which relation is a function?', 'relations-functions'),
        sheet('Worksheet 1: relations and functions', 'relations-functions', 10011),
        sheet('Worksheet 2: values and composition', 'relations-functions', 10012, 10),
      ],
    },
    {
      title: 'Numbers and Sequences',
      items: [
        video('HCF and LCM from prime factors', 'hcf-lcm-prime-factors'),
        video('The nth term of an AP', 'ap-nth-term'),
        video('The sum of the first n terms', 'ap-sum'),
        video('Terms of a GP', 'gp-terms'),
        sheet('Worksheet 3: arithmetic progressions', 'arithmetic-progressions', 10021),
        sheet('Worksheet 4: geometric progressions', 'geometric-progressions', 10022),
      ],
    },
    {
      title: 'Algebra',
      items: [
        video('Worked example: elimination', 'linear-elimination'),
        video('Worked example: splitting the middle term', 'quadratic-factorisation'),
        video('Nature of roots from the discriminant', 'nature-of-roots'),
        video('Worked example: the product of two matrices', 'matrices-product'),
        sheet('Worksheet 5: quadratic equations', 'quadratic-equations', 10031),
        sheet('Worksheet 6: matrices', 'matrices', 10032),
      ],
    },
    {
      title: 'Geometry',
      items: [
        video('The basic proportionality theorem', 'basic-proportionality'),
        video('The theorem of Pythagoras', 'pythagoras-theorem'),
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Worksheet 7: similar triangles', 'similarity-scale', 10041),
        sheet('Worksheet 8: right triangles', 'pythagoras', 10042),
        sheet('Worksheet 9: tangents', 'circles', 10043),
      ],
    },
    {
      title: 'Coordinate Geometry',
      items: [
        video('The slope of a straight line', 'straight-line-slope'),
        sheet('Worksheet 10: slope and equation of a line', 'straight-lines', 10051),
        sheet('Worksheet 11: points, distances, areas', 'points-areas', 10052),
      ],
    },
    {
      title: 'Trigonometry',
      items: [
        video('Worked example: proving an identity', 'trig-identities'),
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Worksheet 12: identities', 'trigonometric-identities', 10061),
        sheet('Worksheet 13: heights and distances', 'heights-distances', 10062),
      ],
    },
    {
      title: 'Mensuration',
      items: [
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Worksheet 14: surface areas and volumes', 'solids', 10071),
        sheet('Chapter test 7: mensuration', 'solids', 10072, 12),
      ],
    },
    {
      title: 'Statistics and Probability',
      items: [
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 15: standard deviation', 'standard-deviation', 10081),
        sheet('Worksheet 16: probability', 'probability', 10082),
      ],
    },
  ],
}
