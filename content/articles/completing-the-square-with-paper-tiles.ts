import type { ArticleSeed } from './article-seed.ts'

export const completingTheSquareWithPaperTiles: ArticleSeed = {
  slug: 'completing-the-square-with-paper-tiles',
  type: 1,
  title: 'Completing the square with paper tiles',
  drawing: 'parabola',
  publishedOn: '2026-06-24',
  html: String.raw`
<h2>Why it is called a square</h2>
<p>“Add the square of half the coefficient of x to both sides.” Every class 10 student can recite this, and few can say why half, or why the square. The words make sense the moment you cut them out of paper, because there really is a square, and it really is incomplete.</p>
<p>You need one sheet of coloured paper, a ruler and scissors. Cut these tiles:</p>
<ul>
<li>one large square. Its side may be any length that is not a whole number of centimetres, say 7.3 cm. We call it \(x\), so the tile has area \(x^2\);</li>
<li>six strips, each \(x\) long and 1 cm wide: each has area \(x\);</li>
<li>nine small squares of 1 cm: each has area 1.</li>
</ul>

<h2>Building x² + 6x</h2>
<p>Put the large square on the table. You have six strips to place against it. If all six go to the right you get a rectangle, and a rectangle is no help. So share them fairly: three along the right side, three along the bottom. That is the “half” in the rule.</p>
<p>Now the shape is almost a square of side \(x + 3\). Only the corner at the bottom right is empty, and the hole is 3 cm by 3 cm. Nine small tiles fill it. That is the “square of half”. On paper:</p>
\[x^2 + 6x + 9 = (x + 3)^2\]
<p>If the six strips and the large square together cover 16 square centimetres, then with the nine tiles they cover 25. So the completed square has side 5, and \(x + 3 = 5\) gives \(x = 2\).</p>
<p>The paper finds one root only, because paper has no negative sides. Algebra finds the other: \(x + 3 = -5\) gives \(x = -8\). Check both in \(x^2 + 6x = 16\): \(4 + 12 = 16\), and \(64 - 48 = 16\).</p>

<h2>Worked example (4 marks)</h2>
<p>Solve \(2x^2 + 5x - 12 = 0\) by completing the square. The number before \(x^2\) is not 1, so we divide first: two large tiles are as good as one, if we halve everything else too.</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Divide by 2: \(x^2 + \tfrac{5}{2}x = 6\)</td><td>½</td></tr>
<tr><td>Half of \(\tfrac{5}{2}\) is \(\tfrac{5}{4}\); add \(\left(\tfrac{5}{4}\right)^2 = \tfrac{25}{16}\) to both sides</td><td>1</td></tr>
<tr><td>\(\left(x + \tfrac{5}{4}\right)^2 = 6 + \tfrac{25}{16} = \tfrac{121}{16}\)</td><td>1</td></tr>
<tr><td>\(x + \tfrac{5}{4} = \pm\tfrac{11}{4}\)</td><td>½</td></tr>
<tr><td>\(x = \tfrac{6}{4} = \tfrac{3}{2}\) or \(x = -\tfrac{16}{4} = -4\)</td><td>1</td></tr>
</tbody>
</table>
<p>The mark that is lost most easily is the half mark for \(\pm\). A square of 121/16 can come from either sign, so both must be on the page before you go on.</p>

<h2>When the area is not a perfect square</h2>
<p>Take \(x^2 + 2x = 1\). Two strips, one on each side, leave a corner of a single tile, so \((x + 1)^2 = 2\) and \(x = -1 \pm \sqrt{2}\). No ruler reading in decimals will give this side exactly, yet it is a perfectly good length.</p>
<figure data-drawing="number-line"><figcaption>The diagonal of the unit square, swung down with compasses, marks √2 on the number line; one more right triangle marks √3. One unit to the left of the first mark lies the positive root of x² + 2x = 1.</figcaption></figure>

<h2>What the square tells about the graph</h2>
<p>Tiles also explain a picture you know. Completing the square in \(2x^2 - 7x + 3\) gives</p>
\[2\left(x - \tfrac{7}{4}\right)^2 - \tfrac{25}{8}\]
<p>A square is never negative. So the least value is \(-\tfrac{25}{8}\), and it is reached when the bracket is zero, at \(x = \tfrac{7}{4}\).</p>
<figure data-drawing="parabola"><figcaption>The curve y = 2x² − 7x + 3. Its lowest point stands on the dashed line of symmetry, midway between the two roots, exactly where the completed square is zero.</figcaption></figure>
<p>This is also where the quadratic formula comes from: it is the same six moves with letters in place of numbers. Try it once with tiles marked \(a\), \(b\) and \(c\) beside you.</p>

<h2>Try these tonight</h2>
<ol>
<li>\(x^2 + 4x = 21\) <em>(answer: 3 and −7)</em></li>
<li>\(x^2 - 10x + 16 = 0\) <em>(answer: 2 and 8)</em></li>
<li>\(3x^2 + 2x - 1 = 0\) <em>(answer: one third and −1)</em></li>
</ol>
<p>For the second, the strips have to be taken away from the large square instead of added. Which small tiles get removed twice? Whoever can explain that at the dinner table has understood the method.</p>
`,
}
