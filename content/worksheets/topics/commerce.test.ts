import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import { rupees } from '../typst.ts'
import * as commerce from './commerce.ts'

/** Interest month by month: the first instalment stays n months, the last one month. */
const depositInterest = (instalment: number, months: number, rate: number) => {
  let interest = 0
  for (let stays = 1; stays <= months; stays += 1) interest += (instalment * rate * stays) / 1200
  return interest
}

checkMakers(commerce, {
  gstOnABill: (asked) => {
    expect(asked.result.total).toBeCloseTo(asked.given.price * (1 + asked.given.rate / 100), 6)
    expect(asked.result.half * 2).toBeCloseTo(asked.result.total - asked.given.price, 6)
    expect(lastLine(asked)).toContain(rupees(asked.result.total))
  },
  discountThenTax: ({ given, result }) =>
    expect(result.total).toBeCloseTo(given.marked * (1 - given.discount / 100) * (1 + given.rate / 100), 1),
  dealerChain: ({ given, result }) => {
    // The dealer pays tax on the value added.
    expect(result.paid).toBeCloseTo((given.profit * given.rate) / 100, 6)
    expect(result.customer).toBeCloseTo((given.cost + given.profit) * (1 + given.rate / 100), 6)
  },
  interstateTax: ({ given, result }) => expect(result.tax / given.price).toBeCloseTo(given.rate / 100, 9),
  rateFromBill: ({ given, result }) =>
    expect(given.price * (1 + result.rate / 100)).toBeCloseTo(given.total, 6),
  maturityValue: ({ given, result }) => {
    const interest = depositInterest(given.instalment, given.months, given.rate)
    expect(result.interest).toBeCloseTo(interest, 2)
    expect(result.maturity).toBeCloseTo(given.instalment * given.months + interest, 2)
  },
  instalmentFromInterest: ({ given, result }) =>
    expect(depositInterest(result.instalment, given.months, given.rate)).toBeCloseTo(given.interest, 2),
  rateOfDeposit: ({ given, result }) => {
    const interest = depositInterest(given.instalment, given.months, result.rate)
    expect(given.instalment * given.months + interest).toBeCloseTo(given.maturity, 2)
  },
  moneyPaidIn: ({ given, result }) => expect(result.paidIn).toBe(given.instalment * 12 * given.years),
  annualDividend: ({ given, result }) =>
    expect(result.income / given.shares).toBeCloseTo((given.face * given.rate) / 100, 9),
  returnOnInvestment: ({ given, result }) => {
    expect(result.shares * given.market).toBe(given.invested)
    expect(result.percent).toBeCloseTo((given.rate * given.face) / given.market, 1)
    expect(result.income).toBeCloseTo((given.invested * given.rate * given.face) / (100 * given.market), 6)
  },
  compareInvestments: ({ given, result }) =>
    expect(result.better).toBe(
      given.rateA * given.marketB > given.rateB * given.marketA ? 'first' : 'second',
    ),
  sharesWithBrokerage: ({ given, result }) =>
    expect(result.cost).toBeCloseTo(given.market * given.shares * (1 + 0.002 * 1.18), 1),
  inputTaxCredit: ({ given, result }) => {
    expect(result.payable + given.input).toBe(given.output)
    expect(result.half * 2).toBe(result.payable)
  },
})
