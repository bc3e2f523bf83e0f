import * as z from 'zod/mini'
import { query } from '../../contract.ts'
import { boards } from '../../practice/rules.ts'
import { authors, defineAdminCall } from '../access.ts'
import { named } from '../shapes.ts'

export const getPracticeChapters = defineAdminCall({
  method: 'GET',
  path: '/admin/getPracticeChapters',
  access: 'staff',
  roles: authors,
  summary: 'The chapters of each board with the skills that can be practised',
  input: query({}),
  output: z.array(
    z.object({
      board: z.enum(boards),
      chapters: z.array(z.object({ chapter: z.string(), skills: z.array(named) })),
    }),
  ),
})
