import * as worksheet from '../../../worksheets/topics/numbers.ts'
import { fraction } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { primes } from './factors-and-multiples.ts'

const powerToLogarithm: PracticeMaker = {
  id: 'logarithms/power-to-logarithm',
  version: 1,
  skill: 'value-of-logarithm',
  level: 1,
  make: (random) => {
    const { base, power } = drawUntil(
      random,
      (drawn) => ({ base: drawn.pick([2, 3, 4, 5, 6, 7, 10]), power: drawn.nonZero(-3, 6) }),
      (drawn) => drawn.base ** Math.abs(drawn.power) <= 100000 && drawn.power !== 1,
    )
    const value = power > 0 ? `${base ** power}` : `1/${base ** -power}`
    const logarithm = power > 0 ? `log_${base}(${value})` : `log_${base}(${value})`
    return {
      stem: say(
        `Find the value of ${maths(logarithm)}.`,
        `${maths(logarithm)} का मान ज्ञात कीजिए।`,
        `${maths(logarithm)} విలువను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${power}`, rules: { form: 'worked-out', given: logarithm } },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [`x = ${logarithm}`],
        worlds: [{ x: `${power}` }],
        marks: 1,
        milestones: [
          { id: 'power', marks: 0.5, shapes: ['equation', 'formula'] },
          { id: 'value', marks: 0.5, shapes: ['all-values'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          `Let $x$ be the logarithm: ${maths(`${base}^x = ${value}`)}.`,
          `लघुगणक को $x$ मानिए: ${maths(`${base}^x = ${value}`)}।`,
          `సంవర్గమానాన్ని $x$ అనుకోండి: ${maths(`${base}^x = ${value}`)}.`,
        ),
        say(
          `Which power of $${base}$ is ${maths(value)}? ${power < 0 ? 'A negative exponent gives a reciprocal.' : 'Multiply step by step.'}`,
          `${maths(value)}, $${base}$ की कौन-सी घात है? ${power < 0 ? 'ऋणात्मक घातांक से व्युत्क्रम मिलता है।' : 'एक-एक करके गुणा कीजिए।'}`,
          `${maths(value)} అనేది $${base}$ యొక్క ఎన్నో ఘాతం? ${power < 0 ? 'రుణ ఘాతాంకం వ్యుత్క్రమాన్ని ఇస్తుంది.' : 'ఒక్కొక్కటిగా గుణించండి.'}`,
        ),
      ],
      solution: [line(`${base}^x = ${value}`, 0.5), line(`x = ${power}`, 0.5)],
    }
  },
}

const collect: PracticeMaker = {
  id: 'logarithms/collect-logarithms',
  version: 1,
  skill: 'laws-of-logarithms',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.collectLogarithms(random)
    const { first, second, third, power } = given
    const value = `log(${result.numerator}/${third})`
    const start = `${power} log ${first} + log ${second} - log ${third}`
    return {
      stem: say(
        `Write ${maths(start)} as a single logarithm.`,
        `${maths(start)} को एक ही लघुगणक के रूप में लिखिए।`,
        `${maths(start)} ను ఒకే సంవర్గమానంగా రాయండి.`,
      ),
      ask: { kind: 'expression', answer: value, rules: { form: 'one-logarithm', given: start } },
      working: {
        mode: 'value',
        start,
        target: value,
        marks: 2,
        milestones: [
          { id: 'laws', marks: 1, shapes: ['substituted'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `First use ${maths('n log a = log(a^n)')}, then put sums and differences together.`,
          `पहले ${maths('n log a = log(a^n)')} का प्रयोग कीजिए, फिर योग और अंतर को एक साथ लिखिए।`,
          `ముందుగా ${maths('n log a = log(a^n)')} ఉపయోగించి, తర్వాత మొత్తాలను, భేదాలను కలపండి.`,
        ),
        say(
          `You get ${maths(`log ${first ** power} + log ${second} - log ${third}`)}. A sum gives a product, a difference a quotient.`,
          `इससे ${maths(`log ${first ** power} + log ${second} - log ${third}`)} मिलता है। योग से गुणनफल और अंतर से भागफल मिलता है।`,
          `${maths(`log ${first ** power} + log ${second} - log ${third}`)} వస్తుంది. మొత్తం లబ్ధాన్ని, భేదం భాగఫలాన్ని ఇస్తాయి.`,
        ),
      ],
      solution: [
        line(`${start} = log ${first ** power} + log ${second} - log ${third}`, 0.5),
        line(`= log ${result.numerator} - log ${third}`, 0.5),
        line(`= ${value}`, 1),
      ],
    }
  },
}

const expand: PracticeMaker = {
  id: 'logarithms/expand-logarithm',
  version: 1,
  skill: 'laws-of-logarithms',
  level: 2,
  make: (random) => {
    const [p = 2, q = 3] = random.shuffle([2, 3, 5, 7])
    const [first, second] = [Math.min(p, q), Math.max(p, q)]
    const [m, n] = [random.integer(2, 4), random.integer(2, 3)]
    const value = first ** m * second ** n
    const expanded = `${m} log ${first} + ${n} log ${second}`
    return {
      stem: say(
        `Expand ${maths(`log ${value}`)} in logarithms of primes.`,
        `${maths(`log ${value}`)} का प्रसार अभाज्य संख्याओं के लघुगणकों में कीजिए।`,
        `${maths(`log ${value}`)} ను ప్రధాన సంఖ్యల సంవర్గమానాలలో విస్తరించండి.`,
      ),
      ask: {
        kind: 'expression',
        answer: expanded,
        rules: { form: 'prime-logarithms', given: `log ${value}` },
      },
      working: {
        mode: 'value',
        start: `log ${value}`,
        target: expanded,
        marks: 2,
        milestones: [
          { id: 'prime-factors', marks: 1, shapes: ['substituted'] },
          { id: 'expanded', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `Write $${value}$ as a product of prime powers.`,
          `$${value}$ को अभाज्य संख्याओं की घातों के गुणनफल के रूप में लिखिए।`,
          `$${value}$ ను ప్రధాన సంఖ్యల ఘాతాల లబ్ధంగా రాయండి.`,
        ),
        say(
          `${maths(`${value} = ${primes(value)}`)}. Now use ${maths('log(a b) = log a + log b')} and ${maths('log(a^n) = n log a')}.`,
          `${maths(`${value} = ${primes(value)}`)}। अब ${maths('log(a b) = log a + log b')} और ${maths('log(a^n) = n log a')} का प्रयोग कीजिए।`,
          `${maths(`${value} = ${primes(value)}`)}. ఇప్పుడు ${maths('log(a b) = log a + log b')}, ${maths('log(a^n) = n log a')} ఉపయోగించండి.`,
        ),
      ],
      solution: [line(`log ${value} = log(${primes(value)})`, 1), line(`= ${expanded}`, 1)],
    }
  },
}

const equation: PracticeMaker = {
  id: 'logarithms/logarithm-equation',
  version: 1,
  skill: 'logarithm-equations',
  level: 3,
  make: (random) => {
    const { base, power, shift, factor } = worksheet.logarithmEquation(random).given
    const right = base ** power
    const unknown = fraction(right + shift, factor)
    const inside = `${factor === 1 ? '' : factor}x - ${shift}`
    const given = `log_${base}(${inside}) = ${power}`
    return {
      stem: say(`Solve ${maths(given)}.`, `${maths(given)} को हल कीजिए।`, `${maths(given)} ను సాధించండి.`),
      ask: { kind: 'solutions', answer: unknown, rules: { variable: 'x' } },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [given],
        worlds: [{ x: unknown }],
        marks: 3,
        milestones: [
          { id: 'power-form', marks: 1, shapes: ['equation'] },
          { id: 'simplify', marks: 1, shapes: ['equation', 'values-open'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `${maths('log_b(y) = n')} means ${maths('y = b^n')}.`,
          `${maths('log_b(y) = n')} का अर्थ है ${maths('y = b^n')}।`,
          `${maths('log_b(y) = n')} అంటే ${maths('y = b^n')}.`,
        ),
        say(
          `So ${maths(`${inside} = ${base}^${power}`)}. Solve it, and check that the number under the logarithm is positive.`,
          `अतः ${maths(`${inside} = ${base}^${power}`)}। इसे हल कीजिए और जाँचिए कि लघुगणक के भीतर की संख्या धनात्मक है।`,
          `కాబట్టి ${maths(`${inside} = ${base}^${power}`)}. దీన్ని సాధించి, సంవర్గమానం లోపలి సంఖ్య ధనాత్మకమని సరిచూడండి.`,
        ),
      ],
      solution: [
        line(`${inside} = ${base}^${power} = ${right}`, 1),
        line(`${factor === 1 ? '' : factor}x = ${right} + ${shift}`, 1),
        line(`x = ${unknown}`, 1),
        told(
          say(
            `The number under the logarithm is $${right}$, which is positive.`,
            `लघुगणक के भीतर की संख्या $${right}$ है, जो धनात्मक है।`,
            `సంవర్గమానం లోపలి సంఖ్య $${right}$; అది ధనాత్మకం.`,
          ),
          0,
        ),
      ],
    }
  },
}

export const logarithms: PracticeTopic = {
  id: 'logarithms',
  name: say('Logarithms', 'लघुगणक', 'సంవర్గమానాలు'),
  skills: {
    'value-of-logarithm': say('Value of a logarithm', 'लघुगणक का मान', 'సంవర్గమానం విలువ'),
    'laws-of-logarithms': say('Laws of logarithms', 'लघुगणक के नियम', 'సంవర్గమాన న్యాయాలు'),
    'logarithm-equations': say('Equations with logarithms', 'लघुगणक वाले समीकरण', 'సంవర్గమాన సమీకరణాలు'),
  },
  makers: [powerToLogarithm, expand, collect, equation],
}
