import * as z from 'zod/mini'
import { calendarDay } from '../../calendar-day.ts'
import { body, query } from '../../contract.ts'
import { couponKinds } from '../../payments/coupons/rules.ts'
import { planNumber } from '../../payments/schemas.ts'
import { couponMakers, defineAdminCall } from '../access.ts'
import { moment, named, pageOf, paging, rowId, rupees, searchWords } from '../shapes.ts'
import { reason } from '../students/schemas.ts'
import { couponStates, mostAtOnce, mostUses } from './rules.ts'

const coupon = z.object({
  id: z.string(),
  batchId: z.string(),
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Percent, or rupees; null for a full one. */
  value: z.nullable(z.number()),
  /** Null: of any. */
  course: z.nullable(z.string()),
  plan: z.nullable(planNumber),
  isForOneStudent: z.boolean(),
  maxUses: z.number(),
  /** Places that orders hold or have used. */
  held: z.number(),
  /** Payments beyond them, which came after their order had expired. */
  honouredOver: z.number(),
  startsAt: moment,
  endsAt: moment,
  note: z.string(),
  madeBy: z.string(),
  state: z.enum(couponStates),
})

export const getCoupons = defineAdminCall({
  method: 'GET',
  roles: couponMakers,
  summary: 'Coupon codes, the newest first',
  input: query({
    search: searchWords,
    batchId: z.optional(rowId),
    state: z.optional(z.enum(couponStates, 'field_invalid')),
    ...paging,
  }),
  output: z.object({
    ...pageOf(coupon),
    /** What a new code may be limited to. */
    courses: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
})

export const getCouponUses = defineAdminCall({
  method: 'GET',
  path: '/admin/getCouponUses/:couponId',
  roles: couponMakers,
  summary: 'A code with the orders and grants that used it',
  input: query({ couponId: rowId, ...paging }),
  output: z.object({
    coupon,
    ...pageOf(
      z.object({
        id: z.string(),
        at: moment,
        state: z.enum(['held', 'used', 'released']),
        isOver: z.boolean(),
        course: z.string(),
        /** Public id of its order; null for a grant, and for a user who may not see orders. */
        orderId: z.nullable(z.string()),
        student: z.nullable(named),
      }),
    ),
  }),
})

export const getCouponSheet = defineAdminCall({
  method: 'GET',
  path: '/admin/getCouponSheet/:batchId',
  roles: couponMakers,
  summary: 'All codes of one batch, for printing or download',
  input: query({ batchId: rowId }),
  output: z.array(coupon),
})

export const createCoupons = defineAdminCall({
  roles: couponMakers,
  wantsFreshCode: true,
  summary: 'Creates one code, or up to 500 random ones; repeating the request creates nothing more',
  input: body({
    /** The page's own name for them. */
    batchId: rowId,
    kind: z.enum(couponKinds, 'field_invalid'),
    /** The discount of a coupon that takes off a percentage. */
    percent: z.optional(
      z
        .int('admin_coupon_percent')
        .check(z.minimum(1, 'admin_coupon_percent'), z.maximum(99, 'admin_coupon_percent')),
    ),
    /** Rupees of a fixed amount. */
    amount: z.optional(rupees({ least: 0.01, most: 1_000_000 })),
    courseId: z.optional(rowId),
    plan: z.optional(planNumber),
    /** The account of the one student who may use it. */
    email: z.optional(
      z.string('email_invalid').check(z.trim(), z.toLowerCase(), z.email('email_invalid'), z.maxLength(254)),
    ),
    maxUses: z
      .int('admin_coupon_uses')
      .check(z.minimum(1, 'admin_coupon_uses'), z.maximum(mostUses, 'admin_coupon_uses')),
    /** First and last day in India. */
    from: calendarDay('admin_day_invalid'),
    to: calendarDay('admin_day_invalid'),
    /** Its own text; without one it is made by chance. */
    code: z.optional(
      z
        .string('admin_coupon_code')
        .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9-]{3,31}$/, 'admin_coupon_code')),
    ),
    count: z._default(
      z
        .int('admin_coupon_count')
        .check(z.minimum(1, 'admin_coupon_count'), z.maximum(mostAtOnce, 'admin_coupon_count')),
      1,
    ),
    note: z._default(
      z
        .string('field_invalid')
        .check(z.trim(), z.maxLength(500, 'message_too_long'), z.regex(/^\P{Cc}*$/u, 'field_invalid')),
      '',
    ),
  }),
  output: z.object({ batchId: z.string(), codes: z.array(z.string()) }),
  done: 'admin_coupons_made',
})

export const stopCoupons = defineAdminCall({
  roles: couponMakers,
  wantsFreshCode: true,
  summary: 'Ends a code, or all of its batch, for good; existing orders keep their price',
  input: body({ couponId: rowId, withBatch: z._default(z.boolean('field_invalid'), false), reason }),
  output: z.object({ stopped: z.number() }),
  done: 'admin_coupons_stopped',
})
