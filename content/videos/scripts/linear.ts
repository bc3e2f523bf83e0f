import { dot, label, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const linear: readonly VideoScript[] = [
  {
    slug: 'linear-elimination',
    title: 'The elimination method (3 marks)',
    topic: 'Pair of linear equations',
    steps: [
      {
        tex: [
          t`\text{3 pens and 2 notebooks cost ₹}96;\;\text{ 5 pens and 4 notebooks cost ₹}178.`,
          t`\text{Find the price of each.}`,
        ],
        say: 'Three pens and two notebooks cost ninety six rupees. Five pens and four notebooks cost one hundred and seventy eight rupees. Find the price of each.',
        caption: {
          en: '3 pens and 2 notebooks cost ₹96; 5 pens and 4 notebooks cost ₹178. Find the price of each.',
          hi: '3 पेन और 2 कॉपियाँ ₹96 की हैं; 5 पेन और 4 कॉपियाँ ₹178 की। हर एक का मूल्य ज्ञात करें।',
          te: '3 పెన్నులు, 2 నోటుపుస్తకాలు ₹96; 5 పెన్నులు, 4 నోటుపుస్తకాలు ₹178. ఒక్కోదాని ధర కనుగొనండి.',
        },
      },
      {
        tex: t`3x+2y=96\quad(1)\qquad 5x+4y=178\quad(2)`,
        say: 'Let a pen cost x rupees and a notebook y rupees. Here are the two equations. One mark.',
        caption: {
          en: 'Pen ₹x, notebook ₹y: 3x + 2y = 96 (1), 5x + 4y = 178 (2). (1 mark)',
          hi: 'पेन ₹x, कॉपी ₹y: 3x + 2y = 96 (1), 5x + 4y = 178 (2)। (1 अंक)',
          te: 'పెన్ను ₹x, నోటుపుస్తకం ₹y: 3x + 2y = 96 (1), 5x + 4y = 178 (2). (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`(1)\times 2:\quad 6x+4y=192`,
        say: 'Multiply the first equation by two, so that both have four y.',
        caption: {
          en: '(1) × 2: 6x + 4y = 192. (½ mark)',
          hi: '(1) × 2: 6x + 4y = 192। (½ अंक)',
          te: '(1) × 2: 6x + 4y = 192. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Subtract (2)}:\quad x=192-178=14`,
        say: 'Subtract the second equation. The y terms go, and x is one hundred and ninety two minus one hundred and seventy eight, fourteen.',
        caption: {
          en: 'Subtract (2): x = 192 − 178 = 14. (½ mark)',
          hi: '(2) घटाएँ: x = 192 − 178 = 14। (½ अंक)',
          te: '(2) తీసివేయండి: x = 192 − 178 = 14. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`3\times 14+2y=96\;\Rightarrow\; 2y=54\;\Rightarrow\; y=27`,
        say: 'Put x back. Forty two plus two y is ninety six, so y is twenty seven.',
        caption: {
          en: '42 + 2y = 96, so y = 27. (½ mark)',
          hi: '42 + 2y = 96, इसलिए y = 27। (½ अंक)',
          te: '42 + 2y = 96, కాబట్టి y = 27. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{A pen costs ₹}14\text{, a notebook ₹}27.`,
        say: 'A pen costs fourteen rupees and a notebook twenty seven rupees. Answer in words, with the unit.',
        caption: {
          en: 'A pen costs ₹14, a notebook ₹27. (½ mark)',
          hi: 'एक पेन ₹14 का और एक कॉपी ₹27 की है। (½ अंक)',
          te: 'పెన్ను ధర ₹14, నోటుపుస్తకం ధర ₹27. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [() => 3 * 14 + 2 * 27 === 96, () => 5 * 14 + 4 * 27 === 178, () => 2 * 96 - 178 === 14],
  },
  {
    slug: 'linear-graphical-consistency',
    title: 'Consistency and the graph (3 marks)',
    topic: 'Pair of linear equations',
    figure: { widthInPx: 300, view: [-1.6, -2.4, 6.4, 5.6] },
    steps: [
      {
        tex: t`\text{Is the pair } x+y=4,\; 2x-y=2 \text{ consistent? Solve it by a graph.}`,
        say: 'Is the pair x plus y equals four, and two x minus y equals two, consistent? Solve it by a graph.',
        caption: {
          en: 'Is the pair x + y = 4, 2x − y = 2 consistent? Solve it by a graph.',
          hi: 'क्या युग्म x + y = 4, 2x − y = 2 संगत है? ग्राफ़ से हल करें।',
          te: 'x + y = 4, 2x − y = 2 జత సంగతమా? గ్రాఫ్‌తో సాధించండి.',
        },
        figure: [
          segment([-1.4, 0], [6, 0], { colour: 'faint' }),
          segment([0, -2.3], [0, 5.4], { colour: 'faint' }),
          label([6.1, 0], 'x', [0, 14], 'faint'),
          label([0, 5.2], 'y', [-14, 0], 'faint'),
          ...[2, 4].map((x) => label([x, 0], String(x), [-9, 13], 'faint', 14)),
        ],
      },
      {
        tex: t`\frac{a_1}{a_2}=\frac12,\qquad \frac{b_1}{b_2}=\frac{1}{-1}=-1`,
        say: 'Compare the ratios. a one over a two is one half. b one over b two is minus one.',
        caption: {
          en: 'a₁/a₂ = ½ and b₁/b₂ = −1. (½ mark)',
          hi: 'a₁/a₂ = ½ और b₁/b₂ = −1। (½ अंक)',
          te: 'a₁/a₂ = ½, b₁/b₂ = −1. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: [t`\frac{a_1}{a_2}\neq\frac{b_1}{b_2}:\;\text{consistent,}`, t`\text{exactly one solution.}`],
        say: 'They are not equal, so the lines cross. The pair is consistent, with exactly one solution.',
        caption: {
          en: 'The ratios differ: consistent, exactly one solution. (½ mark)',
          hi: 'अनुपात अलग हैं: संगत, ठीक एक हल। (½ अंक)',
          te: 'నిష్పత్తులు వేరు: సంగతం, సరిగ్గా ఒక సాధన. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`x+y=4:\quad (0,4),\;(4,0)`,
        say: 'The first line passes through zero four, and four zero.',
        caption: {
          en: 'x + y = 4 passes through (0, 4) and (4, 0). (½ mark)',
          hi: 'x + y = 4, (0, 4) और (4, 0) से जाती है। (½ अंक)',
          te: 'x + y = 4 రేఖ (0, 4), (4, 0) ల గుండా వెళ్తుంది. (½ మార్కు)',
        },
        mark: '½',
        figure: [segment([-1, 5], [5.4, -1.4]), dot([0, 4]), dot([4, 0])],
      },
      {
        tex: t`2x-y=2:\quad (0,-2),\;(1,0)`,
        say: 'The second passes through zero minus two, and one zero.',
        caption: {
          en: '2x − y = 2 passes through (0, −2) and (1, 0). (½ mark)',
          hi: '2x − y = 2, (0, −2) और (1, 0) से जाती है। (½ अंक)',
          te: '2x − y = 2 రేఖ (0, −2), (1, 0) ల గుండా వెళ్తుంది. (½ మార్కు)',
        },
        mark: '½',
        figure: [segment([-0.15, -2.3], [3.5, 5]), dot([0, -2]), dot([1, 0])],
      },
      {
        tex: t`\text{They meet at } (2,2):\; x=2,\; y=2`,
        say: 'They meet at two two. So x is two and y is two. Check in both equations: two plus two is four, and four minus two is two.',
        caption: {
          en: 'They meet at (2, 2): x = 2, y = 2. Check: 2 + 2 = 4, 4 − 2 = 2. (1 mark)',
          hi: 'वे (2, 2) पर मिलती हैं: x = 2, y = 2। जाँच: 2 + 2 = 4, 4 − 2 = 2। (1 अंक)',
          te: 'అవి (2, 2) వద్ద కలుస్తాయి: x = 2, y = 2. సరిచూడటం: 2 + 2 = 4, 4 − 2 = 2. (1 మార్కు)',
        },
        mark: '1',
        figure: [dot([2, 2], 'result'), label([2, 2], '(2,2)', [34, 0], 'result')],
      },
    ],
    checks: [
      () => 2 + 2 === 4 && 2 * 2 - 2 === 2,
      () => 1 / 2 !== 1 / -1,
      () => 2 * 3.5 - 5 === 2 && -1 + 5 === 4,
    ],
  },
  {
    slug: 'linear-inequations-number-line',
    title: 'Solution on the number line (3 marks)',
    topic: 'Linear inequations',
    figure: { widthInPx: 330, view: [-4.2, -1.5, 5.2, 1.5] },
    steps: [
      {
        tex: t`\text{Solve } {-5}\le 2x-1<7,\; x\in\mathbb R\text{, and show it on a number line.}`,
        say: 'Solve: minus five is at most two x minus one, which is less than seven, where x is real. Show the solution on a number line.',
        caption: {
          en: 'Solve −5 ≤ 2x − 1 < 7, x ∈ ℝ, and show it on a number line.',
          hi: '−5 ≤ 2x − 1 < 7, x ∈ ℝ को हल करें और संख्या रेखा पर दिखाएँ।',
          te: '−5 ≤ 2x − 1 < 7, x ∈ ℝ ను సాధించి సంఖ్యారేఖపై చూపండి.',
        },
      },
      {
        tex: t`-5+1\le 2x<7+1`,
        say: 'Add one to all three parts. Whatever you do, do it to every part.',
        caption: {
          en: 'Add 1 to all three parts. (½ mark)',
          hi: 'तीनों भागों में 1 जोड़ें। (½ अंक)',
          te: 'మూడు భాగాలకూ 1 కలపండి. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`-4\le 2x<8`,
        say: 'Minus four is at most two x, less than eight.',
        caption: { en: '−4 ≤ 2x < 8. (½ mark)', hi: '−4 ≤ 2x < 8। (½ अंक)', te: '−4 ≤ 2x < 8. (½ మార్కు)' },
        mark: '½',
      },
      {
        tex: t`-2\le x<4`,
        say: 'Divide by two. Two is positive, so the signs keep their direction.',
        caption: {
          en: 'Divide by 2 (positive, the signs stay): −2 ≤ x < 4. (½ mark)',
          hi: '2 से भाग दें (धनात्मक है, चिह्न नहीं बदलते): −2 ≤ x < 4। (½ अंक)',
          te: '2 తో భాగించండి (ధనాత్మకం, గుర్తులు మారవు): −2 ≤ x < 4. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\{x:-2\le x<4,\; x\in\mathbb R\}`,
        say: 'Write the solution set with braces. Half a mark.',
        caption: {
          en: 'Solution set: {x : −2 ≤ x < 4, x ∈ ℝ}. (½ mark)',
          hi: 'हल समुच्चय: {x : −2 ≤ x < 4, x ∈ ℝ}। (½ अंक)',
          te: 'సాధన సమితి: {x : −2 ≤ x < 4, x ∈ ℝ}. (½ మార్కు)',
        },
        mark: '½',
        figure: [
          segment([-4, 0], [5, 0], { colour: 'faint' }),
          ...[-3, -2, -1, 0, 1, 2, 3, 4].flatMap((x) => [
            segment([x, -0.12], [x, 0.12], { colour: 'faint' }),
            label([x, 0], String(x), [0, 22], 'chalk', 15),
          ]),
        ],
      },
      {
        tex: t`\bullet\text{ closed at } {-2},\quad\circ\text{ open at }4`,
        say: 'On the line, minus two belongs to the set, so its circle is filled. Four does not belong, so its circle stays open. One mark for the number line.',
        caption: {
          en: '−2 belongs: filled circle. 4 does not: open circle. (1 mark)',
          hi: '−2 शामिल है: भरा गोला। 4 शामिल नहीं: खाली गोला। (1 अंक)',
          te: '−2 చేరుతుంది: నిండు చుక్క. 4 చేరదు: ఖాళీ చుక్క. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          segment([-2, 0], [3.86, 0], { colour: 'result', widthInPx: 4 }),
          dot([-2, 0], 'result'),
          { kind: 'circle', centre: [4, 0], radius: 0.14, style: { colour: 'result' } },
        ],
      },
    ],
    checks: [() => 2 * -2 - 1 === -5, () => 2 * 4 - 1 === 7],
  },
]
