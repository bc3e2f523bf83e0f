import type { ArticleSeed } from './article-seed.ts'

export const howWeMarkAMockPaper: ArticleSeed = {
  slug: 'how-we-mark-a-mock-paper',
  type: 2,
  title: 'How we mark a mock paper',
  drawing: 'cone-on-hemisphere',
  publishedOn: '2026-08-14',
  html: String.raw`
<p>A mock paper that comes back with “61, good” has taught nothing. You knew that you were somewhere near sixty. What you did not know is which lines brought the sixty-one and which lines, had they stood there, would have brought more. So we mark line by line, in green for what earns and in red for one remark. This text opens the marker's desk.</p>

<h2>The scheme comes first</h2>
<p>Before any script is read, the marker solves the paper and writes a scheme: for each question the steps that earn, and what each of them earns. A question of 3 marks may be split as \(1 + 1 + \tfrac12 + \tfrac12\). The scheme is fixed for everybody, and it is printed in the answer key that you get back with the paper. You can check us with it. Please do.</p>

<h2>Five rules</h2>
<ol>
<li><strong>A step that stands there is paid.</strong> Even if the answer is missing, even if the next step is wrong.</li>
<li><strong>A slip is paid for once.</strong> If line two has a wrong number and the rest is right work with that number, only line two loses. We follow your number to the end.</li>
<li><strong>Another right method earns the same.</strong> Factorising, the formula, completing the square: what counts is that each step follows.</li>
<li><strong>An answer without lines earns its own mark only.</strong> The last line of a 3-mark question is worth a half or one, whoever wrote it.</li>
<li><strong>Units and the closing sentence are part of the last step.</strong> “166.83” is a number. “166.83 cm³” is an answer.</li>
</ol>
<p>These are our rules for practice. Boards publish their own marking schemes after the examinations, and examiners follow those. Where we had to choose, we are a little stricter with reasons and units, so that the real paper is not the first to complain.</p>

<h2>A worked example, with a slip in it</h2>
<p><em>A toy is a cone on a hemisphere. Both have the radius 3.5 cm, and the cone is 6 cm high. Find the volume. Take \(\pi = \frac{22}{7}\).</em> (3 marks)</p>
<figure data-drawing="cone-on-hemisphere"><figcaption>A cone standing on a hemisphere of the same radius. The right angle between height and radius is marked; the dashed half of the circle lies behind.</figcaption></figure>
<p>First the scheme:</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Mark</th></tr></thead>
<tbody>
<tr><td>\(V = \frac13 \pi r^2 h + \frac23 \pi r^3\)</td><td>1</td></tr>
<tr><td>Cone: \(\frac13 \times \frac{22}{7} \times 12.25 \times 6 = 77\)</td><td>½</td></tr>
<tr><td>Hemisphere: \(\frac23 \times \frac{22}{7} \times 42.875 \approx 89.83\)</td><td>1</td></tr>
<tr><td>\(V \approx 166.83\) cm³</td><td>½</td></tr>
</tbody>
</table>
<p>And now a sample script, written by us with a common slip. The square of 3.5 has become 12.5.</p>
<table>
<thead><tr><th scope="col">What stands on the sheet</th><th scope="col">Mark</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>\(V = \frac13 \pi r^2 h + \frac23 \pi r^3\)</td><td>1</td><td>Right, and complete</td></tr>
<tr><td>\(\frac13 \times \frac{22}{7} \times 12.5 \times 6 \approx 78.57\)</td><td>0</td><td>\(3.5^2 = 12.25\). Here the half mark is lost</td></tr>
<tr><td>\(\frac23 \times \frac{22}{7} \times 42.875 \approx 89.83\)</td><td>1</td><td>Right, and does not use the line above</td></tr>
<tr><td>\(78.57 + 89.83 = 168.40\) cm³</td><td>½</td><td>Right addition of the student's own number, with its unit</td></tr>
</tbody>
</table>
<p>So a wrong final answer brings \(2\tfrac12\) marks out of 3. The same slip, with only “168.40” on the sheet, would have brought nothing, for nobody could see where it came from. This is the best reason for writing lines that we know.</p>

<h2>The red remark</h2>
<p>Each question gets at most one, and it must be something that you can do. Not “careless!” but “square 3.5 as \(3.5 \times 3.5\) in the margin”. Not “revise quadratics” but “write both roots before you reject one”. If a remark comes three times in one paper, it stands on the front page, as the thing to practise this week.</p>
<figure data-drawing="parabola"><figcaption>A parabola that meets the axis twice: two roots, both true until the question rules one out. Leaving out the second root without a word is the remark we write most often.</figcaption></figure>

<h2>What comes back</h2>
<ul>
<li>the marks of each line, and their sum for each question and each unit;</li>
<li>the front page with at most three things to practise;</li>
<li>the answer key with the scheme, so that you can mark a friend's paper, or your own second try.</li>
</ul>
<p>If you think that a line deserved more, write a <a href="/support">ticket</a> with the number of the question and the line. A second marker looks at it without seeing the first mark. Sometimes the second marker agrees with you. Then the mark is changed and, if the scheme was at fault, it is changed for everybody who wrote that paper.</p>

<h2>Mark yourself once</h2>
<p>The cheapest lesson in this text costs an evening. Take your last worksheet, fold the answer key so that only one question shows, and mark your own lines in green by the five rules. Most students find two or three marks that were there for a single line more. Those are the easiest marks of the year.</p>
`,
}
