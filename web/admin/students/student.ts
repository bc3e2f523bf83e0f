import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Change } from '../api.ts'

export type Student = AdminOutputOf<'getStudent'>
export type StudentChange = Change<Student>
