import type { ArticleSeed } from './article-seed.ts'

export const whatParentsCanDoInTheLastMonth: ArticleSeed = {
  slug: 'what-parents-can-do-in-the-last-month',
  type: 2,
  title: 'What parents can do in the last month',
  drawing: 'perpendicular-bisector',
  publishedOn: '2026-11-06',
  html: String.raw`
<p>In the last month before the boards most parents want to help and do not know how. The chapters are strange, the methods have new names, and every offer of help seems to start a quarrel. Here is the good news: the most useful things a parent can do need no mathematics at all. A few need the arithmetic of a vegetable shop.</p>

<h2>Guard two hours, not twelve</h2>
<p>A child at the desk all day is not studying all day. Ask for two stretches of an hour, at fixed times, and then protect them: no errands, no visitors in that room, no television through the wall, and the phone in another room (yours as well). After that the evening is free. What is promised as free must stay free, or the next bargain will not be believed.</p>
<p>One of the two hours should be at the time of day when the paper will be written. Minds have a clock; a month is long enough to set it.</p>

<h2>Ask three questions</h2>
<p>“How much is left?” frightens. “Did you study?” invites a short lie. Try these instead, on any evening, over any page:</p>
<ol>
<li><strong>Which line of this answer earns a mark, and how many?</strong> Papers are marked step by step. A student who can point to the marks knows what to write when stuck.</li>
<li><strong>How do you know that it is right?</strong> Nearly every answer can be put back into the question. See below.</li>
<li><strong>What will you do differently in the next one?</strong> Not “what did you do wrong”. The past paper is over.</li>
</ol>

<h2>Check an answer without knowing the method</h2>
<p>Here is a question of 3 marks: <em>three pens and two notebooks cost ₹95; two pens and four notebooks cost ₹130. Find the price of each.</em> Your child writes:</p>
<table>
<thead><tr><th scope="col">What is written</th><th scope="col">Mark</th></tr></thead>
<tbody>
<tr><td>Let a pen cost \(x\) rupees and a notebook \(y\) rupees: \(3x + 2y = 95\) and \(2x + 4y = 130\)</td><td>1</td></tr>
<tr><td>Double the first: \(6x + 4y = 190\)</td><td>½</td></tr>
<tr><td>Subtract the second: \(4x = 60\), so \(x = 15\)</td><td>½</td></tr>
<tr><td>\(3 \times 15 + 2y = 95\), so \(2y = 50\) and \(y = 25\)</td><td>½</td></tr>
<tr><td>A pen costs ₹15 and a notebook ₹25.</td><td>½</td></tr>
</tbody>
</table>
<p>You may never have heard of elimination. Go shopping with the answer: three pens are ₹45, two notebooks ₹50, together ₹95. Two pens are ₹30, four notebooks ₹100, together ₹130. Both bills agree, so the answer is right, whatever the lines in between look like. If one bill fails, say only “the second bill does not come out”, and leave the room. Finding the slip is the child's work, and a good part of the learning.</p>
<figure data-drawing="line-slope"><figcaption>An equation with two unknowns is a straight line: every point on it is one pair of prices that would fit. A second bill gives a second line, and only the point where they cross fits both.</figcaption></figure>
<p>Geometry can be checked by hand too. A bisector must halve: fold the paper along it and hold it against the window.</p>
<figure data-drawing="perpendicular-bisector"><figcaption>Two equal arcs from the ends of a segment; the line through their crossings halves it at a right angle. Folded along the line, one half of the segment covers the other.</figcaption></figure>

<h2>One full paper each weekend</h2>
<p>Be the invigilator. A cleared table, a clock that can be seen, water, no music, the full time without a pause. A paper of 80 marks in three hours gives \(180 \div 80 = 2.25\) minutes for a mark. Keep fifteen minutes for reading over and it is \(165 \div 80\), a little over two minutes. So a question of 3 marks has six minutes, and one that has taken twelve should be left, with its lines standing, for the end. Say this rule once before the paper starts and not again.</p>
<p>When it is done, do not ask for the score first. Ask which question was best.</p>

<h2>A calendar for four weeks</h2>
<table>
<thead><tr><th scope="col">Week</th><th scope="col">The student</th><th scope="col">You</th></tr></thead>
<tbody>
<tr><th scope="row">4 weeks before</th><td>Lists the weak topics, five at most</td><td>Pin up the list; add nothing to it</td></tr>
<tr><th scope="row">3 weeks</th><td>Two topics, one full paper</td><td>Fix the two hours; invigilate</td></tr>
<tr><th scope="row">2 weeks</th><td>Two topics, one full paper</td><td>Check answers by putting them back</td></tr>
<tr><th scope="row">1 week</th><td>Own mistakes again; one paper, early in the week</td><td>Admit card, pens, compasses, route to the centre</td></tr>
</tbody>
</table>

<h2>What to leave out</h2>
<p>Leave out the cousin's marks. Leave out new books: a fifth guide in the last month says “the other four were wrong”. Leave out midnight. And leave out the sentence “everything depends on this”, because it is not true, and because nobody writes well under it. A better one costs nothing: “Whatever comes, dinner is at eight, and I like eating it with you.”</p>
`,
}
