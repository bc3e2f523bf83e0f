import type { ArticleSeed } from './article-seed.ts'

export const howWeKeepAccountsAndPaymentsSafe: ArticleSeed = {
  slug: 'how-we-keep-accounts-and-payments-safe',
  type: 3,
  title: 'How we keep accounts and payments safe',
  drawing: 'venn',
  publishedOn: '2026-07-02',
  html: String.raw`
<p>Parents ask us what happens to a card number, and students ask what happens when a brother tries to guess a password. Here are the answers, without technical words where we could avoid them.</p>

<h2>Your money</h2>
<ul>
<li><strong>We never see the card, the UPI PIN or the bank password.</strong> You type them into the window of the payment service. We learn that an order was paid, how much, and a number under which the payment can be found again.</li>
<li><strong>The price is ours, not the browser's.</strong> The amount of an order is looked up on our side. Nobody can change it on the way by changing a page.</li>
<li><strong>A message “paid” is believed only with a signature.</strong> The payment service signs each message with a secret; a message without the right signature is thrown away.</li>
<li><strong>Each payment ends in exactly one of two ways:</strong> the course is open, or the money goes back. A double tap on the button does not buy twice.</li>
</ul>
<figure data-drawing="venn"><figcaption>Two sets with something in common. Read the left one as what the payment service knows (your card is there), the right one as what we know (your lessons are there). Only the order and its amount stand in both.</figcaption></figure>

<h2>Your account</h2>
<ul>
<li><strong>Passwords are not stored.</strong> We keep a fingerprint from which the password cannot be read back, not even by us. So nobody at Stepmark can tell you your password, and whoever offers to is not from Stepmark.</li>
<li><strong>Codes are for one use.</strong> The code in the email has six digits and a short life, and after five wrong guesses it is worth nothing. There are a million such codes, so five guesses hit with the probability \(\frac{5}{1000000} = \frac{1}{200000}\).</li>
<li><strong>Wrong passwords make everybody wait.</strong> After ten in a quarter of an hour the account rests, for the owner too. That is a nuisance on purpose.</li>
<li><strong>A lesson link is for you and for a short time.</strong> Sent on to a friend, it soon opens nothing.</li>
</ul>

<h2>What you can do</h2>
<ol>
<li>Take a password of at least eight characters that you use nowhere else. Three words that do not belong together are long and easy to keep in mind.</li>
<li>Log out on a borrowed or shared phone.</li>
<li>Give the code to nobody. We do not call to ask for it, ever.</li>
<li>Under 18, let a parent or guardian make the account with you and keep the email address.</li>
</ol>
<p>If something looks wrong, a lesson you did not watch or an email you did not expect, change the password first and write a <a href="/support">ticket</a> second. We would rather read ten tickets about nothing than miss one.</p>
`,
}
