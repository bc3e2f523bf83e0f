import type { ArticleSeed } from './article-seed.ts'

export const howToReportAMistakeInALesson: ArticleSeed = {
  slug: 'how-to-report-a-mistake-in-a-lesson',
  type: 3,
  title: 'How to report a mistake in a lesson',
  drawing: 'triangle-heights',
  publishedOn: '2026-09-18',
  html: String.raw`
<p>Our answers are worked out by a program and read by a person, and mistakes get through all the same: a wrong sign in a caption, a letter that stands at the wrong corner, a word translated too freely. You look at one lesson longer than we do, and you find them. Here is how to tell us so that it is repaired quickly.</p>

<h2>Three things we need</h2>
<ol>
<li><strong>Where:</strong> the course, the lesson or worksheet, and the minute or the number of the question.</li>
<li><strong>What stands there.</strong> Copy the line.</li>
<li><strong>What should stand there,</strong> as far as you know. “I do not understand this line” is also a good report: a right line that many people stumble over needs another line before it.</li>
</ol>
<p>Send it as a <a href="/support">ticket</a>. You need not prove anything, and you need not be sure.</p>

<h2>An example</h2>
<p>A weak report: “The quadratic lesson is wrong.” We have several, and would have to watch them all.</p>
<p>A strong one: “Lesson on the quadratic formula, near the end. It says the roots of \(x^2 - 5x + 6 = 0\) are \(-2\) and \(-3\). But \((-2)^2 - 5 \times (-2) + 6 = 20\), so \(-2\) is no root. I think 2 and 3 are meant.” (We made this one up; no lesson says it.) Putting the answer back into the question is the shortest proof that something is wrong, and \(4 - 10 + 6 = 0\) shows that your repair is right.</p>
<figure data-drawing="triangle-heights"><figcaption>The three heights of an acute triangle meet in one point. If you ever see them miss each other in a figure of ours, or a right-angle mark at an angle that is not right, it is a mistake and worth a ticket.</figcaption></figure>

<h2>What happens then</h2>
<ul>
<li>A teacher reads the report and works the line again from the beginning.</li>
<li>If you are right, the lesson or the sheet is corrected, and the ticket says what was changed.</li>
<li>If the line was right, the ticket says why, and we think about whether it was clear.</li>
<li>If a mistake could have cost marks, because a rule itself was wrong, we do not only repair it: a note stands at the lesson, so that those who learnt it earlier see it too.</li>
</ul>

<h2>What is not a mistake</h2>
<p>Two right ways to an answer are two right ways. If your school writes \(\tan^{-1}\) where we write an angle in words, or rounds to one place where we round to two, follow your school in the paper. And mathematics has its honest quarrels: whether 0 is a natural number depends on the book. Tell us all the same; then we can say which book we follow.</p>
<p>To everybody who has written to us “this cannot be right” and was right: thank you. It is the best sentence in mathematics.</p>
`,
}
