import { type CourseSeed, sheet, video } from './course-seed.ts'

export const dataAnalyticsFoundations: CourseSeed = {
  slug: 'data-analytics-foundations',
  title: 'Data analytics foundations (batch starts in February)',
  category: 'Career training',
  instructor: 'Nikhil Varma',
  languages: ['en'],
  level: 'foundation',
  cover: {
    label: 'Data analytics',
    sublabel: 'After Class 12 · Career training',
    board: 'ai-careers',
    construction: 'bell-bars',
  },
  about: String.raw`<p>Eight modules for people who want to begin work as a junior analyst: students after Class 12 or a diploma, graduates of other subjects, and people who already keep the registers of a shop or a school. The batch starts in February; its videos and sheets stay open for as long as the plan that you choose.</p><p>The course starts from a question, not from a tool. How much did each branch sell? Did the discount bring customers or only lower the bill? You learn to clean a table, to count and group, to compare by percentage, to draw a chart that says one thing, and to write five sentences about it. Spreadsheet, SQL and Python come in when the table has become too long for the eye, and each is used for the same small set of questions.</p>`,
  importance: String.raw`<p>Offices, hospitals, schools and shops have more tables than people who can read them. A junior analyst is asked for plain things: totals that agree with the bill book, a growth rate with the right base, a list without duplicates, a chart without tricks. Those who can do that with care are trusted with more; those who begin with machine learning often cannot reconcile a sum.</p><p>So the exercises here look like a day at work. A column has three spellings of one town, a total must match to the rupee, a manager asks why \(+20\%\) followed by \(-20\%\) is not zero. The mathematics is that of Class 10, and the care is that of a good accountant. Both can be learned.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>turn a loose question into a table with one row per thing and one column per fact</li><li>find duplicates, gaps and impossible values, and write down what you changed</li><li>choose between mean, median and mode, and describe spread</li><li>build pivot totals by row, by column and by share</li><li>read and draw bar, line and scatter charts, and spot a cut axis</li><li>work out growth as \(\dfrac{\text{new} - \text{old}}{\text{old}} \times 100\), and percentage points beside it</li><li>write SQL with <em>where</em>, <em>group by</em> and <em>having</em>, and predict how many rows it returns</li><li>read a short Python program, run it on a list, and report the result in five sentences</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 1499,
      description:
        'Eight modules from a question to a prediction. Worksheets with answers in every module. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 3999,
      description:
        'Eight modules from a question to a prediction. Worksheets with answers in every module. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 12999,
      description:
        'Eight modules from a question to a prediction. Worksheets with answers in every module. Doubt tickets answered within a day. Stays open for a second batch without further payment',
    },
  },
  modules: [
    {
      title: 'From a question to a table',
      items: [
        video('From a table to a chart', 'table-to-chart'),
        sheet('Worksheet 1: reading tables and charts', 'tables-charts', 18011),
      ],
    },
    {
      title: 'Cleaning data',
      items: [
        sheet('Worksheet 2: duplicates, gaps, impossible values', 'cleaning-data', 18021),
        sheet('Worksheet 3: more cleaning', 'cleaning-data', 18022, 10),
      ],
    },
    {
      title: 'Describing data',
      items: [
        video('An average that misleads', 'average-that-misleads'),
        video('Worked example: mean of grouped data', 'mean-grouped'),
        sheet('Worksheet 4: which average?', 'misleading-averages', 18031),
        sheet('Worksheet 5: spread', 'standard-deviation', 18032),
      ],
    },
    {
      title: 'Pivot tables',
      items: [
        video('A pivot table of sales', 'pivot-table-sales'),
        sheet('Worksheet 6: pivot totals', 'pivot-totals', 18041, 6),
        sheet('Worksheet 7: totals and shares', 'pivot-totals', 18042, 6),
      ],
    },
    {
      title: 'Percentages and growth',
      items: [
        video('GST on a shop bill', 'gst-shop-bill'),
        sheet('Worksheet 8: percentages and growth', 'percentages-growth', 18051),
        sheet('Worksheet 9: more percentages', 'percentages-growth', 18052, 12),
      ],
    },
    {
      title: 'Counting with SQL',
      items: [
        sheet('Worksheet 10: how many rows?', 'sql-counting', 18061, 6),
        sheet('Worksheet 11: more queries', 'sql-counting', 18062, 6),
      ],
    },
    {
      title: 'First steps in Python',
      items: [
        video('A first Python program: the average', 'first-python-average'),
        sheet('Worksheet 12: reading Python', 'python-first-steps', 18071),
        sheet('Worksheet 13: more Python', 'python-first-steps', 18072, 12),
      ],
    },
    {
      title: 'Prediction and its limits',
      items: [
        video('The nearest neighbour decides', 'nearest-neighbour'),
        sheet('Worksheet 14: nearest neighbour', 'nearest-neighbour', 18081, 6),
        sheet('Worksheet 15: rules and their errors', 'models-rules', 18082),
      ],
    },
  ],
}
