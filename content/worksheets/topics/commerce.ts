import { roundTo } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, rupees, rupeesInMath } from '../typst.ts'

/** Rates of GST to draw from, in per cent. */
export type Rates = readonly [number, ...number[]]

/** The rates since 22 September 2025; goods at 0 need no calculation. */
const slabs: Rates = [5, 18, 40]
/** Goods at each of them. */
const goods: Readonly<Record<number, string>> = { 5: 'a bicycle', 18: 'a fan', 40: 'cases of aerated drinks' }

export const gstOnABill = (random: Random, rates: Rates = slabs) => {
  const price = 100 * random.integer(12, 90)
  const rate = random.pick(rates)
  const half = (price * rate) / 200
  const total = price + 2 * half
  return question({
    prompt: `A shopkeeper in Hyderabad sells ${goods[rate] ?? 'goods'} marked ${rupees(price)} to a customer of the same State. GST is ${rate}%. Find CGST, SGST and the amount of the bill.`,
    steps: [
      [`CGST = SGST $= ${decimal(rate / 2)}%$ of ${rupees(price)} = ${rupees(half)}`, 1],
      [`bill = ${rupees(price)} + 2 × ${rupees(half)} = ${rupees(total)}`, 1],
    ],
    given: { price, rate },
    result: { half, total },
  })
}

export const discountThenTax = (random: Random, rates: Rates = [5, 18]) => {
  const marked = 500 * random.integer(4, 24)
  const discount = random.pick([5, 10, 15, 20])
  const rate = random.pick(rates)
  const taxable = roundTo(marked * (1 - discount / 100), 2)
  const tax = roundTo((taxable * rate) / 100, 2)
  const total = roundTo(taxable + tax, 2)
  return question({
    prompt: `An article marked ${rupees(marked)} is sold at a discount of ${discount}%. GST of ${rate}% is charged on the reduced price. What does the customer pay?`,
    steps: [
      [`taxable value = ${rupees(marked)} × $${100 - discount}/100$ = ${rupees(taxable)}`, 1],
      [`GST = ${rate}% of ${rupees(taxable)} = ${rupees(tax)}`, 1],
      [`customer pays ${rupees(total)}`, 1],
    ],
    given: { marked, discount, rate },
    result: { total },
  })
}

export const dealerChain = (random: Random, rates: Rates = [5, 18]) => {
  const cost = 1000 * random.integer(4, 20)
  const profit = 500 * random.integer(2, 6)
  const rate = random.pick(rates)
  const inputTax = (cost * rate) / 100
  const outputTax = ((cost + profit) * rate) / 100
  const paid = outputTax - inputTax
  const customer = cost + profit + outputTax
  return question({
    prompt: `A dealer buys goods for ${rupees(cost)} and sells them in the same State for ${rupees(cost + profit)}, both before GST of ${rate}%. Find the GST the dealer pays to the government and the price the customer pays.`,
    steps: [
      [`input tax = ${rate}% of ${rupees(cost)} = ${rupees(inputTax)}`, 1],
      [`output tax = ${rate}% of ${rupees(cost + profit)} = ${rupees(outputTax)}`, 1],
      [`dealer pays ${rupees(outputTax)} − ${rupees(inputTax)} = ${rupees(paid)}`, 1],
      [`customer pays ${rupees(customer)}`, 1],
    ],
    given: { cost, profit, rate },
    result: { paid, customer },
  })
}

export const interstateTax = (random: Random, rates: Rates = slabs) => {
  const price = 100 * random.integer(20, 120)
  const rate = random.pick(rates)
  const tax = (price * rate) / 100
  return question({
    prompt: `Goods worth ${rupees(price)} are sent from Chennai to Kochi at a GST rate of ${rate}%. Which tax is charged, and how much?`,
    steps: [[`two States, so IGST: ${rate}% of ${rupees(price)} = ${rupees(tax)}`, 1]],
    given: { price, rate },
    result: { tax },
  })
}

export const rateFromBill = (random: Random, rates: Rates = slabs) => {
  const price = 200 * random.integer(5, 40)
  const rate = random.pick(rates)
  const total = price * (1 + rate / 100)
  return question({
    prompt: `An article of ${rupees(price)} is billed at ${rupees(total)} with GST. Find the rate of GST.`,
    steps: [
      [`GST = ${rupees(total)} − ${rupees(price)} = ${rupees(total - price)}`, 1],
      [`rate $= ${rupeesInMath(total - price)}/${rupeesInMath(price)} times 100 = ${rate}%$`, 1],
    ],
    given: { price, total },
    result: { rate },
  })
}

export const maturityValue = (random: Random) => {
  const instalment = 100 * random.integer(3, 25)
  const months = random.pick([12, 18, 24, 30, 36])
  const rate = random.pick([6, 8, 9, 10])
  const interest = roundTo((instalment * months * (months + 1) * rate) / 2400, 2)
  const maturity = roundTo(instalment * months + interest, 2)
  return question({
    prompt: `Meera pays ${rupees(instalment)} each month for ${months} months into a recurring deposit at ${rate}% per year. Find the interest and the maturity value.`,
    steps: [
      [
        `$I = P times (n (n + 1))/(2 times 12) times r/100 = ${instalment} times (${months} times ${months + 1})/24 times ${rate}/100$`,
        1.5,
      ],
      [`interest = ${rupees(interest)}`, 0.5],
      [`maturity value = ${rupees(instalment * months)} + ${rupees(interest)} = ${rupees(maturity)}`, 1],
    ],
    given: { instalment, months, rate },
    result: { interest, maturity },
  })
}

export const instalmentFromInterest = (random: Random) => {
  const instalment = 100 * random.integer(4, 20)
  const months = random.pick([12, 24, 36])
  const rate = random.pick([6, 8, 10])
  const interest = roundTo((instalment * months * (months + 1) * rate) / 2400, 2)
  return question({
    prompt: `A recurring deposit of ${months} months at ${rate}% per year earns ${rupees(interest)} of interest. Find the monthly instalment.`,
    steps: [
      [`$P times (${months} times ${months + 1})/24 times ${rate}/100 = ${rupeesInMath(interest)}$`, 1.5],
      [`$P times ${decimal((months * (months + 1) * rate) / 2400, 4)} = ${rupeesInMath(interest)}$`, 1],
      [`$P$ = ${rupees(instalment)}`, 0.5],
    ],
    given: { months, rate, interest },
    result: { instalment },
  })
}

export const rateOfDeposit = (random: Random) => {
  const instalment = 200 * random.integer(2, 12)
  const months = random.pick([12, 24, 36])
  const rate = random.pick([5, 6, 7, 8, 9, 10])
  const interest = roundTo((instalment * months * (months + 1) * rate) / 2400, 2)
  const maturity = roundTo(instalment * months + interest, 2)
  return question({
    prompt: `${rupees(instalment)} is paid each month for ${months} months; the maturity value is ${rupees(maturity)}. Find the rate of interest.`,
    steps: [
      [`paid in: ${rupees(instalment * months)}, so interest ${rupees(interest)}`, 1],
      [`$${instalment} times (${months} times ${months + 1})/24 times r/100 = ${rupeesInMath(interest)}$`, 1],
      [`$r = ${rate}%$ per year`, 1],
    ],
    given: { instalment, months, maturity },
    result: { rate },
  })
}

export const moneyPaidIn = (random: Random) => {
  const instalment = 100 * random.integer(3, 25)
  const years = random.integer(1, 4)
  return question({
    prompt: `${rupees(instalment)} is paid each month into a recurring deposit for ${years === 1 ? 'one year' : `${years} years`}. How much is paid in altogether?`,
    steps: [
      [
        `${years * 12} instalments: ${rupees(instalment)} × ${years * 12} = ${rupees(instalment * years * 12)}`,
        1,
      ],
    ],
    given: { instalment, years },
    result: { paidIn: instalment * years * 12 },
  })
}

export const annualDividend = (random: Random) => {
  const shares = 10 * random.integer(5, 60)
  const face = random.pick([10, 25, 50, 100])
  const rate = random.pick([6, 8, 10, 12, 15])
  const income = (shares * face * rate) / 100
  return question({
    prompt: `A company pays a dividend of ${rate}%. Find the yearly income from ${shares} shares of face value ${rupees(face)}.`,
    steps: [
      ['dividend is paid on the face value', 0.5],
      [`${shares} × ${rupees(face)} × $${rate}/100$ = ${rupees(income)}`, 0.5],
    ],
    given: { shares, face, rate },
    result: { income },
  })
}

export const returnOnInvestment = (random: Random) => {
  const face = 100
  const premium = random.pick([20, 25, 50, 60, 100])
  const market = face + premium
  const shares = 10 * random.integer(4, 30)
  const rate = random.pick([8, 10, 12, 15])
  const invested = shares * market
  const income = (shares * face * rate) / 100
  const percent = roundTo((income / invested) * 100, 2)
  return question({
    prompt: `${rupees(invested)} is invested in ${rate}% shares of ${rupees(face)} at a premium of ${rupees(premium)}. Find the number of shares, the yearly income and the return per cent.`,
    steps: [
      [`market value ${rupees(market)}; shares $= ${invested}/${market} = ${shares}$`, 1],
      [`income = ${shares} × ${rupees(face)} × $${rate}/100$ = ${rupees(income)}`, 1],
      [`return $= ${income}/${invested} times 100 = ${decimal(percent)}%$`, 1],
    ],
    given: { invested, market, face, rate },
    result: { shares, income, percent },
  })
}

export const compareInvestments = (random: Random) => {
  const [rateA, marketA, rateB, marketB] = random.pick([
    [8, 120, 10, 160],
    [9, 150, 7, 110],
    [12, 180, 10, 140],
    [10, 125, 12, 160],
    [6, 80, 9, 125],
  ] as const)
  const returnA = roundTo((rateA / marketA) * 100, 2)
  const returnB = roundTo((rateB / marketB) * 100, 2)
  const better = returnA > returnB ? 'first' : 'second'
  return question({
    prompt: `Which is the better investment: ${rateA}% shares of ₹100 at ${rupees(marketA)}, or ${rateB}% shares of ₹100 at ${rupees(marketB)}?`,
    steps: [
      [`first: $${rateA}/${marketA} times 100 = ${decimal(returnA)}%$`, 1.5],
      [`second: $${rateB}/${marketB} times 100 = ${decimal(returnB)}%$`, 1.5],
      [`the ${better} gives more`, 1],
    ],
    given: { rateA, marketA, rateB, marketB },
    result: { better },
  })
}

export const sharesWithBrokerage = (random: Random) => {
  const market = 50 * random.integer(2, 12)
  const shares = 10 * random.integer(5, 20)
  const value = market * shares
  const brokerage = roundTo(value * 0.002, 2)
  const tax = roundTo(brokerage * 0.18, 2)
  const cost = roundTo(value + brokerage + tax, 2)
  return question({
    prompt: `Rohan buys ${shares} shares at a market value of ${rupees(market)} each. Brokerage is 0.2%, and GST on the brokerage is 18%. Find the total cost.`,
    steps: [
      [`value ${shares} × ${rupees(market)} = ${rupees(value)}`, 1],
      [`brokerage $0.2%$ = ${rupees(brokerage)}; GST on it = ${rupees(tax)}`, 2],
      [`total = ${rupees(cost)}`, 1],
    ],
    given: { market, shares },
    result: { cost },
  })
}

export const inputTaxCredit = (random: Random) => {
  const output = 100 * random.integer(30, 90)
  const input = 100 * random.integer(10, 28)
  const payable = output - input
  return question({
    prompt: `In one month a trader collected ${rupees(output)} as GST on sales and had paid ${rupees(input)} as GST on purchases. Find the GST payable; how is it shared between CGST and SGST?`,
    steps: [
      [`payable = output tax − input tax credit = ${rupees(payable)}`, 1],
      [`CGST = SGST = ${rupees(payable / 2)}`, 1],
    ],
    given: { output, input },
    result: { payable, half: payable / 2 },
  })
}
