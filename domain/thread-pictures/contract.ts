import * as z from 'zod/mini'
import { defineCall, query } from '../contract.ts'
import { pictureData } from './schemas.ts'

export const getThreadPicture = defineCall({
  method: 'GET',
  path: '/student/getThreadPicture',
  access: 'student',
  summary: 'A picture in a question or a ticket of the student',
  input: query({ id: z.uuid('picture_gone') }),
  output: pictureData,
})
