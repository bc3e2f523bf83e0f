import { createFileRoute, Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ReactNode, Suspense, useEffect } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { load, send } from '../api.ts'
import { Pagination } from '../catalog/pagination.tsx'
import { failedIn } from '../layout/list-failed.tsx'
import { askCount } from '../layout/unread.ts'
import { asStudent, requireSession } from '../private-page.ts'
import { pageOf, searchBy } from '../search.ts'
import { readSession } from '../session.ts'
import { dayText } from '../ui/day-text.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { NothingHere } from '../ui/nothing-here.tsx'
import { privateHead } from '../ui/page-head.ts'
import { lazyPart } from '../ui/part-failed.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const PushSwitch = lazyPart(() => import('../layout/push-switch.tsx'), 'PushSwitch')

type Notification = OutputOf<'getNotifications'>['data'][number]

const pageSize = 20

const Failed = failedIn(Frame, m.bell_load_failed, m.orders_load_failed_text)

export const Route = createFileRoute('/notifications')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  validateSearch: searchBy({ page: pageOf }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps, location }) =>
    asStudent(location.href, () => load('getNotifications', { page: deps.page, limit: pageSize })),
  head: () => privateHead('/notifications', m.bell_title(), m.bell_description()),
  component: Notifications,
  pendingComponent: Pending,
  errorComponent: Failed,
})

function Notifications() {
  const { data, totalPages } = Route.useLoaderData()
  const { page } = Route.useLoaderDeps()
  useEffect(() => void markRead(data), [data])
  return (
    <Frame>
      {data.length === 0 ? (
        <NothingHere title={m.bell_none()} to="/my-course" label={m.my_course_title()} />
      ) : (
        <ul className="overflow-hidden rounded-card border border-rule bg-card">
          {data.map((notification) => (
            <li key={notification._id} className="border-b border-rule last:border-b-0">
              <Entry {...notification} />
            </li>
          ))}
        </ul>
      )}
      <Pagination currentPage={page} totalPages={totalPages} />
      <section aria-labelledby="push" className="mt-8 rounded-card border border-rule bg-card p-4">
        <h2 id="push" className="mb-2 font-bold">
          {m.push_title()}
        </h2>
        <Suspense>
          <PushSwitch />
        </Suspense>
      </section>
      <p className="mt-4">
        <Link to="/account" hash="notifications" className="inline-flex min-h-11 items-center text-link">
          {m.bell_choose()}
        </Link>
      </p>
    </Frame>
  )
}

/** What is on screen counts as read; the list keeps its "new" marks until it is opened again. */
async function markRead(shown: readonly Notification[]): Promise<void> {
  const ids = shown.filter(({ isRead }) => !isRead).map(({ _id }) => _id)
  const studentId = readSession()?.id
  if (ids.length === 0 || studentId === undefined) return
  const answer = await send('readNotifications', { ids })
  if (answer.success) await askCount(studentId)
}

const icons = {
  answer: 'chat',
  case: 'support',
  payment: 'rupee',
  accessEnding: 'clock',
  result: 'check',
  reviewDue: 'refresh',
  announcement: 'info',
} as const satisfies Record<Notification['kind'], IconName>

function Entry({ kind, title, text, path, isRead, createdAt }: Notification) {
  const content = (
    <>
      <span className="pt-0.5 text-ink-3">
        <Icon name={icons[kind]} size={22} />
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <span className={clsx('block leading-snug', !isRead && 'font-semibold')}>{title}</span>
        {text !== '' && <span className="mt-1 block whitespace-pre-line text-ink-2">{text}</span>}
        <span className="mt-1 block text-small text-ink-2">
          <time dateTime={createdAt}>{dayText(createdAt)}</time>
          {!isRead && <span className="font-semibold text-link"> · {m.bell_new()}</span>}
        </span>
      </span>
    </>
  )
  const row = clsx(
    'flex gap-3 border-l-4 px-3 py-3 text-ink no-underline',
    isRead ? 'border-transparent' : 'border-brand',
  )
  if (path === null) return <div className={row}>{content}</div>
  const { pathname, searchParams, hash } = new URL(path, 'http://site')
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(searchParams)}
      {...(hash !== '' && { hash: hash.slice(1) })}
      className={clsx(row, '-outline-offset-3 hover:bg-sunk')}
    >
      {content}
    </Link>
  )
}

function Pending() {
  return (
    <Frame>
      <div aria-hidden="true" className="grid gap-3">
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <Skeleton key={name} className="h-18" />
        ))}
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page max-w-3xl pt-8 pb-12 lg:pb-18">
      <SectionHead level={1} title={m.bell_title()}>
        {m.bell_description()}
      </SectionHead>
      {children}
    </div>
  )
}
