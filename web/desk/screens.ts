import type { ComponentType } from 'react'
import type { Role } from '../../domain/addresses.ts'
import { roles } from '../../domain/desk/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { IconName } from '../ui/icon.tsx'
import type { Me } from './desk.tsx'

export type ScreenProps = { parameters: readonly string[]; me: Me }

type Screen = {
  /** Its groups are the screen's parameters. */
  pattern: RegExp
  roles: readonly Role[]
  load(): Promise<ComponentType<ScreenProps>>
}

/** Which screen an address shows, and to whom; each is loaded when it is first opened. */
export const screens: readonly Screen[] = [
  {
    pattern: /^\/desk\/inbox$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./inbox-screen.tsx')).InboxScreen,
  },
  {
    pattern: /^\/desk\/inbox\/(ticket|contact|application|report)\/([\w-]+)$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./matter-screen.tsx')).MatterScreen,
  },
  {
    pattern: /^\/desk\/courses$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./courses/courses-screen.tsx')).CoursesScreen,
  },
  {
    pattern: /^\/desk\/courses\/lists$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./courses/lists-screen.tsx')).ListsScreen,
  },
  {
    pattern: /^\/desk\/courses\/([0-9a-f-]{36})$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./courses/builder-screen.tsx')).BuilderScreen,
  },
  {
    pattern: /^\/desk\/courses\/([0-9a-f-]{36})\/watching$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./watching/watching-screen.tsx')).WatchingScreen,
  },
  {
    pattern: /^\/desk\/courses\/([0-9a-f-]{36})\/preview$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./courses/preview-screen.tsx')).PreviewScreen,
  },
  {
    pattern: /^\/desk\/orders$/,
    roles: ['owner', 'finance'],
    load: async () => (await import('./orders/orders-screen.tsx')).OrdersScreen,
  },
  {
    pattern: /^\/desk\/orders\/(ord_\w+)$/,
    roles: ['owner', 'finance'],
    load: async () => (await import('./orders/order-screen.tsx')).OrderScreen,
  },
  {
    pattern: /^\/desk\/refunds$/,
    roles: ['owner', 'finance'],
    load: async () => (await import('./orders/refunds-screen.tsx')).RefundsScreen,
  },
  {
    pattern: /^\/desk\/holidays$/,
    roles: ['owner', 'finance'],
    load: async () => (await import('./holidays/holidays-screen.tsx')).HolidaysScreen,
  },
  {
    pattern: /^\/desk\/exports$/,
    roles: ['owner', 'support', 'finance'],
    load: async () => (await import('./exports/exports-screen.tsx')).ExportsScreen,
  },
  {
    pattern: /^\/desk\/students$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./students/students-screen.tsx')).StudentsScreen,
  },
  {
    pattern: /^\/desk\/students\/([\w-]+)$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./students/student-screen.tsx')).StudentScreen,
  },
  {
    pattern: /^\/desk\/replies$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./replies-screen.tsx')).RepliesScreen,
  },
  {
    pattern: /^\/desk\/staff$/,
    roles: ['owner'],
    load: async () => (await import('./staff/staff-screen.tsx')).StaffScreen,
  },
  {
    pattern: /^\/desk\/media$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./uploads/media-screen.tsx')).MediaScreen,
  },
  {
    pattern: /^\/desk\/texts$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./articles/texts-screen.tsx')).TextsScreen,
  },
  {
    pattern: /^\/desk\/texts\/names$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./articles/names-screen.tsx')).NamesScreen,
  },
  {
    pattern: /^\/desk\/texts\/(article|resource)\/([\w-]+)$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./articles/text-screen.tsx')).TextScreen,
  },
  {
    pattern: /^\/desk\/site$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./site/site-screen.tsx')).SiteScreen,
  },
  {
    pattern: /^\/desk\/site\/(\w+)$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./site/entry-screen.tsx')).EntryScreen,
  },
  {
    pattern: /^\/desk\/policies\/([a-z-]+)$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./site/policy-screen.tsx')).PolicyScreen,
  },
  {
    pattern: /^\/desk\/launch$/,
    roles: ['owner'],
    load: async () => (await import('./launch/launch-screen.tsx')).LaunchScreen,
  },
  {
    pattern: /^\/desk\/account$/,
    roles,
    load: async () => (await import('./account/account-screen.tsx')).AccountScreen,
  },
  {
    pattern: /^\/desk\/audit$/,
    roles: ['owner'],
    load: async () => (await import('./audit-screen.tsx')).AuditScreen,
  },
]

type RailEntry = { path: string; label: () => string; icon: IconName; roles: readonly Role[] }

/** What the rail at the left leads to. */
export const rail: readonly RailEntry[] = [
  { path: '/desk/inbox', label: m.desk_inbox, icon: 'mail', roles: ['owner', 'support'] },
  { path: '/desk/courses', label: m.desk_courses, icon: 'book', roles: ['owner', 'author'] },
  { path: '/desk/orders', label: m.desk_orders, icon: 'rupee', roles: ['owner', 'finance'] },
  { path: '/desk/refunds', label: m.desk_refunds, icon: 'refresh', roles: ['owner', 'finance'] },
  {
    path: '/desk/exports',
    label: m.desk_exports,
    icon: 'download',
    roles: ['owner', 'support', 'finance'],
  },
  { path: '/desk/students', label: m.desk_students, icon: 'user', roles: ['owner', 'support'] },
  { path: '/desk/replies', label: m.desk_replies, icon: 'chat', roles: ['owner', 'support'] },
  { path: '/desk/staff', label: m.desk_staff, icon: 'lock', roles: ['owner'] },
  { path: '/desk/media', label: m.desk_media, icon: 'play', roles: ['owner', 'author'] },
  { path: '/desk/texts', label: m.desk_texts, icon: 'document', roles: ['owner', 'author'] },
  { path: '/desk/site', label: m.desk_site, icon: 'globe', roles: ['owner', 'author'] },
  { path: '/desk/launch', label: m.desk_launch, icon: 'check', roles: ['owner'] },
  { path: '/desk/audit', label: m.desk_audit, icon: 'document', roles: ['owner'] },
]
