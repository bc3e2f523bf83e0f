import type { ArticleSeed } from './article-seed.ts'

export const readingAWordProblemLineByLine: ArticleSeed = {
  slug: 'reading-a-word-problem-line-by-line',
  type: 1,
  title: 'Reading a word problem line by line',
  drawing: 'line-slope',
  publishedOn: '2026-09-03',
  html: String.raw`
<h2>The problem is in the reading</h2>
<p>Ask a student who left a word problem blank where it went wrong, and you will often hear: “I did not know which formula.” But the formula is rarely the hurdle. Once the equation stands on the page, the same student solves it without trouble. What is missing is the way from the sentences to the equation. That way can be practised like anything else.</p>

<h2>Three readings, not one</h2>
<p><strong>First reading: who and what?</strong> Read to the full stop and put the pencil down. Say in one sentence of your own, in whatever language you think in, what happens. No numbers yet.</p>
<p><strong>Second reading: what is asked?</strong> Go straight to the last line. Underline the thing to be found and its unit. Write “Let the … be \(x\)” with the unit, and not a bare “Let \(x\)”.</p>
<p><strong>Third reading: line by line.</strong> Now take each sentence in turn and write it as mathematics before you look at the next. If a sentence gives nothing to write, it is scenery. If it gives two things, write two lines.</p>

<h2>Worked example (4 marks)</h2>
<p>A milk van covers 180 km at a steady speed. If it had gone 15 km/h faster, it would have taken one hour less. Find the speed of the van.</p>
<p>In our own words: the same road, twice; the faster trip is one hour shorter. What is asked: the first speed, in km/h. Here is the third reading with its marks.</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Let the speed of the van be \(x\) km/h. Time taken: \(\dfrac{180}{x}\) hours</td><td>½</td></tr>
<tr><td>At \((x + 15)\) km/h the time is \(\dfrac{180}{x + 15}\) hours</td><td>½</td></tr>
<tr><td>One hour less: \(\dfrac{180}{x} - \dfrac{180}{x + 15} = 1\)</td><td>1</td></tr>
<tr><td>\(180 \times 15 = x(x + 15)\), so \(x^2 + 15x - 2700 = 0\)</td><td>½</td></tr>
<tr><td>\((x + 60)(x - 45) = 0\), so \(x = -60\) or \(x = 45\)</td><td>1</td></tr>
<tr><td>Speed cannot be negative. The speed of the van is 45 km/h.</td><td>½</td></tr>
</tbody>
</table>
<p>Half of the marks lie in the first three lines, before any solving. They are nothing but the three sentences of the question, copied in another alphabet.</p>
<p>Test it against the story, not against your algebra: 180 km at 45 km/h takes 4 hours, at 60 km/h it takes 3. One hour less. It fits.</p>

<h2>Words that are operations</h2>
<ul>
<li><em>is, was, becomes, amounts to</em>: the equals sign.</li>
<li><em>5 less than x</em>: \(x - 5\), not \(5 - x\). Read it backwards.</li>
<li><em>exceeds y by 3</em>: the thing equals \(y + 3\).</li>
<li><em>per, each, a piece</em>: multiply or divide; look at the units.</li>
<li><em>at most 40</em>: \(\le 40\). <em>At least 40</em>: \(\ge 40\).</li>
<li><em>the digits are reversed</em>: \(10a + b\) becomes \(10b + a\).</li>
</ul>
<p>Units are a strict friend. In the van problem kilometres divided by kilometres per hour give hours, so both fractions are times and may be subtracted. If you find yourself adding rupees to kilograms, the sentence has been misread.</p>

<h2>A picture before the equation</h2>
<p>A rough sketch costs twenty seconds. For motion at steady speed, draw distance against time: it is a straight line, and its slope is the speed.</p>
<figure data-drawing="line-slope"><figcaption>A straight line, with the rise and the run between two of its points. If the upright axis shows distance and the level one time, rise over run is the speed, and it is the same wherever you measure it. The line starts above zero: the traveller began some way down the road.</figcaption></figure>
<p>Then ask how many answers to expect. A linear equation has one. A quadratic may have two, and the story decides which of them make sense.</p>
<figure data-drawing="parabola"><figcaption>A quadratic curve meets the axis in two points. The equation does not know what x stands for, so it reports both. Only the reader of the story can say that a speed of −60 km/h or a length of −8 m must go.</figcaption></figure>

<h2>When it will not come</h2>
<p>Put an easy number in place of the unknown and see what the sentence does to it. Suppose the van goes at 30 km/h: it takes 6 hours; at 45 it takes 4; the difference is 2 hours, and the question wants 1. So 30 is wrong, and you have just carried out every operation that the equation needs. Replace 30 by \(x\) and it is there.</p>

<h2>For parents</h2>
<p>Ask your child to tell the problem to you without looking at the page and without a single number. If the story comes out clearly, the equation is near. If it does not, more algebra will not help. Read the question aloud together, one sentence at a time, and stop at every full stop. Students who think in Telugu or Hindi may tell it in Telugu or Hindi. The equation at the end is the same.</p>
`,
}
