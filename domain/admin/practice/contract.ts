import * as z from 'zod/mini'
import { defineCall, query } from '../../contract.ts'
import { boards } from '../../practice/rules.ts'
import { named } from '../shapes.ts'
import { practiceAddresses } from './addresses.ts'

export const getPracticeChapters = defineCall({
  ...practiceAddresses.getPracticeChapters,
  summary: 'The chapters of each board with the skills that can be practised',
  input: query({}),
  output: z.array(
    z.object({
      board: z.enum(boards),
      chapters: z.array(z.object({ chapter: z.string(), skills: z.array(named) })),
    }),
  ),
})
