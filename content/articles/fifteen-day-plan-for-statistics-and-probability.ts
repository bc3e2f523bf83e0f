import type { ArticleSeed } from './article-seed.ts'

export const fifteenDayPlanForStatisticsAndProbability: ArticleSeed = {
  slug: 'fifteen-day-plan-for-statistics-and-probability',
  type: 1,
  title: 'A 15-day plan for statistics and probability',
  drawing: 'ogive',
  publishedOn: '2026-11-19',
  html: String.raw`
<h2>Why these two chapters first</h2>
<p>In the CBSE paper, statistics and probability together carry 11 of the 80 marks. There are few formulas, the questions have a regular shape, and no earlier chapter has to be repaired before you can begin. If you want to see progress in two weeks, start here.</p>
<p>The plan needs about forty minutes a day: ten to read, twenty-five to write, five to check. Keep one notebook for it and number the days.</p>

<h2>The fifteen days</h2>
<table>
<thead><tr><th scope="col">Day</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>Words: class, class mark, frequency. Make a table of your own from thirty real numbers, such as minutes spent on homework.</td></tr>
<tr><th scope="row">2</th><td>Mean by the direct method, four sums.</td></tr>
<tr><th scope="row">3</th><td>Mean by assumed mean and by step deviation. Do yesterday’s sums again; the answers must agree.</td></tr>
<tr><th scope="row">4</th><td>Mode. First name the modal class, then use the formula.</td></tr>
<tr><th scope="row">5</th><td>Cumulative frequency and median.</td></tr>
<tr><th scope="row">6</th><td>A frequency is missing, the mean or median is given: turn the formula round.</td></tr>
<tr><th scope="row">7</th><td>Mixed sums of days 2 to 6, with a clock.</td></tr>
<tr><th scope="row">8</th><td>Half a day. Redo only what went wrong on day 7.</td></tr>
<tr><th scope="row">9</th><td>Probability: list every outcome for two and for three coins.</td></tr>
<tr><th scope="row">10</th><td>Two dice: draw the square of 36 outcomes once, neatly, and answer ten questions from it.</td></tr>
<tr><th scope="row">11</th><td>Cards and coloured balls. Learn what a pack holds: 52 cards, 4 suits of 13, 12 face cards.</td></tr>
<tr><th scope="row">12</th><td>“At least one”, “not”, “neither”: the complement.</td></tr>
<tr><th scope="row">13</th><td>Long questions: a story with a table in it.</td></tr>
<tr><th scope="row">14</th><td>A test of 11 marks in 25 minutes, as quiet as the real one.</td></tr>
<tr><th scope="row">15</th><td>Mark it line by line. Write your three commonest slips on a card.</td></tr>
</tbody>
</table>

<h2>Worked example (3 marks)</h2>
<p>The marks of 60 students in a test are grouped below. Find the median.</p>
<table>
<thead><tr><th scope="col">Marks in the test</th><th scope="col">0–10</th><th scope="col">10–20</th><th scope="col">20–30</th><th scope="col">30–40</th><th scope="col">40–50</th><th scope="col">50–60</th></tr></thead>
<tbody><tr><th scope="row">Students</th><td>4</td><td>9</td><td>17</td><td>16</td><td>9</td><td>5</td></tr></tbody>
</table>
<p>A full answer has four lines:</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Cumulative frequencies: 4, 13, 30, 46, 55, 60</td><td>½</td></tr>
<tr><td>\(\tfrac{n}{2} = 30\), so the median class is 20–30; \(l = 20,\ cf = 13,\ f = 17,\ h = 10\)</td><td>1</td></tr>
<tr><td>Median \(= l + \dfrac{\frac{n}{2} - cf}{f} \times h\)</td><td>½</td></tr>
<tr><td>\(= 20 + \dfrac{30 - 13}{17} \times 10 = 30\)</td><td>1</td></tr>
</tbody>
</table>
<p>Note that \(cf = 13\) belongs to the class <em>before</em> the median class. Taking 30 there is the slip we meet most often in this chapter.</p>
<figure data-drawing="ogive"><figcaption>The same table as a less-than curve. From half of the 60 students on the upright axis, go across to the curve and down: you arrive at 30 marks, as calculated.</figcaption></figure>
<p>For the same table the mean is \(\tfrac{1820}{60} \approx 30.33\), and the mode is \(20 + \tfrac{17 - 9}{34 - 9 - 16} \times 10 \approx 28.89\). Three measures, three numbers, all near 30. If one of yours lands at 45, look again before you go on.</p>

<h2>Probability is careful counting</h2>
<p>Most mistakes in probability are made before the fraction is written: an outcome forgotten, or one counted twice. With two dice, 3 and 5 is not the same outcome as 5 and 3. Imagine one die blue and one red, and there is no doubt left.</p>
<figure data-drawing="coin-dice"><figcaption>A die and a coin. A die has six faces, of which three are in view here, and a coin two, so one throw of both together has 6 × 2 = 12 equally likely outcomes.</figcaption></figure>
<p>A short sum for 2 marks: two dice are thrown. What is the probability that the sum is at least 10?</p>
<ul>
<li>All outcomes: \(6 \times 6 = 36\) <strong>[½]</strong></li>
<li>Favourable: (4, 6), (5, 5), (6, 4), (5, 6), (6, 5), (6, 6), that is 6 <strong>[1]</strong></li>
<li>\(P = \tfrac{6}{36} = \tfrac{1}{6}\) <strong>[½]</strong></li>
</ul>
<p>The list is worth more than the fraction. And a probability is never below 0 or above 1: if yours is, the list is wrong.</p>

<h2>If a day is lost</h2>
<p>A wedding, a fever, a power cut: it happens. Do not do two days in one. Leave out day 8, then day 13, and keep days 14 and 15, because the test and its correction are where the marks are made.</p>
<p><strong>For parents:</strong> sign the notebook each evening, not the marks in it. A line that says “day 6 done” is enough, and on day 15 ask to have the card with the three slips explained to you.</p>
`,
}
