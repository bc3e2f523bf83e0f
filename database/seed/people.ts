import { daysAfter } from '../../domain/durations.ts'
import { hashPassword } from '../../server/accounts/passwords/operations.ts'
import type { Queryable } from '../../server/adapters/database/database.ts'
import type { Services } from '../../server/services.ts'
import { findStudentId, insertGrant, insertStudent } from './queries.ts'

/** Invented people of the demo; days are relative to the day the demo is loaded. */
export const demoStudents = [
  {
    name: 'Ananya Rao',
    email: 'ananya@stepmark.example',
    phone: '+919848022338',
    password: 'chalk-and-board',
    isVerified: true,
    courses: [
      { slug: 'telangana-ssc-maths', fromDay: -12, toDay: 78 },
      { slug: 'class-9-to-10-bridge', fromDay: -70, toDay: -9 },
      { slug: 'compass-and-ruler-constructions', fromDay: -20, toDay: 10 },
    ],
  },
  {
    name: 'Mohammed Irfan',
    email: 'irfan@stepmark.example',
    phone: '+919848022339',
    password: 'sine-over-cosine',
    isVerified: true,
    courses: [],
  },
  {
    name: 'Sneha Patil',
    email: 'sneha@stepmark.example',
    phone: '+919848022340',
    password: 'not-yet-proven',
    isVerified: false,
    courses: [],
  },
] as const

export type DemoPerson = {
  name: string
  email: string
  phone: string
  password: string
  isVerified: boolean
  courses: readonly { slug: string; fromDay: number; toDay: number }[]
}

/** What Ananya has watched and practised: one video is missing to a certificate, and a free course is begun. */
export const demoProgress = [
  { slug: 'compass-and-ruler-constructions', videos: 4, hasPractised: true },
  { slug: 'telangana-free-starter', videos: 1, hasPractised: false },
] as const

/** Ananya's orders: an expired month, and a payment that failed. */
export const demoStudentOrders = [
  { slug: 'python-and-data-for-school-students', daysAgo: 75, end: 'paid' },
  { slug: 'tamil-nadu-practical-geometry-and-graphs', daysAgo: 33, end: 'failed' },
] as const

/** The demo tickets of people other than Ananya; the course has ended. */
export const demoTicketStudent: DemoPerson = {
  name: 'Vikram Naidu',
  email: 'vikram@stepmark.example',
  phone: '+919848022341',
  password: 'half-a-diameter',
  isVerified: true,
  courses: [{ slug: 'cbse-class-10-maths-standard', fromDay: -80, toDay: -50 }],
}

/** Writes the demo students with what they have and had. */
export async function loadDemoPeople({ clock }: Pick<Services, 'clock'>, tx: Queryable): Promise<void> {
  for (const person of demoStudents) await loadDemoPerson(tx, person, clock.now())
}

/** Writes one person of the demo; an existing account with this address is unchanged. */
export async function loadDemoPerson(tx: Queryable, demoPerson: DemoPerson, now: Date): Promise<void> {
  const { courses, password, ...person } = demoPerson
  if ((await tx.first(findStudentId(person.email))) !== null) return
  const student = await tx.first(
    insertStudent({ ...person, passwordHash: await hashPassword(password), now }),
  )
  if (student === null) throw new Error('a demo student was not written')
  for (const { slug, fromDay, toDay } of courses) {
    const grant = await tx.first(
      insertGrant(student.id, slug, daysAfter(now, fromDay), daysAfter(now, toDay)),
    )
    if (grant === null) throw new Error(`there is no course ${slug}`)
  }
}
