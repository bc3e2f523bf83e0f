import * as z from 'zod/mini'
import { body, query } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { defineAdminCall, mailers } from '../access.ts'
import { moment, named, pageOf, paging, rowId, searchWords, version } from '../shapes.ts'
import { audiences, mailingTexts, mailingTo } from './schemas.ts'

const head = {
  id: z.string(),
  audience: z.enum(audiences),
  /** The course or the batch. */
  to: z.nullable(named),
  subject: z.string(),
  staff: z.string(),
  changedAt: moment,
  sentAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
  /** Who was written to so far. */
  recipients: z.number(),
}

const mailing = z.object({
  ...head,
  version: z.number(),
  texts: mailingTexts,
  /** How many it would go to now. */
  readers: z.number(),
  /** As it arrives, by language. */
  previews: z.array(z.object({ locale: z.enum(locales), subject: z.string(), text: z.string() })),
})

export const getMailings = defineAdminCall({
  method: 'GET',
  path: '/admin/mailings',
  roles: mailers,
  summary: 'News and announcements the caller may write, last changed first',
  input: query({
    search: searchWords,
    audience: z.optional(z.enum(audiences, 'field_invalid')),
    ...paging,
  }),
  output: z.object(pageOf(z.object(head))),
})

export const getMailing = defineAdminCall({
  method: 'GET',
  path: '/admin/mailings/:id',
  roles: mailers,
  summary: 'A mailing as written and as rendered',
  input: query({ id: rowId }),
  output: mailing,
})

export const getMailingChoices = defineAdminCall({
  method: 'GET',
  path: '/admin/mailingChoices',
  roles: mailers,
  summary: 'Recipient groups the caller may write to',
  output: z.object({
    mayWriteNews: z.boolean(),
    courses: z.array(named),
    batches: z.array(named),
  }),
})

export const saveMailing = defineAdminCall({
  path: '/admin/mailings/save',
  roles: mailers,
  summary: 'Saves an unsent mailing, under an id from the caller',
  input: body({ id: rowId, version, to: mailingTo, texts: mailingTexts }),
  output: mailing,
  done: 'admin_mailing_saved',
})

export const testMailing = defineAdminCall({
  path: '/admin/mailings/test',
  roles: mailers,
  summary: 'Mails it only to the caller, in each of its languages',
  input: body({ id: rowId }),
  done: 'admin_mailing_tested',
})

export const sendMailing = defineAdminCall({
  path: '/admin/mailings/send',
  roles: mailers,
  wantsFreshCode: true,
  summary: 'Sends it to all its recipients, once each, between 07:00 and 21:00 in India',
  input: body({ id: rowId, version }),
  output: mailing,
  done: 'admin_mailing_sent',
})

export const deleteMailing = defineAdminCall({
  path: '/admin/mailings/delete',
  roles: mailers,
  summary: 'Deletes an unsent mailing',
  input: body({ id: rowId }),
  done: 'admin_mailing_deleted',
})
