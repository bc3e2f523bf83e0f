import type { MovingHolidays } from '../../domain/payments/india-days.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { deleteHoliday, type HolidayRow, insertHoliday, listHolidays } from './queries/holidays.ts'

/** The holidays that staff have entered; those of a fixed date are the rule's own. */
export async function readHolidays(database: Queryable): Promise<MovingHolidays> {
  return new Set((await database.all(listHolidays())).map(({ day }) => day))
}

/** The same with their names, the latest first. */
export function listNamedHolidays(database: Queryable): Promise<HolidayRow[]> {
  return database.all(listHolidays())
}

/** False when the day was entered before. Every clock that runs counts anew from then on. */
export async function addHolidayIn(tx: Queryable, holiday: HolidayRow): Promise<boolean> {
  return (await tx.first(insertHoliday(holiday))) !== null
}

/** What the day was called; null when it was none. */
export async function removeHolidayIn(tx: Queryable, day: string): Promise<string | null> {
  return (await tx.first(deleteHoliday(day)))?.name ?? null
}
