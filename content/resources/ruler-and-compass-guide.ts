import type { ResourceSeed } from './resource-seed.ts'

export const rulerAndCompassGuide: ResourceSeed = {
  name: 'ruler-and-compass-guide',
  heading: 'Ruler-and-compass guide',
  drawing: 'perpendicular-bisector',
  content: [
    '<p>A construction is an argument drawn with a pencil. The ruler may draw a straight line through two points, the compasses may draw a circle round one point through another, and nothing else is allowed: no measuring of the answer, no sliding until it fits. Whoever reads your drawing must be able to see from the arcs alone how you got there. That is why arcs are never rubbed out, and why they carry marks.</p>',
    '<h2>The tools</h2>',
    '<ul><li><strong>Compasses</strong> that stay where you set them. Test: draw a circle twice round. If you see two lines, tighten the screw.</li><li><strong>A hard, sharp pencil</strong> (HB or H) in the compasses, the same for lines. A blunt line is half a millimetre wide, and three blunt lines miss each other.</li><li><strong>A ruler</strong> with a clean edge. Measure from the mark of 0, not from the end of the wood.</li><li><strong>Paper on something soft</strong>, so that the needle holds.</li></ul>',
    '<p>Open the compasses wide. Two arcs that cross almost at a right angle give a clear point; two that graze each other give a smear.</p>',
    '<h2>1. The perpendicular bisector</h2>',
    String.raw`<p>Set the compasses to more than half of \(AB\). Draw arcs above and below from \(A\), then, with the same opening, from \(B\). The line through the two crossings halves \(AB\) at a right angle. Why: each crossing is as far from \(A\) as from \(B\), because the opening was not changed, and all such points lie on one line.</p>`,
    '<figure data-drawing="perpendicular-bisector"><figcaption>The four arcs have one radius. The dashed lines from the ends to the crossings make a rhombus, and the diagonals of a rhombus halve each other at right angles.</figcaption></figure>',
    '<p>Three other constructions are this one in disguise. For the <strong>perpendicular at a point</strong> of a line, mark two points on the line equally far from it, and bisect. For the <strong>circumcircle</strong> of a triangle, bisect two sides; the lines meet in the centre. And a <strong>locus</strong> “equally far from two points” asks for nothing but this line.</p>',
    '<h2>2. The bisector of an angle</h2>',
    String.raw`<p>From the vertex draw one arc that cuts both arms. From the two cuts draw two more arcs with one opening. The line from the vertex to their crossing halves the angle: the triangles on both sides have three equal sides each. So you can make \(60^\circ\) (an equilateral triangle), then \(30^\circ\) and \(15^\circ\), and from \(90^\circ\) also \(45^\circ\), all without a protractor. Two such bisectors in a triangle meet in the centre of its incircle.</p>`,
    '<h2>3. Dividing a segment in a ratio</h2>',
    String.raw`<p>To divide \(AB\) as \(3 : 2\), draw a ray from \(A\) at a sharp angle and step off \(3 + 2 = 5\) equal lengths on it. Join the fifth mark to \(B\), and draw the parallel to this line through the third mark. It cuts \(AB\) at the wanted point, by the basic proportionality theorem. With \(AB = 8\) cm the larger part must measure \(\frac35 \times 8 = 4.8\) cm. Measuring <em>afterwards</em> is a check, and it is allowed.</p>`,
    '<h2>4. Tangents from a point: a worked example</h2>',
    '<p><em>Draw a circle of radius 3 cm. From a point 7 cm from its centre construct the two tangents and measure them.</em> (4 marks)</p>',
    String.raw`<table><thead><tr><th scope="col">What stands on the sheet</th><th scope="col">Mark</th></tr></thead><tbody><tr><td>Circle with centre \(O\) and radius 3 cm; \(P\) with \(OP = 7\) cm</td><td>½</td></tr><tr><td>Perpendicular bisector of \(OP\), arcs visible; it meets \(OP\) in \(M\)</td><td>1</td></tr><tr><td>Circle round \(M\) through \(O\); it cuts the first circle in \(A\) and \(B\)</td><td>1</td></tr><tr><td>The lines \(PA\) and \(PB\)</td><td>½</td></tr><tr><td>Measured: \(PA = PB \approx 6.3\) cm</td><td>½</td></tr><tr><td>Reason: \(\angle OAP = 90^\circ\), an angle in a semicircle, so \(PA\) touches the circle</td><td>½</td></tr></tbody></table>`,
    String.raw`<p>The check comes from Pythagoras: \(PA = \sqrt{7^2 - 3^2} = \sqrt{40} \approx 6.32\) cm. If you measured 6.1, something slipped; if you measured 6.3, your pencil is sharp.</p>`,
    '<figure data-drawing="tangents"><figcaption>The construction of the example: the dashed circle has the line from the centre to the point as its diameter, so it meets the first circle exactly where the angle is right.</figcaption></figure>',
    '<h2>What costs marks</h2>',
    String.raw`<ol><li><strong>Arcs rubbed out.</strong> A clean drawing without arcs looks measured, and is marked as measured.</li><li><strong>Letters missing.</strong> The text speaks of \(M\); on the paper no point has a name.</li><li><strong>The opening changed</strong> between two arcs that must be equal. Draw all arcs of one kind one after another.</li><li><strong>A rough sketch left out.</strong> Ten seconds with a free hand tell you where the figure will run off the page.</li><li><strong>Steps written for the wrong figure.</strong> Write each step when you have drawn it, not at the end.</li></ol>`,
    '<h2>An exercise for the hand</h2>',
    '<p>Draw a triangle that fills half a page. Bisect all three sides. The three lines must pass through one point. Two of them always meet; the third is the judge. Look at how far it misses: under a millimetre is good work. Repeat on three evenings, and you will see the little triangle between the lines shrink to a dot. The sheet to print has four given figures for this, with the true answers on its last lines.</p>',
  ],
  sheet: {
    title: 'Ruler and compasses: four exercises',
    typst: `
#set text(size: 10.5pt)
Print at actual size. Leave every arc where it is.

#ask(1, "2", [Construct the perpendicular bisector of $A B$ and name its middle $M$. Measure $A M$.])
#canvas(160mm, 34mm, {
  stretch((30mm, 18mm), (102mm, 18mm))
  dot(30mm, 18mm)
  dot(102mm, 18mm)
  name(24.5mm, 16mm, $A$)
  name(104mm, 16mm, $B$)
})
#ask(2, "3", [Divide $C D$ in the ratio $3 : 2$. Measure the larger part.])
#canvas(160mm, 38mm, {
  stretch((25mm, 6mm), (105mm, 6mm))
  dot(25mm, 6mm)
  dot(105mm, 6mm)
  name(19.5mm, 4mm, $C$)
  name(107mm, 4mm, $D$)
})
#ask(3, "3", [Construct the circumcircle of the triangle. Measure its radius.])
#canvas(160mm, 68mm, {
  place(polygon(stroke: thick, (50mm, 55mm), (98mm, 55mm), (50mm, 19mm)))
  name(44mm, 53.5mm, $P$)
  name(100mm, 53.5mm, $Q$)
  name(44mm, 16mm, $R$)
})
#pagebreak()
#ask(4, "4", [Construct the two tangents from $S$ to the circle. Measure them.])
#canvas(160mm, 78mm, {
  place(dx: 15mm, dy: 14mm, circle(radius: 25mm, stroke: thick))
  dot(40mm, 39mm)
  dot(105mm, 39mm)
  name(34.5mm, 37mm, $O$)
  name(107mm, 37mm, $S$)
})
#section("Steps with their reasons")
For each construction: what did you draw, and why does it do what is asked?
#for _ in range(12) [
  #v(6mm)
  #line(length: 100%, stroke: 0.5pt + rule-blue)
]

#section("Measured by the compasses, checked by calculation")
#data(4, [*1*], [*2*], [*3*], [*4*],
  [$A M = 7.2/2 = 3.6$ cm],
  [$3/5 times 8 = 4.8$ cm],
  [right angle at $P$: $R Q = 6$ cm, so $r = 3$ cm],
  [$sqrt(6.5^2 - 2.5^2) = sqrt(36) = 6$ cm],
)
`,
  },
}
