import type { ArticleSeed } from './article-seed.ts'

export const mentalArithmeticWithoutACalculator: ArticleSeed = {
  slug: 'mental-arithmetic-without-a-calculator',
  type: 1,
  title: 'Mental arithmetic without a calculator',
  drawing: 'cone-on-hemisphere',
  publishedOn: '2026-10-22',
  html: String.raw`
<h2>Not faster, but less</h2>
<p>People who calculate well in their heads are seldom quick. They are lazy in a clever way: they look for what need not be calculated at all. In a paper without a calculator this saves more minutes than any speed drill, and fewer numbers on the page mean fewer places to slip.</p>

<h2>Rule one: cancel before you multiply</h2>
<p>Keep everything in one fraction until the end. What is 35 % of 240, divided by 28? Do not work out 84 first. Write</p>
\[\frac{35 \times 240}{100 \times 28} = 3.\]
<p>Here \(35\) and \(28\) share a 7, and the rest falls to pieces: \(\tfrac{5 \times 240}{100 \times 4} = \tfrac{1200}{400}\). With \(\pi = \tfrac{22}{7}\), look for a 7 hidden in the radius: 3.5, 10.5, 14 and 21 are all friendly.</p>

<h2>Worked example (3 marks)</h2>
<p>A toy is a cone standing on a hemisphere of the same radius, 3.5 cm. The cone is 11 cm high. Find the volume of the toy. (Take \(\pi = \tfrac{22}{7}\).)</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Volume \(= \tfrac{1}{3}\pi r^2 h + \tfrac{2}{3}\pi r^3\)</td><td>1</td></tr>
<tr><td>\(= \tfrac{1}{3}\pi r^2 (h + 2r)\)</td><td>½</td></tr>
<tr><td>\(= \tfrac{1}{3} \times \tfrac{22}{7} \times 3.5 \times 3.5 \times (11 + 7)\)</td><td>½</td></tr>
<tr><td>\(= \tfrac{22}{7} \times 3.5 \times 3.5 \times 6 = 11 \times 3.5 \times 6\)</td><td>½</td></tr>
<tr><td>\(= 231\). The volume is 231 cm³.</td><td>½</td></tr>
</tbody>
</table>
<p>The second line is the lazy one. Without it you would have to find two volumes, 141.166… and 89.833…, both with endless decimals, and add them. With it, \(11 + 7 = 18\) swallows the 3, and \(\tfrac{22}{7} \times 3.5\) is simply 11.</p>
<figure data-drawing="cone-on-hemisphere"><figcaption>A cone on a hemisphere, joined along one circle. The radius drawn from the centre belongs to both solids, so it can be taken out of both formulas as a common factor.</figcaption></figure>

<h2>Rule two: use the identities you already know</h2>
<ul>
<li>\(47 \times 53 = (50 - 3)(50 + 3) = 2500 - 9 = 2491\)</li>
<li>\(98^2 = (100 - 2)^2 = 10000 - 400 + 4 = 9604\)</li>
<li>\(65^2\): take \(6 \times 7 = 42\), write 25 after it: 4225. It works for every number that ends in 5, because \((10n + 5)^2 = 100\,n(n + 1) + 25\).</li>
<li>\(25^2 - 24^2 = (25 + 24)(25 - 24) = 49\). So 7, 24, 25 is a right-angled triangle, and you need not square anything.</li>
</ul>
<p>The same identities stand in the chapter on polynomials. Here they earn their keep.</p>

<h2>Rule three: change the question</h2>
<ul>
<li>Multiply by 25: divide by 4 and add two noughts. \(25 \times 36 = 900\).</li>
<li>Divide by 5: double and drop a nought. \(235 \div 5 = 470 \div 10 = 47\).</li>
<li>18 % of 50 is 50 % of 18, that is 9.</li>
<li>Add in pairs from both ends. In the progression \(2, 3.5, 5, 6.5, 8, 9.5, 11\) the pairs \(2 + 11\), \(3.5 + 9.5\) and \(5 + 8\) all make 13, with \(6.5\) left in the middle: \(3 \times 13 + 6.5 = 45.5\).</li>
</ul>
<figure data-drawing="ap-steps"><figcaption>Seven bars, and the same seven turned over in dashes above them. Each column has the same full height of 13, so seven columns hold 91 and the bars are half of that, 45.5.</figcaption></figure>

<h2>Rule four: guess first</h2>
<p>Before any long calculation, write a rough value in pencil at the edge. For \(\sqrt{76}\): between 8 and 9, since \(64 \lt 76 \lt 81\), and nearer to 9. A good second guess comes from sharing the gap: \(8 + \tfrac{12}{17} \approx 8.71\). The true value begins with 8.717, so the guess is fine for a check. For the volume above: \(3 \times 12 \times 6 = 216\), and 231 is near enough. If you had found 2310, you would know at once that a decimal point has wandered.</p>

<h2>Rule five: check by nines</h2>
<p>Add the digits of a number until one digit is left. For \(47 \times 53 = 2491\): 47 gives 11, then 2; 53 gives 8; \(2 \times 8 = 16\) gives 7. And 2491 gives 16, then 7. They agree. The test does not notice two digits that have changed places, but it finds most other slips in five seconds.</p>

<h2>Ten minutes at home</h2>
<p>Play “price of the bag” on the way back from the shop: 3 packets at ₹48, is that \(3 \times 50 - 6\)? Yes, ₹144. Let the child guess first and the parent add exactly, then change places. Nobody needs to win. After a month the rough value comes by itself, and that is the best insurance a paper without a calculator can have.</p>
`,
}
