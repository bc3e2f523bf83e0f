import type { ArticleSeed } from './article-seed.ts'

export const sevenMistakesInSign: ArticleSeed = {
  slug: 'seven-mistakes-in-sign',
  type: 1,
  title: 'Seven mistakes in sign that cost marks',
  drawing: 'line-slope',
  publishedOn: '2026-07-09',
  html: String.raw`
<h2>Small, common and curable</h2>
<p>A sign slip is not a sign of carelessness in general. It nearly always happens at one of seven places. If you know the seven, you can slow down there and work at full speed everywhere else.</p>

<h3>1. The minus before a bracket</h3>
<p>\(5 - (3x - 2)\) is \(5 - 3x + 2\), that is \(7 - 3x\). The minus belongs to everything in the bracket. Draw small arrows from it to each term, at least in rough work.</p>

<h3>2. The square of a negative number</h3>
<p>\((-4)^2 = 16\), but \(-4^2 = -16\). When you put a negative number into a formula, carry its bracket along. For \(x = -3\), the value of \(2x^2 - 5x\) is \(2(-3)^2 - 5(-3) = 18 + 15 = 33\).</p>

<h3>3. The term that “goes to the other side”</h3>
<p>Nothing really moves. You add or subtract the same thing on both sides. From \(3x - 8 = 19\) we add 8 to both, so \(3x = 27\). A factor behaves differently: from \(-3x = 12\) we divide by \(-3\), and \(x = -4\).</p>

<h3>4. A negative c in the discriminant</h3>
<p>In \(b^2 - 4ac\) a negative \(c\) turns the minus into a plus. This is the most costly of the seven, because every later line depends on it. See the worked example.</p>

<h3>5. The forgotten second root</h3>
<p>\(x^2 = 49\) has two answers, \(7\) and \(-7\). Write \(\pm\) first, and drop a root only with a reason in words: “a length cannot be negative”.</p>

<h3>6. Subtracting a negative coordinate</h3>
<p>From \(A(-2, 5)\) to \(B(4, -3)\) the differences are \(4 - (-2) = 6\) and \(-3 - 5 = -8\), so \(AB = \sqrt{36 + 64} = 10\). Write the brackets even when they look fussy. The same holds for slopes, where the order of the points must agree above and below.</p>
<figure data-drawing="line-slope"><figcaption>Rise and run between two points of a line. Both are taken from the left point to the right one, and both are positive, so the slope is positive and the line climbs. Swap the order in only one of the two and the sign comes out wrong.</figcaption></figure>

<h3>7. The falling progression</h3>
<p>In 20, 17, 14, … the common difference is \(17 - 20 = -3\), the later term minus the earlier. The tenth term is \(20 + 9(-3) = -7\). Whoever writes \(d = 3\) gets 47, and a list that goes down cannot reach 47.</p>

<h2>Worked example (3 marks)</h2>
<p>Solve \(2x^2 - 3x - 4 = 0\). Give the roots correct to two decimal places. (Take \(\sqrt{41} = 6.403\).)</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>\(a = 2,\ b = -3,\ c = -4\)</td><td>½</td></tr>
<tr><td>\(D = b^2 - 4ac = (-3)^2 - 4(2)(-4) = 9 + 32 = 41\)</td><td>1</td></tr>
<tr><td>\(x = \dfrac{-(-3) \pm \sqrt{41}}{2 \times 2} = \dfrac{3 \pm 6.403}{4}\)</td><td>½</td></tr>
<tr><td>\(x = 2.35\) or \(x = -0.85\)</td><td>1</td></tr>
</tbody>
</table>
<p>Three of the seven places are in these four lines: \((-3)^2\), the product \(-4 \times 2 \times (-4)\), and \(-(-3)\). With the slip \(9 - 32 = -23\) a student would write “no real roots” and stop, and the last two lines would never be seen.</p>
<p>There is a quick test. If \(a\) and \(c\) have opposite signs, then \(ac\) is negative, \(-4ac\) is positive, and the discriminant <em>must</em> be positive. So such an equation always has two real roots, one of each sign.</p>
<figure data-drawing="parabola"><figcaption>A curve with a = 2 and c = 3, both positive. It meets the axis twice on the same side of zero. With a negative c the curve would pass below zero at x = 0, and the roots would lie on either side.</figcaption></figure>

<h2>A check that takes ten seconds</h2>
<p>For a quadratic, the roots must add up to \(-\tfrac{b}{a}\) and multiply to \(\tfrac{c}{a}\). Here \(2.35 + (-0.85) = 1.50\), which is \(\tfrac{3}{2}\), and \(2.35 \times (-0.85) = -1.9975\), as near to \(-2\) as two decimals allow. A wrong sum points to the sign of \(b\). A right sum with a wrong product points to the discriminant.</p>

<h2>Keep a list of your own</h2>
<p>At the back of your notebook, write the numbers 1 to 7. Each time a sum goes wrong by a sign, put a stroke beside its number. After two weeks, one or two numbers will have most of the strokes. In the exam, those are the lines to read twice. For parents: ask to see the strokes rather than the marks. It is a kinder conversation, and a more useful one.</p>
`,
}
