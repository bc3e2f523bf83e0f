import { dot, label, polygon, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

const visitors = [30, 45, 25, 60]
const pocketMoney = [40, 50, 50, 60, 800]
export const data: readonly VideoScript[] = [
  {
    slug: 'table-to-chart',
    title: 'From a table to a chart (3 marks)',
    topic: 'Tables and charts',
    figure: { widthInPx: 320, view: [-0.9, -9, 4.3, 68], isStretched: true },
    steps: [
      {
        tex: t`\text{Library visitors: }\begin{array}{|c|c|c|c|}\hline\text{Mon}&\text{Tue}&\text{Wed}&\text{Thu}\\\hline 30&45&25&60\\\hline\end{array}\quad\text{Draw~a~bar~chart.}`,
        say: 'A school library counts its visitors on four days: thirty, forty five, twenty five and sixty. Draw a bar chart, and read it.',
        caption: {
          en: 'Library visitors Mon to Thu: 30, 45, 25, 60. Draw a bar chart and read it.',
          hi: 'पुस्तकालय में सोम से गुरु तक आने वाले: 30, 45, 25, 60। दंड आलेख बनाएँ और पढ़ें।',
          te: 'గ్రంథాలయానికి సోమ నుండి గురు వరకు వచ్చినవారు: 30, 45, 25, 60. కమ్మీ చిత్రం గీసి చదవండి.',
        },
      },
      {
        tex: [t`\text{1. Axes with names:}`, t`\text{days across, visitors up}`],
        say: 'First draw the axes and name them: days across, visitors up. Half a mark.',
        caption: {
          en: '1. Axes with names: days across, visitors up. (½ mark)',
          hi: '1. अक्षों के नाम लिखें: दिन आड़े, आने वाले खड़े। (½ अंक)',
          te: '1. అక్షాలకు పేర్లు: రోజులు అడ్డంగా, వచ్చినవారు నిలువుగా. (½ మార్కు)',
        },
        mark: '½',
        figure: [
          segment([0, 0], [4.2, 0], { colour: 'faint' }),
          segment([0, 0], [0, 65], { colour: 'faint' }),
        ],
      },
      {
        tex: [t`\text{2. A scale that starts at 0:}`, t`1\text{ step}=20\text{ visitors}`],
        say: 'Next the scale. It starts at zero, in equal steps of twenty. A chart that starts at twenty would make small differences look large. One mark.',
        caption: {
          en: '2. A scale from 0 in equal steps of 20; starting later would exaggerate. (1 mark)',
          hi: '2. पैमाना 0 से, 20 के बराबर चरणों में; आगे से शुरू करें तो अंतर बड़ा दिखेगा। (1 अंक)',
          te: '2. స్కేలు 0 నుండి, సమానంగా 20 చొప్పున; తర్వాత మొదలైతే తేడా పెద్దగా కనిపిస్తుంది. (1 మార్కు)',
        },
        mark: '1',
        figure: [0, 20, 40, 60].flatMap((value) => [
          segment([0, value], [4.2, value], { colour: 'faint', widthInPx: 0.7 }),
          label([0, value], String(value), [-18, 0], 'chalk', 14),
        ]),
      },
      {
        tex: t`\text{3. Bars of equal width}`,
        say: 'Now the bars, with equal width and equal gaps. One mark.',
        caption: {
          en: '3. Bars of equal width with equal gaps. (1 mark)',
          hi: '3. बराबर चौड़ाई के दंड, बराबर दूरी पर। (1 अंक)',
          te: '3. సమాన వెడల్పు కమ్మీలు, సమాన ఖాళీలతో. (1 మార్కు)',
        },
        mark: '1',
        figure: visitors.flatMap((count, index) => [
          polygon(
            [
              [index + 0.3, 0],
              [index + 0.3, count],
              [index + 0.9, count],
              [index + 0.9, 0],
            ],
            { isFilled: true, colour: index === 3 ? 'result' : 'chalk' },
          ),
          label(
            [index + 0.6, 0],
            t`\text{${['Mon', 'Tue', 'Wed', 'Thu'][index] ?? ''}}`,
            [0, 14],
            'chalk',
            14,
          ),
        ]),
      },
      {
        tex: t`\text{Read: }60=2\times 30\text{; total }160`,
        say: 'Read the chart. Thursday has twice as many visitors as Monday. Together there are one hundred and sixty. Half a mark.',
        caption: {
          en: 'Thursday has twice Monday: 60 = 2 × 30. Total 160. (½ mark)',
          hi: 'गुरुवार सोमवार का दुगुना है: 60 = 2 × 30। कुल 160। (½ अंक)',
          te: 'గురువారం సోమవారానికి రెట్టింపు: 60 = 2 × 30. మొత్తం 160. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [() => total(visitors) === 160, () => visitors[3] === 2 * (visitors[0] ?? 0)],
  },
  {
    slug: 'average-that-misleads',
    title: 'An average that misleads (3 marks)',
    topic: 'Averages',
    figure: { widthInPx: 330, view: [-60, -1.5, 880, 2.5], isStretched: true },
    steps: [
      {
        tex: [
          t`\text{Five friends get ₹}40,\;50,\;50,\;60\text{ and }800\text{ a week.}`,
          t`\text{Is the mean a fair picture?}`,
        ],
        say: 'Five friends get forty, fifty, fifty, sixty, and eight hundred rupees a week. Is the mean a fair picture?',
        caption: {
          en: 'Five friends get ₹40, 50, 50, 60 and 800 a week. Is the mean a fair picture?',
          hi: 'पाँच दोस्तों को हफ़्ते के ₹40, 50, 50, 60 और 800 मिलते हैं। क्या माध्य सही तस्वीर देता है?',
          te: 'ఐదుగురు స్నేహితులకు వారానికి ₹40, 50, 50, 60, 800 వస్తాయి. సగటు సరైన చిత్రం ఇస్తుందా?',
        },
        figure: [
          segment([-20, 0], [860, 0], { colour: 'faint' }),
          dot([40, 0]),
          dot([50, 0.22]),
          dot([50, 0]),
          dot([60, 0]),
          dot([800, 0]),
          label([0, 0], '0', [-8, 16], 'faint', 14),
          label([800, 0], '800', [0, 16], 'faint', 14),
        ],
      },
      {
        tex: t`\text{Mean}=\frac{40+50+50+60+800}{5}`,
        say: 'The mean is the sum over five. Half a mark.',
        caption: {
          en: 'Mean = (40 + 50 + 50 + 60 + 800) / 5. (½ mark)',
          hi: 'माध्य = (40 + 50 + 50 + 60 + 800) / 5। (½ अंक)',
          te: 'సగటు = (40 + 50 + 50 + 60 + 800) / 5. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`=\frac{1000}{5}=\text{₹}200`,
        say: 'The sum is one thousand, so the mean is two hundred rupees. But nobody gets anything near two hundred. Half a mark.',
        caption: {
          en: '= 1000 / 5 = ₹200, but nobody gets near ₹200. (½ mark)',
          hi: '= 1000 / 5 = ₹200, पर किसी को ₹200 के आसपास नहीं मिलता। (½ अंक)',
          te: '= 1000 / 5 = ₹200, కానీ ఎవరికీ ₹200 దగ్గరగా రావడం లేదు. (½ మార్కు)',
        },
        mark: '½',
        figure: [
          segment([200, -0.3], [200, 1], { colour: 'red' }),
          label([200, 1], t`\text{mean }200`, [0, -12], 'red', 15),
        ],
      },
      {
        tex: t`\text{Median: }40,\,50,\,\boxed{50},\,60,\,800`,
        say: 'For the median, put them in order and take the middle one: fifty rupees. One mark.',
        caption: {
          en: 'Median: the middle of 40, 50, 50, 60, 800 is ₹50. (1 mark)',
          hi: 'माध्यक: 40, 50, 50, 60, 800 में बीच का मान ₹50 है। (1 अंक)',
          te: 'మధ్యగతం: 40, 50, 50, 60, 800 లో మధ్య విలువ ₹50. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          segment([50, -0.3], [50, 1.8], { colour: 'result' }),
          label([50, 1.8], t`\text{median }50`, [14, -12], 'result', 15),
        ],
      },
      {
        tex: [t`\text{One outlier moves the mean,}`, t`\text{not the median.}`],
        say: 'One very large value, an outlier, pulls the mean far away and leaves the median in place. So the median is the fair picture here. One mark.',
        caption: {
          en: 'One outlier moves the mean, not the median. The median is the fair picture here. (1 mark)',
          hi: 'एक बहुत अलग मान माध्य को खिसकाता है, माध्यक को नहीं। यहाँ माध्यक सही तस्वीर है। (1 अंक)',
          te: 'ఒక వేరైన విలువ సగటును మారుస్తుంది, మధ్యగతాన్ని కాదు. ఇక్కడ మధ్యగతమే సరి. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [() => total(pocketMoney) / 5 === 200, () => [...pocketMoney].sort((a, b) => a - b)[2] === 50],
  },
  {
    slug: 'nearest-neighbour',
    title: 'Nearest neighbour by hand (3 marks)',
    topic: 'A first model',
    figure: { widthInPx: 320, view: [0.2, -0.3, 9.6, 9] },
    steps: [
      {
        tex: [
          t`\text{Lemons: } A(2,2),\,B(4,3).\text{ Oranges: } C(5,7),\,D(8,6).`,
          t`\text{Which kind is the new fruit } N(5,4)?`,
        ],
        say: 'Each fruit is a point: size across, sweetness up. Lemons are at two two and four three. Oranges are at five seven and eight six. Which kind is the new fruit at five four?',
        caption: {
          en: 'Size and sweetness: lemons A(2, 2), B(4, 3); oranges C(5, 7), D(8, 6). Which kind is N(5, 4)?',
          hi: 'आकार और मिठास: नींबू A(2, 2), B(4, 3); संतरे C(5, 7), D(8, 6)। N(5, 4) कौन-सा फल है?',
          te: 'పరిమాణం, తీపి: నిమ్మకాయలు A(2, 2), B(4, 3); నారింజలు C(5, 7), D(8, 6). N(5, 4) ఏ పండు?',
        },
        figure: [
          segment([1, 1], [9.2, 1], { colour: 'faint' }),
          segment([1, 1], [1, 8.6], { colour: 'faint' }),
          label([8, 1], t`\text{size}`, [0, 14], 'faint', 14),
          label([1, 8.6], t`\text{sweetness}`, [42, 0], 'faint', 14),
          dot([2, 2]),
          dot([4, 3]),
          dot([5, 7], 'red'),
          dot([8, 6], 'red'),
          dot([5, 4], 'chalk'),
          label([2, 2], 'A', [0, -14], 'given'),
          label([4, 3], 'B', [10, 13], 'given'),
          label([5, 7], 'C', [0, -14], 'red'),
          label([8, 6], 'D', [0, -14], 'red'),
          label([5, 4], 'N', [16, 4]),
        ],
      },
      {
        tex: t`NA^2=3^2+2^2=13`,
        say: 'Measure the squared distances. To A: three squared plus two squared is thirteen. Half a mark.',
        caption: {
          en: 'NA² = 3² + 2² = 13. (½ mark)',
          hi: 'NA² = 3² + 2² = 13। (½ अंक)',
          te: 'NA² = 3² + 2² = 13. (½ మార్కు)',
        },
        mark: '½',
        figure: [segment([5, 4], [2, 2], { colour: 'faint', isDashed: true })],
      },
      {
        tex: t`NB^2=1^2+1^2=2`,
        say: 'To B: one plus one is two. Half a mark.',
        caption: {
          en: 'NB² = 1² + 1² = 2. (½ mark)',
          hi: 'NB² = 1² + 1² = 2। (½ अंक)',
          te: 'NB² = 1² + 1² = 2. (½ మార్కు)',
        },
        mark: '½',
        figure: [segment([5, 4], [4, 3], { colour: 'faint', isDashed: true })],
      },
      {
        tex: [t`NC^2=0^2+3^2=9`, t`ND^2=3^2+2^2=13`],
        say: 'To C: zero plus nine is nine. To D: nine plus four is thirteen. One mark.',
        caption: {
          en: 'NC² = 0² + 3² = 9, ND² = 3² + 2² = 13. (1 mark)',
          hi: 'NC² = 0² + 3² = 9, ND² = 3² + 2² = 13। (1 अंक)',
          te: 'NC² = 0² + 3² = 9, ND² = 3² + 2² = 13. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          segment([5, 4], [5, 7], { colour: 'faint', isDashed: true }),
          segment([5, 4], [8, 6], { colour: 'faint', isDashed: true }),
        ],
      },
      {
        tex: [t`\text{Nearest: } B\text{, a lemon.}`, t`\text{The model says: lemon.}`],
        say: 'The smallest is two, so the nearest neighbour is B, a lemon. The model answers lemon. It copies its nearest example; it can be wrong. One mark.',
        caption: {
          en: 'The nearest is B, so the model says lemon. It copies its nearest example and can be wrong. (1 mark)',
          hi: 'सबसे पास B है: मॉडल नींबू कहता है। वह पास के उदाहरण की नकल करता है, ग़लत भी हो सकता है। (1 अंक)',
          te: 'దగ్గరిది B: మోడల్ నిమ్మకాయ అంటుంది. ఆ ఉదాహరణనే అనుకరిస్తుంది, తప్పు కావచ్చు. (1 మార్కు)',
        },
        mark: '1',
        figure: [segment([5, 4], [4, 3], { colour: 'result', widthInPx: 3 })],
      },
    ],
    checks: [
      () => squared([5, 4], [2, 2]) === 13 && squared([5, 4], [4, 3]) === 2,
      () => squared([5, 4], [5, 7]) === 9 && squared([5, 4], [8, 6]) === 13,
    ],
  },
]

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function squared(a: readonly [number, number], b: readonly [number, number]): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
}
