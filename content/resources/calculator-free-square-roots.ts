import type { ResourceSeed } from './resource-seed.ts'

export const calculatorFreeSquareRoots: ResourceSeed = {
  name: 'calculator-free-square-roots',
  heading: 'Calculator-free square roots',
  drawing: 'number-line',
  content: [
    '<p>Calculators stay outside in the Class 10 papers that our courses prepare for, and square roots do not. They come out of the quadratic formula, the distance formula, Pythagoras and the slant height of a cone. Five short methods are enough for all of them. None takes longer than two minutes, and each ends with a check.</p>',
    '<h2>1. Know the squares up to 30</h2>',
    String.raw`<p>Thirty numbers, learnt once. Half of them you know already, and the rest come from their neighbours: the squares grow by odd numbers, \(20^2 = 400\), then \(400 + 41 = 441 = 21^2\), then \(441 + 43 = 484 = 22^2\). A number that ends in 2, 3, 7 or 8 is never a square, so do not look for its whole root.</p>`,
    '<h2>2. Take out square factors</h2>',
    String.raw`<p>Before you compute, simplify. Look for a factor 4, 9, 16, 25, 36 or 49: \(\sqrt{72} = \sqrt{36 \times 2} = 6\sqrt 2\), and \(\sqrt{147} = \sqrt{49 \times 3} = 7\sqrt 3\). Often the question wants exactly this form and no decimals at all. If it wants decimals, \(\sqrt 2 \approx 1.414\), \(\sqrt 3 \approx 1.732\) and \(\sqrt 5 \approx 2.236\) do the rest: \(6 \times 1.414 = 8.484\), so \(\sqrt{72} \approx 8.48\).</p>`,
    '<figure data-drawing="number-line"><figcaption>The roots of 2 and 3 made with compasses. The diagonal of the unit square is √2; one more unit at a right angle gives √3; arcs carry both down to the number line, where they fall between 1 and 2.</figcaption></figure>',
    '<h2>3. Whole roots: split into pairs</h2>',
    String.raw`<p>For a large square such as 1369, cut pairs of digits from the right: 13 and 69. The root has as many digits as there are pairs, here two. The largest square in 13 is \(9 = 3^2\), so the tens digit is 3. The number ends in 9, so the last digit is 3 or 7. Because \(35^2 = 1225\) is smaller than 1369, it must be 37. Check: \(37^2 = 1369\). The square \(35^2\) needs no work: \(3 \times 4 = 12\), then 25 behind it. This trick is good for every number that ends in 5.</p>`,
    '<h2>4. Decimals by squeezing</h2>',
    String.raw`<p>To find \(\sqrt 7\), put it between two neighbours and narrow the gap. This is our worked example: <em>find \(\sqrt 7\) correct to two decimal places, without a calculator.</em> (3 marks)</p>`,
    String.raw`<table><thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead><tbody><tr><td>\(2^2 = 4\) and \(3^2 = 9\), so \(\sqrt 7\) lies between 2 and 3</td><td>½</td></tr><tr><td>\(2.6^2 = 6.76\) and \(2.7^2 = 7.29\), so it lies between 2.6 and 2.7</td><td>1</td></tr><tr><td>\(2.64^2 = 6.9696\) and \(2.65^2 = 7.0225\), so it lies between 2.64 and 2.65</td><td>½</td></tr><tr><td>\(2.645^2 = 6.996025\) is less than 7, so the root lies in the upper half</td><td>½</td></tr><tr><td>\(\sqrt 7 \approx 2.65\)</td><td>½</td></tr></tbody></table>`,
    '<p>The fourth line decides the rounding. Many students stop at “between 2.64 and 2.65” and toss a coin; the middle, 2.645, takes one multiplication more and gives certainty.</p>',
    '<h2>5. Decimals by averaging</h2>',
    String.raw`<p>There is a faster way, more than two thousand years old. If your guess for \(\sqrt 7\) is too small, then 7 divided by the guess is too large, and the root lies between the two. So take their mean and go on from there:</p>`,
    String.raw`\[ \frac{1}{2}\left(2.6 + \frac{7}{2.6}\right) \approx \frac{1}{2}(2.6 + 2.6923) \approx 2.6462 \]`,
    String.raw`<p>One step has brought two correct decimal places: the root is \(2.64575\ldots\) A second step would bring five. In rough work this is the method of choice. In the answer itself squeezing is easier to mark, because each line proves itself.</p>`,
    '<h2>Where roots wait for you</h2>',
    String.raw`<p>In \(2x^2 - 7x + 3 = 0\) the discriminant is \(49 - 24 = 25\), a square, and the roots are \(\frac{7 \pm 5}{4}\), that is 3 and \(\frac12\). When it is a square, the equation could have been factorised; look again if your factors did not come. When it is not, as with \(x^2 - 4x - 3 = 0\), where \(16 + 12 = 28\), simplify first: \(\frac{4 \pm 2\sqrt 7}{2} = 2 \pm \sqrt 7\), about \(4.65\) and \(-0.65\).</p>`,
    '<figure data-drawing="parabola"><figcaption>The graph of 2x² − 7x + 3 with its roots ½ and 3. They lie equally far on both sides of the dashed line of symmetry, and that distance is the square-root part of the formula, here 5 divided by 4.</figcaption></figure>',
    '<h2>Three checks</h2>',
    String.raw`<ul><li><strong>Size:</strong> \(\sqrt{0.4}\) is not 0.2. Since \(0.6^2 = 0.36\), it is a little more than 0.6. Roots of numbers below 1 are larger than the number.</li><li><strong>Square it back</strong> with one decimal place less. If 2.65 is right, \(2.6^2\) must be below 7 and \(2.7^2\) above it.</li><li><strong>Never add roots:</strong> \(\sqrt{9 + 16} = 5\), while \(\sqrt 9 + \sqrt{16} = 7\).</li></ul>`,
    '<p>The sheet to print has the squares up to 30 with blanks to fill, and twelve roots to practise. Do four in a sitting, with a watch, and write the check beside each.</p>',
  ],
  sheet: {
    title: 'Square roots without a calculator',
    typst: `
#section("Squares up to 30: fill in the blanks")
#let blanks = (13, 17, 19, 23, 24, 26, 27, 28, 29)
#data(10, ..range(1, 4).map(block => (
  range(1, 11).map(i => [*#((block - 1) * 10 + i)*]),
  range(1, 11).map(i => {
    let n = (block - 1) * 10 + i
    if n in blanks [] else [#(n * n)]
  }),
)).flatten())

#section("Simplify: take out the square factor")
#ask(1, "1", [$sqrt(50)$])
#ask(2, "1", [$sqrt(108)$])
#ask(3, "1", [$sqrt(147)$])
#ask(4, "2", [$sqrt(75) + sqrt(12)$])

#section("Whole roots: split into pairs")
#ask(5, "1", [$sqrt(784)$])
#ask(6, "1", [$sqrt(3136)$])
#ask(7, "1", [$sqrt(2025)$])
#ask(8, "1", [$sqrt(5476)$])

#section("Two decimal places: squeeze, or average; show the check")
#ask(9, "3", [$sqrt(11)$])
#ask(10, "3", [$sqrt(6)$])
#ask(11, "3", [The diagonal of a rectangle of 4 cm by 7 cm])
#ask(12, "4", [The roots of $x^2 - 6 x + 2 = 0$])

#rough-work()
#answers-head("Square roots without a calculator")
#answer(1, ([$sqrt(25 times 2) = 5 sqrt(2)$], 1))
#answer(2, ([$sqrt(36 times 3) = 6 sqrt(3)$], 1))
#answer(3, ([$sqrt(49 times 3) = 7 sqrt(3)$], 1))
#answer(4, ([$sqrt(25 times 3) + sqrt(4 times 3) = 5 sqrt(3) + 2 sqrt(3)$], 1), ([$= 7 sqrt(3)$], 1))
#answer(5, ([$28$, for $28^2 = 784$], 1))
#answer(6, ([$56$, for $56^2 = 3136$], 1))
#answer(7, ([$45$, for $45^2 = 2025$], 1))
#answer(8, ([$74$, for $74^2 = 5476$], 1))
#answer(9, ([$3.3^2 = 10.89 < 11 < 3.4^2 = 11.56$], 1), ([$3.31^2 = 10.9561 < 11 < 3.32^2 = 11.0224$], 1), ([$3.315^2 = 10.989225 < 11$, so $sqrt(11) approx 3.32$], 1))
#answer(10, ([$2.4^2 = 5.76 < 6 < 2.5^2 = 6.25$], 1), ([$2.44^2 = 5.9536 < 6 < 2.45^2 = 6.0025$], 1), ([$2.445^2 = 5.978025 < 6$, so $sqrt(6) approx 2.45$], 1))
#answer(11, ([$sqrt(4^2 + 7^2) = sqrt(65)$], 1), ([$8.06^2 = 64.9636 < 65 < 8.07^2 = 65.1249$], 1), ([$8.065^2 = 65.044225 > 65$, so about $8.06$ cm], 1))
#answer(12, ([$x = (6 plus.minus sqrt(36 - 8))/2 = (6 plus.minus sqrt(28))/2$], 1), ([$= 3 plus.minus sqrt(7)$], 1), ([$sqrt(7) approx 2.65$], 1), ([$x approx 5.65$ or $x approx 0.35$], 1))
`,
  },
}
