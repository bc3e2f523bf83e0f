import type { ArticleSeed } from './article-seed.ts'

export const refundRulesInPlainWords: ArticleSeed = {
  slug: 'refund-rules-in-plain-words',
  type: 3,
  title: 'Refund rules in plain words',
  drawing: 'coin-dice',
  publishedOn: '2026-06-05',
  html: String.raw`
<p>The <a href="/refund-policy">refund policy</a> is the text that counts. This page says the same in the words we would use on the telephone, with one example worked out.</p>

<h2>What comes back, and until when</h2>
<p>The days are counted from the day on which your batch starts, not from the day on which you paid.</p>
<table>
<thead><tr><th scope="col">You ask</th><th scope="col">You get back</th></tr></thead>
<tbody>
<tr><td>within 7 days of the start of the batch</td><td>85 % of what you paid</td></tr>
<tr><td>after that, within 10 days of the start</td><td>70 %</td></tr>
<tr><td>later than that</td><td>nothing</td></tr>
</tbody>
</table>
<p>A payment that was for registration only is not returned, whatever the day.</p>
<figure data-drawing="coin-dice"><figcaption>A die and a rupee coin. Nothing in a refund is thrown: the day of your message decides, and anybody can do the sum.</figcaption></figure>

<h2>A worked example</h2>
<p>A sample student paid ₹3,999 for three months of a training course and writes to us on the fourth day after the batch has started. The fourth day lies within the seven, so the share is 85 %:</p>
\[ 3999 \times \frac{85}{100} = 3399.15 \]
<p>₹3,399.15 goes back. Had the same message come on the ninth day, it would be \(3999 \times \frac{70}{100} = 2799.30\), so ₹2,799.30. On the eleventh day it is nothing, and we cannot make exceptions for those who ask more loudly; it would be unfair to those who asked in time.</p>

<h2>How to ask</h2>
<ol>
<li>Write to our support by email or in a <a href="/support">ticket</a>. Give the name of the course and the email address with which you registered. Nothing else is needed to begin; never send a password or the code from an email.</li>
<li>We verify the request within 7 business days and tell you the result.</li>
<li>If the money cannot go back the way it came, we ask for other bank details. You have 14 business days to send them.</li>
<li>The refund reaches you within 28 days of its approval.</li>
</ol>

<h2>Something else: a payment that went wrong</h2>
<p>If money left your account twice, or left it and no course opened, that is no cancellation and the table above does not apply. What cannot open a course goes back in full, by itself, the way it came; banks usually show it within 5 to 7 working days, and you get an email about it. If you hear nothing, write to us with the date and the amount.</p>

<h2>Before you pay</h2>
<p>The first lesson of every chapter and the first worksheet of every course are free. Watch one, do one, and pay afterwards. A refund that nobody needs is the best one.</p>
`,
}
