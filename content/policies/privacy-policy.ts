import type { PolicySeed } from './policy-seed.ts'

export const privacyPolicy: PolicySeed = {
  slug: 'privacy-policy',
  version: 1,
  title: 'Privacy policy',
  effectiveFrom: '2025-04-01',
  summary: `
<ul>
<li>We keep what we need to teach you and to account for your payments, and nothing to advertise with.</li>
<li>No tracking, no advertising, no profiles: not of children, not of anybody.</li>
<li>One cookie keeps you signed in. The rest stays in your own browser.</li>
<li>On your <a href="/account">account page</a> you can see, correct, export and erase what we keep.</li>
<li>Under 18, a parent or guardian creates the account and speaks for you.</li>
</ul>`,
  html: `
<h2 id="who">Who is responsible</h2>
<p>{legalName}, {address}, decides why and how your data is used. In the words of the Digital Personal Data Protection Act, 2023 (“the Act”) we are the data fiduciary, and you are the data principal. This policy is the notice that the Act asks us to give you.</p>
<h2 id="what">What we keep, why, and how long</h2>
<table>
<caption>Data by purpose</caption>
<thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Name, email address, phone number; when you registered and when the address was proven</th><td>to give you an account, to reach you, to tell brothers and sisters on one phone apart</td><td>until you delete the account</td></tr>
<tr><th scope="row">If your school opens the account for you: your date of birth, and name, email address and phone number of your parent or guardian, as the school gives them; the batches that you are in</th><td>to invite you by way of your guardian, to ask for their consent, to teach you in a group</td><td>until you delete the account</td></tr>
<tr><th scope="row">Your password, only as a fingerprint (Argon2id) from which nobody can read it</th><td>to let only you in</td><td>until you change it or delete the account</td></tr>
<tr><th scope="row">The last one-time code, only as a fingerprint, and how often it was guessed wrong</th><td>to prove that an address is yours</td><td>until the next code, or the account’s end</td></tr>
<tr><th scope="row">Where you are signed in: what the browser says of itself, since when, when last used</th><td>so that you can see it and end it</td><td>60 days after the last use, and one day more</td></tr>
<tr><th scope="row">Orders and payments: course, plan, amount, your State if you told us, refunds, and what the gateway tells us of them, with the email address and phone that its form was given</th><td>to give access, to refund, and because tax and company law ask for books</td><td>8 financial years, also after you delete the account; it then stands apart from your name</td></tr>
<tr><th scope="row">Which courses you have, from when to when</th><td>to open them for you</td><td>as long as the payment they belong to</td></tr>
<tr><th scope="row">Support tickets and their messages</th><td>to answer, and to see what was promised</td><td>until you delete the account</td></tr>
<tr><th scope="row">Questions that you ask a teacher</th><td>to answer; a teacher publishes one only after you allowed it, reworded and without your name</td><td>until you delete the account</td></tr>
<tr><th scope="row">Photos that you add to a question or a ticket, without the place and device that cameras write into them</th><td>to see what you ask about; only your teachers and our support see them</td><td>60 days; one of a conversation about somebody in danger until that is closed</td></tr>
<tr><th scope="row">What you send by the contact, application or report form; an email address for updates</th><td>to answer, to consider the application, to send the updates you asked for</td><td>until it is dealt with and one year more; the address until you unsubscribe</td></tr>
<tr><th scope="row">Your choice of emails</th><td>to send only those you want</td><td>until you delete the account</td></tr>
<tr><th scope="row">If you turn on notifications on a device: the address at which its browser takes them</th><td>to tell you while no page is open</td><td>until you turn them off, log out there, or the browser ends it</td></tr>
<tr><th scope="row">Mail that we sent you</th><td>to send it again if your mail server was down</td><td>14 days</td></tr>
<tr><th scope="row">How often an account or a network called us, under a fingerprint instead of its name or address</th><td>to stop people who guess passwords and codes</td><td>at most a day</td></tr>
</tbody>
</table>
<p>We do not ask you for your marks, your school, your date of birth, your location or your contacts. Our logs hold no passwords, codes or session tokens.</p>
<h2 id="consent">On what ground</h2>
<p>You give us your data yourself, for the purposes in the table, and by registering you agree to exactly those. No box is ticked for you beforehand. What we keep for the tax and company law we keep because the law asks for it. You can take consent back at any time, as easily as you gave it: switch an email off, or delete the account.</p>
<h2 id="children">Under 18: your guardian</h2>
<p>Most of our students are minors, so we treat everybody as one.</p>
<ul>
<li>Under 18, a parent or guardian creates the account, or is with you when you do, and proves the email address by the code that we send to it.</li>
<li>A guardian may use every right below for the child, by the account page or by writing to the grievance officer. We then ask for what shows that they are the guardian, and keep it no longer than that takes.</li>
<li>We do not track children, do not watch their behaviour, and show them no advertising. There is nobody’s advertising on the platform at all.</li>
<li>A guardian’s consent can be taken back. The account is then deleted.</li>
</ul>
<h2 id="no-tracking">No tracking</h2>
<p>There are no advertising networks, no analytics of other companies, no pixels and no fingerprints of devices on our pages. Maps, and videos of other sites, load only when you ask for them. Our mails hold no hidden pictures that report whether you opened them.</p>
<h2 id="cookies">One cookie, and what stays in your browser</h2>
<table>
<caption>What we store in your browser</caption>
<thead><tr><th scope="col">Name</th><th scope="col">What it is</th><th scope="col">Until</th></tr></thead>
<tbody>
<tr><th scope="row">stepmark-session (cookie)</th><td>keeps you signed in. Scripts cannot read it, and other sites do not get it</td><td>60 days after the last use, or logout</td></tr>
<tr><th scope="row">authUserData (local storage)</th><td>a pass for some minutes, with your name, email and phone for the header</td><td>logout</td></tr>
<tr><th scope="row">profile (local storage)</th><td>your name and email for the menu</td><td>logout</td></tr>
<tr><th scope="row">private:… (local storage)</th><td>notes such as the order you are paying, your State, the video quality you chose</td><td>logout</td></tr>
<tr><th scope="row">theme (local storage)</th><td>light, dark, or as your device</td><td>you clear it</td></tr>
<tr><th scope="row">language (local storage)</th><td>the language you chose for the pages</td><td>you clear it</td></tr>
</tbody>
</table>
<p>All of these are needed for what you asked the site to do, so there is no cookie banner to click away.</p>
<h2 id="others">Who else gets data</h2>
<ul>
<li><strong>The payment gateway, Razorpay</strong>, when you pay: your name, email address and phone number fill its form, and it tells us that you paid. Card, bank and UPI details go to it alone; we never see them.</li>
<li><strong>The company that carries our mail</strong> gets the address and the text of each mail.</li>
<li><strong>The maker of your browser</strong> (Google, Mozilla, Apple or Microsoft), only for devices on which you turn on notifications: it carries each one, and learns when one came. What it says is encrypted for your browser, and holds no name of you, a course or a lesson.</li>
<li><strong>The company whose machines we rent</strong> stores the data for us and may not use it.</li>
<li><strong>Authorities</strong>, when a law obliges us, and then no more than it obliges us to.</li>
</ul>
<p>Each of them may use the data only for that. We sell nothing to anybody.</p>
<h2 id="rights">Your rights, and where to use them</h2>
<ul>
<li><strong>See and export.</strong> “Download my data” on the <a href="/account">account page</a> gives you everything we keep about you, as one file that other programs can read.</li>
<li><strong>Correct.</strong> Change name, phone and email address on the account page.</li>
<li><strong>Erase.</strong> “Delete my account” on the account page ends access at once and takes your name, email address and phone number out of our records. Payment records stay for the time above; only the gateway’s own messages in them still hold the address it was given. Support tickets and what you sent by our forms are deleted too. Backups forget it as they are replaced by newer ones.</li>
<li><strong>Take consent back</strong> for any email that you do not need, on the account page.</li>
<li><strong>Complain.</strong> To the grievance officer first, then to the Data Protection Board of India.</li>
<li><strong>Name somebody</strong> who may use these rights for you if you die or cannot act. Write to the grievance officer.</li>
</ul>
<p>Please give us true details, and do not pose as somebody else: the Act asks that of you.</p>
<h2 id="safety">How we protect it</h2>
<p>Connections are encrypted. Passwords and codes are kept as fingerprints only. Sign-in, codes and forms are limited in how often they may be tried. Sessions can be seen and ended. If data of yours is ever exposed all the same, we tell you and the Data Protection Board without delay, in plain words: what happened, what it may mean for you, and what to do.</p>
<h2 id="grievance">Grievance officer</h2>
<p>{grievanceName}, {grievanceEmail}, {grievancePhone}. You get an acknowledgement with a number within 48 hours and an answer within one month.</p>
<h2 id="changes">When this policy changes</h2>
<p>A new version gets a number and a date, and earlier ones stay readable on this page. If a change matters to you, we mail you before it holds; if it needs your consent, we ask.</p>`,
}
