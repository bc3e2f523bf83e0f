import * as z from 'zod/mini'
import { body } from '../../contract.ts'
import { defineAdminCall, owners } from '../access.ts'
import { moneyRoles } from '../rules.ts'
import { sellerTerms } from './schemas.ts'

/** Those that begin last first. */
const terms = z.array(
  z.object({
    from: z.string(),
    gstPercent: z.number(),
    serviceCode: z.string(),
    shares: z.array(z.object({ untilDay: z.number(), percent: z.number() })),
    state: z.enum(['coming', 'holds', 'held']),
  }),
)

export const getSellerTerms = defineAdminCall({
  method: 'GET',
  roles: moneyRoles,
  summary: 'GST rate, service code and refund shares by the day they take effect',
  output: terms,
})

export const addSellerTerms = defineAdminCall({
  roles: owners,
  wantsFreshCode: true,
  summary: 'Sets terms that take effect on a future day; each order keeps the terms of its own day',
  input: body(sellerTerms.shape),
  output: terms,
  done: 'admin_terms_added',
})

export const removeSellerTerms = defineAdminCall({
  roles: owners,
  wantsFreshCode: true,
  summary: 'Deletes terms that are not yet in effect',
  input: body({ from: sellerTerms.shape.from }),
  output: terms,
  done: 'admin_terms_removed',
})
