import * as z from 'zod/mini'
import { body, query } from '../../contract.ts'
import { perLocale } from '../../locales.ts'
import { questionMessage } from '../../questions/contract.ts'
import { concerns, namedPeople } from '../../safeguarding/rules.ts'
import { pictureData } from '../../thread-pictures/schemas.ts'
import { defineAdminCall, owners } from '../access.ts'
import { roles } from '../rules.ts'
import { writtenText } from '../schemas.ts'
import { moment, named, pageOf, paging, rowId } from '../shapes.ts'

const flagHead = {
  id: z.string(),
  thread: z.enum(['question', 'ticket', 'dispute', 'contact', 'report']),
  title: z.string(),
  /** Without an id where a visitor wrote. */
  student: z.object({ id: z.nullable(z.string()), name: z.string() }),
  concern: z.enum(concerns),
  saidBy: z.enum(['student', 'staff']),
  raisedAt: moment,
  closedAt: z.nullable(moment),
}

export const getFlags = defineAdminCall({
  method: 'GET',
  roles,
  summary:
    'Threads with words that suggest harm, for owners and safeguarding contacts, never for an adult in the thread',
  input: query({ state: z._default(z.enum(['open', 'closed'], 'field_invalid'), 'open'), ...paging }),
  output: z.object(pageOf(z.object(flagHead))),
})

const flag = z.object({
  ...flagHead,
  messages: z.array(z.omit(questionMessage, { link: true })),
  closingNote: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  mayClose: z.boolean(),
})

export const getFlag = defineAdminCall({
  method: 'GET',
  roles,
  summary: 'A flagged thread in full; the view is audited',
  input: query({ id: rowId }),
  output: flag,
})

export const getFlagPicture = defineAdminCall({
  method: 'GET',
  roles,
  summary: 'A picture in a flagged thread, for those who may read the thread',
  input: query({ id: rowId, flagId: rowId }),
  output: pictureData,
})

export const closeFlag = defineAdminCall({
  roles,
  wantsFreshCode: true,
  summary:
    'Closes a flag with what was done, as an owner, or as a safeguarding contact where every owner is in the thread; only then can the thread be deleted',
  input: body({ id: rowId, note: writtenText }),
  output: flag,
  done: 'admin_flag_closed',
})

const helpTexts = z.strictObject(perLocale(() => writtenText))

const safeguarding = z.object({
  help: helpTexts,
  /** Ids of the people who are notified. */
  people: z.array(rowId),
  staff: z.array(named),
})

export const getSafeguarding = defineAdminCall({
  method: 'GET',
  roles: owners,
  summary: 'Who is notified of words of harm, and where to find help in each language',
  output: safeguarding,
})

export const saveSafeguarding = defineAdminCall({
  roles: owners,
  wantsFreshCode: true,
  summary: 'Sets the two safeguarding contacts, and the texts that say where to find help',
  input: body({
    help: helpTexts,
    people: z.array(rowId, 'admin_safeguarding_people').check(
      z.length(namedPeople, 'admin_safeguarding_people'),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'admin_safeguarding_people' }),
    ),
  }),
  output: safeguarding,
  done: 'admin_safeguarding_saved',
})
