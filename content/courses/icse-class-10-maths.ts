import { type CourseSeed, sheet, video } from './course-seed.ts'

export const icseClass10Maths: CourseSeed = {
  slug: 'icse-class-10-maths',
  title: 'ICSE Class 10 Maths: complete course',
  category: 'ICSE',
  instructor: 'Farida Contractor',
  languages: ['en'],
  level: 'standard',
  cover: {
    label: 'Mathematics',
    sublabel: 'Class 10 · ICSE',
    board: 'icse',
    construction: 'unit-circle',
  },
  about: String.raw`<p>Nineteen chapters, from the shop bill to the coin: commercial mathematics, algebra, geometry, mensuration, trigonometry, statistics and probability as the ICSE syllabus groups them. Every chapter has at least one video or sheet that opens free, and a worksheet whose last page shows the marks line by line.</p><p>The ICSE paper likes clean work with units and reasons, and it likes topics that other boards leave out: inequations on the number line, the factor theorem, matrices, reflection, the slope of a line, loci. These are given room here. Where a figure must be drawn, the sheet asks for the <strong>steps of construction in words</strong> as well as the figure, because that is how it is marked.</p><p>Syllabus: CISCE, Mathematics (51) of the ICSE syllabus. The questions are our own.</p>`,
  importance: String.raw`<p>The written paper carries 80 marks, and the school adds 20 for project work. Section A must be answered whole; in section B you choose. So a chapter left out costs twice: once in section A, where there is no choice, and once more when the choice in section B has become narrower.</p><p>Commercial mathematics comes first for a reason. GST, a recurring deposit or a dividend is worked out with no more than percentages, and these marks can be had in the first month. Matrices and linear inequations, on the other hand, look odd for a week and then become the quickest marks of all. Both return in Class 11 and in every course on computing.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>work out CGST, SGST and IGST along a chain of dealers, the maturity value of a recurring deposit, and the return on shares</li><li>solve an inequation over \(\mathbb{N}\), \(\mathbb{Z}\) or \(\mathbb{R}\) and show it on the number line</li><li>use remainder and factor theorem to break a cubic into factors</li><li>multiply \(2 \times 2\) matrices and say when a product exists</li><li>handle ratio, arithmetic and geometric progressions, and quadratics with two decimal places</li><li>reflect points in the axes and the origin, and write \(y = mx + c\)</li><li>draw loci, tangents and circles of a triangle with ruler and compasses only</li><li>work with cylinder, cone and sphere, identities, heights, ogives and histograms</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 449,
      description:
        'All 19 chapters of the ICSE syllabus. Worksheets and chapter tests with step marks. Steps of construction in words. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 1149,
      description:
        'All 19 chapters of the ICSE syllabus. Worksheets and chapter tests with step marks. Steps of construction in words. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 3299,
      description:
        'All 19 chapters of the ICSE syllabus. Worksheets and chapter tests with step marks. Steps of construction in words. Doubt tickets answered within a day. Stays open through prelims and the board examination',
    },
  },
  modules: [
    {
      title: 'Goods and Services Tax',
      items: [
        video('GST on a shop bill', 'gst-shop-bill'),
        sheet('Worksheet 1: CGST, SGST, IGST', 'gst', 4013),
        sheet('Chapter test 1: goods and services tax', 'gst', 4014, 10),
      ],
    },
    {
      title: 'Banking',
      items: [
        video('Worked example: a recurring deposit', 'recurring-deposit'),
        sheet('Worksheet 2: recurring deposits', 'recurring-deposit', 4021),
      ],
    },
    {
      title: 'Shares and Dividends',
      items: [
        video('Worked example: dividend and return', 'shares-dividend'),
        sheet('Worksheet 3: shares and dividends', 'shares-dividends', 4031),
      ],
    },
    {
      title: 'Linear Inequations',
      items: [
        video('An inequation on the number line', 'linear-inequations-number-line'),
        sheet('Worksheet 4: linear inequations', 'linear-inequations', 4041),
      ],
    },
    {
      title: 'Quadratic Equations',
      items: [
        video('Worked example: quadratic formula', 'quadratic-formula'),
        video('Nature of roots from the discriminant', 'nature-of-roots'),
        sheet('Worksheet 5: factors, formula, equal roots', 'quadratic-equations', 4051),
        sheet('Worksheet 6: problems on quadratic equations', 'quadratic-word-problems', 4052),
      ],
    },
    {
      title: 'Ratio and Proportion',
      items: [
        video('Worked example: continued proportion', 'ratio-proportion'),
        sheet('Worksheet 7: ratio and proportion', 'ratio-proportion', 4061),
      ],
    },
    {
      title: 'Factor Theorem',
      items: [
        video('A cubic broken into factors', 'factor-theorem'),
        sheet('Worksheet 8: remainder and factor theorem', 'factor-theorem', 4071),
      ],
    },
    {
      title: 'Matrices',
      items: [
        video('Worked example: the product of two matrices', 'matrices-product'),
        sheet('Worksheet 9: matrices', 'matrices', 4081),
        sheet('Chapter test 8: matrices', 'matrices', 4082, 12),
      ],
    },
    {
      title: 'Arithmetic Progression',
      items: [
        video('The nth term of an AP', 'ap-nth-term'),
        video('The sum of the first n terms', 'ap-sum'),
        sheet('Worksheet 10: arithmetic progression', 'arithmetic-progressions', 4091),
      ],
    },
    {
      title: 'Geometric Progression',
      items: [
        video('Terms of a GP', 'gp-terms'),
        sheet('Worksheet 11: geometric progression', 'geometric-progressions', 4101),
      ],
    },
    {
      title: 'Coordinate Geometry',
      items: [
        video('Worked example: the section formula', 'section-formula'),
        video('The slope of a straight line', 'straight-line-slope'),
        sheet('Worksheet 12: reflection', 'reflection', 4111),
        sheet('Worksheet 13: section and mid-point', 'coordinate-geometry', 4112),
        sheet('Worksheet 14: equation of a line', 'straight-lines', 4113),
      ],
    },
    {
      title: 'Similarity',
      items: [
        video('The basic proportionality theorem', 'basic-proportionality'),
        video('Similar triangles and the shadow of a pole', 'similar-triangles-shadow'),
        sheet('Worksheet 15: similarity, maps and models', 'similarity-scale', 4121),
      ],
    },
    {
      title: 'Loci',
      items: [
        video('Points at equal distance from two points', 'locus-perpendicular-bisector'),
        sheet('Worksheet 16: loci', 'loci', 4131),
      ],
    },
    {
      title: 'Circles',
      items: [
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Worksheet 17: chords, angles, tangents', 'circle-angles', 4141),
      ],
    },
    {
      title: 'Constructions',
      items: [
        video('Tangents from an outside point, with compasses', 'tangent-construction'),
        sheet('Worksheet 18: constructions', 'constructions', 4151),
        sheet('Worksheet 19: tangents to a circle', 'tangent-constructions', 4152),
      ],
    },
    {
      title: 'Mensuration',
      items: [
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Worksheet 20: surface areas and volumes', 'solids', 4161),
      ],
    },
    {
      title: 'Trigonometry',
      items: [
        video('Worked example: proving an identity', 'trig-identities'),
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Worksheet 21: identities', 'trigonometric-identities', 4171),
        sheet('Worksheet 22: heights and distances', 'heights-distances', 4172),
      ],
    },
    {
      title: 'Statistics',
      items: [
        video('Worked example: mean of grouped data', 'mean-grouped'),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Worksheet 23: mean', 'mean', 4181),
        sheet('Worksheet 24: median and mode', 'median-ogive', 4182),
      ],
    },
    {
      title: 'Probability',
      items: [
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 25: probability', 'probability', 4191),
      ],
    },
  ],
}
