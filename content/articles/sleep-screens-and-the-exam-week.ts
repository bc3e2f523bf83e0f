import type { ArticleSeed } from './article-seed.ts'

export const sleepScreensAndTheExamWeek: ArticleSeed = {
  slug: 'sleep-screens-and-the-exam-week',
  type: 2,
  title: 'Sleep, screens and the exam week',
  drawing: 'ogive',
  publishedOn: '2026-10-09',
  html: String.raw`
<p>Everybody knows that one should sleep before an examination. Hardly anybody plans it. This text treats sleep and the phone as what they are in February, two columns of a timetable, and plans them with Class 10 mathematics. It gives no medical advice. If sleep has been bad for weeks, or worry does not let go, speak with your parents and a doctor; that is what both are for.</p>

<h2>Plan the night backwards</h2>
<p>Begin at the gate of the centre and walk back. Suppose you must report at 9.30 in the morning; your admit card says when it really is.</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Takes</th><th scope="col">So it begins at</th></tr></thead>
<tbody>
<tr><td>Report at the gate</td><td></td><td>9.30</td></tr>
<tr><td>Way to the centre, with a reserve</td><td>60 minutes</td><td>8.30</td></tr>
<tr><td>Bath, breakfast, bag</td><td>60 minutes</td><td>7.30</td></tr>
<tr><td>A quiet look at the formula sheet</td><td>60 minutes</td><td>6.30</td></tr>
<tr><td>Sleep</td><td>8 hours</td><td>10.30 at night</td></tr>
<tr><td>Last half hour without a screen</td><td>30 minutes</td><td>10.00</td></tr>
</tbody>
</table>
<p>So the day of the paper begins at ten o'clock the evening before. If you are used to going to bed at half past twelve, ten thirty will not work on the first try. You will lie awake and be annoyed. The body accepts small steps.</p>

<h2>A worked example: fifteen minutes a night</h2>
<p>A student goes to bed at 12.30 on the first night, and on each night after that 15 minutes earlier than the night before. On which night is bedtime 10.30? (3 marks)</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Mark</th></tr></thead>
<tbody>
<tr><td>In minutes after 10.30 the bedtimes are 120, 105, 90, …: an AP with \(a = 120\), \(d = -15\)</td><td>1</td></tr>
<tr><td>Bedtime is 10.30 when \(a_n = 0\): \(120 + (n - 1)(-15) = 0\)</td><td>1</td></tr>
<tr><td>\(n - 1 = \frac{120}{15} = 8\), so \(n = 9\)</td><td>½</td></tr>
<tr><td>It is 10.30 on the ninth night.</td><td>½</td></tr>
</tbody>
</table>
<p>Nine nights, and the ninth is to be the one before the first paper. So the plan starts more than a week ahead, in the middle of revision, when nobody thinks of sleep. Write the first date in the calendar today.</p>
<figure data-drawing="ap-steps"><figcaption>Terms of an arithmetic progression: each bar differs from the one before by the same step. Read from right to left, it is the bedtime that comes nearer, one equal step each night.</figcaption></figure>

<h2>What the phone really takes</h2>
<p>Most phones show how many minutes they were used each day. Here is an invented week: 150, 120, 180, 90, 300, 140, 70. The sum is 1,050, so the mean is \(1050 \div 7 = 150\) minutes. In order the numbers are 70, 90, 120, 140, 150, 180, 300, and the median is 140.</p>
<p>The mean lies above the median because of one day of five hours. That is worth knowing. Such a student has no “phone problem” on seven days; there is a Friday. Look at your own seven numbers before you promise anything. Then choose one rule that fits them:</p>
<ul>
<li>If every day is much alike, take off the same from each: 40 minutes less a day is \(7 \times 40 = 280\) minutes, four hours and forty minutes a week. That is time for a full mock paper and its marking.</li>
<li>If one day stands out, change that day, and leave the others in peace.</li>
</ul>
<p>And put the charger in another room. A rule that has to be kept a hundred times an evening will be broken once; a charger in the kitchen is decided once.</p>
<figure data-drawing="ogive"><figcaption>A curve of “less than” totals for sixty marks in six classes. Half of sixty, carried across to the curve and down, gives the median. One very long bar at the right end would hardly move it; it would pull the mean.</figcaption></figure>

<h2>The week itself</h2>
<ol>
<li><strong>The evening before:</strong> no new chapter. Read your own mistakes and the formula sheet, pack the bag (admit card, two pens, pencil, ruler, compasses, protractor, water), and stop.</li>
<li><strong>In the morning:</strong> eat what you always eat. It is no day for experiments.</li>
<li><strong>At the gate:</strong> stay away from the circle that asks “did you do that chapter?” You cannot learn it there; you can only get frightened there.</li>
<li><strong>In the reading time:</strong> mark the questions you like. Begin with one of them.</li>
<li><strong>After the paper:</strong> eat, sleep for half an hour, do not compare answers. The marks are written already and no talk changes them. The next subject begins in the afternoon.</li>
</ol>

<h2>If the night is bad all the same</h2>
<p>Sometimes sleep does not come, and at two o'clock the fear of a bad day keeps you awake more than anything else. Then remember: lying quietly in the dark is rest too, and one short night is something most people have got through in an examination. Do not take out the book. Do not take out the phone. You have prepared for months; the paper asks what those months put there, and one night cannot take it away.</p>
`,
}
