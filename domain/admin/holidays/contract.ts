import * as z from 'zod/mini'
import { body } from '../../contract.ts'
import { defineAdminCall } from '../access.ts'
import { moneyRoles } from '../rules.ts'
import { holiday } from './schemas.ts'

const { day, name } = holiday.shape

/** The latest first. */
const holidays = z.array(z.object({ day: z.string(), name: z.string() }))

export const getHolidays = defineAdminCall({
  method: 'GET',
  roles: moneyRoles,
  summary: 'Public holidays whose day moves from year to year, as staff have entered them',
  output: holidays,
})

export const addHoliday = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Enters a holiday; the clocks of refunds leave its day out from now on',
  input: body({ day, name }),
  output: holidays,
  done: 'admin_holiday_added',
})

export const removeHoliday = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Takes a holiday away: its day counts again',
  input: body({ day }),
  output: holidays,
  done: 'admin_holiday_removed',
})
