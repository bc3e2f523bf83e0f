import type { PracticeTopic } from '../maker.ts'
import { financialPlanning } from './money/financial-planning.ts'
import { gst } from './money/gst.ts'
import { recurringDeposit } from './money/recurring-deposit.ts'
import { sharesDividends } from './money/shares-dividends.ts'

/** One line for each topic, in the order in which they are learned. */
export const money: readonly PracticeTopic[] = [gst, recurringDeposit, sharesDividends, financialPlanning]
