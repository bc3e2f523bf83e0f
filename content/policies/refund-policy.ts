import type { PolicySeed } from './policy-seed.ts'

export const refundPolicy: PolicySeed = {
  slug: 'refund-policy',
  version: 1,
  title: 'Refund and cancellation policy',
  effectiveFrom: '2025-04-01',
  summary: `
<ul>
<li>By the day you ask you get back {refundShares}.</li>
<li>A payment for registration only is not refunded.</li>
<li>We check a request within 7 business days, and the money is back within 28 days of approval.</li>
<li>If a payment was our mistake or the gateway’s (paid twice, or taken without giving access), all of it goes back.</li>
</ul>`,
  html: `
<h2 id="how-much">How much you get back</h2>
<p>What counts is the day on which we receive your request, and how many days have passed since your batch started. The day the batch starts is day 0.</p>
<p>{refundTable}</p>
<p>A course without a batch date starts, for you, on the day your access begins. If you renew a plan, the renewal starts when the earlier access ends, and the days are counted from there.</p>
<h2 id="examples">Worked examples in rupees</h2>
<p>{refundExamples}</p>
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
