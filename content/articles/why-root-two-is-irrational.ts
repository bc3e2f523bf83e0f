import type { ArticleSeed } from './article-seed.ts'

export const whyRootTwoIsIrrational: ArticleSeed = {
  slug: 'why-root-two-is-irrational',
  type: 1,
  title: 'Why √2 is irrational, told slowly',
  drawing: 'number-line',
  publishedOn: '2026-07-23',
  html: String.raw`
<h2>A length you can draw</h2>
<p>Draw a square with sides of one unit. By the theorem of Pythagoras its diagonal \(d\) satisfies \(d^2 = 1 + 1 = 2\). So \(\sqrt{2}\) is a length, as solid as the side itself. You can carry it to the number line with a pair of compasses.</p>
<figure data-drawing="number-line"><figcaption>The diagonal of a unit square, swung down to the number line, lands between 1 and 2. That point is √2. A further right angle of one unit gives √3 in the same way.</figcaption></figure>
<p>The question is what to call that point. Is it a fraction?</p>

<h2>Looking for the fraction</h2>
<p>Let us try honestly. \(1.4^2 = 1.96\), a little small. \(1.41^2 = 1.9881\), closer. \(1.414^2 = 1.999396\), closer still, and never 2. Fractions of another kind do better: \(\tfrac{99}{70}\) is very good, because \(99^2 = 9801\) while \(2 \times 70^2 = 9800\). One single unit is missing!</p>
<p>Perhaps a cleverer fraction hits exactly? We could search for years. A proof saves us the years: it shows that <em>no</em> fraction can work, even those nobody has tried.</p>

<h2>One small fact first</h2>
<p>If the square of a whole number is even, then the number itself is even. Why? Because an odd number can be written \(2k + 1\), and</p>
\[(2k + 1)^2 = 4k^2 + 4k + 1 = 2(2k^2 + 2k) + 1,\]
<p>which is odd again. Odd numbers have odd squares, so an even square can only come from an even number. This is the hinge of the whole argument. If you use it in an exam, state it.</p>

<h2>Worked example (3 marks)</h2>
<p>Prove that \(\sqrt{2}\) is irrational.</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Suppose \(\sqrt{2}\) is rational: \(\sqrt{2} = \tfrac{p}{q}\), where \(p\) and \(q\) are whole numbers, \(q \neq 0\), with no common factor except 1.</td><td>½</td></tr>
<tr><td>Squaring, \(p^2 = 2q^2\). So \(p^2\) is even, and therefore \(p\) is even.</td><td>1</td></tr>
<tr><td>Write \(p = 2m\). Then \(4m^2 = 2q^2\), so \(q^2 = 2m^2\). So \(q^2\) is even, and therefore \(q\) is even.</td><td>1</td></tr>
<tr><td>Now 2 divides both \(p\) and \(q\). This contradicts “no common factor”. So \(\sqrt{2}\) is irrational.</td><td>½</td></tr>
</tbody>
</table>
<p>Read the first and the last line together. The half mark at the end is earned by a promise made at the beginning. If you leave out “no common factor” in line one, there is nothing for the last line to contradict, and the proof falls down although every calculation is right.</p>

<h2>The same proof as a story</h2>
<p>Some readers find the contradiction sudden: we supposed one thing, and the sky fell. Here is a gentler way to see it. If \(\tfrac{p}{q}\) worked, then both numbers would be even, so we could halve both and get a smaller fraction with the same value. But the argument applies to the smaller fraction too. Its numbers are even again. Halve them. And again.</p>
<p>Whole numbers cannot be halved for ever. Begin with 96: it gives 48, 24, 12, 6, 3, and there the halving ends. So a pair of whole numbers that can always be halved once more does not exist.</p>
<figure data-drawing="perpendicular-bisector"><figcaption>Two equal arcs from the ends of a segment halve it exactly. With lengths you may halve each half, and go on without end. With whole numbers the halving always stops, and the proof lives on that difference.</figcaption></figure>

<h2>Three questions students ask</h2>
<p><strong>Why does it not work for \(\sqrt{4}\)?</strong> Try it: \(p^2 = 4q^2\). From this \(p\) is even, \(p = 2m\), and \(m^2 = q^2\). Nothing forces \(q\) to be even. The proof stops by itself, as it should, because \(\sqrt{4} = 2\).</p>
<p><strong>And \(\sqrt{3}\)?</strong> Replace “even” by “divisible by 3” everywhere. The small fact becomes: if 3 divides \(p^2\), then 3 divides \(p\).</p>
<p><strong>What about \(5 + 2\sqrt{2}\)?</strong> Do not start again. If \(5 + 2\sqrt{2} = r\) were rational, then \(\sqrt{2} = \tfrac{r - 5}{2}\) would be rational too, and we have just shown that it is not. Two lines, full marks.</p>

<h2>To do tonight</h2>
<p>Close this page and tell the proof to somebody at home who has not studied mathematics for years. Use the story with the halving. If they ask “but why must it be even?”, you have found the place to read once more.</p>
`,
}
