/** Makers of prime factors that two topics of the worksheets share. */
import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import { greatestCommonDivisor, primeFactors } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/numbers.ts'
import { primeProduct } from '../../../worksheets/typst.ts'
import { type PracticeMaker, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'

/** A whole number as a product of powers of primes, as a student types it. */
export const primes = (value: number) => primeProduct(value).replaceAll(' times ', ' * ')

export const primeFactorisation = widened({
  id: 'real-numbers/prime-factorisation',
  skill: 'prime-factorisation',
  level: 1,
  sheet: (random) => worksheet.primeFactorisation(random).given,
  wide: (random) => ({
    value: drawUntil(
      random,
      () =>
        2 ** random.integer(1, 5) *
        3 ** random.integer(0, 3) *
        random.pick([1, 5, 7]) *
        random.pick([5, 7, 11, 13, 17, 19, 23]),
      (drawn) => drawn >= 60 && drawn <= 4000,
    ),
  }),
  make: ({ value }) => {
    const greatest = primeFactors(value).at(-1) ?? value
    return {
      stem: say(
        `Write $${value}$ as a product of its prime factors.`,
        `$${value}$ को अभाज्य गुणनखंडों के गुणनफल के रूप में लिखिए।`,
        `$${value}$ ను ప్రధాన కారణాంకాల లబ్ధంగా రాయండి.`,
      ),
      ask: { kind: 'expression', answer: primes(value), rules: { form: 'prime-product', given: `${value}` } },
      marks: 1,
      hints: [
        say(
          'Divide by the smallest prime as often as you can, then go on to the next prime.',
          'सबसे छोटी अभाज्य संख्या से जितनी बार हो सके भाग दीजिए, फिर अगली अभाज्य संख्या लीजिए।',
          'అతి చిన్న ప్రధాన సంఖ్యతో వీలైనన్ని సార్లు భాగించి, తర్వాతి ప్రధాన సంఖ్యకు వెళ్ళండి.',
        ),
        say(
          `The greatest prime factor is $${greatest}$: ${maths(`${value} = ${value / greatest} * ${greatest}`)}. Factorise $${value / greatest}$.`,
          `सबसे बड़ा अभाज्य गुणनखंड $${greatest}$ है: ${maths(`${value} = ${value / greatest} * ${greatest}`)}। अब $${value / greatest}$ के गुणनखंड कीजिए।`,
          `అతి పెద్ద ప్రధాన కారణాంకం $${greatest}$: ${maths(`${value} = ${value / greatest} * ${greatest}`)}. ఇప్పుడు $${value / greatest}$ ను కారణాంకాలుగా విడదీయండి.`,
        ),
      ],
      solution: [line(`${value} = ${primes(value)}`, 1)],
    }
  },
})

const commonFactors = [
  4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42,
] as const

export const hcfAndLcm = widened({
  id: 'real-numbers/hcf-and-lcm',
  skill: 'hcf-and-lcm',
  level: 2,
  sheet: (random) => worksheet.hcfAndLcm(random).given,
  wide: (random) => {
    const common = random.pick(commonFactors)
    const [one = 4, other = 5] = random.shuffle([4, 5, 7, 9, 11])
    return { left: common * one, right: common * other }
  },
  make: ({ left, right }) => {
    const hcf = greatestCommonDivisor(left, right)
    const lcm = (left * right) / hcf
    return {
      stem: say(
        `Find the HCF and the LCM of $${left}$ and $${right}$ by prime factors, and check that HCF × LCM is the product of the two numbers.`,
        `अभाज्य गुणनखंडन विधि से $${left}$ और $${right}$ के HCF और LCM ज्ञात कीजिए तथा जाँच कीजिए कि HCF × LCM दोनों संख्याओं के गुणनफल के बराबर है।`,
        `ప్రధాన కారణాంకాల పద్ధతిలో $${left}$, $${right}$ ల గ.సా.భా. (HCF), క.సా.గు. (LCM) కనుగొని, HCF × LCM ఆ రెండు సంఖ్యల లబ్ధానికి సమానమని సరిచూడండి.`,
      ),
      ask: {
        kind: 'pair',
        answer: `HCF = ${hcf}, LCM = ${lcm}`,
        rules: { variables: ['HCF', 'LCM'] },
      },
      working: {
        mode: 'value',
        facts: { HCF: `${hcf}`, LCM: `${lcm}`, H: `${hcf}`, L: `${lcm}` },
        target: `${lcm}`,
        marks: 3,
        milestones: [
          { id: 'prime-factors', marks: 1, shapes: ['substituted'] },
          { id: 'hcf', marks: 0.5, shapes: ['says:HCF', 'says:H'] },
          { id: 'lcm', marks: 0.5, shapes: ['says:LCM', 'says:L'] },
          { id: 'check', marks: 1, shapes: ['substituted'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'Write both numbers as products of prime powers. The HCF takes the smallest power of each common prime, the LCM the greatest power of every prime.',
          'दोनों संख्याओं को अभाज्य संख्याओं की घातों के गुणनफल के रूप में लिखिए। HCF में प्रत्येक उभयनिष्ठ अभाज्य गुणनखंड की सबसे छोटी घात आती है, LCM में प्रत्येक अभाज्य गुणनखंड की सबसे बड़ी घात।',
          'రెండు సంఖ్యలనూ ప్రధాన కారణాంకాల ఘాతాల లబ్ధంగా రాయండి. HCF లో ప్రతి ఉమ్మడి ప్రధాన కారణాంకం యొక్క కనిష్ఠ ఘాతం, LCM లో ప్రతి ప్రధాన కారణాంకం యొక్క గరిష్ఠ ఘాతం ఉంటాయి.',
        ),
        say(
          `${maths(`${left} = ${primes(left)}`)} and ${maths(`${right} = ${primes(right)}`)}. Which primes are in both?`,
          `${maths(`${left} = ${primes(left)}`)} और ${maths(`${right} = ${primes(right)}`)}। कौन-से अभाज्य गुणनखंड दोनों में हैं?`,
          `${maths(`${left} = ${primes(left)}`)}, ${maths(`${right} = ${primes(right)}`)}. రెండింటిలోనూ ఉన్న ప్రధాన కారణాంకాలు ఏవి?`,
        ),
      ],
      solution: [
        line(`${left} = ${primes(left)}, ${right} = ${primes(right)}`, 1),
        told(equal('HCF', primes(hcf), hcf), 0.5, `HCF = ${hcf}`),
        told(equal('LCM', primes(lcm), lcm), 0.5, `LCM = ${lcm}`),
        line(`${hcf} * ${lcm} = ${hcf * lcm} = ${left} * ${right}`, 1),
      ],
    }
  },
})

const equal = (name: string, worked: string, value: number) => {
  const right = worked === `${value}` ? `${value}` : `${worked} = ${value}`
  return say(
    `${name} $=$ ${maths(right)}`,
    `${name} $=$ ${maths(right)}`,
    `${name === 'HCF' ? 'గ.సా.భా.' : 'క.సా.గు.'} $=$ ${maths(right)}`,
  )
}

export const otherNumber = widened({
  id: 'real-numbers/other-number-from-hcf',
  skill: 'hcf-and-lcm',
  level: 2,
  sheet: (random) => worksheet.otherNumberFromHcf(random).given,
  wide: (random) => {
    const hcf = random.integer(4, 24)
    const [one = 2, two = 5] = random.shuffle([2, 5, 7, 11])
    return { hcf, lcm: hcf * one * two, known: hcf * one }
  },
  make: ({ hcf, lcm, known }) => {
    const other = (hcf * lcm) / known
    const equation = `x*${known} = ${hcf}*${lcm}`
    return {
      stem: say(
        `The HCF of two numbers is $${hcf}$ and their LCM is $${lcm}$. One of the numbers is $${known}$. Find the other number $x$.`,
        `दो संख्याओं का HCF $${hcf}$ और LCM $${lcm}$ है। यदि एक संख्या $${known}$ है, तो दूसरी संख्या $x$ ज्ञात कीजिए।`,
        `రెండు సంఖ్యల గ.సా.భా. (HCF) $${hcf}$, క.సా.గు. (LCM) $${lcm}$. ఒక సంఖ్య $${known}$ అయితే రెండవ సంఖ్య $x$ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${other}` },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [equation],
        worlds: [{ x: `${other}` }],
        marks: 2,
        milestones: [
          { id: 'product', marks: 1, shapes: ['equation', 'restated', 'formula'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'The product of two numbers is HCF × LCM.',
          'दो संख्याओं का गुणनफल HCF × LCM के बराबर होता है।',
          'రెండు సంఖ్యల లబ్ధం HCF × LCM కు సమానం.',
        ),
        say(
          `Solve ${maths(`${known}x = ${hcf} * ${lcm}`)}.`,
          `${maths(`${known}x = ${hcf} * ${lcm}`)} हल कीजिए।`,
          `${maths(`${known}x = ${hcf} * ${lcm}`)} సాధించండి.`,
        ),
      ],
      solution: [line(`${known}x = ${hcf} * ${lcm}`, 1), line(`x = ${other}`, 1)],
    }
  },
})

const lcmOf = (numbers: readonly number[]) =>
  numbers.reduce((all, one) => (all * one) / greatestCommonDivisor(all, one), 1)

const lowestCommon = (lcm: number): Pick<Problem, 'marks' | 'milestones' | 'facts' | 'target' | 'mode'> => ({
  mode: 'value',
  facts: { LCM: `${lcm}`, L: `${lcm}` },
  target: `${lcm}`,
  marks: 3,
  milestones: [
    { id: 'prime-factors', marks: 1.5, shapes: ['substituted'] },
    { id: 'lcm', marks: 1.5, shapes: ['number'] },
  ],
})

export const busesTogether: PracticeMaker = {
  id: 'real-numbers/buses-together',
  version: 1,
  skill: 'hcf-lcm-word-problems',
  level: 2,
  make: (random) => {
    const numbers = drawUntil(
      random,
      (drawn) => drawn.distinct(3, 4, 30).sort((a, b) => a - b),
      (drawn) => {
        const together = lcmOf(drawn)
        return together <= 360 && together > 2 * Math.max(...drawn)
      },
    )
    const minutes = lcmOf(numbers)
    const [first, second, third] = numbers
    return {
      stem: say(
        `Buses for three villages leave the stand every $${first}$, $${second}$ and $${third}$ minutes. All three have just left together. After how many minutes will they next leave together?`,
        `तीन गाँवों की बसें अड्डे से क्रमशः $${first}$, $${second}$ और $${third}$ मिनट के अंतराल पर चलती हैं। तीनों बसें अभी एक साथ चली हैं। कितने मिनट बाद वे फिर एक साथ चलेंगी?`,
        `మూడు గ్రామాలకు వెళ్ళే బస్సులు వరుసగా ప్రతి $${first}$, $${second}$, $${third}$ నిమిషాలకు బయలుదేరుతాయి. మూడు బస్సులు ఇప్పుడే ఒకేసారి బయలుదేరాయి. మళ్ళీ ఎన్ని నిమిషాల తర్వాత అవి ఒకేసారి బయలుదేరుతాయి?`,
      ),
      ask: { kind: 'number', answer: `${minutes}` },
      working: lowestCommon(minutes),
      marks: 3,
      hints: [
        say(
          'The time is a common multiple of the three intervals, and the smallest one: their LCM.',
          'यह समय तीनों अंतरालों का सबसे छोटा उभयनिष्ठ गुणज, अर्थात LCM है।',
          'ఆ సమయం మూడు విరామాల కనిష్ఠ సామాన్య గుణిజం, అంటే LCM.',
        ),
        say(
          `${numbers.map((one) => maths(`${one} = ${primes(one)}`)).join(', ')}. Take the greatest power of each prime.`,
          `${numbers.map((one) => maths(`${one} = ${primes(one)}`)).join(', ')}। प्रत्येक अभाज्य गुणनखंड की सबसे बड़ी घात लीजिए।`,
          `${numbers.map((one) => maths(`${one} = ${primes(one)}`)).join(', ')}. ప్రతి ప్రధాన కారణాంకం యొక్క గరిష్ఠ ఘాతాన్ని తీసుకోండి.`,
        ),
      ],
      solution: [
        line(numbers.map((one) => `${one} = ${primes(one)}`).join(', '), 1.5),
        told(equal('LCM', primes(minutes), minutes), 1.5, `LCM = ${primes(minutes)} = ${minutes}`),
      ],
    }
  },
}

export const tilesInAHall = widened({
  id: 'real-numbers/tiles-in-a-hall',
  skill: 'hcf-lcm-word-problems',
  level: 3,
  sheet: (random) => worksheet.tilesInAHall(random).given,
  wide: (random) =>
    drawUntil(
      random,
      () => {
        const side = random.pick([12, 15, 16, 18, 20, 24, 25, 30, 35, 36])
        return { width: side * random.integer(20, 35), length: side * random.integer(20, 35) }
      },
      ({ width, length }) => Math.min(width, length) >= 300 && greatestCommonDivisor(width, length) <= 60,
    ),
  make: ({ width, length }) => {
    const [long, wide] = [Math.max(width, length), Math.min(width, length)]
    const largest = greatestCommonDivisor(width, length)
    const tiles = (long / largest) * (wide / largest)
    return {
      stem: say(
        `A hall of $${long}$ cm by $${wide}$ cm is to be paved with equal square tiles, none of them cut. Find the largest side $s$ of a tile in cm and the number $n$ of tiles.`,
        `$${long}$ cm लंबे और $${wide}$ cm चौड़े हॉल के फ़र्श पर बिना काटे समान वर्गाकार टाइलें लगानी हैं। टाइल की अधिकतम भुजा $s$ (cm में) और टाइलों की संख्या $n$ ज्ञात कीजिए।`,
        `$${long}$ cm పొడవు, $${wide}$ cm వెడల్పు గల హాలులో సమాన చతురస్రాకార పలకలను కత్తిరించకుండా పరచాలి. పలక యొక్క గరిష్ఠ భుజం $s$ (cm లలో), పలకల సంఖ్య $n$ కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `s = ${largest}, n = ${tiles}`, rules: { variables: ['s', 'n'] } },
      working: {
        mode: 'value',
        facts: { s: `${largest}`, n: `${tiles}`, HCF: `${largest}`, H: `${largest}` },
        target: `${tiles}`,
        marks: 3,
        milestones: [
          { id: 'prime-factors', marks: 1, shapes: ['substituted'] },
          { id: 'side', marks: 1, shapes: ['says:s', 'says:HCF', 'says:H'] },
          { id: 'tiles', marks: 1, shapes: ['says:n', 'number'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'The side divides both the length and the breadth, and it is the greatest such number: their HCF.',
          'टाइल की भुजा लंबाई और चौड़ाई दोनों को विभाजित करती है और ऐसी सबसे बड़ी संख्या, अर्थात HCF है।',
          'పలక భుజం పొడవు, వెడల్పు రెండింటినీ భాగిస్తుంది; అలాంటి సంఖ్యలలో అతి పెద్దది, అంటే HCF.',
        ),
        say(
          `${maths(`${long} = ${primes(long)}`)}, ${maths(`${wide} = ${primes(wide)}`)}. Take the smallest power of each common prime, then count the tiles along both sides.`,
          `${maths(`${long} = ${primes(long)}`)}, ${maths(`${wide} = ${primes(wide)}`)}। प्रत्येक उभयनिष्ठ अभाज्य गुणनखंड की सबसे छोटी घात लीजिए, फिर दोनों ओर की टाइलें गिनिए।`,
          `${maths(`${long} = ${primes(long)}`)}, ${maths(`${wide} = ${primes(wide)}`)}. ప్రతి ఉమ్మడి ప్రధాన కారణాంకం యొక్క కనిష్ఠ ఘాతాన్ని తీసుకొని, రెండు వైపులా పలకలను లెక్కించండి.`,
        ),
      ],
      solution: [
        line(`${long} = ${primes(long)}, ${wide} = ${primes(wide)}`, 1),
        line(`s = ${largest}`, 1, hcf),
        line(`n = ${long / largest} * ${wide / largest} = ${tiles}`, 1),
      ],
    }
  },
})

const hcf = say('Taking the HCF', 'HCF लेने पर', 'గ.సా.భా. తీసుకోగా')
