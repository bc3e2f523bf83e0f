import type { AdminOutputOf } from '../../../domain/admin/calls.ts'

export type Case = AdminOutputOf<'getTicket'>
