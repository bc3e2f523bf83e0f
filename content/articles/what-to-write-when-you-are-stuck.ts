import type { ArticleSeed } from './article-seed.ts'

export const whatToWriteWhenYouAreStuck: ArticleSeed = {
  slug: 'what-to-write-when-you-are-stuck',
  type: 1,
  title: 'What to write when you are stuck',
  drawing: 'tangents',
  publishedOn: '2026-11-09',
  html: String.raw`
<h2>A blank space earns nothing</h2>
<p>Everybody gets stuck in a mathematics paper. The difference between two students of equal knowledge is often what they do in the next two minutes. One turns the page and leaves a gap. The other writes three lines that she is sure of, and then turns the page. CBSE gives marks for each step, so the three lines count even if the rest never comes.</p>
<p>This is not a trick to get marks for nothing. Writing what you know is how mathematicians get unstuck as well.</p>

<h2>Five things you can always write</h2>
<ol>
<li><strong>The given data in symbols.</strong> “\(a = 5\), \(d = 3\), \(S_n = 185\), to find \(n\).”</li>
<li><strong>A figure with the data on it.</strong> Large, with letters, right angles marked, equal lengths ticked. A third of a page is not too much.</li>
<li><strong>The formula or theorem</strong> that belongs to the chapter, with its name or its reason.</li>
<li><strong>What you would need.</strong> “If \(OA \perp PA\), then Pythagoras gives \(PA\).” Said aloud, the missing piece is often already there.</li>
<li><strong>The part that stands alone.</strong> Many questions have a (i) and a (ii). If (i) will not come, use its result in (ii) all the same: “Using the result of (i), …”.</li>
</ol>

<h2>Worked example (3 marks)</h2>
<p>\(P\) is 13 cm from the centre \(O\) of a circle with radius 5 cm. \(PA\) and \(PB\) are the tangents from \(P\). Find the area of the quadrilateral \(OAPB\).</p>
<p>Suppose you remember no formula for such a quadrilateral. There is none; and yet you can begin.</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>A figure with \(O\), \(A\), \(P\), \(B\); \(OA = OB = 5\) cm, \(OP = 13\) cm</td><td>½</td></tr>
<tr><td>\(\angle OAP = 90^\circ\) (tangent is perpendicular to radius)</td><td>½</td></tr>
<tr><td>\(PA^2 = OP^2 - OA^2 = 169 - 25 = 144\), so \(PA = 12\) cm</td><td>1</td></tr>
<tr><td>Area of \(\triangle OAP = \tfrac{1}{2} \times 12 \times 5 = 30\) cm²</td><td>½</td></tr>
<tr><td>\(\triangle OBP \cong \triangle OAP\), so the area of \(OAPB\) is \(2 \times 30 = 60\) cm²</td><td>½</td></tr>
</tbody>
</table>
<figure data-drawing="tangents"><figcaption>The two tangents from a point outside a circle, with the radii to the points of contact and the line to the centre. The right angles at the points of contact cut the quadrilateral into two right-angled triangles, and the way to its area can be seen.</figcaption></figure>
<p>The first two lines need no idea at all: a figure and one sentence that you know by heart. They are worth one mark of three. More important, they show the right-angled triangle, and whoever sees it will think of Pythagoras by himself. Being stuck ended because something was written.</p>

<h2>Ask the question backwards</h2>
<p>If the forward road is closed, begin at the end. “To find the area of a segment I need the area of the sector and of the triangle. For the sector I need the angle. Is it given? Yes.” Write the first of these as a formula, even if you do not yet know how to get both parts.</p>
<figure data-drawing="sector"><figcaption>The shaded segment is the sector less the triangle. One line says so: area of segment = area of sector − area of triangle. Either part can then be worked out alone, in whichever order you can manage.</figcaption></figure>
<p>For example, with radius 14 cm, an angle of 90° and \(\pi = \tfrac{22}{7}\), the sector is \(\tfrac{1}{4} \times \tfrac{22}{7} \times 196 = 154\) cm² and the triangle is \(\tfrac{1}{2} \times 14 \times 14 = 98\) cm². The segment is 56 cm². A student who has forgotten the triangle still has the plan and the sector on the page.</p>

<h2>What not to write</h2>
<ul>
<li>Do not copy the question out again. It costs minutes and shows nothing.</li>
<li>Do not write two different solutions and leave the choice to the reader. Decide, and cross out the other with one line.</li>
<li>Do not invent a number to make the end come out. A wrong end after true steps is better than a false middle.</li>
<li>Do not stay. After two minutes without a new line, leave half a page free, put a mark in the margin and go on.</li>
</ul>

<h2>Practise being stuck</h2>
<p>Once a week, take three questions from a chapter you have <em>not</em> revised. Set a clock to two minutes for each. The aim is not to solve them, but to put down three true lines. Then compare with the solution and count how many of your lines are in it. The step marks in <a href="/blog/how-step-marks-are-given">How step marks are given</a> will help you count.</p>
<p><strong>For parents:</strong> when your child says “I don’t know how to do this”, try answering, “Then write down what you do know.” It is a fair request, it needs no mathematics from you, and it is the sentence we would like every student to hear inside when the hall is silent.</p>
`,
}
