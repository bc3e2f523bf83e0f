import type { ArticleSeed } from './article-seed.ts'

export const insideOurAiClub: ArticleSeed = {
  slug: 'inside-our-ai-club',
  type: 2,
  title: 'Inside our AI club',
  drawing: 'scatter-neighbour',
  publishedOn: '2026-09-04',
  html: String.raw`
<p>The first meeting of the AI club has no computer in it. There is a table with twelve rows, graph paper, a ruler and a question. By the end of the hour every student has built a machine that decides, out of pencil lines, and has found a case in which it decides wrongly. Both halves matter. This text tells what we do in the club, with enough detail that you can hold the first meeting at home.</p>

<h2>The first machine: ask your neighbours</h2>
<p>Pick leaves from two trees, say neem and guava. For each leaf measure two things, the length and the width, and mark it as a point on graph paper: a cross for neem, a ring for guava. Now somebody brings a leaf and does not say from which tree. Which is it? Look for the marked points nearest to it, and let them vote. That is all. The method is called nearest neighbours, it is used in earnest, and its only formula is one from Class 10:</p>
\[ d = \sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2} \]
<figure data-drawing="scatter-neighbour"><figcaption>Six crosses, six rings and a new point. The circle is just large enough to hold the three nearest neighbours; the dashed lines are the distances that were measured.</figcaption></figure>

<h2>A worked example</h2>
<p>Here is a small table with made-up whole numbers, in centimetres. A new leaf measures \((5, 4)\). Decide with three neighbours. (4 marks)</p>
<table>
<thead><tr><th scope="col">Leaf</th><th scope="col">Tree</th><th scope="col">Length, width</th><th scope="col">Distance from \((5, 4)\)</th></tr></thead>
<tbody>
<tr><th scope="row">A</th><td>guava</td><td>\((6, 4)\)</td><td>\(\sqrt{1 + 0} = 1\)</td></tr>
<tr><th scope="row">B</th><td>guava</td><td>\((5, 6)\)</td><td>\(\sqrt{0 + 4} = 2\)</td></tr>
<tr><th scope="row">C</th><td>guava</td><td>\((8, 5)\)</td><td>\(\sqrt{9 + 1} \approx 3.16\)</td></tr>
<tr><th scope="row">D</th><td>neem</td><td>\((4, 2)\)</td><td>\(\sqrt{1 + 4} \approx 2.24\)</td></tr>
<tr><th scope="row">E</th><td>neem</td><td>\((3, 2)\)</td><td>\(\sqrt{4 + 4} \approx 2.83\)</td></tr>
</tbody>
</table>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead>
<tbody>
<tr><td>The distance formula, with one distance worked out in full</td><td>1</td></tr>
<tr><td>All five distances: 1, 2, 3.16, 2.24, 2.83</td><td>1</td></tr>
<tr><td>The three smallest: A, B and D</td><td>1</td></tr>
<tr><td>Two votes for guava, one for neem: the rule says guava.</td><td>1</td></tr>
</tbody>
</table>
<p>Then the questions begin. Why three neighbours and not one? Because one badly measured leaf should not decide alone. Why not all five? Because then the tree with more leaves in the table always wins, whatever you bring: with three guavas and two neems, the answer “guava” is fixed before anybody measures. A rule that does not look at the leaf is not a rule about leaves.</p>

<h2>The second machine: a line through the scores</h2>
<p>Later in the year we guess cricket totals. At a given over the score is known; how many runs will it be at the end? The simplest guess continues the line: if a side has 48 runs after 8 overs, its rate is \(48 \div 8 = 6\) runs an over, and 20 overs would bring \(6 \times 20 = 120\). Everybody in the room knows at once why that is too simple. Good: write the reason down, change the rule, and measure whether the new rule errs less on matches it has not seen.</p>
<figure data-drawing="line-slope"><figcaption>The slope of a line is its rise divided by its run, the same between any two of its points. In cricket the rise is runs, the run is overs, and the slope is the run rate.</figcaption></figure>
<p>We keep an error book. If the guesses were off by 12, 5, 20 and 3 runs, the mean error is \((12 + 5 + 20 + 3) \div 4 = 10\) runs. A prediction without its error is half a sentence, and in the club it gets half the marks.</p>

<h2>The third lesson: who is missing?</h2>
<p>All our leaves came from one road. Will the machine know a guava leaf from another town? We ask such questions of every table: who collected it, who is not in it, and whom would a wrong answer hurt? Mixing up two leaves hurts nobody. The same method with people is another matter, so the club has a rule: no names, no faces, no marks of classmates in any project. If a project needs them, we change the project.</p>

<h2>What the year holds</h2>
<ul>
<li><a href="/project-showcase">Project showcase</a>: finished work, each with its table, its rule and its error. It begins with a sample of ours, a map of routes to school.</li>
<li>Guest lectures: an hour with somebody who works with data, and questions that you have prepared.</li>
<li>Online workshops: two hours, one tool, something finished at the end.</li>
<li>Mentorship programs: an older student reads your plan before you begin, and again before you show it.</li>
<li>AI hackathons: one day, one table, teams of three. The jury reads the error book first.</li>
<li>Talent hub: a page of your own for what you have built.</li>
</ul>

<h2>What you need</h2>
<p>Decimals, ratios, square roots, and a notebook. Programming comes in the second month, a dozen lines of it, and does nothing that you have not done by hand. A phone is enough to read along; the programs run better on a borrowed computer. And for the parents: nobody in the club is asked to “learn AI” in a month. They learn to ask a machine, politely and with a pencil, how it knows.</p>
`,
}
