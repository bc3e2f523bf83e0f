import { label, polygon, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

const marks = [5, 15, 25, 35, 45]
const students = [3, 8, 12, 10, 7]
const heights = [4, 9, 15, 8, 4]

export const statistics: readonly VideoScript[] = [
  {
    slug: 'mean-grouped',
    title: 'Mean of grouped data (3 marks)',
    topic: 'Statistics',
    steps: [
      {
        tex: [
          t`\text{Find the mean mark.}\quad\begin{array}{|c|c|c|c|c|c|}\hline\text{Marks}&0\text{–}10&10\text{–}20&20\text{–}30&30\text{–}40&40\text{–}50\\\hline f&3&8&12&10&7\\\hline\end{array}`,
        ],
        say: 'Find the mean mark of forty students. The classes go from zero to fifty in tens, with the frequencies three, eight, twelve, ten and seven.',
        caption: {
          en: 'Find the mean. Classes 0–10 to 40–50; frequencies 3, 8, 12, 10, 7.',
          hi: 'माध्य ज्ञात करें। वर्ग 0–10 से 40–50; बारंबारताएँ 3, 8, 12, 10, 7।',
          te: 'సగటు కనుగొనండి. తరగతులు 0–10 నుండి 40–50; పౌనఃపున్యాలు 3, 8, 12, 10, 7.',
        },
      },
      {
        tex: t`x_i=5,\;15,\;25,\;35,\;45`,
        say: 'Write the class marks, the middle of each class: five, fifteen, twenty five, thirty five, forty five. Half a mark.',
        caption: {
          en: 'Class marks: 5, 15, 25, 35, 45. (½ mark)',
          hi: 'वर्ग चिह्न: 5, 15, 25, 35, 45। (½ अंक)',
          te: 'తరగతి మధ్య విలువలు: 5, 15, 25, 35, 45. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`f_ix_i=15,\;120,\;300,\;350,\;315`,
        say: 'Multiply each class mark by its frequency: fifteen, one hundred and twenty, three hundred, three hundred and fifty, three hundred and fifteen. One mark.',
        caption: {
          en: 'fᵢxᵢ = 15, 120, 300, 350, 315. (1 mark)',
          hi: 'fᵢxᵢ = 15, 120, 300, 350, 315। (1 अंक)',
          te: 'fᵢxᵢ = 15, 120, 300, 350, 315. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\textstyle\sum f_i=40,\qquad\sum f_ix_i=1100`,
        say: 'Add both rows. The frequencies make forty, the products eleven hundred. Half a mark.',
        caption: {
          en: 'Σfᵢ = 40, Σfᵢxᵢ = 1100. (½ mark)',
          hi: 'Σfᵢ = 40, Σfᵢxᵢ = 1100। (½ अंक)',
          te: 'Σfᵢ = 40, Σfᵢxᵢ = 1100. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\bar x=\frac{\sum f_ix_i}{\sum f_i}=\frac{1100}{40}=27.5`,
        say: 'The mean is eleven hundred over forty, twenty seven and a half marks. It lies in the middle class, so it is reasonable. One mark.',
        caption: {
          en: 'Mean = 1100 / 40 = 27.5. (1 mark)',
          hi: 'माध्य = 1100 / 40 = 27.5। (1 अंक)',
          te: 'సగటు = 1100 / 40 = 27.5. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [
      () => sum(students) === 40,
      () => marks.map((mark, index) => mark * (students[index] ?? 0)).join() === '15,120,300,350,315',
      () => sum([15, 120, 300, 350, 315]) === 1100 && 1100 / 40 === 27.5,
    ],
  },
  {
    slug: 'median-mode-grouped',
    title: 'Median and mode (4 marks)',
    topic: 'Statistics',
    figure: { widthInPx: 270, view: [-0.9, -2.6, 5.4, 17], isStretched: true },
    steps: [
      {
        tex: t`\text{40 heights in cm: find the median and the mode.}`,
        say: 'Find the median and the mode of these heights, in centimetres. The frequencies are four, nine, fifteen, eight and four.',
        caption: {
          en: 'Find median and mode. Classes 140–145 to 160–165 cm; frequencies 4, 9, 15, 8, 4.',
          hi: 'माध्यक और बहुलक ज्ञात करें। वर्ग 140–145 से 160–165 cm; बारंबारताएँ 4, 9, 15, 8, 4।',
          te: 'మధ్యగతం, బాహుళకం ఎంత? తరగతులు 140–145 నుండి 160–165 cm; పౌనఃపున్యాలు 4, 9, 15, 8, 4.',
        },
        figure: [
          segment([0, 0], [5.3, 0], { colour: 'faint' }),
          segment([0, 0], [0, 16.5], { colour: 'faint' }),
          ...[140, 145, 150, 155, 160, 165].map((edge, index) =>
            label([index, 0], String(edge), [0, 13], 'faint', 13),
          ),
          ...heights.flatMap((height, index) => [
            polygon(
              [
                [index, 0],
                [index, height],
                [index + 1, height],
                [index + 1, 0],
              ],
              { isFilled: true, colour: index === 2 ? 'given' : 'chalk' },
            ),
            label([index + 0.5, height], String(height), [0, 12], 'chalk', 14),
          ]),
        ],
      },
      {
        tex: t`\text{cf}=4,\;13,\;28,\;36,\;40`,
        say: 'The cumulative frequencies are four, thirteen, twenty eight, thirty six, forty. Half a mark.',
        caption: {
          en: 'Cumulative frequencies: 4, 13, 28, 36, 40. (½ mark)',
          hi: 'संचयी बारंबारताएँ: 4, 13, 28, 36, 40। (½ अंक)',
          te: 'సంచిత పౌనఃపున్యాలు: 4, 13, 28, 36, 40. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\tfrac n2=20:\;\text{class }150\text{–}155`,
        say: 'Half of forty is twenty, and twenty is reached in the class one fifty to one fifty five. Half a mark.',
        caption: {
          en: 'n/2 = 20: the median class is 150–155. (½ mark)',
          hi: 'n/2 = 20: माध्यक वर्ग 150–155 है। (½ अंक)',
          te: 'n/2 = 20: మధ్యగత తరగతి 150–155. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Median}=150+\frac{20-13}{15}\times 5\approx 152.3`,
        say: 'The median is one fifty plus twenty minus thirteen over fifteen, times five. That is about one hundred and fifty two point three. One and a half marks.',
        caption: {
          en: 'Median = 150 + (20 − 13)/15 × 5 ≈ 152.3 cm. (1½ marks)',
          hi: 'माध्यक = 150 + (20 − 13)/15 × 5 ≈ 152.3 cm। (1½ अंक)',
          te: 'మధ్యగతం = 150 + (20 − 13)/15 × 5 ≈ 152.3 cm. (1½ మార్కులు)',
        },
        mark: '1½',
      },
      {
        tex: t`\text{Mode}=150+\frac{15-9}{30-9-8}\times 5\approx 152.3`,
        say: 'The mode is one fifty plus fifteen minus nine, over thirty minus nine minus eight, times five. That is six over thirteen times five: also about one fifty two point three centimetres.',
        caption: {
          en: 'Mode = 150 + (15 − 9)/(30 − 9 − 8) × 5 ≈ 152.3 cm. (1½ marks)',
          hi: 'बहुलक = 150 + (15 − 9)/(30 − 9 − 8) × 5 ≈ 152.3 cm। (1½ अंक)',
          te: 'బాహుళకం = 150 + (15 − 9)/(30 − 9 − 8) × 5 ≈ 152.3 cm. (1½ మార్కులు)',
        },
        mark: '1½',
      },
    ],
    checks: [
      () => sum(heights) === 40 && sum(heights.slice(0, 2)) === 13 && sum(heights.slice(0, 3)) === 28,
      () => (150 + ((20 - 13) / 15) * 5).toFixed(1) === '152.3',
      () => (150 + ((15 - 9) / (2 * 15 - 9 - 8)) * 5).toFixed(1) === '152.3',
    ],
  },
  {
    slug: 'probability-dice',
    title: 'Two dice (3 marks)',
    topic: 'Probability',
    figure: { widthInPx: 290, view: [-0.6, -0.5, 6.7, 6.9] },
    steps: [
      {
        tex: [
          t`\text{Two dice are thrown together. Find the probability that}`,
          t`\text{the sum is 8, and that the sum is at least 10.}`,
        ],
        say: 'Two dice are thrown together. Find the probability that the sum is eight, and the probability that the sum is at least ten.',
        caption: {
          en: 'Two dice are thrown together. Find P(sum is 8) and P(sum is at least 10).',
          hi: 'दो पासे एक साथ फेंके जाते हैं। P(योग 8) और P(योग कम से कम 10) ज्ञात करें।',
          te: 'రెండు పాచికలు ఒకేసారి వేశారు. P(మొత్తం 8), P(మొత్తం కనీసం 10) కనుగొనండి.',
        },
        figure: [
          ...[0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5].flatMap((edge) => [
            segment([edge, 0.5], [edge, 6.5], { colour: 'faint', widthInPx: 1 }),
            segment([0.5, edge], [6.5, edge], { colour: 'faint', widthInPx: 1 }),
          ]),
          ...[1, 2, 3, 4, 5, 6].flatMap((face) => [
            label([face, 0.1], String(face), [0, 0], 'faint', 15),
            label([0.1, face], String(face), [0, 0], 'faint', 15),
          ]),
        ],
      },
      {
        tex: t`n(S)=6\times 6=36`,
        say: 'Each die shows one of six faces, so there are thirty six equally likely outcomes. Half a mark.',
        caption: {
          en: 'n(S) = 6 × 6 = 36 equally likely outcomes. (½ mark)',
          hi: 'n(S) = 6 × 6 = 36 समप्रायिक परिणाम। (½ अंक)',
          te: 'n(S) = 6 × 6 = 36 సమసంభవ పర్యవసానాలు. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: [t`\text{Sum 8: }(2,6),(3,5),(4,4),`, t`(5,3),(6,2)`],
        say: 'The sum is eight for two six, three five, four four, five three and six two: five outcomes. Half a mark.',
        caption: {
          en: 'Sum 8: (2,6), (3,5), (4,4), (5,3), (6,2). Five outcomes. (½ mark)',
          hi: 'योग 8: (2,6), (3,5), (4,4), (5,3), (6,2)। पाँच परिणाम। (½ अंक)',
          te: 'మొత్తం 8: (2,6), (3,5), (4,4), (5,3), (6,2). ఐదు పర్యవసానాలు. (½ మార్కు)',
        },
        mark: '½',
        figure: cells((total) => total === 8, 'given'),
      },
      {
        tex: t`P(\text{sum }8)=\frac{5}{36}`,
        say: 'So the probability is five over thirty six. Half a mark.',
        caption: {
          en: 'P(sum 8) = 5/36. (½ mark)',
          hi: 'P(योग 8) = 5/36। (½ अंक)',
          te: 'P(మొత్తం 8) = 5/36. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Sum 10, 11, 12: }3+2+1=6`,
        say: 'At least ten means ten, eleven or twelve. They have three, two and one outcomes, six together. Half a mark.',
        caption: {
          en: 'At least 10 means 10, 11 or 12: 3 + 2 + 1 = 6 outcomes. (½ mark)',
          hi: 'कम से कम 10 यानी 10, 11 या 12: 3 + 2 + 1 = 6 परिणाम। (½ अंक)',
          te: 'కనీసం 10 అంటే 10, 11 లేదా 12: 3 + 2 + 1 = 6 పర్యవసానాలు. (½ మార్కు)',
        },
        mark: '½',
        figure: cells((total) => total >= 10, 'result'),
      },
      {
        tex: t`P(\text{sum}\ge 10)=\frac{6}{36}=\frac16`,
        say: 'Six over thirty six is one sixth. Give it in lowest terms. One mark.',
        caption: {
          en: 'P(sum ≥ 10) = 6/36 = 1/6. (1 mark)',
          hi: 'P(योग ≥ 10) = 6/36 = 1/6। (1 अंक)',
          te: 'P(మొత్తం ≥ 10) = 6/36 = 1/6. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [
      () => cells((total) => total === 8, 'given').length === 5,
      () => cells((total) => total >= 10, 'result').length === 6,
      () => 6 / 36 === 1 / 6,
    ],
  },
]

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The squares of the table of two dice whose sum fits. */
function cells(fits: (total: number) => boolean, colour: 'given' | 'result') {
  return [1, 2, 3, 4, 5, 6].flatMap((first) =>
    [1, 2, 3, 4, 5, 6]
      .filter((second) => fits(first + second))
      .map((second) =>
        polygon(
          [
            [first - 0.42, second - 0.42],
            [first + 0.42, second - 0.42],
            [first + 0.42, second + 0.42],
            [first - 0.42, second + 0.42],
          ],
          { isFilled: true, colour },
        ),
      ),
  )
}
