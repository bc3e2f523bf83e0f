import type { PolicySeed } from './policy-seed.ts'

export const penaltyRules: PolicySeed = {
  slug: 'penalty-rules',
  version: 1,
  title: 'Penalty rules for educators',
  effectiveFrom: '2025-04-01',
  summary: `
<ul>
<li>These rules bind educators who teach on the platform. They cost students nothing.</li>
<li>Misconduct costs <strong>1 %</strong> of base pay: among it, starting a class more than <strong>6 minutes</strong> late or leaving it for more than <strong>5 minutes</strong>.</li>
<li>Rescheduling is free with <strong>72 hours</strong> of notice; it costs 1 % with less, and 2 % with under 24 hours.</li>
<li>Taking students to personal channels, or promising a referral discount above 10 %, costs a fixed sum, then a larger one, then the agreement.</li>
</ul>`,
  html: `
<h2 id="whom">Whom these rules bind</h2>
<p>They are part of the agreement between {legalName} and every educator who teaches live classes, answers doubts or records lessons for the platform. They exist because a student who paid for a class at six should have a class at six. “Base pay” is the educator’s agreed pay for the month in which the incident happened, before bonuses and taxes.</p>
<h2 id="overview">All penalties at a glance</h2>
<table>
<caption>What happens, and what it costs</caption>
<thead><tr><th scope="col">What happened</th><th scope="col">Penalty</th></tr></thead>
<tbody>
<tr><th scope="row">Misconduct, each incident</th><td>1 % of base pay</td></tr>
<tr><th scope="row">Starting a class more than 6 minutes late</th><td>counts as misconduct: 1 %</td></tr>
<tr><th scope="row">Leaving a class for more than 5 minutes</th><td>counts as misconduct: 1 %</td></tr>
<tr><th scope="row">Rescheduling with at least 72 hours of notice</th><td>none</td></tr>
<tr><th scope="row">Rescheduling with 24 to 72 hours of notice</th><td>1 % of base pay</td></tr>
<tr><th scope="row">Rescheduling with under 24 hours of notice</th><td>2 % of base pay</td></tr>
<tr><th scope="row">Sharing personal channels with students</th><td>₹20,000 the first time, ₹50,000 the second, then termination</td></tr>
<tr><th scope="row">Promising a referral discount over 10 %</th><td>₹20,000 the first time, ₹30,000 the second, then termination</td></tr>
</tbody>
</table>
<h2 id="misconduct">Misconduct</h2>
<p>Each incident costs 1 % of base pay. Misconduct is:</p>
<ul>
<li>speaking to a student, a parent or a colleague with contempt, anger or insult;</li>
<li>teaching unprepared, or something else than the lesson that was announced, without a reason;</li>
<li>using the class for anything that is not teaching, such as selling, politics or private matters;</li>
<li>having in the picture or the sound what does not belong before school students;</li>
<li>starting late or leaving, as the next section measures it.</li>
</ul>
<p>Harassment, a threat, or any approach to a minor that is not about teaching is not settled by a penalty: it ends the agreement at once and is reported as the law requires.</p>
<h2 id="time">Time</h2>
<p><strong>Late start.</strong> A class that starts more than 6 minutes after its time is late. Up to 6 minutes nothing is charged.</p>
<p><strong>Leaving.</strong> An educator who leaves a running class for more than 5 minutes, or ends it more than 5 minutes early, has left it. Up to 5 minutes nothing is charged.</p>
<p>Times are those of the class room’s own record. A fault of the platform, a power cut that is reported within two hours, or an emergency in the family that is reported within a day is no misconduct.</p>
<h2 id="rescheduling">Rescheduling</h2>
<p>An educator who gives at least 72 hours of notice may move a class without cost. The notice counts from when it is entered in the timetable, since that is when students are told.</p>
<ul>
<li>72 hours or more before the class: no penalty.</li>
<li>Between 24 and 72 hours before: 1 % of base pay.</li>
<li>Less than 24 hours before: 2 % of base pay.</li>
</ul>
<p><em>Example.</em> A class stands at 18:00 on Friday. Moved by 18:00 on Tuesday, it costs nothing. Moved on Wednesday evening or on Thursday before 18:00, it costs 1 %. Moved on Thursday at 19:00, it costs 2 %.</p>
<h2 id="personal-channels">Personal channels</h2>
<p>Students are taught and answered on the platform, where there is a record and where parents and staff can see it. An educator does not give students, or ask them for, private phone numbers, messenger groups, video channels or social profiles, and does not invite them to lessons elsewhere.</p>
<ul>
<li>First time: Rs 20,000.</li>
<li>Second time: Rs 50,000.</li>
<li>Third time: termination of the agreement.</li>
</ul>
<h2 id="referral-discounts">Referral discounts</h2>
<p>A referral discount is at most 10 % of the price of a plan. Promising or giving more than 10 %, in money, in kind or as free lessons, is charged:</p>
<ul>
<li>First time: Rs 20,000.</li>
<li>Second time: Rs 30,000.</li>
<li>Third time: termination of the agreement.</li>
</ul>
<h2 id="procedure">How a penalty is decided</h2>
<ol>
<li>The educator is told in writing what is said to have happened, with the record it rests on.</li>
<li>There are 7 days to answer. Nothing is charged before.</li>
<li>The decision is written, with its reason, and the amount is taken from the next pay.</li>
<li>Within 14 days the educator may ask somebody who took no part in the decision to look again, by writing to {email}.</li>
</ol>
<p>One incident is charged once, under the rule that fits it best.</p>`,
}
