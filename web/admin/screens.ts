import type { ComponentType } from 'react'
import type { Role } from '../../domain/addresses.ts'
import { roles } from '../../domain/admin/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { IconName } from '../ui/icon.tsx'
import type { Me } from './admin.tsx'

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
    pattern: /^\/admin\/inbox$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./inbox-screen.tsx')).InboxScreen,
  },
  {
    pattern: /^\/admin\/inbox\/(ticket|contact|application|report)\/([\w-]+)$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./case-screen.tsx')).CaseScreen,
  },
  {
    pattern: /^\/admin\/courses$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./courses/courses-screen.tsx')).CoursesScreen,
  },
  {
    pattern: /^\/admin\/courses\/lists$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./courses/lists-screen.tsx')).ListsScreen,
  },
  {
    pattern: /^\/admin\/courses\/([0-9a-f-]{36})$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./courses/builder-screen.tsx')).BuilderScreen,
  },
  {
    pattern: /^\/admin\/courses\/([0-9a-f-]{36})\/watching$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./watching/watching-screen.tsx')).WatchingScreen,
  },
  {
    pattern: /^\/admin\/courses\/([0-9a-f-]{36})\/preview$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./courses/preview-screen.tsx')).PreviewScreen,
  },
  {
    pattern: /^\/admin\/orders$/,
    roles: ['owner', 'finance'],
    load: async () => (await import('./orders/orders-screen.tsx')).OrdersScreen,
  },
  {
    pattern: /^\/admin\/orders\/(ord_\w+)$/,
    roles: ['owner', 'finance'],
    load: async () => (await import('./orders/order-screen.tsx')).OrderScreen,
  },
  {
    pattern: /^\/admin\/refunds$/,
    roles: ['owner', 'finance'],
    load: async () => (await import('./orders/refunds-screen.tsx')).RefundsScreen,
  },
  {
    pattern: /^\/admin\/holidays$/,
    roles: ['owner', 'finance'],
    load: async () => (await import('./holidays/holidays-screen.tsx')).HolidaysScreen,
  },
  {
    pattern: /^\/admin\/exports$/,
    roles: ['owner', 'support', 'finance'],
    load: async () => (await import('./exports/exports-screen.tsx')).ExportsScreen,
  },
  {
    pattern: /^\/admin\/students$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./students/students-screen.tsx')).StudentsScreen,
  },
  {
    pattern: /^\/admin\/students\/([\w-]+)$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./students/student-screen.tsx')).StudentScreen,
  },
  {
    pattern: /^\/admin\/replies$/,
    roles: ['owner', 'support'],
    load: async () => (await import('./replies-screen.tsx')).RepliesScreen,
  },
  {
    pattern: /^\/admin\/staff$/,
    roles: ['owner'],
    load: async () => (await import('./staff/staff-screen.tsx')).StaffScreen,
  },
  {
    pattern: /^\/admin\/media$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./uploads/media-screen.tsx')).MediaScreen,
  },
  {
    pattern: /^\/admin\/texts$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./articles/articles-screen.tsx')).ArticlesScreen,
  },
  {
    pattern: /^\/admin\/texts\/names$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./articles/names-screen.tsx')).NamesScreen,
  },
  {
    pattern: /^\/admin\/texts\/(article|resource)\/([\w-]+)$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./articles/article-screen.tsx')).ArticleScreen,
  },
  {
    pattern: /^\/admin\/site$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./site/site-screen.tsx')).SiteScreen,
  },
  {
    pattern: /^\/admin\/site\/(\w+)$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./site/entry-screen.tsx')).EntryScreen,
  },
  {
    pattern: /^\/admin\/policies\/([a-z-]+)$/,
    roles: ['owner', 'author'],
    load: async () => (await import('./site/policy-screen.tsx')).PolicyScreen,
  },
  {
    pattern: /^\/admin\/launch$/,
    roles: ['owner'],
    load: async () => (await import('./launch/launch-screen.tsx')).LaunchScreen,
  },
  {
    pattern: /^\/admin\/account$/,
    roles,
    load: async () => (await import('./account/account-screen.tsx')).AccountScreen,
  },
  {
    pattern: /^\/admin\/audit$/,
    roles: ['owner'],
    load: async () => (await import('./audit-screen.tsx')).AuditScreen,
  },
]

type RailEntry = { path: string; label: () => string; icon: IconName; roles: readonly Role[] }

/** What the rail at the left leads to. */
export const rail: readonly RailEntry[] = [
  { path: '/admin/inbox', label: m.admin_inbox, icon: 'mail', roles: ['owner', 'support'] },
  { path: '/admin/courses', label: m.admin_courses, icon: 'book', roles: ['owner', 'author'] },
  { path: '/admin/orders', label: m.admin_orders, icon: 'rupee', roles: ['owner', 'finance'] },
  { path: '/admin/refunds', label: m.admin_refunds, icon: 'refresh', roles: ['owner', 'finance'] },
  {
    path: '/admin/exports',
    label: m.admin_exports,
    icon: 'download',
    roles: ['owner', 'support', 'finance'],
  },
  { path: '/admin/students', label: m.admin_students, icon: 'user', roles: ['owner', 'support'] },
  { path: '/admin/replies', label: m.admin_replies, icon: 'chat', roles: ['owner', 'support'] },
  { path: '/admin/staff', label: m.admin_staff, icon: 'lock', roles: ['owner'] },
  { path: '/admin/media', label: m.admin_media, icon: 'play', roles: ['owner', 'author'] },
  { path: '/admin/texts', label: m.admin_blog, icon: 'document', roles: ['owner', 'author'] },
  { path: '/admin/site', label: m.admin_site, icon: 'globe', roles: ['owner', 'author'] },
  { path: '/admin/launch', label: m.admin_launch, icon: 'check', roles: ['owner'] },
  { path: '/admin/audit', label: m.admin_audit, icon: 'document', roles: ['owner'] },
]
