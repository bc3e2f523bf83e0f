import { type Statement, sql } from '../../adapters/database/sql.ts'

export type HolidayRow = { day: string; name: string }

/** Holidays that move from year to year, the latest first. */
export function listHolidays(): Statement<HolidayRow> {
  return sql<HolidayRow>`select day::text, name from moving_holidays order by moving_holidays.day desc`
}

/** Nothing when the day is a holiday already. */
export function insertHoliday({ day, name }: HolidayRow): Statement<HolidayRow> {
  return sql<HolidayRow>`
    insert into moving_holidays (day, name) values (${day}::date, ${name})
    on conflict do nothing returning day::text, name`
}

export function deleteHoliday(day: string): Statement<HolidayRow> {
  return sql<HolidayRow>`delete from moving_holidays where day = ${day}::date returning day::text, name`
}
