import type { ResourceSeed } from './resource-seed.ts'

export const answerSheetLayoutGuide: ResourceSeed = {
  name: 'answer-sheet-layout-guide',
  heading: 'Answer-sheet layout guide',
  drawing: 'similar-triangles',
  content: [
    '<p>Two students know the same and write the same numbers. One of them gets more marks, because the examiner found them. An examiner reads many sheets in a day and looks for steps, not for beauty. This guide shows how to put an answer on the page so that every step is seen. It takes no extra time once it is a habit; it saves time when you look for your own mistake.</p>',
    '<h2>The page</h2>',
    '<ul><li><strong>Leave the margins alone.</strong> The left one is for the number of the question, as printed in the paper, with its part: 27 (b), not “b)”. The right one belongs to the examiner.</li><li><strong>One step, one line.</strong> The next line starts below, not beside. Two columns of working on one page are two answers to find.</li><li><strong>Equal signs below each other.</strong> Then a slip shows at a glance, to you as well.</li><li><strong>Two empty lines between questions.</strong> If something comes to mind later, it has a place. Rough work stands in a box at the foot of the page, headed “Rough”, and crossed out with one line.</li><li><strong>A new section on a new page.</strong> Within a section any order is fine, as long as the numbers are right.</li></ul>',
    '<h2>The four parts of an answer</h2>',
    '<p>Nearly every answer of three marks or more has the same four parts. Look for them in your own writing.</p>',
    String.raw`<ol><li><strong>Given and named.</strong> “Let the height be \(h\) m.” A letter without a name earns nothing, and its unit is half of its name.</li><li><strong>The rule.</strong> The formula or theorem that you use, written before the numbers go in. If everything after it goes wrong, this line still stands.</li><li><strong>The working.</strong> Numbers in, one change in each line.</li><li><strong>The sentence.</strong> What was asked, with its unit, in words. Underline it or draw a box, not both.</li></ol>`,
    '<h2>A worked example</h2>',
    '<p><em>A stick 1.5 m high casts a shadow of 2 m. At the same hour a coconut tree casts a shadow of 12 m. How high is the tree?</em> (3 marks)</p>',
    String.raw`<table><thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead><tbody><tr><td>Sketch with the two right triangles; let the height of the tree be \(h\) m</td><td>½</td></tr><tr><td>The sun's angle is the same and both stand upright, so the triangles are similar (AA)</td><td>1</td></tr><tr><td>\(\frac{h}{1.5} = \frac{12}{2}\)</td><td>½</td></tr><tr><td>\(h = 6 \times 1.5 = 9\)</td><td>½</td></tr><tr><td>The tree is 9 m high.</td><td>½</td></tr></tbody></table>`,
    String.raw`<p>Suppose that you write in a hurry “\(\frac{1.5}{2} \times 12 = 9\)” and nothing else. The number is right. But of the three marks only the last lines can be given, for the sketch, the name of the height and the reason for the similarity are not there. You knew them; the paper does not.</p>`,
    '<figure data-drawing="similar-triangles"><figcaption>The figure of the example as a sketch: a stick, a tree and one ray of the sun. In the answer it needs five letters and the three given lengths, no leaves.</figcaption></figure>',
    '<h2>Figures, graphs and tables</h2>',
    String.raw`<p>Draw figures with pencil and ruler, about as large as your palm, with a letter at each point that the text mentions. For a graph write the scale (“1 cm = 10 marks”) and name both axes; these are marks for ten seconds of work. A table for the mean has its columns headed \(x_i\), \(f_i\) and \(f_i x_i\), and its last row holds the sums, for they go into the formula.</p>`,
    '<figure data-drawing="ogive"><figcaption>A “less than” curve of sixty marks. Half of sixty is carried across to the curve and down to the axis. On the sheet these two lines stay visible, dashed: they are the steps that earn.</figcaption></figure>',
    '<h2>When you make a mistake</h2>',
    '<p>Cross it out with a single line and write on below. Do not overwrite: a 6 that was a 0 is read as whatever costs more. Do not cross out a whole answer before the new one stands there, because unfinished right lines can earn and crossed-out ones seldom do. If you run out of time, write the rule and put the numbers in. That is half of many answers, in one minute.</p>',
    '<h2>Words that carry reasons</h2>',
    String.raw`<ul><li><strong>because, since:</strong> before a known fact (“since \(OA = OB\), radii”).</li><li><strong>therefore, so:</strong> before what follows. The sign \(\therefore\) does the same.</li><li><strong>by …:</strong> names the theorem or criterion: by AA, by RHS, by the basic proportionality theorem.</li><li><strong>rejected, because …:</strong> for a root that does not fit. Write both roots first.</li></ul>`,
    '<h2>The last ten minutes</h2>',
    '<p>Do not read for style. Go through a list: all numbers of questions there? Each answer with a sentence and a unit? Choice questions answered once, not twice? Graph sheet tied in? Then put two answers back into their questions, the two you trust least. The sheet to print is a page with the margins ruled as we mean it, and this list at its foot. Write one full answer on it each Sunday and give it to somebody who does not know the question. If they can say what was asked and what came out, the layout is right.</p>',
  ],
  sheet: {
    title: 'One answer, well laid out',
    typst: `
#section("How it may look")
#block(stroke: 0.6pt + rule-blue, radius: 2pt, inset: 8pt, width: 100%)[
  *27.* A stick 1.5 m high casts a shadow of 2 m; at the same hour a tree casts a shadow of 12 m. Find the height of the tree. #h(1fr) (3)
  #v(4pt)
  #grid(columns: (1fr, 9mm), row-gutter: 6pt, align: (left + horizon, right + horizon),
    [(sketch with both triangles) #h(4mm) Let the height of the tree be $h$ m.], mark(0.5),
    [Both stand upright and the sun's angle is the same: the triangles are similar (AA).], mark(1),
    [$h/1.5 = 12/2$], mark(0.5),
    [$h = 6 times 1.5 = 9$], mark(0.5),
    [*The tree is 9 m high.*], mark(0.5),
  )
]

#section("Your turn")
#grid(columns: (1fr, 1fr), column-gutter: 6mm, text(size: 9.5pt)[Question number and part:], text(size: 9.5pt)[Marks of the question:])
#v(2pt)
#let ruled(count) = for _ in range(count) [
  #v(5.2mm)
  #grid(columns: (1fr, 12mm), column-gutter: 2mm,
    line(length: 100%, stroke: 0.5pt + rule-blue),
    line(length: 100%, stroke: 0.5pt + green),
  )
]
#ruled(11)
#v(3mm)
#block(stroke: (paint: rule-blue, thickness: 0.6pt, dash: "dashed"), width: 100%, height: 27mm, inset: 5pt)[#text(size: 9pt, fill: pale)[Rough, crossed out with one line]]

#section("Before you turn the page")
#let tick = box(width: 9pt, height: 9pt, stroke: 0.8pt + ink, baseline: 1pt)
#grid(columns: (1fr, 1fr), column-gutter: 6mm, row-gutter: 6pt,
  [#tick #h(4pt) number and part as in the paper], [#tick #h(4pt) every letter named, with its unit],
  [#tick #h(4pt) rule before the numbers], [#tick #h(4pt) one change in each line],
  [#tick #h(4pt) a reason for each claim], [#tick #h(4pt) a sentence at the end],
)
`,
  },
}
