import type { ArticleSeed } from './article-seed.ts'

export const mathsInYourMotherTongue: ArticleSeed = {
  slug: 'maths-in-your-mother-tongue',
  type: 2,
  title: 'Studying maths in your mother tongue',
  drawing: 'similar-triangles',
  publishedOn: '2026-06-22',
  html: String.raw`
<p>Many of our students think in Telugu, ask their neighbour in Hindi, and write the answer in English. Some are ashamed of it. They should not be: they do in every lesson what interpreters train for. But the change of language has a cost, and the cost is paid in the middle of a word problem, when time is short. This text shows where it is paid and how to bring it down.</p>

<h2>The mathematics has no language</h2>
<p>Look at \(x^2 + 7x - 144 = 0\). It is read differently in each home and means the same in all of them. From the moment a problem stands as an equation, nobody can tell which language you think in. The language lies before that line, in the reading, and after it, in the last sentence. So these are the two places to practise. You do not have to improve “your English”; you have to own about sixty words and two kinds of sentence.</p>

<h2>A list of words, made by you</h2>
<p>A dictionary explains a word. A list of your own fixes it. Keep three columns at the back of the notebook and add a word on the day you meet it. Ours begins so:</p>
<table>
<thead><tr><th scope="col">English</th><th scope="col">Hindi</th><th scope="col">Telugu</th></tr></thead>
<tbody>
<tr><th scope="row">equation</th><td lang="hi">समीकरण</td><td lang="te">సమీకరణం</td></tr>
<tr><th scope="row">radius</th><td lang="hi">त्रिज्या</td><td lang="te">వ్యాసార్థం</td></tr>
<tr><th scope="row">tangent to a circle</th><td lang="hi">स्पर्श रेखा</td><td lang="te">స్పర్శరేఖ</td></tr>
<tr><th scope="row">right angle</th><td lang="hi">समकोण</td><td lang="te">లంబకోణం</td></tr>
<tr><th scope="row">similar triangles</th><td lang="hi">समरूप त्रिभुज</td><td lang="te">సరూప త్రిభుజాలు</td></tr>
<tr><th scope="row">probability</th><td lang="hi">प्रायिकता</td><td lang="te">సంభావ్యత</td></tr>
</tbody>
</table>
<p>Often the word at home explains itself better than the English one. <span lang="hi">स्पर्श रेखा</span> and <span lang="te">స్పర్శరేఖ</span> both say “the line that touches”, and that is the definition. Say it once while looking at the drawing and the theorem about the right angle at the point of contact has a place to stay.</p>
<figure data-drawing="tangents"><figcaption>Two lines that touch a circle, from one point outside. At each point of contact the radius stands at a right angle to the line. The dashed circle, on the line to the centre as diameter, finds both points.</figcaption></figure>
<p>Beware of pairs that ordinary speech mixes up. “Similar” at home may mean “nearly the same”; in mathematics two similar triangles have exactly equal angles, and their sizes may be far apart.</p>
<figure data-drawing="similar-triangles"><figcaption>A stick and a coconut tree whose shadows end in one point. The two triangles are similar, in the exact sense, and nothing like each other in size.</figcaption></figure>

<h2>A worked example: one sentence, turned round</h2>
<p><em>The length of a rectangular plot exceeds its breadth by 7 m. Its area is 144 m². Find its sides.</em> (3 marks)</p>
<p>“Exceeds its breadth by 7” is where readers stumble, for in English the comparison comes before the number. Say it at home's speed: in Hindi, <span lang="hi">लंबाई चौड़ाई से 7 मीटर अधिक है</span>; in Telugu, <span lang="te">పొడవు వెడల్పు కంటే 7 మీటర్లు ఎక్కువ</span>. Here the breadth comes first, then how much more. The order of the words is the order of the symbols: breadth, then \(+\,7\).</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead>
<tbody>
<tr><td>Let the breadth be \(x\) m; then the length is \((x + 7)\) m</td><td>½</td></tr>
<tr><td>\(x(x + 7) = 144\)</td><td>½</td></tr>
<tr><td>\(x^2 + 7x - 144 = 0\)</td><td>½</td></tr>
<tr><td>\((x + 16)(x - 9) = 0\)</td><td>½</td></tr>
<tr><td>\(x = 9\), because a breadth cannot be \(-16\)</td><td>½</td></tr>
<tr><td>The plot is 16 m long and 9 m broad.</td><td>½</td></tr>
</tbody>
</table>
<p>Notice that only the first line and the last one need sentences. Learn these two by heart as forms: “Let … be …; then …” and “The … is …”. With them you can frame any answer in the paper. The reason in the fifth line may be short. “Breadth is not negative” earns the mark as well as a paragraph does.</p>

<h2>Four habits for the week</h2>
<ol>
<li><strong>Listen first in the language you think in.</strong> Then read the same example in the language you will write in. Not the other way round.</li>
<li><strong>Explain aloud once.</strong> Tell somebody at home, in your own language, why a step is allowed. If you cannot, the step is not yet yours, in any language.</li>
<li><strong>Write the whole answer in the language of the paper.</strong> Mixed notes are good for learning; the examination wants one language, so rehearse that one.</li>
<li><strong>Underline before you translate.</strong> Mark the numbers, the unit and the words “more than”, “less than”, “at least”, “of”. They carry the equation; the rest is scenery.</li>
</ol>

<h2>A word to parents</h2>
<p>If you learnt mathematics in another language than your child, you can still help. Ask for the explanation in yours. A child who has to put \(\frac{AD}{DB} = \frac{AE}{EC}\) into words for a grandmother has studied more in those three minutes than in copying the page again. And it is no step back: the idea is made firm at home and then carried to school.</p>
`,
}
