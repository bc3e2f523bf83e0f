import type { ArticleSeed } from './article-seed.ts'

export const fromSscToPolytechnic: ArticleSeed = {
  slug: 'from-ssc-to-polytechnic',
  type: 2,
  title: 'From SSC to polytechnic: maths you will meet',
  drawing: 'unit-circle',
  publishedOn: '2026-07-17',
  html: String.raw`
<p>After Class 10 many students go to a polytechnic: three years of civil, mechanical, electrical or computer engineering, with a diploma at the end and a workshop from the first week. The mathematics there is not a new country. It is the next street. Nearly every chapter of the first year begins at a line that you have already written in Class 10, and this text shows three of those lines.</p>
<p>The list of chapters differs from state to state, and so does the entrance test. Both stand in the current notification of your state's board of technical education. What follows is common ground.</p>

<h2>From two equations to matrices</h2>
<p>In Class 10 you solve a pair of linear equations by elimination. In the diploma the same pair is written as a table of numbers, because an electrical network may give ten equations, and a table can be handed to a machine. The small number \(ad - bc\), which you know from the condition for a unique solution, gets a name: the determinant.</p>
<p><strong>Worked example.</strong> Solve \(2x + 3y = 13\) and \(3x - y = 3\) by determinants. (4 marks)</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead>
<tbody>
<tr><td>\(D = \begin{vmatrix} 2 & 3 \\ 3 & -1 \end{vmatrix} = -2 - 9 = -11\)</td><td>1</td></tr>
<tr><td>\(D_x = \begin{vmatrix} 13 & 3 \\ 3 & -1 \end{vmatrix} = -13 - 9 = -22\)</td><td>1</td></tr>
<tr><td>\(D_y = \begin{vmatrix} 2 & 13 \\ 3 & 3 \end{vmatrix} = 6 - 39 = -33\)</td><td>1</td></tr>
<tr><td>\(x = \frac{-22}{-11} = 2\) and \(y = \frac{-33}{-11} = 3\)</td><td>1</td></tr>
</tbody>
</table>
<p>Put it back: \(2 \times 2 + 3 \times 3 = 13\) and \(3 \times 2 - 3 = 3\). Try the same pair by elimination and you will meet the number 11 again. It is the same sum in working clothes.</p>
<figure data-drawing="matrix-grid"><figcaption>Multiplying two matrices: each entry of the product stands where a row of the left one and a column of the upper one meet. The shaded entry is two times one plus one times two, which is four.</figcaption></figure>

<h2>From the ratio table to compound angles</h2>
<p>In school you know the ratios of 0°, 30°, 45°, 60° and 90°, and no others. On the workshop floor a plate is cut at 75°. The first formula of diploma trigonometry closes the gap:</p>
\[ \sin (A + B) = \sin A \cos B + \cos A \sin B \]
<p>With \(A = 45^\circ\) and \(B = 30^\circ\) your old table is enough:</p>
\[ \sin 75^\circ = \frac{1}{\sqrt 2} \cdot \frac{\sqrt 3}{2} + \frac{1}{\sqrt 2} \cdot \frac{1}{2} = \frac{\sqrt 3 + 1}{2 \sqrt 2} \approx 0.966 \]
<p>Note what the formula is <em>not</em>. \(\sin 45^\circ + \sin 30^\circ\) is about \(1.207\), and no sine is larger than 1. Students who test a wrong formula with one number lose a minute; those who do not lose a term.</p>
<figure data-drawing="unit-circle"><figcaption>A circle of radius 1. The height of the point is the sine of its angle, and the distance along the axis is the cosine. Seen so, an angle may be larger than 90°, and the ratios go all the way round.</figcaption></figure>

<h2>From slope to rate of change</h2>
<p>Between two points of a line the rise divided by the run is always the same. On a curve it is not. Take \(y = x^2\) near the point \((3, 9)\). From \(x = 3\) to \(x = 3.1\) the rise is \(9.61 - 9 = 0.61\), so the slope is \(0.61 \div 0.1 = 6.1\). From 3 to \(3.01\) it is \(0.0601 \div 0.01 = 6.01\). You can guess where this is going. The number 6 is called the derivative of \(x^2\) at 3, and the chapter that makes such guesses exact is calculus. You have done its first page with a decimal multiplication.</p>

<h2>What to take along from Class 10</h2>
<table>
<thead><tr><th scope="col">In Class 10</th><th scope="col">In the diploma</th><th scope="col">Why it is needed</th></tr></thead>
<tbody>
<tr><td>Factorising, algebraic fractions</td><td>Partial fractions</td><td>Taking a hard fraction apart before working with it</td></tr>
<tr><td>Pair of linear equations</td><td>Matrices, determinants</td><td>Currents in a network, forces in a frame</td></tr>
<tr><td>Ratios of standard angles</td><td>Compound and multiple angles</td><td>Alternating current, surveying</td></tr>
<tr><td>Distance and section formula</td><td>Straight line, circle</td><td>Drawing on a screen, machine paths</td></tr>
<tr><td>Areas and volumes</td><td>Mensuration, later integration</td><td>Material, cost, strength</td></tr>
</tbody>
</table>

<h2>Before the first week</h2>
<p>Do not buy a first-year book in the holidays and lose heart at page 40. Do three smaller things. Factorise twenty expressions until it is dull. Learn the ratio table so that you can write it in two minutes from nothing. And work ten sums with fractions and without a calculator, showing the lines. In the workshop your hands will be judged by what they make; in mathematics they are judged by what they write, line for line, as now.</p>
<p>If somebody tells you that a diploma is for those who are “weak in maths”, show them the derivative above. It is the road of people who want to see what the mathematics holds up.</p>
`,
}
