import { type CourseSeed, paper, sheet, video } from './course-seed.ts'

export const cbseLast30Days: CourseSeed = {
  slug: 'cbse-last-30-days-sample-papers',
  title: 'Last 30 days: ten sample papers with step marks',
  category: 'CBSE',
  instructor: 'R. Padmavathi',
  languages: ['en'],
  level: 'challenging',
  cover: {
    label: 'Last 30 days',
    sublabel: 'Class 10 · CBSE',
    board: 'cbse',
    construction: 'ogive',
  },
  about: String.raw`<p>Ten full papers, one every three days: 38 questions for 80 marks in three hours, sections A to E. Each paper comes twice: once alone, to be written against the clock, and once with a <strong>marking scheme</strong> in which every line of working carries its mark, so that you mark your own sheet the way an examiner would.</p><p>Between two papers stands one short video and one drill on a topic in which marks are often lost. The plan for three days is always the same: write on the first day, mark on the second, and mend on the third. All questions are our own; none is copied from an old paper.</p>`,
  importance: String.raw`<p>In the last month new chapters help little. What helps is time and layout: three hours for 80 marks leaves a little over two minutes for each mark, and the student who has felt that rhythm ten times does not panic at question 30. The first paper usually shows where the minutes go, most often in section A, where a guess would have taken ten seconds.</p><p>Marking your own paper is half of the work. When you have looked for the line that earns the second mark in a hundred answers, you begin to write that line without being told. Students who keep a list of their lost marks see the same three or four reasons come back, and those can be mended in a month.</p>`,
  learning: String.raw`<p>After the thirty days you can</p><ul><li>finish a paper of 80 marks in three hours with ten minutes left to check</li><li>decide in the reading time in which order to take the sections</li><li>write an answer of 3 or 5 marks so that each step can be found and marked</li><li>check a solution by a second way: put the roots back, compare \(\alpha + \beta\) with \(-\dfrac{b}{a}\), measure a figure against its numbers</li><li>mark a paper by a scheme, half by half, and say why a mark was lost</li><li>name your own three commonest slips and the line at which each of them happens</li><li>choose well when a question offers a choice, and leave a hard part without losing the easy ones after it</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 249,
      description:
        'Ten papers of 80 marks. A marking scheme for every paper. Ten videos on topics that cost marks. Doubt tickets answered within a day',
    },
    quarterly: {
      priceInRupees: 599,
      description:
        'Ten papers of 80 marks. A marking scheme for every paper. Ten videos on topics that cost marks. Doubt tickets answered within a day. Time for pre-boards and boards',
    },
  },
  modules: [
    {
      title: 'Days 1 to 3: paper 1, quadratic equations in focus',
      items: [
        paper('Sample paper 1: question paper', 'cbse-standard-paper', 3011, false),
        paper('Sample paper 1: marking scheme', 'cbse-standard-paper', 3011, true),
        video('Worked example: quadratic formula', 'quadratic-formula'),
        sheet('Drill 1: quadratic equations', 'quadratic-equations', 3012),
      ],
    },
    {
      title: 'Days 4 to 6: paper 2, linear equations in focus',
      items: [
        paper('Sample paper 2: question paper', 'cbse-standard-paper', 3021, false),
        paper('Sample paper 2: marking scheme', 'cbse-standard-paper', 3021, true),
        video('Worked example: elimination', 'linear-elimination'),
        sheet('Drill 2: stories with two unknowns', 'linear-word-problems', 3022),
      ],
    },
    {
      title: 'Days 7 to 9: paper 3, progressions in focus',
      items: [
        paper('Sample paper 3: question paper', 'cbse-standard-paper', 3031, false),
        paper('Sample paper 3: marking scheme', 'cbse-standard-paper', 3031, true),
        video('The sum of the first n terms', 'ap-sum'),
        sheet('Drill 3: arithmetic progressions', 'arithmetic-progressions', 3032),
      ],
    },
    {
      title: 'Days 10 to 12: paper 4, proof that a number is irrational',
      items: [
        paper('Sample paper 4: question paper', 'cbse-standard-paper', 3041, false),
        paper('Sample paper 4: marking scheme', 'cbse-standard-paper', 3041, true),
        video('Why √2 is irrational', 'root-two-irrational'),
        sheet('Drill 4: real numbers', 'real-numbers', 3042),
      ],
    },
    {
      title: 'Days 13 to 15: paper 5, similar triangles in focus',
      items: [
        paper('Sample paper 5: question paper', 'cbse-standard-paper', 3051, false),
        paper('Sample paper 5: marking scheme', 'cbse-standard-paper', 3051, true),
        video('The basic proportionality theorem', 'basic-proportionality'),
        sheet('Drill 5: similar triangles', 'similarity', 3052),
      ],
    },
    {
      title: 'Days 16 to 18: paper 6, tangents in focus',
      items: [
        paper('Sample paper 6: question paper', 'cbse-standard-paper', 3061, false),
        paper('Sample paper 6: marking scheme', 'cbse-standard-paper', 3061, true),
        video('Two tangents from one point are equal', 'two-tangents'),
        sheet('Drill 6: tangents and radii', 'circles', 3062),
      ],
    },
    {
      title: 'Days 19 to 21: paper 7, identities in focus',
      items: [
        paper('Sample paper 7: question paper', 'cbse-standard-paper', 3071, false),
        paper('Sample paper 7: marking scheme', 'cbse-standard-paper', 3071, true),
        video('Worked example: proving an identity', 'trig-identities'),
        sheet('Drill 7: identities', 'trigonometric-identities', 3072),
      ],
    },
    {
      title: 'Days 22 to 24: paper 8, heights and distances in focus',
      items: [
        paper('Sample paper 8: question paper', 'cbse-standard-paper', 3081, false),
        paper('Sample paper 8: marking scheme', 'cbse-standard-paper', 3081, true),
        video('Worked example: angle of elevation', 'heights-distances'),
        sheet('Drill 8: heights and distances', 'heights-distances', 3082),
      ],
    },
    {
      title: 'Days 25 to 27: paper 9, combined solids in focus',
      items: [
        paper('Sample paper 9: question paper', 'cbse-standard-paper', 3091, false),
        paper('Sample paper 9: marking scheme', 'cbse-standard-paper', 3091, true),
        video('Worked example: a solid made of two solids', 'combined-solids'),
        sheet('Drill 9: combined solids', 'combined-solids', 3092),
      ],
    },
    {
      title: 'Days 28 to 30: paper 10, statistics in focus',
      items: [
        paper('Sample paper 10: question paper', 'cbse-standard-paper', 3101, false),
        paper('Sample paper 10: marking scheme', 'cbse-standard-paper', 3101, true),
        video('Worked example: median and mode of grouped data', 'median-mode-grouped'),
        sheet('Drill 10: median and mode', 'median-mode', 3102, 6),
      ],
    },
  ],
}
