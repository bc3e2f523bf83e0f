import { fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { addHolidayIn, listNamedHolidays, removeHolidayIn } from '../refunds/operations.ts'

type Holidays = AdminOutput<'getHolidays'>

export async function getHolidays({ database }: StaffContext): Promise<Holidays> {
  return listNamedHolidays(database)
}

/** @throws Failure `conflict` for a day that already exists. */
export async function addHoliday(
  context: StaffContext,
  { day, name }: AdminInput<'addHoliday'>,
): Promise<Holidays> {
  return context.database.transaction(async (tx) => {
    if (!(await addHolidayIn(tx, { day, name }))) throw fieldFailure('conflict', 'day', 'admin_holiday_known')
    await audit(tx, context, { action: 'holiday.add', id: day, after: { name } })
    return listNamedHolidays(tx)
  })
}

export async function removeHoliday(
  context: StaffContext,
  { day }: AdminInput<'removeHoliday'>,
): Promise<Holidays> {
  return context.database.transaction(async (tx) => {
    const name = orNotFound(await removeHolidayIn(tx, day), 'admin_holiday_gone')
    await audit(tx, context, { action: 'holiday.remove', id: day, before: { name } })
    return listNamedHolidays(tx)
  })
}
