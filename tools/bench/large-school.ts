import { migrate } from '../../server/adapters/database/migrate.ts'
import { writeTickets } from './growth-admin.ts'
import { writeContent } from './growth-content.ts'
import { writePractice } from './growth-practice.ts'
import { writeShop } from './growth-shop.ts'
import { writeYears } from './growth-years.ts'

export type SchoolSize = {
  courses: number
  students: number
  tickets: number
  orders: number
  texts: number
  media: number
  auditEvents: number
  /** Tries at questions of practice. */
  attempts: number
}

/** Fills an empty database with years of a school; nothing of the demo is in it. */
export async function writeLargeSchool(databaseUrl: string, size: SchoolSize): Promise<void> {
  await migrate(databaseUrl)
  await writeContent(databaseUrl, size)
  await writeTickets(databaseUrl, size)
  await writeShop(databaseUrl, size)
  await writePractice(databaseUrl, size)
  await writeYears(databaseUrl)
}
