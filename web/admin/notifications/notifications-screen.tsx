import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { CaseKind } from '../../../domain/admin/rules.ts'
import { amountText, timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { call, useList } from '../query.ts'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { When } from '../ui/parts.tsx'

type Item = AdminOutputOf<'getStaffNotifications'>['items'][number]

/** Notifications of staff; those on screen count as read. */
export function NotificationsScreen() {
  const { page, limit } = useSearch({ from: '/admin/notifications' })
  const list = useList('getStaffNotifications', { page, limit })
  const cache = useQueryClient()
  const { data } = list
  useEffect(() => {
    const ids = (data?.items ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id)
    if (ids.length === 0) return
    void send('readStaffNotifications', { ids }).then((answer) => {
      if (answer.success) void cache.invalidateQueries(call('getRailCounts', {}))
    })
  }, [data, cache])
  return (
    <ListPage
      title={m.admin_notifications()}
      lead={<p className="mt-1 max-w-3xl text-ink-2">{m.admin_notifications_about()}</p>}
      list={list}
      none={m.admin_notifications_none()}
      rows={(items) => (
        <ul className="overflow-hidden rounded-card border border-rule bg-card">
          {items.map((item) => (
            <li key={item.id} className="border-b border-rule last:border-b-0">
              <Entry {...item} />
            </li>
          ))}
        </ul>
      )}
    />
  )
}

function Entry({ told, path, isRead, createdAt }: Item) {
  return (
    <Link
      to={path}
      className={clsx(
        'flex min-h-11 flex-wrap items-baseline gap-x-4 border-l-4 px-3 py-2.5 text-ink no-underline -outline-offset-3 hover:bg-sunk',
        isRead ? 'border-transparent' : 'border-brand font-semibold',
      )}
    >
      <span className="min-w-0 grow wrap-anywhere">{textOf(told)}</span>
      <span className="text-small font-normal text-ink-2">
        <When at={createdAt} />
      </span>
    </Link>
  )
}

const caseTexts: Record<CaseKind, (facts: { number: string }) => string> = {
  ticket: m.admin_told_ticket,
  contact: m.admin_told_contact,
  application: m.admin_told_application,
  report: m.admin_told_report,
}

function textOf({ kind, facts }: Item['told']): string {
  if (kind === 'case') return caseTexts[facts.kind]({ number: facts.number })
  if (kind === 'question') {
    const time = timeText(new Date(facts.dueAt), 'en')
    return facts.course === null
      ? m.admin_told_practice_question({ time })
      : m.admin_told_question({ course: facts.course, time })
  }
  const { course, order } = facts
  const values = { course, order, amount: amountText(facts.amount) }
  return kind === 'sale' ? m.admin_told_sale(values) : m.admin_told_refund(values)
}
