import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall, nameOfRow, pageNumber, pageSize, query } from '../contract.ts'
import { refundRequest } from './refunds-contract.ts'

/** A moment as ISO 8601. */
const moment = z.string()

const refund = z.object({
  /** Rupees. */
  amount: z.number(),
  /** `owed`: we are sending it; `sent`: the gateway has it; `done`: it was given back. */
  state: z.enum(['owed', 'sent', 'done']),
  createdAt: moment,
  doneAt: z.nullable(moment),
})

const document = z.object({
  _id: z.string(),
  /** Its number: "SM/26-27/000123". */
  label: z.string(),
  kind: z.enum(['invoice', 'creditNote']),
  /** Rupees. */
  amount: z.number(),
  issuedAt: moment,
})

/** The student's orders, newest first. */
export const getOrders = defineCall({
  ...addresses.getOrders,
  summary: 'The orders of the student with what was paid, what went back, and their invoices',
  input: query({ page: pageNumber, limit: pageSize }),
  output: z.object({
    data: z.array(
      z.object({
        paymentId: z.string(),
        courseId: z.string(),
        /** The short name in the course's address; null once the course is not sold any more. */
        courseSlug: z.nullable(z.string()),
        courseTitle: z.string(),
        subscriptionType: z.literal([1, 2, 3]),
        /** Rupees. */
        amount: z.number(),
        orderedAt: moment,
        paidAt: z.nullable(moment),
        /**
         * `open`: nothing was paid yet, as far as we know; `asking`: a payment is under way; `failed`: the
         * last try failed; `expired`: it was not paid in time; `refunding` and `refunded`: the money is
         * going back, or went.
         */
        state: z.enum(['open', 'asking', 'failed', 'expired', 'paid', 'refunding', 'refunded']),
        /** When the access begins and ends that was bought; null while there is none. */
        validFrom: z.nullable(moment),
        validTill: z.nullable(moment),
        refunds: z.array(refund),
        /** The newest request for a refund, if there was one. */
        request: z.nullable(refundRequest),
        documents: z.array(document),
      }),
    ),
    totalPages: z.number(),
  }),
})

export const getInvoice = defineCall({
  ...addresses.getInvoice,
  summary: 'A link to the PDF of an invoice or credit note of the student, good for five minutes',
  input: query({
    invoiceId: z
      .string('id_required')
      .check(z.minLength(1, 'id_required'), z.maxLength(64, 'id_required'), nameOfRow),
  }),
  output: z.object({ url: z.string(), expiresAt: moment, label: z.string() }),
})
