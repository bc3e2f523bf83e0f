import * as z from 'zod/mini'
import { body } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { defineAdminCall, owners } from '../access.ts'
import { moment } from '../shapes.ts'
import { launchRows } from './rules.ts'
import { restoreMark, testMailCode } from './schemas.ts'

const checklist = z.object({
  rows: z.array(
    z.object({
      name: z.enum(launchRows),
      isDone: z.boolean(),
      /** When it was last seen; null where it is looked at each time, or was never seen. */
      seenAt: z.nullable(moment),
    }),
  ),
  publicUrl: z.string(),
  gateway: z.enum(['live', 'test', 'practice']),
  /** Texts of the site that are samples still, counted in each language. */
  samples: z.record(z.enum(locales), z.number()),
  /** The same of the texts of courses. */
  sampleCourses: z.record(z.enum(locales), z.number()),
  owners: z.number(),
  namedPeople: z.number(),
  freeBytes: z.number(),
})

export const getLaunch = defineAdminCall({
  method: 'GET',
  roles: owners,
  summary: 'The launch checklist: what is left to do before the site opens to the public, checked now',
  output: checklist,
})

export const sendTestMail = defineAdminCall({
  roles: owners,
  summary: 'Mails the calling owner a code, which proves that mail arrives; at most once a minute',
  done: 'admin_launch_mail_sent',
})

export const proveTestMail = defineAdminCall({
  roles: owners,
  summary: 'Confirms the code of the test mail',
  input: body(testMailCode.shape),
  output: checklist,
  done: 'admin_launch_mail_proved',
})

export const proveRestore = defineAdminCall({
  roles: owners,
  summary: 'Confirms the mark that a restored backup of this installation printed',
  input: body(restoreMark.shape),
  output: checklist,
  done: 'admin_launch_restore_proved',
})

export const getChanges = defineAdminCall({
  method: 'GET',
  roles: owners,
  summary: 'Notices for this owner: changes of the release, and a warning while a sample seller is set',
  output: z.object({
    isUnread: z.boolean(),
    /** While the seller is a sample in production: until when it may sell; null when it may not. */
    sampleSeller: z.nullable(z.object({ until: z.nullable(moment) })),
  }),
})

export const readChanges = defineAdminCall({
  roles: owners,
  summary: 'Dismisses the release notes',
})
