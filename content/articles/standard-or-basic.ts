import type { ArticleSeed } from './article-seed.ts'

export const standardOrBasic: ArticleSeed = {
  slug: 'standard-or-basic',
  type: 1,
  title: 'Standard or Basic: how to choose',
  drawing: 'bell-bars',
  publishedOn: '2026-10-05',
  html: String.raw`
<h2>Two papers, one book</h2>
<p>CBSE offers mathematics in Class 10 as Standard (code 041) and as Basic (code 241). In both of our courses the fourteen chapters are the same, from real numbers to probability, and so is the book, which stays unchanged for 2026-27. So the choice is not between more and less syllabus. It is between two kinds of questions on the same syllabus.</p>
<p>The choice worries many families more than it needs to. A calm hour with a pencil answers most of it.</p>

<h2>The same idea, asked twice</h2>
<p>Here is a direct question on the progression 7, 11, 15, … for 2 marks: find its 12th term.</p>
<ul>
<li>\(a = 7,\ d = 11 - 7 = 4\) <strong>[½]</strong></li>
<li>\(a_n = a + (n - 1)d\) <strong>[½]</strong></li>
<li>\(a_{12} = 7 + 11 \times 4 = 51\) <strong>[1]</strong></li>
</ul>
<p>The road is marked: one formula, three numbers. Now the same progression with the road taken away.</p>

<h2>Worked example (3 marks)</h2>
<p>How many terms of the progression 7, 11, 15, … must be added to make 250?</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>\(a = 7,\ d = 4,\ S_n = \dfrac{n}{2}\{2a + (n - 1)d\}\)</td><td>½</td></tr>
<tr><td>\(\dfrac{n}{2}\{14 + 4(n - 1)\} = 250\), so \(n(2n + 5) = 250\)</td><td>½</td></tr>
<tr><td>\(2n^2 + 5n - 250 = 0\)</td><td>½</td></tr>
<tr><td>\((2n + 25)(n - 10) = 0\), so \(n = 10\) or \(n = -\dfrac{25}{2}\)</td><td>1</td></tr>
<tr><td>A number of terms is a positive whole number, so \(n = 10\)</td><td>½</td></tr>
</tbody>
</table>
<figure data-drawing="ap-steps"><figcaption>A progression as a staircase, each bar higher than the last by the same amount. The direct question asks for the height of one bar; the turned one gives the area of all of them and asks how many bars there are.</figcaption></figure>
<p>Two chapters meet in this question, a quadratic appears without being announced, and at the end one root has to be refused with a reason. Questions of this turned kind are where the Standard paper asks for more. If you looked at the first line and thought “I could have started that”, even without finishing, that is a good sign.</p>

<h2>Four honest questions</h2>
<ol>
<li><strong>What do I want to study next?</strong> If mathematics, physics, economics or a diploma in engineering is on the list, lean towards Standard. The rules on which paper is needed for mathematics in Class 11 are made by the board and the schools, and they can change. Ask your school for this year’s circular; do not rely on a cousin’s memory.</li>
<li><strong>Where do my marks go now?</strong> Take your last two test papers. Count the marks lost on steps you knew but did not write, and the marks lost on questions you could not begin. The first kind can be won back in weeks. The second kind takes months.</li>
<li><strong>How much time is there?</strong> Half an hour a day from today until the exam is worth more than any plan for the last fortnight.</li>
<li><strong>Does the subject make me ill?</strong> If every test means a night without sleep, a good result in Basic, reached with a quiet mind, is a fine thing. It is a paper of the same board on the same chapters.</li>
</ol>

<h2>Try before you decide</h2>
<p>One test proves little. Take three sample papers of each kind on six different days, with a clock. Mark them line by line, and compare the middle result of each three, not the best one.</p>
<figure data-drawing="bell-bars"><figcaption>Six coins tossed 64 times: the bars show how often 0, 1, 2, … 6 heads are to be expected. Three heads is the commonest result, yet it is expected only 20 times in 64. A single toss can mislead you, and so can a single mock paper.</figcaption></figure>
<p>Also look at where the marks sit. The seven units of the CBSE paper carry 6, 20, 6, 15, 12, 10 and 11 marks, 80 in all. Algebra alone has 20 of them, a quarter of the paper. If algebra is your strong side, Standard may be nearer than you think. If it is the weak side, it is the first thing to repair in either paper.</p>

<h2>For parents</h2>
<p>Please do not make this a question of honour. Ask your child to explain one solved sum of each kind to you. You will hear, without knowing any mathematics, which of the two is told with confidence. Talk to the teacher who marks the notebooks: nobody else has seen so many of your child’s lines. And ask the school early by which date the choice must be made.</p>
<p>If you would like to compare lessons, the first lesson of every chapter is free in both courses: <a href="/courses/cbse-class-10-maths-standard">Standard</a> and <a href="/courses/cbse-class-10-maths-basic">Basic</a>. Take the same chapter in each, one after the other, on the same afternoon.</p>
`,
}
