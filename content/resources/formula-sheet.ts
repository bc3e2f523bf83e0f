import type { ResourceSeed } from './resource-seed.ts'

export const formulaSheet: ResourceSeed = {
  name: 'formula-sheet',
  heading: 'Formula sheet with proofs',
  drawing: 'ap-steps',
  content: [
    '<p>A formula that you have proved once is hard to forget, and easy to rebuild if you do forget it. So this sheet does not only list the formulas of Class 10. It gives for the most important ones a proof of a few lines, short enough to be written on the back of an envelope. Print the list, keep it at your desk, and cover the right column with a ruler.</p>',
    '<h2>How to use it</h2>',
    '<ol><li>Read one block in the evening and prove the formula that stands there without looking.</li><li>In the morning write the formulas of that block from memory. Compare.</li><li>Mark the ones that failed with a dot. Three dots mean: do five sums with this formula today, not fifty with the others.</li></ol>',
    '<h2>The roots of a quadratic equation</h2>',
    String.raw`<p>The formula \(x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}\) comes from completing the square, once for all equations. This is also our worked example, with the marks that its steps would earn in a question of 4 marks: <em>derive the formula for the roots of \(ax^2 + bx + c = 0\), where \(a \neq 0\).</em></p>`,
    String.raw`<table><thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead><tbody><tr><td>Divide by \(a\), which is not zero: \(x^2 + \frac{b}{a}x = -\frac{c}{a}\)</td><td>½</td></tr><tr><td>Add the square of half of \(\frac{b}{a}\) on both sides: \(x^2 + \frac{b}{a}x + \frac{b^2}{4a^2} = \frac{b^2}{4a^2} - \frac{c}{a}\)</td><td>1</td></tr><tr><td>\(\left(x + \frac{b}{2a}\right)^2 = \frac{b^2 - 4ac}{4a^2}\)</td><td>1</td></tr><tr><td>If \(b^2 - 4ac \geq 0\): \(x + \frac{b}{2a} = \pm \frac{\sqrt{b^2 - 4ac}}{2a}\)</td><td>1</td></tr><tr><td>\(x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}\)</td><td>½</td></tr></tbody></table>`,
    String.raw`<p>The condition in the fourth line is not decoration. It is the whole chapter on the nature of roots: if \(b^2 - 4ac\) is negative, no real number has that square, and the equation has no real root. If it is zero, the sign \(\pm\) changes nothing and both roots fall together.</p>`,
    '<h2>The sum of an arithmetic progression</h2>',
    String.raw`<p>Write the sum forwards, \(a + (a + d) + \dots + l\), and below it backwards. Each pair that stands one above the other adds up to \(a + l\), for the upper term grows by \(d\) while the lower one shrinks by \(d\). There are \(n\) pairs, so twice the sum is \(n(a + l)\), and</p>`,
    String.raw`\[ S_n = \frac{n}{2}(a + l) = \frac{n}{2}\bigl(2a + (n - 1)d\bigr). \]`,
    String.raw`<p>Check it once with small numbers, as you should check every formula: \(2 + 5 + 8 + 11 = 26\), and \(\frac{4}{2}(2 + 11) = 26\).</p>`,
    '<figure data-drawing="ap-steps"><figcaption>The terms as bars. The same bars, turned over, fill the dashed rest of the rectangle, whose height is the first term plus the last. So the bars are half of it.</figcaption></figure>',
    '<h2>The identity of trigonometry</h2>',
    String.raw`<p>In a right triangle let \(a\) lie opposite the angle \(\theta\), \(b\) beside it, and let \(c\) be the hypotenuse. Pythagoras says \(a^2 + b^2 = c^2\). Divide by \(c^2\) and read the fractions as ratios: \(\sin^2 \theta + \cos^2 \theta = 1\). Divide by \(b^2\) instead: \(\tan^2 \theta + 1 = \sec^2 \theta\). Divide by \(a^2\): \(1 + \cot^2 \theta = \operatorname{cosec}^2 \theta\). Three identities, one theorem. The distance formula \(\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}\) is the same theorem once more, with the two legs laid along the axes.</p>`,
    '<h2>Two tangents from one point</h2>',
    String.raw`<p>Let \(PA\) and \(PB\) touch a circle with the centre \(O\). The radius to a point of contact is perpendicular to the tangent, so the triangles \(OAP\) and \(OBP\) have right angles at \(A\) and \(B\). They share the hypotenuse \(OP\), and \(OA = OB\) as radii. By the criterion RHS they are congruent, and therefore \(PA = PB\). Name the criterion: in a paper it carries a mark of its own.</p>`,
    '<figure data-drawing="tangents"><figcaption>The two tangents from an outside point, with the right angles at the points of contact. The two right triangles are mirror images in the dashed line to the centre.</figcaption></figure>',
    '<h2>Sector and segment</h2>',
    String.raw`<p>A sector of the angle \(\theta\) is \(\frac{\theta}{360}\) of its circle. Nothing else has to be learnt: its area is that part of \(\pi r^2\), its arc is that part of \(2 \pi r\). The segment is what remains of the sector when the triangle between the two radii is cut off. With \(r = 6\) cm and \(\theta = 60^\circ\) the triangle is equilateral, its area is \(\frac{\sqrt 3}{4} \times 36 = 9\sqrt 3\) cm², the sector is \(6\pi\) cm², and the segment is \((6\pi - 9\sqrt 3)\) cm², about \(3.26\) cm².</p>`,
    '<h2>What a proof does not replace</h2>',
    '<p>Mean, median and mode of grouped data, and the volumes of cone and sphere, are used in Class 10 without proof. Learn these with an estimate instead: a median must lie inside its class, and a cone must come out as a third of the cylinder around it. A formula written wrongly from memory seldom survives such a look.</p>',
  ],
  sheet: {
    title: 'Formula sheet, Class 10',
    typst: `
#set text(size: 10pt)
#section("Algebra")
#table(
  columns: (46mm, 1fr), inset: (x: 6pt, y: 5pt), stroke: 0.6pt + rule-blue, align: left + horizon,
  [HCF and LCM of two numbers], [$"HCF" times "LCM" = a times b$],
  [Zeroes of $a x^2 + b x + c$], [$alpha + beta = -b/a, quad alpha beta = c/a$],
  [Unique solution of a pair], [$a_1/a_2 != b_1/b_2$],
  [Roots of $a x^2 + b x + c = 0$], [$x = (-b plus.minus sqrt(b^2 - 4 a c))/(2 a)$],
  [Nature of the roots], [$b^2 - 4 a c > 0$ two, $= 0$ equal, $< 0$ none real],
  [$n$th term of an AP], [$a_n = a + (n - 1) d$],
  [Sum of $n$ terms], [$S_n = n/2 (2 a + (n - 1) d) = n/2 (a + l)$],
)
#section("Geometry and coordinates")
#table(
  columns: (46mm, 1fr), inset: (x: 6pt, y: 5pt), stroke: 0.6pt + rule-blue, align: left + horizon,
  [Distance], [$sqrt((x_2 - x_1)^2 + (y_2 - y_1)^2)$],
  [Point dividing in $m : n$], [$((m x_2 + n x_1)/(m + n), (m y_2 + n y_1)/(m + n))$],
  [Basic proportionality], [$D E parallel B C$ gives $(A D)/(D B) = (A E)/(E C)$],
  [Tangent and radius], [perpendicular at the point of contact],
  [Two tangents from $P$], [$P A = P B$],
)
#section("Trigonometry")
#data((1fr,) * 6, [$theta$], [$0°$], [$30°$], [$45°$], [$60°$], [$90°$],
  [$sin theta$], [$0$], [$1/2$], [$1/sqrt(2)$], [$sqrt(3)/2$], [$1$],
  [$cos theta$], [$1$], [$sqrt(3)/2$], [$1/sqrt(2)$], [$1/2$], [$0$],
  [$tan theta$], [$0$], [$1/sqrt(3)$], [$1$], [$sqrt(3)$], [not defined],
)
$sin^2 theta + cos^2 theta = 1, quad 1 + tan^2 theta = sec^2 theta, quad 1 + cot^2 theta = csc^2 theta$
#pagebreak()
#section("Measuring")
#table(
  columns: (46mm, 1fr, 1fr), inset: (x: 6pt, y: 5pt), stroke: 0.6pt + rule-blue, align: left + horizon,
  [*Solid*], [*Surface*], [*Volume*],
  [Cylinder], [curved $2 pi r h$], [$pi r^2 h$],
  [Cone, $l = sqrt(r^2 + h^2)$], [curved $pi r l$], [$1/3 pi r^2 h$],
  [Sphere], [$4 pi r^2$], [$4/3 pi r^3$],
  [Hemisphere], [curved $2 pi r^2$, whole $3 pi r^2$], [$2/3 pi r^3$],
  [Sector of angle $theta$], [area $theta/360 pi r^2$], [arc $theta/360 times 2 pi r$],
)
#section("Data and chance")
#table(
  columns: (46mm, 1fr), inset: (x: 6pt, y: 5pt), stroke: 0.6pt + rule-blue, align: left + horizon,
  [Mean (assumed mean $a$)], [$a + (sum f_i d_i)/(sum f_i)$],
  [Median of grouped data], [$l + (n/2 - "cf")/f times h$],
  [Mode of grouped data], [$l + (f_1 - f_0)/(2 f_1 - f_0 - f_2) times h$],
  [Probability], [favourable outcomes divided by all equally likely outcomes; from 0 to 1],
)
#section("From memory")
Cover the tables, write ten formulas here tomorrow morning, and compare.
#for _ in range(10) [
  #v(6.5mm)
  #line(length: 100%, stroke: 0.5pt + rule-blue)
]
`,
  },
}
