import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const commercialMaths: readonly VideoScript[] = [
  {
    slug: 'ratio-proportion',
    title: 'Continued proportion (3 marks)',
    topic: 'Ratio and proportion',
    steps: [
      {
        tex: [
          t`\text{What must be added to each of 3, 9 and 21 so that the}`,
          t`\text{sums are in continued proportion?}`,
        ],
        say: 'What must be added to each of three, nine and twenty one, so that the sums are in continued proportion?',
        caption: 'What must be added to each of 3, 9 and 21 so that the sums are in continued proportion?',
      },
      {
        tex: t`\frac{3+x}{9+x}=\frac{9+x}{21+x}`,
        say: 'Add x to each. In continued proportion, the first is to the second as the second is to the third. One mark.',
        caption: 'Add x: (3 + x)/(9 + x) = (9 + x)/(21 + x). (1 mark)',
        mark: '1',
      },
      {
        tex: t`(9+x)^2=(3+x)(21+x)`,
        say: 'Multiply across. The square of the middle term is the product of the outer terms.',
        caption: 'Multiply across: (9 + x)² = (3 + x)(21 + x). (½ mark)',
        mark: '½',
      },
      {
        tex: t`81+18x+x^2=63+24x+x^2`,
        say: 'Open both sides. The x squared terms cancel.',
        caption: '81 + 18x + x² = 63 + 24x + x². (½ mark)',
        mark: '½',
      },
      {
        tex: t`18=6x\;\Rightarrow\; x=3`,
        say: 'Eighteen is six x, so x is three.',
        caption: '18 = 6x, so x = 3. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\text{Check: } 6:12=12:24`,
        say: 'Check it. The sums are six, twelve and twenty four, and six to twelve is the same as twelve to twenty four.',
        caption: 'Check: 6 : 12 = 12 : 24. (½ mark)',
        mark: '½',
      },
    ],
    checks: [() => (9 + 3) ** 2 === (3 + 3) * (21 + 3), () => 81 - 63 === (24 - 18) * 3],
  },
  {
    slug: 'matrices-product',
    title: 'A product of matrices (3 marks)',
    topic: 'Matrices',
    steps: [
      {
        tex: t`A=\begin{bmatrix}2&1\\0&3\end{bmatrix},\; B=\begin{bmatrix}1&4\\2&-1\end{bmatrix}.\quad\text{Find } AB \text{ and } BA.`,
        say: 'A has rows two one, and zero three. B has rows one four, and two minus one. Find A B and B A.',
        caption: 'A has rows (2, 1), (0, 3); B has rows (1, 4), (2, −1). Find AB and BA.',
      },
      {
        tex: t`AB=\begin{bmatrix}2\cdot 1+1\cdot 2&2\cdot 4+1\cdot(-1)\\0\cdot 1+3\cdot 2&0\cdot 4+3\cdot(-1)\end{bmatrix}`,
        say: 'Row times column. Take the first row of A with the first column of B: two times one plus one times two. Go on in the same way. One mark for the working.',
        caption: 'Row times column: 2·1 + 1·2, 2·4 + 1·(−1); 0·1 + 3·2, 0·4 + 3·(−1). (1 mark)',
        mark: '1',
      },
      {
        tex: t`AB=\begin{bmatrix}4&7\\6&-3\end{bmatrix}`,
        say: 'So A B has rows four seven, and six minus three.',
        caption: 'AB has rows (4, 7) and (6, −3). (½ mark)',
        mark: '½',
      },
      {
        tex: t`BA=\begin{bmatrix}1\cdot 2+4\cdot 0&1\cdot 1+4\cdot 3\\2\cdot 2-1\cdot 0&2\cdot 1-1\cdot 3\end{bmatrix}=\begin{bmatrix}2&13\\4&-1\end{bmatrix}`,
        say: 'Now B A. Take the rows of B with the columns of A. The rows of B A are two thirteen, and four minus one. One mark.',
        caption: 'BA has rows (2, 13) and (4, −1). (1 mark)',
        mark: '1',
      },
      {
        tex: t`AB\neq BA`,
        say: 'A B and B A are different. The order of a matrix product matters.',
        caption: 'AB ≠ BA: the order matters. (½ mark)',
        mark: '½',
      },
    ],
    checks: [
      () => 2 * 1 + 1 * 2 === 4 && 2 * 4 + 1 * -1 === 7 && 0 * 1 + 3 * 2 === 6 && 0 * 4 + 3 * -1 === -3,
      () => 1 * 2 + 4 * 0 === 2 && 1 * 1 + 4 * 3 === 13 && 2 * 2 - 1 * 0 === 4 && 2 * 1 - 1 * 3 === -1,
    ],
  },
  {
    slug: 'gst-shop-bill',
    title: 'GST on a shop bill (4 marks)',
    topic: 'Goods and Services Tax',
    steps: [
      {
        tex: [
          t`\text{A lamp is marked ₹}1500\text{ and sold at 20\% discount. GST is 18\%,}`,
          t`\text{buyer and shop are in the same state. Find the bill.}`,
        ],
        say: 'A lamp is marked at fifteen hundred rupees, and sold at twenty percent discount. The G S T rate is eighteen percent, and buyer and shop are in the same state. Find the bill.',
        caption: 'A lamp marked ₹1500 is sold at 20% discount. GST is 18%, within one state. Find the bill.',
      },
      {
        tex: t`\text{Discount}=\tfrac{20}{100}\times 1500=\text{₹}300`,
        say: 'The discount is twenty percent of fifteen hundred, three hundred rupees.',
        caption: 'Discount = 20% of ₹1500 = ₹300. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\text{Taxable value}=1500-300=\text{₹}1200`,
        say: 'Tax is charged on the price after discount: twelve hundred rupees. Half a mark.',
        caption: 'Taxable value = 1500 − 300 = ₹1200. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\text{CGST}=\tfrac{9}{100}\times 1200=\text{₹}108`,
        say: 'Inside one state the tax is halved. Central G S T is nine percent of twelve hundred, one hundred and eight rupees. One mark.',
        caption: 'CGST = 9% of ₹1200 = ₹108. (1 mark)',
        mark: '1',
      },
      {
        tex: t`\text{SGST}=\tfrac{9}{100}\times 1200=\text{₹}108`,
        say: 'State G S T is the same, one hundred and eight rupees. One mark.',
        caption: 'SGST = 9% of ₹1200 = ₹108. (1 mark)',
        mark: '1',
      },
      {
        tex: t`\text{Bill}=1200+108+108=\text{₹}1416`,
        say: 'Add them. The bill is one thousand four hundred and sixteen rupees.',
        caption: 'Bill = 1200 + 108 + 108 = ₹1416. (1 mark)',
        mark: '1',
      },
    ],
    checks: [() => 1500 * 0.2 === 300, () => (1200 * 9) / 100 === 108, () => 1200 + 108 + 108 === 1416],
  },
  {
    slug: 'recurring-deposit',
    title: 'A recurring deposit (3 marks)',
    topic: 'Banking',
    steps: [
      {
        tex: [
          t`\text{₹}600\text{ a month is paid into a recurring deposit for 2 years at}`,
          t`8\%\text{ simple interest a year. Find the maturity value.}`,
        ],
        say: 'Six hundred rupees a month are paid into a recurring deposit for two years, at eight percent simple interest a year. Find the maturity value.',
        caption: '₹600 a month for 2 years at 8% simple interest a year. Find the maturity value.',
      },
      {
        tex: t`P=600,\quad n=24,\quad r=8`,
        say: 'P is six hundred, n is twenty four months, and r is eight.',
        caption: 'P = 600, n = 24 months, r = 8. (½ mark)',
        mark: '½',
      },
      {
        tex: t`I=P\times\frac{n(n+1)}{2\times 12}\times\frac{r}{100}`,
        say: 'Interest is P times n times n plus one, over two times twelve, times r over one hundred. Half a mark for the formula.',
        caption: 'I = P × n(n + 1)/(2 × 12) × r/100. (½ mark)',
        mark: '½',
      },
      {
        tex: t`I=600\times\frac{24\times 25}{24}\times\frac{8}{100}=\text{₹}1200`,
        say: 'Twenty four times twenty five over twenty four is twenty five. Six hundred times twenty five times eight percent is twelve hundred rupees. One mark.',
        caption: 'I = 600 × 25 × 8/100 = ₹1200. (1 mark)',
        mark: '1',
      },
      {
        tex: t`\text{Deposited}=600\times 24=\text{₹}14400`,
        say: 'The money paid in is six hundred times twenty four, fourteen thousand four hundred rupees.',
        caption: 'Paid in: 600 × 24 = ₹14400. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\text{Maturity value}=14400+1200=\text{₹}15600`,
        say: 'So the maturity value is fifteen thousand six hundred rupees.',
        caption: 'Maturity value = 14400 + 1200 = ₹15600. (½ mark)',
        mark: '½',
      },
    ],
    checks: [() => (600 * ((24 * 25) / 24) * 8) / 100 === 1200, () => 600 * 24 + 1200 === 15600],
  },
  {
    slug: 'shares-dividend',
    title: 'Dividend and return (3 marks)',
    topic: 'Shares and dividends',
    steps: [
      {
        tex: [
          t`\text{₹}9600\text{ is invested in ₹}100\text{ shares at a premium of ₹}20.`,
          t`\text{The dividend is 9\%. Find the income and the return per cent.}`,
        ],
        say: 'Nine thousand six hundred rupees are invested in hundred rupee shares at a premium of twenty rupees. The dividend is nine percent. Find the income and the return percent.',
        caption:
          '₹9600 is invested in ₹100 shares at ₹20 premium. Dividend 9%. Find the income and the return per cent.',
      },
      {
        tex: t`\text{Market value}=100+20=\text{₹}120`,
        say: 'One share costs one hundred plus twenty, one hundred and twenty rupees.',
        caption: 'Market value of a share = 100 + 20 = ₹120. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\text{Shares}=\frac{9600}{120}=80`,
        say: 'So nine thousand six hundred rupees buy eighty shares. Half a mark.',
        caption: 'Number of shares = 9600 / 120 = 80. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\text{Income}=80\times\frac{9}{100}\times 100=\text{₹}720`,
        say: 'Dividend is paid on the face value, not on the price. Eighty shares times nine rupees make seven hundred and twenty rupees. One mark.',
        caption: 'Dividend is on the face value: 80 × 9 = ₹720. (1 mark)',
        mark: '1',
      },
      {
        tex: t`\text{Return}=\frac{720}{9600}\times 100=7.5\%`,
        say: 'The return is seven hundred and twenty over nine thousand six hundred, times one hundred. It is seven and a half percent. One mark.',
        caption: 'Return = 720 / 9600 × 100 = 7.5%. (1 mark)',
        mark: '1',
      },
    ],
    checks: [() => 9600 / 120 === 80, () => 80 * 9 === 720, () => (720 / 9600) * 100 === 7.5],
  },
]
