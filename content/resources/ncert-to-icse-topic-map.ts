import type { ResourceSeed } from './resource-seed.ts'

export const ncertToIcseTopicMap: ResourceSeed = {
  name: 'ncert-to-icse-topic-map',
  heading: 'NCERT to ICSE topic map',
  drawing: 'matrix-grid',
  content: [
    '<p>Families move, and schools change boards. A student who comes from an NCERT book to an ICSE class, or the other way, usually hears one of two things: “it is all the same” or “it is all different”. Both are wrong by about half. This map puts the 14 chapters of the NCERT Class 10 book beside the 19 topics of our ICSE course, so that you can see in five minutes what you have, what is new and where to begin.</p>',
    `<p>It maps Class 10 alone. Some topics that look new stand in the other board's Class 9, and a school may take them in another order. Ask for the current syllabus of the board before you plan a term with it.</p>`,
    '<h2>What you have already</h2>',
    '<p>Nine of the 19 ICSE topics have a chapter, or two, in the NCERT book. The ideas are the same; the questions differ in depth.</p>',
    '<table><thead><tr><th scope="col">NCERT chapter</th><th scope="col">ICSE topic</th><th scope="col">Look out for</th></tr></thead><tbody><tr><td>4 Quadratic Equations</td><td>Quadratic Equations</td><td>roots rounded to places or figures, as asked</td></tr><tr><td>5 Arithmetic Progressions</td><td>AP</td><td>GP follows at once</td></tr><tr><td>6 Triangles</td><td>Similarity</td><td>areas of similar figures, maps and models</td></tr><tr><td>7 Coordinate Geometry</td><td>Coordinate Geometry</td><td>reflection and the equation of a line are added</td></tr><tr><td>8 and 9 Trigonometry</td><td>Trigonometry</td><td>identities carry more weight</td></tr><tr><td>10 Circles</td><td>Circles</td><td>angles, chords and cyclic quadrilaterals besides tangents</td></tr><tr><td>11 and 12 Areas, Volumes</td><td>Mensuration</td><td>solids that are melted and recast</td></tr><tr><td>13 Statistics</td><td>Statistics</td><td>graphs are drawn and read</td></tr><tr><td>14 Probability</td><td>Probability</td><td>much alike</td></tr></tbody></table>',
    '<h2>What is new</h2>',
    '<p>Ten topics have no chapter of their own in the NCERT book of Class 10. They are less work than the number suggests, for they fall into four families.</p>',
    `<ul><li><strong>Money:</strong> GST, banking (recurring deposits), shares and dividends. Percentages and one formula each. A good place to begin, because the marks come quickly.</li><li><strong>Algebra:</strong> linear inequations, ratio and proportion, factor theorem, matrices, GP. The factor theorem grows out of NCERT's chapter on polynomials, and GP out of AP.</li><li><strong>Loci:</strong> all points with a given property. It is the perpendicular bisector and the angle bisector, in words.</li><li><strong>Constructions:</strong> with compasses and ruler, with the arcs left visible.</li></ul>`,
    '<figure data-drawing="matrix-grid"><figcaption>A product of two matrices, the topic that looks strangest at first. Each entry of the product stands where a row of the left factor and a column of the upper factor meet: here two times one plus one times two is four.</figcaption></figure>',
    '<h2>What stays behind</h2>',
    String.raw`<p>Real Numbers and Pair of Linear Equations are chapters of the NCERT book that our ICSE list does not have in Class 10. Do not throw them away. Two equations in two unknowns come back whenever a word problem has two prices, and the proof that \(\sqrt 2\) is irrational is the best training for writing a reason in each line. Those who go from ICSE to NCERT should take these two chapters first; nearly everything else will look familiar.</p>`,
    '<h2>A worked example from the new side</h2>',
    String.raw`<p><em>Show that \(x - 1\) is a factor of \(x^3 - 2x^2 - 5x + 6\), and factorise completely.</em> (4 marks)</p>`,
    String.raw`<table><thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead><tbody><tr><td>Let \(f(x) = x^3 - 2x^2 - 5x + 6\). Then \(f(1) = 1 - 2 - 5 + 6 = 0\)</td><td>1</td></tr><tr><td>By the factor theorem \(x - 1\) is a factor</td><td>½</td></tr><tr><td>Division gives \(f(x) = (x - 1)(x^2 - x - 6)\)</td><td>1½</td></tr><tr><td>\(x^2 - x - 6 = (x - 3)(x + 2)\)</td><td>½</td></tr><tr><td>\(f(x) = (x - 1)(x - 3)(x + 2)\)</td><td>½</td></tr></tbody></table>`,
    '<p>An NCERT student knows every line but the second. “A zero of the polynomial” and “a factor of the polynomial” are two names of one fact, and the new topic mostly asks you to say so.</p>',
    '<figure data-drawing="line-slope"><figcaption>The equation of a line, added to coordinate geometry in ICSE: the slope is the rise divided by the run between two points, and the line meets the upright axis at the intercept.</figcaption></figure>',
    '<h2>A plan for eight weeks</h2>',
    '<ol><li>Weeks 1 and 2: the three topics of money.</li><li>Weeks 3 and 4: factor theorem, inequations, ratio and proportion.</li><li>Week 5: matrices. Week 6: GP beside a revision of AP.</li><li>Week 7: reflection, the equation of a line, loci.</li><li>Week 8: constructions, and the circle theorems that they use.</li></ol>',
    '<p>Keep one evening of each week for the nine topics that you have. They do not stay learnt by themselves, and they are still about half of the list. The sheet to print has a box for each topic: <em>met</em>, <em>practised</em>, <em>tested</em>. A topic is tested when you have done five questions against the clock and marked them line by line.</p>',
  ],
  sheet: {
    title: 'NCERT to ICSE: where am I?',
    typst: `
#set text(size: 10pt)
Tick a box when you have *met* the topic, *practised* ten questions, and been *tested* with five against the clock.

#let box-row(icse, ncert) = ([#icse], [#ncert], [], [], [])
#table(
  columns: (52mm, 1fr, 13mm, 17mm, 13mm),
  inset: (x: 6pt, y: 6.2pt),
  stroke: 0.6pt + rule-blue,
  align: (left + horizon, left + horizon, center, center, center),
  [*ICSE topic*], [*NCERT Class 10 chapter*], [*met*], [*practised*], [*tested*],
  ..box-row([GST], [new]),
  ..box-row([Banking (recurring deposit)], [new]),
  ..box-row([Shares and dividends], [new]),
  ..box-row([Linear inequations], [new]),
  ..box-row([Quadratic equations], [4 Quadratic Equations]),
  ..box-row([Ratio and proportion], [new]),
  ..box-row([Factor theorem], [new; grows out of 2 Polynomials]),
  ..box-row([Matrices], [new]),
  ..box-row([Arithmetic progression], [5 Arithmetic Progressions]),
  ..box-row([Geometric progression], [new]),
  ..box-row([Coordinate geometry], [7 Coordinate Geometry; reflection and line new]),
  ..box-row([Similarity], [6 Triangles]),
  ..box-row([Loci], [new]),
  ..box-row([Circles], [10 Circles; angle theorems new]),
  ..box-row([Constructions], [new]),
  ..box-row([Mensuration], [11 Areas, 12 Surface Areas and Volumes]),
  ..box-row([Trigonometry], [8 Introduction, 9 Applications]),
  ..box-row([Statistics], [13 Statistics]),
  ..box-row([Probability], [14 Probability]),
)
Only in the NCERT list of Class 10: 1 Real Numbers, 3 Pair of Linear Equations.

#section("Five questions to test the bridge")
+ The list price of a fan is ₹1,500. Find the bill with 18 % GST. #h(1fr) (2)
+ Solve $3 x - 5 <= 7$ for $x$ in the natural numbers. #h(1fr) (2)
+ Show that $x + 2$ is a factor of $x^3 - 2 x^2 - 5 x + 6$. #h(1fr) (2)
+ Find the sixth term of the GP $3, 6, 12, dots$ #h(1fr) (2)
+ Find the equation of the line through $(0, 2)$ with slope $3$. #h(1fr) (2)

#v(6pt)
#text(size: 8.5pt, fill: pale)[Answers: ₹1,770; $1, 2, 3, 4$; $f(-2) = -8 - 8 + 10 + 6 = 0$; $96$; $y = 3 x + 2$.]
`,
  },
}
