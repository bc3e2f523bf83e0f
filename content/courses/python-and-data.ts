import { type CourseSeed, sheet, video } from './course-seed.ts'

export const pythonAndData: CourseSeed = {
  slug: 'python-and-data-for-school-students',
  title: 'Python and data for school students',
  category: 'AI Club',
  instructor: 'Nikhil Varma',
  languages: ['en'],
  cover: {
    label: 'Python and data',
    sublabel: 'Class 8 to 10 · AI Club',
    board: 'ai-careers',
    construction: 'scatter-neighbour',
  },
  about: String.raw`<p>The course of the AI Club, for Classes 8 to 10. It begins without a computer: what a model is, how a table becomes a chart, why an average may mislead, and how a machine can decide by looking at its nearest neighbour. All of it is done first by hand, with a dozen rows that fit on a page.</p><p>Then come a few lines of Python that do the same work on more rows, and a small project: a predictor of cricket scores that is honest about its errors. The last chapter asks who is in the data, who is missing, and what must not be stored at all. No earlier knowledge of programming is needed; decimals, ratios and \(\sqrt{a^2 + b^2}\) are.</p>`,
  importance: String.raw`<p>Many students use programs that learn from data; few have seen one from inside. Yet the simplest of them, the nearest neighbour, needs no more than the distance formula of Class 10. Whoever has worked it out once on paper will not think it magic, and will ask the right question first: <em>which rows did it learn from?</em></p><p>The same habit helps against numbers in the news. A mean pulled up by one large value, an axis that does not begin at zero, a percentage without its whole: these are old tricks, and a student who has made each of them on purpose recognises them at once. That is worth more than any list of commands.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>describe a model as a rule from inputs to an output, and count its errors on rows it has not seen</li><li>turn a list into a table and a table into the right kind of chart</li><li>choose between mean and median, and explain the choice</li><li>classify a new point by its nearest neighbours, using \(d = \sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}\)</li><li>read and write short Python programs with variables, lists, loops and functions</li><li>predict a score from a run rate, and state the mean error of the prediction</li><li>compare error rates between groups, and name what personal data a project should not keep</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 299,
      description:
        'Six chapters by hand and in Python. Worksheets with answers. No software to buy. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 799,
      description:
        'Six chapters by hand and in Python. Worksheets with answers. No software to buy. Doubt tickets answered within a day. Time for a project of your own',
    },
    yearly: {
      priceInRupees: 2399,
      description:
        'Six chapters by hand and in Python. Worksheets with answers. No software to buy. Doubt tickets answered within a day. Stays open for the whole school year',
    },
  },
  modules: [
    {
      title: 'What a model is',
      items: [
        sheet('Worksheet 1: rules and errors', 'models-rules', 17011),
        sheet('Worksheet 2: first lines of Python', 'python-first-steps', 17012),
      ],
    },
    {
      title: 'Tables and charts',
      items: [
        video('From a table to a chart', 'table-to-chart'),
        sheet('Worksheet 3: tables and charts', 'tables-charts', 17021),
      ],
    },
    {
      title: 'Averages that mislead',
      items: [
        video('An average that misleads', 'average-that-misleads'),
        video('A first Python program: the average', 'first-python-average'),
        sheet('Worksheet 4: which average?', 'misleading-averages', 17031),
        sheet('Worksheet 5: lists, loops and averages in Python', 'python-first-steps', 17032),
      ],
    },
    {
      title: 'Nearest neighbour by hand',
      items: [
        video('The nearest neighbour decides', 'nearest-neighbour'),
        video('Worked example: the distance formula', 'distance-formula'),
        sheet('Worksheet 6: nearest neighbour', 'nearest-neighbour', 17041, 6),
      ],
    },
    {
      title: 'A cricket-score predictor',
      items: [
        video('Slope: runs for each over', 'straight-line-slope'),
        sheet('Worksheet 7: predicting a score', 'score-predictor', 17051),
      ],
    },
    {
      title: 'Fairness and privacy',
      items: [
        sheet('Worksheet 8: who is in the data?', 'fairness-privacy', 17061),
        sheet('Worksheet 9: error rates of two groups', 'fairness-privacy', 17062, 6),
      ],
    },
  ],
}
