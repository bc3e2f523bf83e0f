import { type CourseSeed, sheet, video } from './course-seed.ts'

export const maharashtraSscAlgebra: CourseSeed = {
  slug: 'maharashtra-ssc-maths-part-1-algebra',
  title: 'Maths Part I: Algebra',
  category: 'Maharashtra SSC',
  instructor: 'Shubhangi Deshmukh',
  languages: ['en'],
  level: 'standard',
  cover: {
    label: 'Part I: Algebra',
    sublabel: 'Class 10 · Maharashtra',
    board: 'maharashtra',
    construction: 'coin-dice',
  },
  about: String.raw`<p>The six chapters of Mathematics Part I for the Maharashtra SSC: linear equations in two variables, quadratic equations, arithmetic progression, financial planning, probability and statistics. A separate course covers Part II, Geometry, since the two are separate papers on separate days.</p><p>The chapters are taught with the methods the board asks for by name. So determinants and <strong>Cramer's rule</strong> stand beside elimination, the formula method beside factors, and in statistics all three ways of finding a mean. Financial planning gets as much room as any other chapter: tax invoices with GSTIN and HSN, input tax credit, shares and brokerage are easy marks once the words are known.</p><p>Syllabus: Maharashtra State Board, Class X Mathematics Part I. The questions are our own.</p>`,
  importance: String.raw`<p>Part I carries 40 marks, Part II another 40, and the school gives 20. In a paper of two hours for 40 marks time is not the enemy; incomplete working is. The paper has activity questions, where a solution is printed with boxes to be filled in, and to fill the third box you must know what the writer did in the first two.</p><p>That is why each sheet here shows its answers as a chain of lines with a mark for each line. Read one such chain with the right half covered, guess the next line, uncover it. Students who do that for a fortnight stop fearing the activities, and find that the four-mark questions have become shorter too.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>solve \(ax + by = c\) in pairs by elimination, by graph and by Cramer's rule</li><li>solve quadratic equations by factors and by formula, and form an equation from its roots</li><li>find \(t_n\) and \(S_n\) of an arithmetic progression, and use them for instalments and seats</li><li>read a tax invoice, find CGST, SGST and input tax credit</li><li>find the number of shares, the dividend and the cost with brokerage</li><li>write a sample space and a probability as a fraction</li><li>find mean, median and mode of grouped data, and read a histogram and a pie diagram</li><li>fill in an activity by following another writer's steps</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 249,
      description:
        'All 6 chapters of Part I. Worksheets and chapter tests with step marks. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 649,
      description:
        'All 6 chapters of Part I. Worksheets and chapter tests with step marks. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 1899,
      description:
        'All 6 chapters of Part I. Worksheets and chapter tests with step marks. Doubt tickets answered within a day. Stays open through prelims and the SSC examination',
    },
  },
  modules: [
    {
      title: 'Linear Equations in Two Variables',
      items: [
        video('Worked example: elimination', 'linear-elimination'),
        video('Two lines on a graph: one solution, none, or many', 'linear-graphical-consistency'),
        sheet('Worksheet 1: linear equations', 'linear-cramer', 13011),
        sheet('Worksheet 2: word problems', 'linear-word-problems', 13012),
        sheet('Chapter test 1: linear equations', 'linear-cramer', 13013, 12),
      ],
    },
    {
      title: 'Quadratic Equations',
      items: [
        video('Worked example: splitting the middle term', 'quadratic-factorisation'),
        video('Worked example: quadratic formula', 'quadratic-formula'),
        video('Nature of roots from the discriminant', 'nature-of-roots'),
        sheet('Worksheet 3: quadratic equations', 'quadratic-equations', 13021),
        sheet('Worksheet 4: nature of roots', 'nature-of-roots', 13022),
      ],
    },
    {
      title: 'Arithmetic Progression',
      items: [
        video('The nth term of an AP', 'ap-nth-term'),
        video('The sum of the first n terms', 'ap-sum'),
        sheet('Worksheet 5: arithmetic progression', 'arithmetic-progressions', 13031),
        sheet('Worksheet 6: savings, seats and steps', 'progression-word-problems', 13032),
      ],
    },
    {
      title: 'Financial Planning',
      items: [
        video('GST on a shop bill', 'gst-shop-bill'),
        video('Worked example: dividend and return', 'shares-dividend'),
        sheet('Worksheet 7: tax invoices and shares', 'financial-planning', 13043),
        sheet('Chapter test 4: financial planning', 'financial-planning', 13044, 12),
      ],
    },
    {
      title: 'Probability',
      items: [
        video('Worked example: two dice', 'probability-dice'),
        sheet('Worksheet 8: probability', 'probability', 13051),
        sheet('Chapter test 5: probability', 'probability', 13052, 12),
      ],
    },
    {
      title: 'Statistics',
      items: [
        video('Worked example: mean of grouped data', 'mean-grouped'),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Worksheet 9: mean by three methods', 'mean', 13061),
        sheet('Worksheet 10: median and mode', 'median-mode', 13062),
      ],
    },
  ],
}
