import * as z from 'zod/mini'
import { body, query } from '../../contract.ts'
import { defineAdminCall } from '../access.ts'
import { roles } from '../rules.ts'
import { moment, pageOf, paging, rowId } from '../shapes.ts'
import { staffKinds } from './kinds.ts'

const fact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sale'), facts: staffKinds.sale.facts }),
  z.object({ kind: z.literal('refundRequest'), facts: staffKinds.refundRequest.facts }),
  z.object({ kind: z.literal('case'), facts: staffKinds.case.facts }),
  z.object({ kind: z.literal('question'), facts: staffKinds.question.facts }),
])

export const getStaffNotifications = defineAdminCall({
  method: 'GET',
  roles,
  summary: 'Notifications for the roles of the caller, newest first',
  input: query({ ...paging }),
  output: z.object(
    pageOf(
      z.object({
        id: z.string(),
        told: fact,
        /** A screen of the admin. */
        path: z.string(),
        isRead: z.boolean(),
        createdAt: moment,
      }),
    ),
  ),
})

export const readStaffNotifications = defineAdminCall({
  roles,
  summary: 'Marks notifications as read for the caller only',
  input: body({ ids: z.array(rowId).check(z.maxLength(100, 'field_invalid')) }),
})

/** Null where somebody else works it off. */
const waiting = z.nullable(z.number())

export const getRailCounts = defineAdminCall({
  method: 'GET',
  roles,
  summary: 'Counts of new and waiting items for the navigation',
  output: z.object({
    notifications: z.number(),
    openCases: waiting,
    questions: waiting,
    refunds: waiting,
    disputes: waiting,
  }),
  isAskedByItself: true,
})
