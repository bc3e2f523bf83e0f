import type { ArticleSeed } from './article-seed.ts'

export const twoBoardExamYear: ArticleSeed = {
  slug: 'two-board-exam-year',
  type: 2,
  title: 'The two-board-exam year explained',
  drawing: 'ap-steps',
  publishedOn: '2026-11-18',
  html: String.raw`
<p>Since 2026 CBSE holds the Class 10 examination twice in a year. The first comes in February. The second comes in May, is optional, and is meant for improving up to three subjects. That is the whole change in two lines. Most of the worry at home comes from what people add to it, so let us separate what is settled from what you must look up, and then do the one sum that really helps.</p>

<h2>What is settled, and what to check</h2>
<ul>
<li><strong>February is the main examination.</strong> It is not a rehearsal. Everybody prepares for it in full.</li>
<li><strong>May is optional.</strong> It is there to improve a result, and it does not cover every subject of one student: three at the most.</li>
<li><strong>The syllabus is one.</strong> There is no easier half in February and no harder half in May.</li>
</ul>
<p>Dates, fees, the form and its last day, who may sit the second paper, how the two results stand on the marksheet, and what happens after an absence: these are written in the circulars of the board, and a circular can change from one year to the next. Please read the current one on the board's own website, or ask the school office, before you decide anything. A forwarded message is not a circular. If your board is another one, none of this applies until your own board says so.</p>

<h2>Why February deserves everything</h2>
<p>A second chance makes it tempting to leave a chapter for later. Count the weeks. Between the end of one examination and the beginning of the other lie the rest of the February papers, the wait for results, and some days of family life that nobody will cancel. What remains is enough to repair two or three topics. It is not enough to learn seven units from the start.</p>
<figure data-drawing="bell-bars"><figcaption>Six coins tossed 64 times, as expected by calculation: three heads are the most usual result, but two or four heads turn up often. One toss says little about a coin. One paper, too, has a share of luck in it, in both directions.</figcaption></figure>
<p>There is a calm side to it as well. If a headache spoils one morning in February, the year is not lost. A student who knows this writes better in February. That is the best use of May: as a net under the rope, seldom fallen into.</p>

<h2>The sum to do before you choose May</h2>
<p>Do not decide by the feeling after the paper. Decide by a list. In CBSE mathematics the seven units carry 6, 20, 6, 15, 12, 10 and 11 marks, which make 80. Here is a sample student, invented for this page, who went through the paper at home with the textbook open.</p>
<table>
<caption>Where 28 marks went (sample)</caption>
<thead><tr><th scope="col">Unit</th><th scope="col">Marks</th><th scope="col">Lost</th></tr></thead>
<tbody>
<tr><th scope="row">Number systems</th><td>6</td><td>1</td></tr>
<tr><th scope="row">Algebra</th><td>20</td><td>8</td></tr>
<tr><th scope="row">Coordinate geometry</th><td>6</td><td>1</td></tr>
<tr><th scope="row">Geometry</th><td>15</td><td>9</td></tr>
<tr><th scope="row">Trigonometry</th><td>12</td><td>4</td></tr>
<tr><th scope="row">Mensuration</th><td>10</td><td>2</td></tr>
<tr><th scope="row">Statistics and probability</th><td>11</td><td>3</td></tr>
<tr><th scope="row">Together</th><td>80</td><td>28</td></tr>
</tbody>
</table>
<p>Algebra and geometry hold \(8 + 9 = 17\) of the 28 lost marks, more than the other five units together. So this student does not need “all of maths again”. Two units are the work of six weeks. If the losses had been one or two marks everywhere, there would be little to repair, and the weeks would be better spent on another subject, or on rest and on Class 11.</p>

<h2>A worked example: how many practice papers?</h2>
<p>Suppose the first practice paper brings 44 marks and each later one 3 marks more. In which paper would the score reach 65? (3 marks)</p>
<figure data-drawing="ap-steps"><figcaption>An arithmetic progression: each bar is higher than the one before by the same step. Practice seldom climbs so evenly; the drawing is a plan, not a promise.</figcaption></figure>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead>
<tbody>
<tr><td>The scores form an AP with \(a = 44\) and \(d = 3\)</td><td>½</td></tr>
<tr><td>\(a_n = a + (n - 1)d\)</td><td>½</td></tr>
<tr><td>\(65 = 44 + (n - 1) \times 3\)</td><td>1</td></tr>
<tr><td>\(n - 1 = 7\), so \(n = 8\)</td><td>½</td></tr>
<tr><td>The score reaches 65 in the eighth paper.</td><td>½</td></tr>
</tbody>
</table>
<p>At two papers a week that is four weeks. This is the real use of such a sum: it tells you in December, not in April, how early to begin.</p>

<h2>A page for the family</h2>
<ol>
<li>Now until February: one plan, for one examination. Do not say “there is always May” at the table.</li>
<li>The evening after each paper: no inquest. On the next free day, fill in the table above, in pencil.</li>
<li>When the circular is out: note the last day of the form, and who fills it in.</li>
<li>If you choose May: name the subjects, name two or three units in each, and stop there.</li>
<li>If you do not: close the book with a good conscience. A second examination is an offer, not a duty.</li>
</ol>
`,
}
