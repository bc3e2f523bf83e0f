import type { ArticleSeed } from './article-seed.ts'

export const heightsAndDistancesWithAClinometer: ArticleSeed = {
  slug: 'heights-and-distances-with-a-clinometer',
  type: 1,
  title: 'Heights and distances with a home-made clinometer',
  drawing: 'unit-circle',
  publishedOn: '2026-08-20',
  html: String.raw`
<h2>An instrument for the price of a straw</h2>
<p>“The angle of elevation of the top of a tower is 30°.” Have you ever measured such an angle? Most students meet a hundred of them on paper and none outdoors. A clinometer changes that, and you can make one from your geometry box in ten minutes.</p>
<p>You need a half-circle protractor, a drinking straw (or a tube of rolled paper), 30 cm of thread, a small weight such as a nut or an eraser, and sticky tape.</p>
<ol>
<li>Tape the straw along the straight edge of the protractor.</li>
<li>Tie the thread at the centre mark, so that it can swing freely.</li>
<li>Tie the weight to the other end.</li>
</ol>
<p>Hold the straw level. The thread hangs across the 90° mark. Now look through the straw at the top of a wall. The thread moves away from 90°, and the number of degrees it has moved is the angle of elevation. If it hangs at 58°, the angle is \(90^\circ - 58^\circ = 32^\circ\). The reason is simple: the thread stays vertical while the straw turns, so both turn against each other by the same angle.</p>

<h2>From an angle to a height</h2>
<p>Stand at a measured distance from the wall. Your eye, the wall and the line of sight make a right-angled triangle. The distance is the side beside the angle, the unknown height is the side opposite, and the ratio that joins these two is the tangent:</p>
\[\text{height above the eye} = \text{distance} \times \tan(\text{angle})\]
<p>At 20 m from a tree and with an angle of 30°, the top is \(\tfrac{20}{\sqrt{3}} \approx 11.55\) m above your eye. If your eye is 1.5 m above the ground, the tree is about 13.05 m tall. Forgetting those 1.5 m is the most common slip, on paper and in the yard.</p>
<figure data-drawing="unit-circle"><figcaption>An angle in a circle of radius 1. The upright side of the shaded triangle is its sine, the side along the axis its cosine. The tangent is the first divided by the second: how much you go up for each unit along.</figcaption></figure>

<h2>Worked example (4 marks)</h2>
<p>From a point on level ground a student looks through a clinometer at the top of a water tank: the angle of elevation is 30°. She walks 12 m straight towards the tank and finds 60°. Her eye is 1.5 m above the ground. How high is the top of the tank? (Take \(\sqrt{3} = 1.73\).)</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Figure with both angles, 12 m and 1.5 m; let \(h\) be the height above the eye and \(x\) the distance from the second place</td><td>1</td></tr>
<tr><td>\(\tan 60^\circ = \dfrac{h}{x}\), so \(h = \sqrt{3}\,x\)</td><td>½</td></tr>
<tr><td>\(\tan 30^\circ = \dfrac{h}{x + 12}\), so \(h = \dfrac{x + 12}{\sqrt{3}}\)</td><td>½</td></tr>
<tr><td>\(\sqrt{3}\,x = \dfrac{x + 12}{\sqrt{3}}\), so \(3x = x + 12\) and \(x = 6\)</td><td>1</td></tr>
<tr><td>\(h = 6\sqrt{3} = 6 \times 1.73 = 10.38\)</td><td>½</td></tr>
<tr><td>Height of the top: \(10.38 + 1.5 = 11.88\) m</td><td>½</td></tr>
</tbody>
</table>
<p>Notice that she never had to reach the foot of the tank. Two angles and one walk were enough. That is how a height behind a fence or across a canal is found.</p>
<p>There is also a check hidden in the numbers. The triangle between the two places and the top has angles 30°, 120° and 30°. So it is isosceles, and the slanting line from the second place is 12 m. Then \(h = 12 \sin 60^\circ = 6\sqrt{3}\), as before.</p>

<h2>How good is your reading?</h2>
<p>With a thread and a straw you will hardly do better than one degree. What does one degree cost? At 20 m, the height above the eye is about 11.09 m for 29°, 11.55 m for 30° and 12.02 m for 31°. So each degree is worth roughly half a metre. A result of “about 13 m” is honest. “13.05 m” is what the calculation gives, and it claims more than the straw can know.</p>

<h2>Two ways, one height</h2>
<p>Measure the same tree by its shadow on the same morning, as told in <a href="/blog/thales-and-the-shadow-of-a-coconut-tree">Thales and the shadow of a coconut tree</a>. The two methods share one idea.</p>
<figure data-drawing="similar-triangles"><figcaption>A stick and a tree under one ray. The angle at the end of the shadow is the same for both, and its tangent is the common ratio of height to shadow. Trigonometry is similarity with the ratio looked up beforehand.</figcaption></figure>
<p><strong>For parents:</strong> be the person who writes down the readings. Let your child take three angles from the same place without seeing your list, and compare them afterwards. Readings that differ are not failures. They show how far the answer can be trusted. One rule only: never look at the sun through the straw.</p>
`,
}
