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
  summary: 'Public holidays whose date changes each year, as entered by staff',
  output: holidays,
})

export const addHoliday = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Adds a holiday; refund deadlines skip it from now on',
  input: body({ day, name }),
  output: holidays,
  done: 'admin_holiday_added',
})

export const removeHoliday = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Removes a holiday; refund deadlines count its day again',
  input: body({ day }),
  output: holidays,
  done: 'admin_holiday_removed',
})
