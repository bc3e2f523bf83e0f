import { type CourseSeed, paper, sheet, video } from './course-seed.ts'

export const apModelPapers: CourseSeed = {
  slug: 'ap-model-papers',
  title: 'AP model papers: 33 questions, 100 marks',
  category: 'Andhra Pradesh SSC',
  instructor: 'V. Lakshmi Prasanna',
  languages: ['en'],
  level: 'challenging',
  cover: {
    label: 'Model papers',
    sublabel: 'Class 10 · Andhra Pradesh',
    board: 'andhra',
    construction: 'bell-bars',
  },
  about: String.raw`<p>Six model papers for students of the Andhra Pradesh SSC: <strong>33 questions for 100 marks</strong>, in four sections. Twelve questions of 1 mark, eight of 2, eight of 4 and five of 8; the sum is \(12 + 16 + 32 + 40 = 100\). Every question is our own and every answer has been computed twice.</p><p>Each paper comes alone, to be written at home in three hours and a quarter, and again with a marking scheme that pays line by line. With each paper goes one video about a topic from which an eight-mark question is often made. A drill sheet after it gives eight questions on that one topic, for the evening after the paper.</p>`,
  importance: String.raw`<p>The five questions of section IV carry 40 marks of the 100. Many students reach them with twenty minutes left, because sections I and II were written twice, once roughly and once fair. The remedy is not speed but an order: section IV first while the head is fresh, or section I in ten minutes with no second thoughts. Which of the two suits you is found out by trying, and six papers are enough to try both.</p><p>A marking scheme shows something else as well. Of the eight marks of a long question about three are for setting it up: the figure, the formula, the letters named. They are earned before any calculation, and they are left behind most often.</p>`,
  learning: String.raw`<p>After six papers you can</p><ul><li>write 33 questions in the time allowed and keep ten minutes for checking</li><li>choose the order of the sections that suits you, with a reason</li><li>set up an eight-mark answer so that the first three marks are safe before you calculate</li><li>answer a one-mark question in one line, with its unit</li><li>draw the figure for heights and distances, tangents or a combined solid before using \(\tan\theta\), a radius or a volume</li><li>make the table for a mean or a median without a slip in the running total</li><li>mark your own paper by a scheme, and list the lines in which marks were lost</li><li>spend the days between two papers on exactly those lines</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 199,
      description:
        'Six papers of 33 questions. A marking scheme for every paper. Six videos on topics of eight marks. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 499,
      description:
        'Six papers of 33 questions. A marking scheme for every paper. Six videos on topics of eight marks. Doubt tickets answered within a day',
    },
  },
  modules: [
    {
      title: 'Model paper 1, with quadratic equations',
      items: [
        paper('Model paper 1: questions', 'ap-model-paper', 9011, false),
        paper('Model paper 1: marking scheme', 'ap-model-paper', 9011, true),
        video('Worked example: quadratic formula', 'quadratic-formula'),
        sheet('Drill 1: quadratic equations', 'quadratic-equations', 9012),
      ],
    },
    {
      title: 'Model paper 2, with arithmetic progressions',
      items: [
        paper('Model paper 2: questions', 'ap-model-paper', 9021, false),
        paper('Model paper 2: marking scheme', 'ap-model-paper', 9021, true),
        video('The sum of the first n terms', 'ap-sum'),
        sheet('Drill 2: arithmetic progressions', 'arithmetic-progressions', 9022),
      ],
    },
    {
      title: 'Model paper 3, with similar triangles',
      items: [
        paper('Model paper 3: questions', 'ap-model-paper', 9031, false),
        paper('Model paper 3: marking scheme', 'ap-model-paper', 9031, true),
        video('The basic proportionality theorem', 'basic-proportionality'),
        sheet('Drill 3: similar triangles', 'similarity', 9032),
      ],
    },
    {
      title: 'Model paper 4, with heights and distances',
      items: [
        paper('Model paper 4: questions', 'ap-model-paper', 9041, false),
        paper('Model paper 4: marking scheme', 'ap-model-paper', 9041, true),
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Drill 4: heights and distances', 'heights-distances', 9042),
      ],
    },
    {
      title: 'Model paper 5, with combined solids',
      items: [
        paper('Model paper 5: questions', 'ap-model-paper', 9051, false),
        paper('Model paper 5: marking scheme', 'ap-model-paper', 9051, true),
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Drill 5: combined solids', 'combined-solids', 9052),
      ],
    },
    {
      title: 'Model paper 6, with statistics',
      items: [
        paper('Model paper 6: questions', 'ap-model-paper', 9061, false),
        paper('Model paper 6: marking scheme', 'ap-model-paper', 9061, true),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Drill 6: median and mode', 'median-mode', 9062, 6),
      ],
    },
  ],
}
