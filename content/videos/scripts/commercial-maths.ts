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
        caption: {
          en: 'What must be added to each of 3, 9 and 21 so that the sums are in continued proportion?',
          hi: '3, 9 और 21 में से हर एक में क्या जोड़ें कि योग सतत समानुपात में हों?',
          te: '3, 9, 21 లలో ప్రతిదానికి ఎంత కలిపితే మొత్తాలు అవిచ్ఛిన్న అనుపాతంలో ఉంటాయి?',
        },
      },
      {
        tex: t`\frac{3+x}{9+x}=\frac{9+x}{21+x}`,
        say: 'Add x to each. In continued proportion, the first is to the second as the second is to the third. One mark.',
        caption: {
          en: 'Add x: (3 + x)/(9 + x) = (9 + x)/(21 + x). (1 mark)',
          hi: 'x जोड़ें: (3 + x)/(9 + x) = (9 + x)/(21 + x)। (1 अंक)',
          te: 'x కలపండి: (3 + x)/(9 + x) = (9 + x)/(21 + x). (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`(9+x)^2=(3+x)(21+x)`,
        say: 'Multiply across. The square of the middle term is the product of the outer terms.',
        caption: {
          en: 'Multiply across: (9 + x)² = (3 + x)(21 + x). (½ mark)',
          hi: 'तिरछा गुणा करें: (9 + x)² = (3 + x)(21 + x)। (½ अंक)',
          te: 'అడ్డ గుణకారం చేయండి: (9 + x)² = (3 + x)(21 + x). (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`81+18x+x^2=63+24x+x^2`,
        say: 'Open both sides. The x squared terms cancel.',
        caption: {
          en: '81 + 18x + x² = 63 + 24x + x². (½ mark)',
          hi: '81 + 18x + x² = 63 + 24x + x²। (½ अंक)',
          te: '81 + 18x + x² = 63 + 24x + x². (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`18=6x\;\Rightarrow\; x=3`,
        say: 'Eighteen is six x, so x is three.',
        caption: {
          en: '18 = 6x, so x = 3. (½ mark)',
          hi: '18 = 6x, इसलिए x = 3। (½ अंक)',
          te: '18 = 6x, కాబట్టి x = 3. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Check: } 6:12=12:24`,
        say: 'Check it. The sums are six, twelve and twenty four, and six to twelve is the same as twelve to twenty four.',
        caption: {
          en: 'Check: 6 : 12 = 12 : 24. (½ mark)',
          hi: 'जाँच: 6 : 12 = 12 : 24। (½ अंक)',
          te: 'సరిచూడటం: 6 : 12 = 12 : 24. (½ మార్కు)',
        },
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
        caption: {
          en: 'A has rows (2, 1), (0, 3); B has rows (1, 4), (2, −1). Find AB and BA.',
          hi: 'A की पंक्तियाँ (2, 1), (0, 3) हैं; B की (1, 4), (2, −1)। AB और BA ज्ञात करें।',
          te: 'A అడ్డు వరుసలు (2, 1), (0, 3); B అడ్డు వరుసలు (1, 4), (2, −1). AB, BA కనుగొనండి.',
        },
      },
      {
        tex: t`AB=\begin{bmatrix}2\cdot 1+1\cdot 2&2\cdot 4+1\cdot(-1)\\0\cdot 1+3\cdot 2&0\cdot 4+3\cdot(-1)\end{bmatrix}`,
        say: 'Row times column. Take the first row of A with the first column of B: two times one plus one times two. Go on in the same way. One mark for the working.',
        caption: {
          en: 'Row times column: 2·1 + 1·2, 2·4 + 1·(−1); 0·1 + 3·2, 0·4 + 3·(−1). (1 mark)',
          hi: 'पंक्ति को स्तंभ से: 2·1 + 1·2, 2·4 + 1·(−1); 0·1 + 3·2, 0·4 + 3·(−1)। (1 अंक)',
          te: 'అడ్డు వరుసను నిలువు వరుసతో: 2·1 + 1·2, 2·4 + 1·(−1); 0·1 + 3·2, 0·4 + 3·(−1). (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`AB=\begin{bmatrix}4&7\\6&-3\end{bmatrix}`,
        say: 'So A B has rows four seven, and six minus three.',
        caption: {
          en: 'AB has rows (4, 7) and (6, −3). (½ mark)',
          hi: 'AB की पंक्तियाँ (4, 7) और (6, −3) हैं। (½ अंक)',
          te: 'AB అడ్డు వరుసలు (4, 7), (6, −3). (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`BA=\begin{bmatrix}1\cdot 2+4\cdot 0&1\cdot 1+4\cdot 3\\2\cdot 2-1\cdot 0&2\cdot 1-1\cdot 3\end{bmatrix}=\begin{bmatrix}2&13\\4&-1\end{bmatrix}`,
        say: 'Now B A. Take the rows of B with the columns of A. The rows of B A are two thirteen, and four minus one. One mark.',
        caption: {
          en: 'BA has rows (2, 13) and (4, −1). (1 mark)',
          hi: 'BA की पंक्तियाँ (2, 13) और (4, −1) हैं। (1 अंक)',
          te: 'BA అడ్డు వరుసలు (2, 13), (4, −1). (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`AB\neq BA`,
        say: 'A B and B A are different. The order of a matrix product matters.',
        caption: {
          en: 'AB ≠ BA: the order matters. (½ mark)',
          hi: 'AB ≠ BA: क्रम का महत्व है। (½ अंक)',
          te: 'AB ≠ BA: క్రమం ముఖ్యం. (½ మార్కు)',
        },
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
        caption: {
          en: 'A lamp marked ₹1500 is sold at 20% discount. GST is 18%, within one state. Find the bill.',
          hi: '₹1500 अंकित मूल्य का लैंप 20% छूट पर बिकता है। GST 18% है, एक ही राज्य में। कुल रक़म ज्ञात करें।',
          te: '₹1500 ముద్రిత ధర గల దీపంపై 20% తగ్గింపు. GST 18%, ఒకే రాష్ట్రంలో. మొత్తం ఎంత?',
        },
      },
      {
        tex: t`\text{Discount}=\tfrac{20}{100}\times 1500=\text{₹}300`,
        say: 'The discount is twenty percent of fifteen hundred, three hundred rupees.',
        caption: {
          en: 'Discount = 20% of ₹1500 = ₹300. (½ mark)',
          hi: 'छूट = ₹1500 का 20% = ₹300। (½ अंक)',
          te: 'తగ్గింపు = ₹1500 లో 20% = ₹300. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Taxable value}=1500-300=\text{₹}1200`,
        say: 'Tax is charged on the price after discount: twelve hundred rupees. Half a mark.',
        caption: {
          en: 'Taxable value = 1500 − 300 = ₹1200. (½ mark)',
          hi: 'कर योग्य मूल्य = 1500 − 300 = ₹1200। (½ अंक)',
          te: 'పన్ను వేసే విలువ = 1500 − 300 = ₹1200. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{CGST}=\tfrac{9}{100}\times 1200=\text{₹}108`,
        say: 'Inside one state the tax is halved. Central G S T is nine percent of twelve hundred, one hundred and eight rupees. One mark.',
        caption: {
          en: 'CGST = 9% of ₹1200 = ₹108. (1 mark)',
          hi: 'CGST = ₹1200 का 9% = ₹108। (1 अंक)',
          te: 'CGST = ₹1200 లో 9% = ₹108. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{SGST}=\tfrac{9}{100}\times 1200=\text{₹}108`,
        say: 'State G S T is the same, one hundred and eight rupees. One mark.',
        caption: {
          en: 'SGST = 9% of ₹1200 = ₹108. (1 mark)',
          hi: 'SGST = ₹1200 का 9% = ₹108। (1 अंक)',
          te: 'SGST = ₹1200 లో 9% = ₹108. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{Bill}=1200+108+108=\text{₹}1416`,
        say: 'Add them. The bill is one thousand four hundred and sixteen rupees.',
        caption: {
          en: 'Bill = 1200 + 108 + 108 = ₹1416. (1 mark)',
          hi: 'कुल रक़म = 1200 + 108 + 108 = ₹1416। (1 अंक)',
          te: 'మొత్తం = 1200 + 108 + 108 = ₹1416. (1 మార్కు)',
        },
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
        caption: {
          en: '₹600 a month for 2 years at 8% simple interest a year. Find the maturity value.',
          hi: '2 साल तक हर महीने ₹600 जमा, साधारण ब्याज 8% प्रति वर्ष। परिपक्वता मूल्य ज्ञात करें।',
          te: '2 ఏళ్లు నెలకు ₹600 జమ, సాధారణ వడ్డీ ఏడాదికి 8%. మెచ్యూరిటీ విలువ కనుగొనండి.',
        },
      },
      {
        tex: t`P=600,\quad n=24,\quad r=8`,
        say: 'P is six hundred, n is twenty four months, and r is eight.',
        caption: {
          en: 'P = 600, n = 24 months, r = 8. (½ mark)',
          hi: 'P = 600, n = 24 महीने, r = 8। (½ अंक)',
          te: 'P = 600, n = 24 నెలలు, r = 8. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`I=P\times\frac{n(n+1)}{2\times 12}\times\frac{r}{100}`,
        say: 'Interest is P times n times n plus one, over two times twelve, times r over one hundred. Half a mark for the formula.',
        caption: {
          en: 'I = P × n(n + 1)/(2 × 12) × r/100. (½ mark)',
          hi: 'I = P × n(n + 1)/(2 × 12) × r/100। (½ अंक)',
          te: 'I = P × n(n + 1)/(2 × 12) × r/100. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`I=600\times\frac{24\times 25}{24}\times\frac{8}{100}=\text{₹}1200`,
        say: 'Twenty four times twenty five over twenty four is twenty five. Six hundred times twenty five times eight percent is twelve hundred rupees. One mark.',
        caption: {
          en: 'I = 600 × 25 × 8/100 = ₹1200. (1 mark)',
          hi: 'I = 600 × 25 × 8/100 = ₹1200। (1 अंक)',
          te: 'I = 600 × 25 × 8/100 = ₹1200. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{Deposited}=600\times 24=\text{₹}14400`,
        say: 'The money paid in is six hundred times twenty four, fourteen thousand four hundred rupees.',
        caption: {
          en: 'Paid in: 600 × 24 = ₹14400. (½ mark)',
          hi: 'जमा राशि: 600 × 24 = ₹14400। (½ अंक)',
          te: 'జమ చేసినది: 600 × 24 = ₹14400. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Maturity value}=14400+1200=\text{₹}15600`,
        say: 'So the maturity value is fifteen thousand six hundred rupees.',
        caption: {
          en: 'Maturity value = 14400 + 1200 = ₹15600. (½ mark)',
          hi: 'परिपक्वता मूल्य = 14400 + 1200 = ₹15600। (½ अंक)',
          te: 'మెచ్యూరిటీ విలువ = 14400 + 1200 = ₹15600. (½ మార్కు)',
        },
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
        caption: {
          en: '₹9600 is invested in ₹100 shares at ₹20 premium. Dividend 9%. Find the income and the return per cent.',
          hi: '₹9600 से ₹20 प्रीमियम पर ₹100 के शेयर लिए। लाभांश 9%। आय और प्रतिफल प्रतिशत ज्ञात करें।',
          te: '₹9600 తో ₹20 ప్రీమియంపై ₹100 షేర్లు కొన్నారు. డివిడెండ్ 9%. ఆదాయం, రాబడి శాతం కనుగొనండి.',
        },
      },
      {
        tex: t`\text{Market value}=100+20=\text{₹}120`,
        say: 'One share costs one hundred plus twenty, one hundred and twenty rupees.',
        caption: {
          en: 'Market value of a share = 100 + 20 = ₹120. (½ mark)',
          hi: 'एक शेयर का बाज़ार मूल्य = 100 + 20 = ₹120। (½ अंक)',
          te: 'ఒక షేరు మార్కెట్ విలువ = 100 + 20 = ₹120. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Shares}=\frac{9600}{120}=80`,
        say: 'So nine thousand six hundred rupees buy eighty shares. Half a mark.',
        caption: {
          en: 'Number of shares = 9600 / 120 = 80. (½ mark)',
          hi: 'शेयरों की संख्या = 9600 / 120 = 80। (½ अंक)',
          te: 'షేర్ల సంఖ్య = 9600 / 120 = 80. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Income}=80\times\frac{9}{100}\times 100=\text{₹}720`,
        say: 'Dividend is paid on the face value, not on the price. Eighty shares times nine rupees make seven hundred and twenty rupees. One mark.',
        caption: {
          en: 'Dividend is on the face value: 80 × 9 = ₹720. (1 mark)',
          hi: 'लाभांश अंकित मूल्य पर मिलता है: 80 × 9 = ₹720। (1 अंक)',
          te: 'డివిడెండ్ ముఖ విలువపై వస్తుంది: 80 × 9 = ₹720. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{Return}=\frac{720}{9600}\times 100=7.5\%`,
        say: 'The return is seven hundred and twenty over nine thousand six hundred, times one hundred. It is seven and a half percent. One mark.',
        caption: {
          en: 'Return = 720 / 9600 × 100 = 7.5%. (1 mark)',
          hi: 'प्रतिफल = 720 / 9600 × 100 = 7.5%। (1 अंक)',
          te: 'రాబడి = 720 / 9600 × 100 = 7.5%. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [() => 9600 / 120 === 80, () => 80 * 9 === 720, () => (720 / 9600) * 100 === 7.5],
  },
]
