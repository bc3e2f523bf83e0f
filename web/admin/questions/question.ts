import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Answer } from '../api.ts'

export type Question = AdminOutputOf<'getQuestion'>
/** Shows what a change made of the question, or why it was refused; true when it was made. */
export type Change = (asking: Promise<Answer<Question>>) => Promise<boolean>
