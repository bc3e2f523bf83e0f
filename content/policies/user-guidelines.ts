import type { PolicySeed } from './policy-seed.ts'

export const userGuidelines: PolicySeed = {
  slug: 'user-guidelines',
  version: 1,
  title: 'User guidelines',
  effectiveFrom: '2025-04-01',
  summary: `
<ul>
<li>Most of us here are fifteen. Write and post as you would in a classroom with the teacher present.</li>
<li>Ten kinds of content and conduct are not allowed; each is described below.</li>
<li>You can report any video or comment with the tools built into the site.</li>
<li>Keep your account safe: a password of at least 8 characters, used nowhere else, and log out after each session. Under 18, a guardian creates the account.</li>
</ul>`,
  html: `
<h2 id="where">Where these guidelines hold</h2>
<p>They hold for everything that people put on the platform or send through it: videos, comments, questions to support, tickets, names and pictures, and for how people speak to one another and to our staff. They hold for students, parents and educators alike.</p>
<h2 id="not-allowed">What is not allowed</h2>
<h3>Harmful or dangerous content</h3>
<p>Nothing that urges people, above all young people, to do what could badly hurt them: dangerous dares, self-harm, drugs, weapons, or instructions for any of these.</p>
<h3>Violent or graphic content</h3>
<p>No content that is meant to shock or is gratuitous. No threats, and no calls to violence.</p>
<h3>Hate speech</h3>
<p>Nothing that promotes or excuses violence or hatred against people for their religion, caste, ethnic origin, language, sex, gender, sexual orientation, disability, age or nationality.</p>
<h3>Scams</h3>
<p>No tricks for money or data: no leaked papers for sale, no false prizes or scholarships, no requests for one-time codes, passwords or payments outside the platform.</p>
<h3>Harassment and bullying</h3>
<p>No insults, mockery, stalking, unwanted messages or sexual remarks. Laughing at a wrong answer counts too.</p>
<h3>Spam</h3>
<p>Do not post the same thing many times, or advertising, or links that have nothing to do with the lesson.</p>
<h3>Misleading metadata</h3>
<p>A title, description, tag or thumbnail says what the content is. Do not use it to bring people to something else.</p>
<h3>Copyright infringement</h3>
<p>Upload only what you made or are allowed to use. Do not record, download, copy or share paid lessons and worksheets. Share the link instead.</p>
<h3>Privacy violations</h3>
<p>Do not publish anybody’s phone number, address, marks, school, photograph or private messages without their consent, and for a minor their guardian’s.</p>
<h3>Impersonation</h3>
<p>Do not pretend to be somebody else: another student, an educator, an examination board or our staff.</p>
<h3>Abusive interaction with staff</h3>
<p>Our staff answer when something failed, and you may be angry about it. Say so, and do not threaten or abuse the person who answers.</p>
<h2 id="reporting">How to report</h2>
<p>Use the report tools that are built into the site beside videos and comments. Choose the reason, add a sentence if you like, and send. Nobody is told who reported. Staff look at every report; content that breaks these guidelines is removed.</p>
<p>If somebody is in danger now, call 112 first. For a child in trouble, Childline answers at 1098.</p>
<h2 id="copyright-and-trademarks">Copyright and trademark claims</h2>
<p>We do not mediate trademark and copyright disputes between people: please speak to whoever posted the content first. If that does not help, write to {email} with the address of the content, what it takes from your work, and how you can be reached. A genuine claim may lead to the removal of the content and a warning to whoever posted it.</p>
<h2 id="consequences">What happens when a guideline is broken</h2>
<ol>
<li>The content is removed, and you are told why.</li>
<li>You get a warning, which stands in your account.</li>
<li>If it happens again, or was grave, comments or the account are closed. A course that you paid for is then treated as the <a href="/refund-policy">refund policy</a> says.</li>
</ol>
<p>If you think we were wrong, answer the mail you got, or write to the grievance officer: {grievanceName}, {grievanceEmail}.</p>
<h2 id="safety">Keeping your account safe</h2>
<ul>
<li>Choose a password of at least 8 characters that mixes capital and small letters, numbers and special characters.</li>
<li>Do not reuse a password that you use anywhere else.</li>
<li>Log out after each session, above all on a phone or computer that others use too. Your <a href="/account">account page</a> shows where you are signed in, and can end any of it.</li>
<li>Register a backup phone: a second number, of a parent for instance, that support can use to reach you if your own is lost. Send it to us by a support ticket.</li>
<li>Nobody from our staff ever asks for your password or for a one-time code. Whoever does is not from our staff.</li>
</ul>
<h2 id="under-18">Under 18</h2>
<p>If you are under 18, a parent or guardian needs to create the account, with an email address and a phone that they can reach. They may see everything in it, change it, export it or delete it. The <a href="/privacy-policy">privacy policy</a> says more.</p>`,
}
