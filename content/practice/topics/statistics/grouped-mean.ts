/** The mean of classes by each of the three methods. */
import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import { sum } from '../../../worksheets/arithmetic.ts'
import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/statistics.ts'
import { bracketed, decimal, signed } from '../../../worksheets/typst.ts'
import type { PracticeMaker } from '../../maker.ts'
import { drawUntil, say, told } from '../../writing.ts'
import { frequencyTable, isShort, joined, same } from './frequency-table.ts'

type Drawn = ReturnType<typeof worksheet.directMean>

/** Classes whose mean has two decimals at most. */
const drawnBy = (random: Random, maker: (random: Random) => Drawn) => {
  const { given, result } = drawUntil(random, maker, (drawn) => isShort(drawn.result.mean))
  const { width, lows, frequencies } = given
  const middles = lows.map((low) => low + width / 2)
  const table = frequencyTable(lows, width, frequencies)
  return { width, frequencies, middles, table, n: sum(frequencies), mean: decimal(result.mean) }
}

const products = (factors: readonly number[], frequencies: readonly number[]) =>
  sum(factors.map((factor, index) => factor * (frequencies[index] ?? 0)))

const working = (
  marks: number,
  facts: Readonly<Record<string, string>>,
  formula: string,
  sumName: string,
): Problem => ({
  mode: 'value',
  facts,
  target: facts['M'] ?? '',
  formulas: { M: formula },
  marks,
  milestones: [
    { id: 'sums', marks: marks - 1, shapes: [`says:${sumName}`, 'substituted', 'formula-symbols'] },
    { id: 'mean', marks: 1, shapes: ['number', 'says:M'] },
  ],
})

const middleOf = (middles: readonly number[]) => `$${middles.map((middle) => decimal(middle)).join(', ')}$`

export const directMean: PracticeMaker = {
  id: 'mean/direct-method',
  version: 1,
  skill: 'mean-of-grouped-data',
  level: 2,
  make: (random) => {
    const { frequencies, middles, table, n, mean } = drawnBy(random, worksheet.directMean)
    const total = decimal(products(middles, frequencies))
    const sums = `\\sum fx = ${total}`
    return {
      stem: joined(
        say(
          'Find the mean by the direct method.',
          'प्रत्यक्ष विधि से माध्य ज्ञात कीजिए।',
          'ప్రత్యక్ష పద్ధతిలో సగటు కనుగొనండి.',
        ),
        table,
      ),
      ask: { kind: 'number', answer: mean },
      working: working(3, { Σfx: total, Σf: `${n}`, N: `${n}`, n: `${n}`, M: mean }, 'Σfx/Σf', 'Σfx'),
      marks: 3,
      hints: [
        say(
          'The mean is $\\frac{\\sum fx}{\\sum f}$, where $x$ is the class mark, the middle of each class.',
          'माध्य $\\frac{\\sum fx}{\\sum f}$ है, जहाँ $x$ वर्ग चिह्न, अर्थात प्रत्येक वर्ग का मध्य-बिंदु है।',
          'సగటు $\\frac{\\sum fx}{\\sum f}$; ఇక్కడ $x$ తరగతి మధ్య విలువ.',
        ),
        say(
          `The class marks are ${middleOf(middles)} and $\\sum f = ${n}$. Multiply each by its frequency and add.`,
          `वर्ग चिह्न ${middleOf(middles)} हैं और $\\sum f = ${n}$ है। प्रत्येक को उसकी बारंबारता से गुणा करके जोड़िए।`,
          `తరగతి మధ్య విలువలు ${middleOf(middles)}; $\\sum f = ${n}$. ప్రతిదాన్ని దాని పౌనఃపున్యంతో గుణించి కూడండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `Class marks: ${middleOf(middles)}`,
            `वर्ग चिह्न: ${middleOf(middles)}`,
            `తరగతి మధ్య విలువలు: ${middleOf(middles)}`,
          ),
          0.5,
        ),
        told(same(`$${sums},\\ \\sum f = ${n}$`), 1.5, `Σfx = ${total}, Σf = ${n}`),
        told(same(`$\\bar{x} = \\frac{${total}}{${n}} = ${mean}$`), 1, `M = ${total}/${n} = ${mean}`),
      ],
    }
  },
}

export const assumedMean: PracticeMaker = {
  id: 'mean/assumed-mean-method',
  version: 1,
  skill: 'mean-of-grouped-data',
  level: 2,
  make: (random) => {
    const { width, frequencies, middles, table, n, mean } = drawnBy(random, worksheet.assumedMean)
    const deviations = [-2, -1, 0, 1, 2].map((step) => step * width)
    const total = products(deviations, frequencies)
    const a = decimal(middles[2] ?? 0)
    const sums = `\\sum fd = ${total}`
    return {
      stem: joined(
        say(
          `Find the mean by the assumed mean method; take $A = ${a}$.`,
          `कल्पित माध्य विधि से माध्य ज्ञात कीजिए; $A = ${a}$ लीजिए।`,
          `ఊహించిన సగటు పద్ధతిలో సగటు కనుగొనండి; $A = ${a}$ తీసుకోండి.`,
        ),
        table,
      ),
      ask: { kind: 'number', answer: mean },
      working: working(
        3,
        { A: a, a, Σfd: `${total}`, Σf: `${n}`, N: `${n}`, n: `${n}`, M: mean },
        'A+Σfd/Σf',
        'Σfd',
      ),
      marks: 3,
      hints: [
        say(
          'Write the deviation $d = x - A$ of each class mark $x$. The mean is $A + \\frac{\\sum fd}{\\sum f}$.',
          'प्रत्येक वर्ग चिह्न $x$ का विचलन $d = x - A$ लिखिए। माध्य $A + \\frac{\\sum fd}{\\sum f}$ है।',
          'ప్రతి తరగతి మధ్య విలువ $x$ కు విచలనం $d = x - A$ రాయండి. సగటు $A + \\frac{\\sum fd}{\\sum f}$.',
        ),
        say(
          `The deviations are $${deviations.join(', ')}$ and $\\sum f = ${n}$. Find $\\sum fd$; mind the signs.`,
          `विचलन $${deviations.join(', ')}$ हैं और $\\sum f = ${n}$ है। चिह्नों का ध्यान रखते हुए $\\sum fd$ ज्ञात कीजिए।`,
          `విచలనాలు $${deviations.join(', ')}$; $\\sum f = ${n}$. గుర్తులను గమనిస్తూ $\\sum fd$ కనుగొనండి.`,
        ),
      ],
      solution: [
        told(same(`$d = x - ${a}: ${deviations.join(', ')}$`), 1),
        told(same(`$${sums},\\ \\sum f = ${n}$`), 1, `Σfd = ${total}, Σf = ${n}`),
        told(
          same(`$\\bar{x} = ${a} + \\frac{${total}}{${n}} = ${mean}$`),
          1,
          `M = ${a} + ${bracketed(total)}/${n} = ${mean}`,
        ),
      ],
    }
  },
}

export const stepDeviationMean: PracticeMaker = {
  id: 'mean/step-deviation-method',
  version: 1,
  skill: 'mean-of-grouped-data',
  level: 3,
  make: (random) => {
    const { width, frequencies, middles, table, n, mean } = drawnBy(random, worksheet.stepDeviationMean)
    const steps = [-2, -1, 0, 1, 2]
    const total = products(steps, frequencies)
    const a = decimal(middles[2] ?? 0)
    const sums = `\\sum fu = ${total}`
    return {
      stem: joined(
        say(
          `Find the mean by the step-deviation method; take $A = ${a}$.`,
          `पग-विचलन विधि से माध्य ज्ञात कीजिए; $A = ${a}$ लीजिए।`,
          `సోపాన విచలన పద్ధతిలో సగటు కనుగొనండి; $A = ${a}$ తీసుకోండి.`,
        ),
        table,
      ),
      ask: { kind: 'number', answer: mean },
      working: working(
        5,
        { A: a, a, h: `${width}`, Σfu: `${total}`, Σf: `${n}`, N: `${n}`, n: `${n}`, M: mean },
        'A+Σfu/Σf*h',
        'Σfu',
      ),
      marks: 5,
      hints: [
        say(
          `Write $u = \\frac{x - A}{h}$ for each class, where $h = ${width}$ is the class width. The mean is $A + \\frac{\\sum fu}{\\sum f} \\times h$.`,
          `प्रत्येक वर्ग के लिए $u = \\frac{x - A}{h}$ लिखिए, जहाँ $h = ${width}$ वर्ग माप है। माध्य $A + \\frac{\\sum fu}{\\sum f} \\times h$ है।`,
          `ప్రతి తరగతికి $u = \\frac{x - A}{h}$ రాయండి; ఇక్కడ $h = ${width}$ తరగతి పొడవు. సగటు $A + \\frac{\\sum fu}{\\sum f} \\times h$.`,
        ),
        say(
          `The values of $u$ are $${steps.join(', ')}$ and $\\sum f = ${n}$. Find $\\sum fu$.`,
          `$u$ के मान $${steps.join(', ')}$ हैं और $\\sum f = ${n}$ है। $\\sum fu$ ज्ञात कीजिए।`,
          `$u$ విలువలు $${steps.join(', ')}$; $\\sum f = ${n}$. $\\sum fu$ కనుగొనండి.`,
        ),
      ],
      solution: [
        told(same(`$u = \\frac{x - ${a}}{${width}}: ${steps.join(', ')}$`), 2),
        told(same(`$${sums},\\ \\sum f = ${n}$`), 2, `Σfu = ${total}, Σf = ${n}`),
        told(
          same(
            `$\\bar{x} = ${a} + \\frac{${total}}{${n}} \\times ${width} = ${a} ${signed(Number(decimal(Number(mean) - Number(a))))} = ${mean}$`,
          ),
          1,
          `M = ${a} + ${bracketed(total)}/${n}*${width} = ${mean}`,
        ),
      ],
    }
  },
}
