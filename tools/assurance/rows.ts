import { accountRows } from './rows/accounts.ts'
import { attackRows } from './rows/attacks.ts'
import { faultRows } from './rows/faults.ts'
import { loadRows } from './rows/load.ts'
import { paymentRows } from './rows/payments.ts'
import type { Row } from './rows/row.ts'
import { ruleRows } from './rows/rules.ts'

/** Every promise, by its number. */
export const rows: readonly Row[] = [
  ...loadRows,
  ...paymentRows,
  ...faultRows,
  ...accountRows,
  ...attackRows,
  ...ruleRows,
].toSorted((one, other) => numberOf(one) - numberOf(other))

function numberOf({ id }: Row): number {
  return Number(id.slice(1))
}
