import { type CourseSeed, sheet, video } from './course-seed.ts'

export const tamilNaduGeometryAndGraphs: CourseSeed = {
  slug: 'tamil-nadu-practical-geometry-and-graphs',
  title: 'Practical geometry and graphs (8 + 8 marks)',
  category: 'Tamil Nadu SSLC',
  instructor: 'S. Meenakshi',
  languages: ['en'],
  cover: {
    label: 'Geometry, graphs',
    sublabel: 'Class 10 · Tamil Nadu',
    board: 'tamil-nadu',
    construction: 'tangents',
  },
  about: String.raw`<p>The last part of the Tamil Nadu SSLC paper asks for one construction and one graph, eight marks each, and it is the only part in which you know beforehand what will be asked. This short course takes the four kinds in turn: a triangle similar to a given one, tangents from an outside point, a graph of direct or inverse variation, and a graph of \(y = ax^2 + bx + c\).</p><p>Every sheet gives new measures and asks for the same product as the paper: a rough figure, the fair figure, the steps in words, and the length or the value read off. The answers list the steps with their marks and give the length by calculation, so that you can check your own drawing to the millimetre.</p>`,
  importance: String.raw`<p>Sixteen marks of a hundred for work that can be rehearsed is a bargain. The marks are shared out plainly: some for the rough figure with its measures, most for the lines and arcs, one or two for the steps in words, and in a graph for the scale, the table, the points, and the smooth curve. A graph without its scale, or a figure without visible arcs, loses marks although the answer is right.</p><p>There is a second reason. Drawing forces you to see what a formula hides: two tangents <em>are</em> equal on paper, and a parabola that does not touch the \(x\) axis shows at a glance what \(b^2 - 4ac &lt; 0\) means.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>construct a triangle similar to a given one with scale factor \(\dfrac{3}{5}\) or \(\dfrac{7}{4}\), larger or smaller</li><li>draw the two tangents from a point outside a circle, measure them, and check with \(\sqrt{d^2 - r^2}\)</li><li>tell direct from inverse variation by looking at a table, and find its constant</li><li>choose a scale that fills the page and write it in the corner</li><li>plot \(y = ax^2 + bx + c\) from a table and draw a smooth curve through seven points</li><li>solve a quadratic equation by reading where the curve meets a line, and state the nature of the roots</li><li>write the steps of a construction in five short sentences</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 149,
      description:
        'Four kinds of eight-mark questions. New measures in every sheet. Steps in words with marks. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 399,
      description:
        'Four kinds of eight-mark questions. New measures in every sheet. Steps in words with marks. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 999,
      description:
        'Four kinds of eight-mark questions. New measures in every sheet. Steps in words with marks. Doubt tickets answered within a day. Stays open until the public examination',
    },
  },
  modules: [
    {
      title: 'Similar triangles by scale factor',
      items: [
        video('Why a parallel line gives a similar triangle', 'basic-proportionality'),
        sheet('Worksheet 1: constructions with a scale factor', 'constructions', 11011, 6),
        sheet('Worksheet 2: more constructions', 'constructions', 11012, 6),
      ],
    },
    {
      title: 'Tangents from an outside point',
      items: [
        video('Tangents from an outside point, with compasses', 'tangent-construction'),
        video('Why the two tangents are equal', 'two-tangents'),
        sheet('Worksheet 3: tangents and their lengths', 'tangent-constructions', 11021, 6),
        sheet('Worksheet 4: more tangents', 'tangent-constructions', 11022, 6),
      ],
    },
    {
      title: 'Graphs of direct and inverse variation',
      items: [
        video('Slope: how steep is a straight graph?', 'straight-line-slope'),
        sheet('Worksheet 5: variation', 'variation-graphs', 11031, 6),
        sheet('Worksheet 6: more variation', 'variation-graphs', 11032, 6),
      ],
    },
    {
      title: 'Graphs of quadratic functions',
      items: [
        video('Nature of roots from the discriminant', 'nature-of-roots'),
        sheet('Worksheet 7: tables and curves', 'quadratic-graphs', 11041, 6),
        sheet('Worksheet 8: more tables and curves', 'quadratic-graphs', 11042, 6),
      ],
    },
  ],
}
