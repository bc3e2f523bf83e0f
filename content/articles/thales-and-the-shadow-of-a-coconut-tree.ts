import type { ArticleSeed } from './article-seed.ts'

export const thalesAndTheShadowOfACoconutTree: ArticleSeed = {
  slug: 'thales-and-the-shadow-of-a-coconut-tree',
  type: 1,
  title: 'Thales and the shadow of a coconut tree',
  drawing: 'similar-triangles',
  publishedOn: '2026-08-06',
  html: String.raw`
<h2>How tall is that tree?</h2>
<p>There is an old story that Thales, a Greek of long ago, found the height of a pyramid without climbing it. He waited for the moment when his own shadow was as long as he was tall, and then measured the shadow of the pyramid. Nobody can vouch for the story, but the method works, and a coconut tree will do as well as a pyramid.</p>
<p>You do not even have to wait for the right moment. Any hour with clear sunlight is good, because what matters is not the length of a shadow but its ratio to the thing that casts it.</p>

<h2>Why the ratio is the same</h2>
<p>The sun is so far away that its rays reach your street practically parallel. A stick held upright and the tree trunk are parallel too, and the ground is level. So the stick, its shadow and the ray over its tip make a triangle with the same three angles as the tree, its shadow and the ray over its crown. Two equal angles are enough: one is the right angle at the foot, the other is the angle at which the sun stands. By the AA criterion the triangles are similar, and their sides are in proportion:</p>
\[\frac{\text{height of tree}}{\text{shadow of tree}} = \frac{\text{height of stick}}{\text{shadow of stick}}\]
<figure data-drawing="similar-triangles"><figcaption>Here the stick is placed so that its shadow ends at the same point as the shadow of the tree. One ray then passes over both tips, and the small triangle lies inside the large one.</figcaption></figure>

<h2>Worked example (3 marks)</h2>
<p>At four in the afternoon an upright stick 1.2 m long casts a shadow of 0.8 m. At the same moment a coconut tree casts a shadow of 6.4 m on level ground. Find the height of the tree.</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Let \(AB\) be the tree, \(BC\) its shadow, \(PQ\) the stick, \(QR\) its shadow; a figure with 6.4 m, 1.2 m and 0.8 m on it</td><td>½</td></tr>
<tr><td>\(\angle B = \angle Q = 90^\circ\) and \(\angle C = \angle R\) (same height of the sun)</td><td>½</td></tr>
<tr><td>So \(\triangle ABC \sim \triangle PQR\) (AA)</td><td>½</td></tr>
<tr><td>\(\dfrac{AB}{PQ} = \dfrac{BC}{QR}\), that is \(\dfrac{AB}{1.2} = \dfrac{6.4}{0.8} = 8\)</td><td>1</td></tr>
<tr><td>\(AB = 8 \times 1.2 = 9.6\). The tree is 9.6 m tall.</td><td>½</td></tr>
</tbody>
</table>
<p>Half of the marks are given before any number is calculated. Many students jump straight to the fourth line. The proportion is right, but nothing on the page says why.</p>

<h2>From the tree to the theorem</h2>
<p>In the first figure the stick is a line inside a triangle, parallel to one of its sides. That is the setting of the basic proportionality theorem, which many books name after Thales: a line parallel to one side of a triangle divides the other two sides in the same ratio. In a triangle \(ABC\) with \(D\) on \(AB\), \(E\) on \(AC\) and \(DE \parallel BC\):</p>
\[\frac{AD}{DB} = \frac{AE}{EC}\]
<figure data-drawing="thales"><figcaption>DE is parallel to BC, as the arrows say. The dashed lines DC and EB are drawn for the proof: triangles BDE and CDE stand on the same base DE between the same parallels, so their areas are equal.</figcaption></figure>
<p>A quick use: if \(AD = 4.5\) cm, \(DB = 3\) cm and \(AE = 6\) cm, then \(\tfrac{4.5}{3} = \tfrac{6}{EC}\), so \(EC = 4\) cm. Write the words “since \(DE \parallel BC\)” at the side. They are the reason, and the reason carries part of the marks.</p>
<p>One trap: the theorem speaks of the two <em>parts</em> of a side. For the parallel sides themselves you need the whole triangles: \(\tfrac{DE}{BC} = \tfrac{AD}{AB}\), and \(AB = 4.5 + 3 = 7.5\) cm, not 3.</p>

<h2>Do it this Sunday</h2>
<p>You need a stick, a measuring tape, a sunny morning and two people. One holds the stick upright; a stone on a thread shows whether it is. The other measures both shadows within a minute or two, because shadows do not wait.</p>
<ol>
<li>Measure the stick and both shadows, all in centimetres.</li>
<li>Work out the height of the tree.</li>
<li>Repeat after an hour. Both shadows have changed. Has the height?</li>
</ol>
<p>Two honest answers will differ by a little. The tip of a palm shadow is fuzzy, and a yard is seldom quite level. Write both results down and take the mean. A parent can ask the best question of the day: “If the tape was wrong by ten centimetres at the shadow, how wrong is the height?” For the tree in our example the answer is 15 cm, since every 0.8 m of shadow stands for 1.2 m of tree.</p>
<p>No shadow to be had? Measure an angle instead, with <a href="/blog/heights-and-distances-with-a-clinometer">a home-made clinometer</a>.</p>
`,
}
