import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Change } from '../api.ts'

export type Question = AdminOutputOf<'getQuestion'>
export type QuestionChange = Change<Question>
