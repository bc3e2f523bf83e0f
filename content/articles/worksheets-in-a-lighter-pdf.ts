import type { ArticleSeed } from './article-seed.ts'

export const worksheetsInALighterPdf: ArticleSeed = {
  slug: 'worksheets-in-a-lighter-pdf',
  type: 3,
  title: 'Worksheets in a lighter PDF',
  drawing: 'thales',
  publishedOn: '2026-08-03',
  html: String.raw`
<p>Every worksheet of eight questions is now a file of less than 40 KB. Many of our students read on a phone with a daily allowance, and print in a shop that charges by the page and looks at the clock. A heavy file costs them twice.</p>

<h2>What has changed</h2>
<ul>
<li><strong>Letters:</strong> a file carries only the letters that it uses.</li>
<li><strong>Figures:</strong> they are lines and circles, not photographs. They stay sharp on any paper and weigh next to nothing.</li>
<li><strong>Repetition:</strong> if two questions belong to one figure, it stands on the sheet once.</li>
<li><strong>Answers:</strong> they begin on a page of their own. Leave that page out and you have a test; print it alone and you have the marking scheme.</li>
</ul>
<figure data-drawing="thales"><figcaption>The basic proportionality theorem, as our drawing kit keeps it: three corners, one ratio, and the rest is computed. Whatever the size, the green line is parallel to the base.</figcaption></figure>

<h2>What that is on a phone</h2>
<p>A course with 14 chapters and two worksheets in each has 28 of them. At 40 KB or less they come to</p>
\[ 28 \times 40 \text{ KB} = 1120 \text{ KB}, \]
<p>a little more than one megabyte, for a whole year of practice. A single photograph of a blackboard, as it comes out of a phone, is often larger.</p>

<h2>What we gave up</h2>
<p>The light file leaves out the hidden outline that helps screen readers to walk through a PDF. It would more than double the size and says little about formulas. This is a loss for some of you. If you read with a screen reader, please tell us in a <a href="/support">ticket</a> which worksheet you need, and we will send you its questions as text with the mathematics in words.</p>

<h2>How to print well</h2>
<ol>
<li>Print at “actual size”, not “fit to page”: the red margin then stands where it stands in your notebook.</li>
<li>Black and white is enough. No question depends on a colour.</li>
<li>Two pages on one sheet save paper, but the box for rough work gets small. Keep an extra page.</li>
<li>No printer? Open the sheet on the phone, write in the notebook, and number the answers as on the sheet. The marks do not mind.</li>
</ol>
<p>And one promise: a worksheet that you have does not change behind your back. Opened again next month, it has the same questions with the same numbers, so that “worksheet 3, question 5” means the same thing to you, to your friend and to us.</p>
`,
}
