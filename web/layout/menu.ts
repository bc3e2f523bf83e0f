import { m } from '../../domain/messages/compiled/messages.js'

/** Pages that the header leads to. */
export const menu = [
  { to: '/', label: m.layout_home },
  { to: '/courses', label: m.layout_courses },
] as const
