import * as z from 'zod/mini'
import { nameOfRow } from '../../contract.ts'
import { codeOf } from './rules.ts'

/** A typed code. */
export const couponCode = z
  .string('coupon_invalid')
  .check(
    z.maxLength(64, 'coupon_invalid'),
    z.overwrite(codeOf),
    z.minLength(1, 'coupon_required'),
    z.maxLength(32, 'coupon_invalid'),
    nameOfRow,
  )
