import type { QuestionMaker } from '../question.ts'
import type { TopicName } from '../sheet-seed.ts'
import * as commerce from '../topics/commerce.ts'

/** Questions of each topic of money. */
export const moneyTopics = {
  gst: [
    commerce.gstOnABill,
    commerce.discountThenTax,
    commerce.dealerChain,
    commerce.interstateTax,
    commerce.rateFromBill,
  ],
  'recurring-deposit': [
    commerce.maturityValue,
    commerce.instalmentFromInterest,
    commerce.rateOfDeposit,
    commerce.moneyPaidIn,
  ],
  'shares-dividends': [commerce.annualDividend, commerce.returnOnInvestment, commerce.compareInvestments],
  'financial-planning': [
    commerce.gstOnABill,
    commerce.inputTaxCredit,
    commerce.annualDividend,
    commerce.sharesWithBrokerage,
    commerce.discountThenTax,
    commerce.interstateTax,
  ],
} satisfies Partial<Record<TopicName, readonly QuestionMaker[]>>
