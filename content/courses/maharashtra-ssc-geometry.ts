import { type CourseSeed, sheet, video } from './course-seed.ts'

export const maharashtraSscGeometry: CourseSeed = {
  slug: 'maharashtra-ssc-maths-part-2-geometry',
  title: 'Maths Part II: Geometry',
  category: 'Maharashtra SSC',
  instructor: 'Shubhangi Deshmukh',
  languages: ['en'],
  level: 'standard',
  cover: {
    label: 'Part II: Geometry',
    sublabel: 'Class 10 · Maharashtra',
    board: 'maharashtra',
    construction: 'cone-on-hemisphere',
  },
  about: String.raw`<p>The seven chapters of Mathematics Part II for the Maharashtra SSC: similarity, the theorem of Pythagoras, circle, geometric constructions, co-ordinate geometry, trigonometry and mensuration. The course goes with Part I, Algebra, but can be taken alone.</p><p>Every theorem appears twice. First in numbers, with a figure to measure: if \(AD = 3\), \(DB = 5\) and \(AE = 4.5\), then \(EC = 7.5\), and a ruler agrees. Then in letters, with the reason for each line in brackets. The sheets keep to that habit; an answer in geometry that has no reason in brackets is only half an answer, and its marks say so.</p><p>Syllabus: Maharashtra State Board, Class X Mathematics Part II. The questions are our own.</p>`,
  importance: String.raw`<p>Part II carries 40 marks in two hours, and more of them than in Part I are for <em>writing</em>: given, to prove, construction, proof. Students who are quick with numbers are sometimes surprised here, because a right picture and a right answer can still lack the sentence that joins them.</p><p>The chapters also lean on each other more than those of algebra do. Similarity gives Pythagoras, Pythagoras gives \(\sin^2\theta + \cos^2\theta = 1\), and tangents, constructions and mensuration use all three. A gap in the first chapter is felt in every later one, so the first fortnight goes to similarity alone. Later this order pays: mensuration and co-ordinates come almost free, and diploma entrance tests take a good part of their geometry from them.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>compare areas of triangles, use the basic proportionality theorem and the tests of similarity</li><li>use Pythagoras, its converse, and \(h^2 = pq\) for the altitude on the hypotenuse</li><li>work with tangents, arcs, inscribed angles and cyclic quadrilaterals</li><li>construct a similar triangle and tangents to a circle, and describe the steps</li><li>find distance, section point and slope</li><li>use identities, and angles of elevation and depression</li><li>find surface area and volume of cone, cylinder, sphere and joined solids, and areas of sector and segment</li><li>write a proof in four parts, with a reason in brackets after each line</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 249,
      description:
        'All 7 chapters of Part II. Worksheets and chapter tests with step marks. Steps of construction in words. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 649,
      description:
        'All 7 chapters of Part II. Worksheets and chapter tests with step marks. Steps of construction in words. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 1899,
      description:
        'All 7 chapters of Part II. Worksheets and chapter tests with step marks. Steps of construction in words. Doubt tickets answered within a day. Stays open through prelims and the SSC examination',
    },
  },
  modules: [
    {
      title: 'Similarity',
      items: [
        video('The basic proportionality theorem', 'basic-proportionality'),
        video('Similar triangles and the shadow of a pole', 'similar-triangles-shadow'),
        sheet('Worksheet 1: similarity', 'similarity-scale', 14011),
        sheet('Chapter test 1: similarity', 'similarity-scale', 14012, 12),
      ],
    },
    {
      title: 'Pythagoras Theorem',
      items: [
        video('The theorem of Pythagoras', 'pythagoras-theorem'),
        sheet('Worksheet 2: right triangles', 'pythagoras', 14021),
        sheet('Chapter test 2: Pythagoras theorem', 'pythagoras', 14022, 12),
      ],
    },
    {
      title: 'Circle',
      items: [
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Worksheet 3: tangents, chords, angles', 'circle-angles', 14031),
        sheet('Chapter test 3: circle', 'circle-angles', 14032, 12),
      ],
    },
    {
      title: 'Geometric Constructions',
      items: [
        video('Tangents from an outside point, with compasses', 'tangent-construction'),
        sheet('Worksheet 4: tangents to a circle', 'tangent-constructions', 14041),
        sheet('Worksheet 5: triangles with a scale factor', 'constructions', 14042),
      ],
    },
    {
      title: 'Co-ordinate Geometry',
      items: [
        video('Worked example: the distance formula', 'distance-formula'),
        video('Worked example: the section formula', 'section-formula'),
        video('The slope of a straight line', 'straight-line-slope'),
        sheet('Worksheet 6: distance and section', 'coordinate-geometry', 14051),
        sheet('Worksheet 7: slope', 'straight-lines', 14052),
      ],
    },
    {
      title: 'Trigonometry',
      items: [
        video('Worked example: proving an identity', 'trig-identities'),
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Worksheet 8: identities', 'trigonometric-identities', 14061),
        sheet('Worksheet 9: elevation and depression', 'heights-distances', 14062),
      ],
    },
    {
      title: 'Mensuration',
      items: [
        video('Worked example: a solid made of two solids', 'combined-solids'),
        video('Worked example: area of a sector', 'sector-area'),
        sheet('Worksheet 10: solids', 'solids', 14071),
        sheet('Worksheet 11: sectors and segments', 'areas-circles', 14072),
      ],
    },
  ],
}
