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
        caption: '3 pens and 2 notebooks cost ₹96; 5 pens and 4 notebooks cost ₹178. Find the price of each.',
      },
      {
        tex: t`3x+2y=96\quad(1)\qquad 5x+4y=178\quad(2)`,
        say: 'Let a pen cost x rupees and a notebook y rupees. Here are the two equations. One mark.',
        caption: 'Pen ₹x, notebook ₹y: 3x + 2y = 96 (1), 5x + 4y = 178 (2). (1 mark)',
        mark: '1',
      },
      {
        tex: t`(1)\times 2:\quad 6x+4y=192`,
        say: 'Multiply the first equation by two, so that both have four y.',
        caption: '(1) × 2: 6x + 4y = 192. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\text{Subtract (2)}:\quad x=192-178=14`,
        say: 'Subtract the second equation. The y terms go, and x is one hundred and ninety two minus one hundred and seventy eight, fourteen.',
        caption: 'Subtract (2): x = 192 − 178 = 14. (½ mark)',
        mark: '½',
      },
      {
        tex: t`3\times 14+2y=96\;\Rightarrow\; 2y=54\;\Rightarrow\; y=27`,
        say: 'Put x back. Forty two plus two y is ninety six, so y is twenty seven.',
        caption: '42 + 2y = 96, so y = 27. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\text{A pen costs ₹}14\text{, a notebook ₹}27.`,
        say: 'A pen costs fourteen rupees and a notebook twenty seven rupees. Answer in words, with the unit.',
        caption: 'A pen costs ₹14, a notebook ₹27. (½ mark)',
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
        caption: 'Is the pair x + y = 4, 2x − y = 2 consistent? Solve it by a graph.',
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
        caption: 'a₁/a₂ = ½ and b₁/b₂ = −1. (½ mark)',
        mark: '½',
      },
      {
        tex: [t`\frac{a_1}{a_2}\neq\frac{b_1}{b_2}:\;\text{consistent,}`, t`\text{exactly one solution.}`],
        say: 'They are not equal, so the lines cross. The pair is consistent, with exactly one solution.',
        caption: 'The ratios differ: consistent, exactly one solution. (½ mark)',
        mark: '½',
      },
      {
        tex: t`x+y=4:\quad (0,4),\;(4,0)`,
        say: 'The first line passes through zero four, and four zero.',
        caption: 'x + y = 4 passes through (0, 4) and (4, 0). (½ mark)',
        mark: '½',
        figure: [segment([-1, 5], [5.4, -1.4]), dot([0, 4]), dot([4, 0])],
      },
      {
        tex: t`2x-y=2:\quad (0,-2),\;(1,0)`,
        say: 'The second passes through zero minus two, and one zero.',
        caption: '2x − y = 2 passes through (0, −2) and (1, 0). (½ mark)',
        mark: '½',
        figure: [segment([-0.15, -2.3], [3.5, 5]), dot([0, -2]), dot([1, 0])],
      },
      {
        tex: t`\text{They meet at } (2,2):\; x=2,\; y=2`,
        say: 'They meet at two two. So x is two and y is two. Check in both equations: two plus two is four, and four minus two is two.',
        caption: 'They meet at (2, 2): x = 2, y = 2. Check: 2 + 2 = 4, 4 − 2 = 2. (1 mark)',
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
        caption: 'Solve −5 ≤ 2x − 1 < 7, x ∈ ℝ, and show it on a number line.',
      },
      {
        tex: t`-5+1\le 2x<7+1`,
        say: 'Add one to all three parts. Whatever you do, do it to every part.',
        caption: 'Add 1 to all three parts. (½ mark)',
        mark: '½',
      },
      {
        tex: t`-4\le 2x<8`,
        say: 'Minus four is at most two x, less than eight.',
        caption: '−4 ≤ 2x < 8. (½ mark)',
        mark: '½',
      },
      {
        tex: t`-2\le x<4`,
        say: 'Divide by two. Two is positive, so the signs keep their direction.',
        caption: 'Divide by 2 (positive, the signs stay): −2 ≤ x < 4. (½ mark)',
        mark: '½',
      },
      {
        tex: t`\{x:-2\le x<4,\; x\in\mathbb R\}`,
        say: 'Write the solution set with braces. Half a mark.',
        caption: 'Solution set: {x : −2 ≤ x < 4, x ∈ ℝ}. (½ mark)',
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
        caption: '−2 belongs: filled circle. 4 does not: open circle. (1 mark)',
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
