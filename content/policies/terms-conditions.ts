import type { PolicySeed } from './policy-seed.ts'

export const termsConditions: PolicySeed = {
  slug: 'terms-conditions',
  version: 1,
  title: 'Terms and conditions',
  effectiveFrom: '2025-04-01',
  summary: `
<ul>
<li>You may learn from what is here, by yourself, for as long as your plan runs.</li>
<li>One account is for one student. Under 18, a parent or guardian creates it.</li>
<li>Prices include GST. Nothing renews or is debited by itself.</li>
<li>If we and our educators owe you damages, it is at most <strong>INR 500</strong> combined, as far as the law allows such a limit.</li>
</ul>`,
  html: `
<h2 id="agreement">The agreement</h2>
<p>These terms are an agreement between you and {legalName}, {address} (“we”). You make it by creating an account or buying a plan. These belong to it:</p>
<ul>
<li>the <a href="/subscription-terms">subscription terms</a>, for plans and access;</li>
<li>the <a href="/refund-policy">refund and cancellation policy</a>;</li>
<li>the <a href="/privacy-policy">privacy policy</a>;</li>
<li>the <a href="/user-guidelines">user guidelines</a>.</li>
</ul>
<p>Educators are bound by the <a href="/penalty-rules">penalty rules</a> as well. To reach us about this agreement, write to {email}.</p>
<h2 id="service">What we offer</h2>
<p>Online courses in mathematics for class 10 and the years around it, and training for careers with data and software: videos, worksheets, articles, tickets for questions, and batches. Some of it is free for everybody, without an account. The rest opens with a plan.</p>
<p>We prepare you for examinations; we are no examination board, and have no part in what a board decides. We promise no marks and no jobs. Figures and reviews on our pages name their source, and say when they are samples.</p>
<h2 id="account">Your account</h2>
<ul>
<li>Give your real name, an email address that you can read and a phone number in India, and keep them right.</li>
<li>If you are under 18, a parent or guardian creates the account and agrees to these terms for you.</li>
<li>An account is for one student. Do not lend it, sell it or share its password.</li>
<li>Tell us at once if you think that somebody else is in your account. “Log out all other devices” on the <a href="/account">account page</a> ends their access.</li>
<li>You may delete the account at any time, on the same page.</li>
</ul>
<h2 id="prices">Prices and payment</h2>
<p>Prices are in Indian rupees and include GST (online coaching, SAC 999293, 18 %). The price that counts is the one on the button you press. Payments are taken by Razorpay; no card details reach us. A receipt comes by email. Access opens when the gateway confirms the payment, usually within seconds.</p>
<h2 id="use">What you may do with the content</h2>
<p>Videos, worksheets, texts and drawings are ours or our educators’. While a plan runs you may watch, read, print and solve them for your own learning. You may not record, download by other means than our buttons, publish, sell or show them to a class, and not remove a name from them.</p>
<h2 id="conduct">Conduct</h2>
<p>The <a href="/user-guidelines">user guidelines</a> hold for everything you write and post. What you write stays yours; you allow us to store it and to show it to those for whom you wrote it.</p>
<p>Do not try to break in, to overload the service, or to read by machine what is meant for people. If you find a weakness, tell us and give us time: we will thank you.</p>
<h2 id="availability">When something does not work</h2>
<p>We take care that the platform is there when you want to learn, above all before examinations, but cannot promise that it never fails. If a paid course could not be used for more than a day by our fault, ask us and your access is made longer by that time.</p>
<h2 id="ending">Ending the agreement</h2>
<p>You may end it at any time by deleting your account. We may end it if you break these terms gravely, or again after a warning, and say why. What then happens to money is in the refund policy.</p>
<h2 id="liability">Limit of liability</h2>
<p>As far as the law allows, all that we and our educators together may owe you in damages, for whatever reason connected with the platform, is limited to <strong>INR 500 combined</strong>. It is one limit for the provider and its educators, not one for each.</p>
<p>The limit does not touch refunds that you are owed, fraud or intent, harm to life and health, and rights that the Consumer Protection Act, 2019 or another law gives you and no agreement may take.</p>
<h2 id="grievances">Questions and grievances</h2>
<p>Write to {email} or call {phone}. The grievance officer is {grievanceName}, {grievanceEmail}, {grievancePhone}. A grievance gets a number and an acknowledgement within 48 hours, and is settled within one month.</p>
<h2 id="law">Law and courts</h2>
<p>The law of India holds. Courts in Hyderabad, Telangana decide, unless a law gives you, as a consumer, a court nearer to you.</p>
<h2 id="changes">Changes</h2>
<p>A new version of these terms gets a number and a date, and earlier ones stay readable. For a plan that runs, the version holds under which you bought it, unless the new one is better for you.</p>`,
}
