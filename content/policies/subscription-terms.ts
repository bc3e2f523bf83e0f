import type { PolicySeed } from './policy-seed.ts'

const slug = 'subscription-terms'
const title = 'Subscription terms and conditions'

/** Both published versions: the current and the previous one. */
export const subscriptionTerms: readonly PolicySeed[] = [
  {
    slug,
    version: 1,
    title,
    effectiveFrom: '2025-01-15',
    summary: `
<ul>
<li>A plan opens one course for a month, three months or a year.</li>
<li>You pay once, at the beginning. Nothing renews by itself.</li>
<li>Refunds are as the refund policy says.</li>
<li>What we and our educators may owe you is limited to INR 500 combined.</li>
</ul>`,
    html: `
<h2 id="parties">The parties</h2>
<p>These terms are an agreement between you and {legalName} about a subscription to courses on the platform. To reach us about this agreement, write to {email}.</p>
<h2 id="plans">Plans</h2>
<p>A subscription opens one course under one plan: monthly, quarterly or yearly. Each course shows which plans it has, with their price and what belongs to them.</p>
<h2 id="payment">Payment</h2>
<p>The price of the whole plan is paid at its beginning, in Indian rupees, through our payment gateway. Taxes are included. No card details are kept by us.</p>
<h2 id="access">Access</h2>
<p>Access begins when the payment is confirmed and ends with the last day of the plan. It is for the student who holds the account and for nobody else.</p>
<h2 id="renewal">Renewal</h2>
<p>A plan ends by itself. To go on, buy a plan again once the earlier one has ended.</p>
<h2 id="refunds">Refunds</h2>
<p>85 % of what you paid within 7 days of the start of your batch, 70 % within 10 days, nothing after that. Payments for registration only are not refunded.</p>
<h2 id="liability">Liability</h2>
<p>As far as the law allows, what the provider and its educators may owe you is limited to INR 500 combined.</p>
<h2 id="ending">Ending</h2>
<p>We may end a subscription if these terms or the user guidelines are broken.</p>`,
  },
  {
    slug,
    version: 2,
    title,
    effectiveFrom: '2025-04-01',
    summary: `
<ul>
<li>A plan opens one course for 1, 3 or 12 months from the moment your payment is confirmed.</li>
<li>You pay once. Nothing renews by itself, and nothing is ever debited automatically.</li>
<li>Buying again early loses nothing: the new time begins when the old one ends.</li>
<li>What a refund gives back goes by the day you ask.</li>
</ul>`,
    html: `
<h2 id="parties">The parties</h2>
<p>These terms are an agreement between you and {legalName}, {address}, about plans that open courses on the platform. They add to the <a href="/terms-conditions">terms and conditions</a>. To reach us about this agreement, write to {email}.</p>
<h2 id="plans">Plans</h2>
<table>
<caption>The three plans</caption>
<thead><tr><th scope="col">Plan</th><th scope="col">Access</th><th scope="col">Bought today, 31 January, it ends on</th></tr></thead>
<tbody>
<tr><th scope="row">Monthly</th><td>1 month</td><td>28 February (29 in a leap year)</td></tr>
<tr><th scope="row">Quarterly</th><td>3 months</td><td>30 April</td></tr>
<tr><th scope="row">Yearly</th><td>12 months</td><td>31 January of the next year</td></tr>
</tbody>
</table>
<p>A plan is for one course. Not every course has every plan: the course’s page shows those it has, with the price and what belongs to each.</p>
<h2 id="before">Before you pay</h2>
<p>Lessons that are marked “Free” are open without a plan, in every course, so that you know how it is taught. The page of a course lists every lesson with its length before you pay.</p>
<h2 id="payment">Payment</h2>
<ul>
<li>You pay the price of the whole plan once, in Indian rupees, GST included.</li>
<li>The payment is taken by Razorpay. We keep no card, bank or UPI details.</li>
<li>If the price changes, it changes for plans that are bought later. An order that you began before keeps the amount you were shown; if it is no longer offered, you are shown the new price before you pay.</li>
<li>A receipt comes by email. Ask us if you need a tax invoice in another name.</li>
</ul>
<h2 id="access">Access</h2>
<p>Access begins when the gateway confirms the payment to us, and ends at the same time of day on the plan’s last day. If the month has no such day, it ends on the last day of that month. “My learning” shows until when it runs. It is for the student who holds the account; brothers and sisters need accounts of their own, and may share a phone number.</p>
<h2 id="buying-again">Buying again, and no auto-debit</h2>
<p>No plan renews by itself and no mandate is taken. If you buy a plan for a course that is still open to you, the new time begins when the old one ends, and no day is lost.</p>
<h2 id="refunds">Refunds and cancellation</h2>
<p>By the day you ask you get back {refundShares}. Payments for registration only are not refunded. The <a href="/refund-policy">refund and cancellation policy</a> has examples, and says how to ask.</p>
<h2 id="changes-to-courses">Changes to a course</h2>
<p>Courses are improved while you learn: lessons are added, corrected or replaced. We do not take away a chapter that was part of the course when you bought it, unless your board takes it out of the syllabus.</p>
<h2 id="liability">Liability</h2>
<p>As far as the law allows, all that the provider and its educators together may owe you in damages is limited to INR 500 combined. Refunds do not count towards it, and rights that the law gives consumers are not touched.</p>
<h2 id="ending">Ending early</h2>
<p>We may end access if the terms or the <a href="/user-guidelines">user guidelines</a> are broken gravely or again after a warning, and say why. If you delete your account while a plan runs, its remaining time is lost: the page asks you first.</p>
<h2 id="what-changed">What changed since version 1</h2>
<ul>
<li>Time that is bought early is added to the end of the time that runs, instead of having to wait for it.</li>
<li>How the last day is counted is written down.</li>
<li>Prices of an order that you began are fixed.</li>
<li>That chapters stay is promised.</li>
</ul>
<p>Plans that were bought before 1 April 2025 run under version 1, except where version 2 is better for you.</p>`,
  },
]
