import * as z from 'zod/mini'
import { body, defineCall, query } from '../../contract.ts'
import { holidayAddresses } from './addresses.ts'
import { holiday } from './schemas.ts'

const { day, name } = holiday.shape

/** The latest first. */
const holidays = z.array(z.object({ day: z.string(), name: z.string() }))

export const getHolidays = defineCall({
  ...holidayAddresses.getHolidays,
  summary: 'Public holidays whose day moves from year to year, as staff have entered them',
  input: query({}),
  output: holidays,
})

export const addHoliday = defineCall({
  ...holidayAddresses.addHoliday,
  summary: 'Enters a holiday; the clocks of refunds leave its day out from now on',
  input: body({ day, name }),
  output: holidays,
  done: 'admin_holiday_added',
})

export const removeHoliday = defineCall({
  ...holidayAddresses.removeHoliday,
  summary: 'Takes a holiday away: its day counts again',
  input: body({ day }),
  output: holidays,
  done: 'admin_holiday_removed',
})
