import type { PolicySeed } from './policy-seed.ts'

export const refundPolicy: PolicySeed = {
  slug: 'refund-policy',
  version: 1,
  title: 'Refund and cancellation policy',
  effectiveFrom: '2025-04-01',
  summary: `
<ul>
<li>Ask within <strong>7 days</strong> of the start of your batch and you get <strong>85 %</strong> back; within <strong>10 days</strong>, <strong>70 %</strong>; later, nothing.</li>
<li>A payment for registration only is not refunded.</li>
<li>We check a request within 7 business days, and the money is back within 28 days of approval.</li>
<li>If a payment was our mistake or the gateway’s (paid twice, or taken without giving access), all of it goes back.</li>
</ul>`,
  html: `
<h2 id="how-much">How much you get back</h2>
<p>What counts is the day on which we receive your request, and how many days have passed since your batch started. The day the batch starts is day 0.</p>
<table>
<caption>Share of the amount you paid that is refunded</caption>
<thead><tr><th scope="col">We receive your request</th><th scope="col">You get back</th></tr></thead>
<tbody>
<tr><th scope="row">Before the batch starts, or within 7 days of its start</th><td>85 %</td></tr>
<tr><th scope="row">On day 8, 9 or 10 after its start (within 10 days)</th><td>70 %</td></tr>
<tr><th scope="row">After the 10th day</th><td>0 %: no refund</td></tr>
<tr><th scope="row">At any time, for a registration-only payment</th><td>0 %: no refund</td></tr>
</tbody>
</table>
<p>A course without a batch date starts, for you, on the day your access begins. If you renew a plan, the renewal starts when the earlier access ends, and the days are counted from there.</p>
<h2 id="examples">Worked examples in rupees</h2>
<table>
<caption>What four payments give back</caption>
<thead><tr><th scope="col">You paid</th><th scope="col">Within 7 days (85 %)</th><th scope="col">Within 10 days (70 %)</th></tr></thead>
<tbody>
<tr><th scope="row">₹399, monthly plan</th><td>₹339.15</td><td>₹279.30</td></tr>
<tr><th scope="row">₹999, quarterly plan</th><td>₹849.15</td><td>₹699.30</td></tr>
<tr><th scope="row">₹2,999, yearly plan</th><td>₹2,549.15</td><td>₹2,099.30</td></tr>
<tr><th scope="row">₹12,999, yearly plan of a career batch</th><td>₹11,049.15</td><td>₹9,099.30</td></tr>
</tbody>
</table>
<p><strong>Anita</strong> pays ₹999 for a quarterly plan. Her batch starts on 1 February. She writes on 6 February, day 5: she gets 85 % of 999, that is ₹849.15.</p>
<p><strong>Rahul</strong> is in the same batch and writes on 10 February, day 9: he gets 70 %, that is ₹699.30.</p>
<p><strong>Meena</strong> writes on 12 February, day 11: the ten days are over and there is no refund. Her access stays until the end of her plan.</p>
<p>These people are invented. Prices include GST, and the share is taken of the whole amount you paid, tax included.</p>
<h2 id="registration-only">Registration-only payments</h2>
<p>Some batches take a payment that only keeps a seat for you, before you pay for the course. A payment for registration only is not refunded, whenever you ask.</p>
<h2 id="how-to-ask">How to ask for a refund</h2>
<ol>
<li>Write to {email} from the email address you registered with.</li>
<li>Say which course and plan it is about, and your registered email address. The order number in your receipt helps.</li>
<li>You get an answer with a number for your request within 48 hours.</li>
</ol>
<p>You need not give a reason. If you are under 18, the parent or guardian who made the account asks for you.</p>
<h2 id="how-long">How long it takes</h2>
<table>
<caption>The steps of a refund</caption>
<thead><tr><th scope="col">Step</th><th scope="col">Time</th></tr></thead>
<tbody>
<tr><th scope="row">We verify the payment, the dates and who asks</th><td>within 7 business days of your request</td></tr>
<tr><th scope="row">If the money cannot go back the way it came, you send us alternate bank details</th><td>within 14 business days of our asking for them</td></tr>
<tr><th scope="row">The refund reaches you</th><td>within 28 days of approval</td></tr>
</tbody>
</table>
<p>A refund goes back to the card, account or wallet that paid, through our payment gateway. We ask for bank details only when that fails, by an answer to your own request, and never for a card number, a PIN or a one-time code. If we get no alternate bank details within 14 business days, the request is closed; write again and it is opened again.</p>
<p>Business days are Monday to Saturday without public holidays in Telangana.</p>
<h2 id="access">What happens to your course</h2>
<p>When a refund is approved, access to that course ends. Your account stays, with every other course and everything that is free.</p>
<h2 id="our-mistakes">Payments that went wrong</h2>
<p>The shares above are for a change of mind. They do not touch what you are owed because something failed. All of your money goes back, without your asking, when:</p>
<ul>
<li>two payments were made for one order;</li>
<li>the amount that was paid is not the amount of the order;</li>
<li>a payment reached us that belongs to no order of ours.</li>
</ul>
<p>If money left your account and the course did not open, wait for some minutes: we go on asking the gateway until the payment has become access or a refund. You are told by email which it was. If you bought a course that we then cannot give at all, you get everything back.</p>
<h2 id="cancelling">Cancelling</h2>
<p>No plan renews by itself and nothing is debited automatically, so there is no subscription to cancel: a plan that you do not buy again simply ends on its last day.</p>
<h2 id="disagree">If you disagree</h2>
<p>Write to the grievance officer: {grievanceName}, {grievanceEmail}, {grievancePhone}. You get an acknowledgement within 48 hours and an answer within one month. Nothing in this policy takes away a right that the Consumer Protection Act, 2019 gives you.</p>`,
}
