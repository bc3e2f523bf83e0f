import type { Words } from '../../../../domain/practice/question.ts'
import type { Rates } from '../../../worksheets/topics/commerce.ts'
import { say } from '../../writing.ts'

/** The rates that a maker draws from, and goods at each. */
export type Slabs = {
  version: number
  rates: Rates
  goods(rate: number): Words
}

const fan = say('a fan', 'का पंखा', 'పంకాను')
const bicycle = say('a bicycle', 'की साइकिल', 'సైకిలును')
const drinks = say('aerated drinks', 'के सोडा पेय', 'సోడా పానీయాలను')

/** The rates until 22 September 2025. */
export const formerSlabs: Slabs = { version: 1, rates: [5, 12, 18, 28], goods: () => fan }

/** The rates since: 5, 18 and 40 per cent; goods at 0 need no calculation. */
export const slabs: Slabs = {
  version: 2,
  rates: [5, 18, 40],
  goods: (rate) => (rate === 5 ? bicycle : rate === 40 ? drinks : fan),
}

/** The same rates, on more prices than a worksheet draws. */
export const widerSlabs: Slabs = { ...slabs, version: 3 }
