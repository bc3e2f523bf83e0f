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
  /** Attempts at practice questions. */
  attempts: number
}

/** Fills an empty database with years of a school, without demo content. */
export async function writeLargeSchool(databaseUrl: string, size: SchoolSize): Promise<void> {
  await migrate(databaseUrl)
  await writeContent(databaseUrl, size)
  await writeTickets(databaseUrl, size)
  await writeShop(databaseUrl, size)
  await writePractice(databaseUrl, size)
  await writeYears(databaseUrl)
}
