import type { ArticleSeed } from './article-seed.ts'

export const howStepMarksAreGiven: ArticleSeed = {
  slug: 'how-step-marks-are-given',
  type: 1,
  title: 'How step marks are given in a board paper',
  drawing: 'ap-steps',
  publishedOn: '2026-06-08',
  html: String.raw`
<h2>The answer is the smallest part</h2>
<p>When the answer sheet comes home, most of us look at the last line first. The person who marks it does the opposite. CBSE marks an answer step by step: every line that the question needs carries a mark or half a mark, and the final number is only one of those lines. A student who sees this once writes differently for the rest of the year.</p>
<p>A step is a line that somebody else can check without guessing what went on in your head. “Factorise” is not a step. The factorised line is.</p>

<h2>Worked example (3 marks)</h2>
<p>Solve \(2x^2 - 7x + 3 = 0\) by factorisation. This is how we divide the three marks when we mark such a question.</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>\(2x^2 - 6x - x + 3 = 0\)</td><td>1</td></tr>
<tr><td>\(2x(x - 3) - 1(x - 3) = 0\)</td><td>½</td></tr>
<tr><td>\((2x - 1)(x - 3) = 0\)</td><td>½</td></tr>
<tr><td>\(2x - 1 = 0\) or \(x - 3 = 0\)</td><td>½</td></tr>
<tr><td>\(x = \tfrac{1}{2}\) or \(x = 3\)</td><td>½</td></tr>
</tbody>
</table>
<p>Look at the first line. It earns the most, because it holds the only idea in the question: two numbers whose sum is \(-7\) and whose product is \(2 \times 3 = 6\), that is \(-6\) and \(-1\). After that the lines follow from one another.</p>
<figure data-drawing="parabola"><figcaption>The curve y = 2x² − 7x + 3. It crosses the axis at one half and at 3, so both roots belong in the answer; a sheet with only one of them has stopped half a mark early.</figcaption></figure>

<h2>Three sheets, one question</h2>
<p>Suppose three students hand in the following.</p>
<ul>
<li><strong>The first</strong> writes only “x = 3 and ½”. Both numbers are right, but the question says “by factorisation” and there is none to see. The first four lines are missing, and their marks with them.</li>
<li><strong>The second</strong> writes all the lines, but ends with \(x = 3\) alone. She has shown the whole method and loses a part of the last line.</li>
<li><strong>The third</strong> splits the middle term as \(-6x + x\), sees that the brackets do not match, and crosses everything out. If he had left the attempt standing, there would at least be something to read.</li>
</ul>
<p>The second student knew no more than the first. She simply left her working where it could be counted.</p>

<h2>Where the halves hide</h2>
<p>In questions with a formula, the same three lines come back again and again: the formula, the numbers put into it, and the result. Take the sum of an arithmetic progression with first term 2, common difference 1.5 and seven terms. For 2 marks, we would expect:</p>
<ol>
<li>the last term, \(l = 2 + 6 \times 1.5 = 11\) <strong>[½]</strong></li>
<li>the formula, \(S_n = \tfrac{n}{2}(a + l)\) <strong>[½]</strong></li>
<li>the substitution and the sum, \(S_7 = \tfrac{7}{2}(2 + 11) = 45.5\) <strong>[1]</strong></li>
</ol>
<figure data-drawing="ap-steps"><figcaption>The seven terms drawn as bars. The dashed part is the same staircase turned over: together they fill a rectangle 7 wide and 2 + 11 high, which is why the sum is half of 7 × 13.</figcaption></figure>
<p>A formula written down on its own, before any number goes in, is the cheapest half mark in the paper. It also protects you: if a number is copied wrongly in the next line, the reader still sees that you knew what to do.</p>

<h2>Four habits for this week</h2>
<ol>
<li>One equals sign per line, each below the last. The eye that marks goes down the page.</li>
<li>Give the reason when you use a theorem: “tangent is perpendicular to radius”. Four or five words are enough.</li>
<li>Cross out with one thin line, and only after the new attempt is finished.</li>
<li>End with a sentence and a unit: “The ladder is 10 m long.”</li>
</ol>

<h2>For parents</h2>
<p>You do not need to know the mathematics to help. Take one solved sum from your child’s notebook, cover all lines but the first, and ask, “What comes next, and why?” If there is no answer, a line is missing on the page as well. Ten minutes of this on a Sunday does more than another worksheet. The same exercise, with the marks printed beside the lines, runs through <a href="/courses/cbse-last-30-days-sample-papers">our ten sample papers</a>.</p>
`,
}
