import type { ArticleSeed } from './article-seed.ts'

export const lessonsThatStartWithTheSmallPicture: ArticleSeed = {
  slug: 'lessons-that-start-with-the-small-picture',
  type: 3,
  title: 'Lessons that start with the small picture',
  drawing: 'tangents',
  publishedOn: '2026-10-23',
  html: String.raw`
<p>A lesson should begin when you press play, on a train near Warangal as well as in a room with fibre. So the player now looks at the line before it chooses a picture.</p>

<h2>What the player does</h2>
<ul>
<li>Every lesson exists in two sizes: 480 lines, and 240 lines.</li>
<li>If your phone is set to save data, or the line is no better than 3G, the lesson starts with the small one.</li>
<li>Otherwise it starts with the large one. Some browsers do not tell us about the line; they get the large one too, and you can change it.</li>
<li>The choice stands below the picture. Change it in the middle of a lesson and it goes on at the same second. The player remembers what you chose last.</li>
</ul>

<h2>What that costs</h2>
<p>Our short lessons run for about three quarters of a minute. On average they weigh about 200 KB in the small size and about 340 KB in the large one. Ten lessons in an evening are then</p>
\[ 10 \times 200 \text{ KB} = 2 \text{ MB} \quad\text{or}\quad 10 \times 340 \text{ KB} = 3.4 \text{ MB}. \]
<p>The small picture saves 140 KB of each 340, which is \(\frac{140}{340} = \frac{7}{17}\), about two fifths.</p>
<figure data-drawing="tangents"><figcaption>Two tangents from a point outside a circle. A lesson shows lines like these on a quiet board, which is why the small picture is good enough to read.</figcaption></figure>

<h2>What stays the same</h2>
<p>The mathematics is written large enough to be read in both sizes. The captions are text, not part of the picture: they do not get smaller with it, and you can switch them off. The voice is a little plainer in the small size and just as clear.</p>
<p>We did not choose a third, larger size. A board with white lines has nothing more to show at 1080 lines, and somebody would pay for it.</p>

<h2>If it still stops</h2>
<ol>
<li>Choose the small size yourself, once. It will be kept.</li>
<li>Wait a moment after pressing play instead of pressing again.</li>
<li>If a message says that the lesson could not be loaded, press “Try again”; you do not lose your place.</li>
<li>Do the worksheet of the chapter meanwhile. It is less than 40 KB and works without a line once it is open.</li>
</ol>
<p>If one lesson stops for you again and again while others play, tell us which one, at which second and on which phone, in a <a href="/support">ticket</a>.</p>
`,
}
