import { hoursBefore } from '../../domain/durations.ts'
import { enquiryReference } from '../../domain/enquiries/rules.ts'
import { indianYear } from '../../domain/support/rules.ts'
import type { Queryable } from '../../server/adapters/database/database.ts'
import type { Services } from '../../server/services.ts'
import {
  countSeededEnquiries,
  insertSeededApplication,
  insertSeededContact,
  insertSeededReport,
  takeSeededEnquiryNumber,
} from './queries.ts'

/** Sample people; their messages say that they are samples. */
const contactSeeds = [
  {
    hoursAgo: 5,
    name: 'Meena Joshi',
    email: 'meena.joshi@example.com',
    phone: '9848022350',
    message: 'Sample: my daughter changes from ICSE to the Telangana board in June. Which course fits her?',
  },
  {
    hoursAgo: 60,
    name: 'Suresh Babu',
    email: 'suresh.babu@example.com',
    phone: '9848022351',
    message: 'Sample: is there a price for a whole school of 120 students?',
  },
  {
    hoursAgo: 130,
    name: 'Gita Kulkarni',
    email: 'gita.kulkarni@example.com',
    phone: '9848022353',
    message: 'Sample: do the videos have captions in Marathi?',
  },
  {
    hoursAgo: 40 * 24,
    name: 'Abdul Rahman',
    email: 'abdul.rahman@example.com',
    phone: '9848022354',
    message: 'Sample: we would like to show one lesson at a parents’ evening. Whom do we ask?',
  },
] as const

const applicationSeeds = [
  {
    hoursAgo: 30,
    name: 'Pooja Reddy',
    email: 'pooja.reddy@example.com',
    phone: '+919848022352',
    company: 'Sample Textiles',
    years: 1.5,
    dreamCompany: 'Sample Observatory',
    topics: ['DataAnalytics'],
    occupation: 'Working Professional',
  },
  {
    hoursAgo: 80,
    name: 'Imran Sheikh',
    email: 'imran.sheikh@example.com',
    phone: '+919848022355',
    company: 'Sample College',
    years: 0,
    dreamCompany: 'Sample Weather Office',
    topics: ['DataAnalytics'],
    occupation: 'Student',
  },
] as const

const reportSeeds = [
  {
    hoursAgo: 20,
    subjectTitle: 'Two tangents from a point',
    reason: 'mistake',
    text: 'Sample: in the third line the radius is called r, in the figure it is OA.',
  },
  {
    hoursAgo: 75,
    subjectTitle: 'Why √2 is irrational',
    reason: 'mistake',
    text: 'Sample: I lost the thread where both numbers turn out even.',
  },
] as const

/** Writes what visitors of the demo sent by its forms, where nothing is there yet. */
export async function loadDemoEnquiries({ database, clock }: Services): Promise<void> {
  await database.transaction(async (tx) => {
    if (((await tx.first(countSeededEnquiries()))?.count ?? 0) > 0) return
    const now = clock.now()
    const at = ({ hoursAgo }: { hoursAgo: number }) => hoursBefore(now, hoursAgo)
    for (const seed of contactSeeds) {
      const createdAt = at(seed)
      await tx.first(
        insertSeededContact({ ...seed, reference: await nextReference(tx, createdAt), createdAt }),
      )
    }
    for (const seed of applicationSeeds) {
      const createdAt = at(seed)
      await tx.first(
        insertSeededApplication({ ...seed, reference: await nextReference(tx, createdAt), createdAt }),
      )
    }
    for (const seed of reportSeeds) {
      const createdAt = at(seed)
      await tx.first(
        insertSeededReport({ ...seed, reference: await nextReference(tx, createdAt), createdAt }),
      )
    }
  })
}

async function nextReference(tx: Queryable, at: Date): Promise<string> {
  const year = indianYear(at)
  const taken = await tx.first(takeSeededEnquiryNumber(year))
  return enquiryReference(year, taken?.number ?? 1)
}
