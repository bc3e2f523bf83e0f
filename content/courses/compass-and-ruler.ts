import { type CourseSeed, sheet, video } from './course-seed.ts'

export const compassAndRuler: CourseSeed = {
  slug: 'compass-and-ruler-constructions',
  title: 'Compass and ruler: constructions',
  category: 'Foundations',
  instructor: 'Farida Contractor',
  languages: ['en'],
  cover: {
    label: 'Compass, ruler',
    sublabel: 'Class 8 to 10 · All boards',
    board: 'foundations',
    construction: 'perpendicular-bisector',
  },
  about: String.raw`<p>A course in which the pencil does the thinking. Five short chapters: bisectors and loci, dividing a segment in a ratio, similar triangles by scale factor, tangents to a circle, and the circles of a triangle. All you need is a pair of compasses that does not slip, a ruler, and a hard pencil with a good point.</p><p>Each sheet gives measures and asks for a figure, for the steps in words, and for one length that can be <strong>checked by calculation</strong>. So you find out by yourself whether the drawing is right: if \(r = 3\) cm and the point stands \(5\) cm from the centre, the tangent must measure \(4\) cm, and a millimetre more says the arc was loose.</p>`,
  importance: String.raw`<p>Constructions bring four to eight marks in the papers of most boards, more in Tamil Nadu and in ICSE, and the same few figures come back each year. Marks are given for arcs that can be seen and for steps that are named, so rubbing out the arcs is the most expensive tidiness there is.</p><p>Beyond the paper, drawing is the best test of a theorem. Whoever has drawn the perpendicular bisectors of three triangles and seen them meet in one point each time, wants to know why, and then the proof is an answer and not a chore. Students who go on to drawing offices, carpentry, tailoring or architecture will use these figures more often than any formula.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>draw the perpendicular bisector of a segment and the bisector of an angle, and say which points lie on them</li><li>find points by two loci, and count how many there are</li><li>divide a segment in the ratio \(m : n\) with one ray and equal steps</li><li>construct a triangle similar to a given one, with scale factor below or above \(1\)</li><li>draw tangents to a circle from a point outside, and through a point on the circle</li><li>draw the circumcircle and the incircle of a triangle, and check \(R\) and \(r\) for a right triangle by calculation</li><li>write the steps in short sentences that a friend can follow without seeing the figure</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 99,
      description:
        'Five chapters of figures to draw. Steps in words with marks. A length to check in every question. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 249,
      description:
        'Five chapters of figures to draw. Steps in words with marks. A length to check in every question. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 699,
      description:
        'Five chapters of figures to draw. Steps in words with marks. A length to check in every question. Doubt tickets answered within a day. Stays open for the whole school year',
    },
  },
  modules: [
    {
      title: 'Bisectors and loci',
      items: [
        video('Points at equal distance from two points', 'locus-perpendicular-bisector'),
        sheet('Worksheet 1: loci', 'loci', 16011, 6),
        sheet('Worksheet 2: more loci', 'loci', 16012, 6),
      ],
    },
    {
      title: 'Dividing a segment',
      items: [
        video('Why parallel lines divide in the same ratio', 'basic-proportionality'),
        sheet('Worksheet 3: segments and scale factors', 'constructions', 16021, 6),
      ],
    },
    {
      title: 'Similar triangles',
      items: [
        video('Similar triangles and the shadow of a pole', 'similar-triangles-shadow'),
        sheet('Worksheet 4: similarity before drawing', 'similarity', 16031, 6),
        sheet('Worksheet 5: figures with a scale factor', 'constructions', 16032, 6),
      ],
    },
    {
      title: 'Tangents to a circle',
      items: [
        video('Tangents from an outside point, with compasses', 'tangent-construction'),
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Worksheet 6: tangents', 'tangent-constructions', 16041, 6),
      ],
    },
    {
      title: 'Circles of a triangle',
      items: [
        sheet('Worksheet 7: circumcircle and incircle', 'triangle-circles', 16051, 6),
        sheet('Worksheet 8: more circles of a triangle', 'triangle-circles', 16052, 6),
      ],
    },
  ],
}
