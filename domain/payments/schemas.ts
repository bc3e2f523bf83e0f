import * as z from 'zod/mini'
import { nameOfRow } from '../contract.ts'

/** A course by its id, or by the short name in its address. */
export const courseName = z
  .string('course_required')
  .check(z.minLength(1, 'course_required'), z.maxLength(120, 'course_required'), nameOfRow)

/** 1 monthly, 2 quarterly, 3 yearly. */
export const planNumber = z.literal([1, 2, 3], 'plan_invalid')
