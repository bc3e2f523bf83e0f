import { type CourseSeed, sheet, video } from './course-seed.ts'

export const icseCommercialMathsAndMatrices: CourseSeed = {
  slug: 'icse-commercial-maths-and-matrices',
  title: 'Commercial maths and matrices',
  category: 'ICSE',
  instructor: 'Farida Contractor',
  languages: ['en'],
  cover: {
    label: 'Commercial maths',
    sublabel: 'Class 10 · ICSE',
    board: 'icse',
    construction: 'matrix-grid',
  },
  about: String.raw`<p>Five chapters that go together because they need no figure and no theorem: GST, banking, shares and dividends, ratio and proportion, matrices. It is the short course for a student who is content with algebra and geometry at school but wants these marks safe before the prelims.</p><p>Each chapter has one video and two sheets. The first sheet stays with one rule, say \(I = P \times \dfrac{n(n+1)}{2 \times 12} \times \dfrac{r}{100}\) for a recurring deposit. The second mixes the rules, because in the paper nobody tells you which one to take. All amounts are round enough to be done by hand, and the answers say where a rupee may be lost in rounding.</p>`,
  importance: String.raw`<p>Commercial mathematics is the one part of the syllabus you will meet again on any day of your life: a bill with two taxes on it, a bank that pays interest month by month, a company that pays \(8\%\) on a face value which is not the price you paid. Questions on it are long to read and short to solve, and most of the lost marks are lost in the reading.</p><p>Matrices are here for the opposite reason. They look abstract, but a table of prices multiplied by a table of quantities is a matrix product, and once that is seen the rule of rows and columns needs no memory. In the examination they are among the quickest marks of section A.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>follow a chain of dealers, find the tax each one pays and the price the customer pays</li><li>find interest and maturity value of a recurring deposit, and work back to the monthly instalment or the rate</li><li>compare two investments in shares by annual income and by percentage return</li><li>use \(\dfrac{a}{b} = \dfrac{c}{d}\) with componendo and dividendo, and find mean, third and fourth proportionals</li><li>add and multiply matrices, and solve a matrix equation for its unknown entries</li><li>check the order of a product before starting it</li><li>say in one sentence what each number in your working stands for, with its unit</li></ul>`,
  plans: {
    monthly: {
      priceInRupees: 199,
      description:
        'Five chapters in short videos. Two worksheets for each chapter. Answers with step marks. Doubt tickets answered within a day',
    },
    yearly: {
      priceInRupees: 999,
      description:
        'Five chapters in short videos. Two worksheets for each chapter. Answers with step marks. Doubt tickets answered within a day. Stays open for the whole school year',
    },
  },
  modules: [
    {
      title: 'GST',
      items: [
        video('GST on a shop bill', 'gst-shop-bill'),
        sheet('Worksheet 1: tax on a bill', 'gst', 5013),
        sheet('Worksheet 2: dealers, discount and tax', 'gst', 5014, 10),
      ],
    },
    {
      title: 'Banking',
      items: [
        video('Worked example: a recurring deposit', 'recurring-deposit'),
        sheet('Worksheet 3: interest and maturity value', 'recurring-deposit', 5021),
        sheet('Worksheet 4: more recurring deposits', 'recurring-deposit', 5022, 10),
      ],
    },
    {
      title: 'Shares and Dividends',
      items: [
        video('Worked example: dividend and return', 'shares-dividend'),
        sheet('Worksheet 5: dividend on face value', 'shares-dividends', 5031),
        sheet('Worksheet 6: comparing investments', 'shares-dividends', 5032, 10),
      ],
    },
    {
      title: 'Ratio and Proportion',
      items: [
        video('Worked example: continued proportion', 'ratio-proportion'),
        sheet('Worksheet 7: ratios', 'ratio-proportion', 5041),
        sheet('Worksheet 8: proportion and mixed questions', 'ratio-proportion', 5042, 10),
      ],
    },
    {
      title: 'Matrices',
      items: [
        video('Worked example: the product of two matrices', 'matrices-product'),
        sheet('Worksheet 9: sums and products', 'matrices', 5051),
        sheet('Worksheet 10: matrix equations and mixed questions', 'matrices', 5052, 10),
      ],
    },
  ],
}
