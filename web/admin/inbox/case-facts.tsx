import type { ReactNode } from 'react'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Contact } from '../ui/contact.tsx'
import { dateOf, lastDayText, orderStateText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import type { Case } from './case.ts'

/** The sender, with courses and orders. */
export function CaseFacts({ inboxCase: { contact, student } }: { inboxCase: Case }) {
  return (
    <section className="grid gap-4 rounded-card border border-rule bg-card p-4 text-small">
      <div>
        <h2 className="text-lg font-bold wrap-anywhere">
          {student === null ? (
            contact.name
          ) : (
            <Link to="/admin/students/$id" params={{ id: student.id }} className="text-link">
              {contact.name}
            </Link>
          )}
        </h2>
        <ul className="mt-1 grid">
          <Contact {...contact} registeredAt={student?.registeredAt ?? null} />
        </ul>
        {student !== null && contact.email !== null && (
          <Link to="/admin/inbox" search={{ search: contact.email }} look="small">
            {m.admin_all_tickets({ count: student.ticketCount })}
          </Link>
        )}
      </div>
      {student === null ? (
        <p className="text-ink-2">{m.admin_no_student()}</p>
      ) : (
        <>
          <Facts title={m.admin_courses()} empty={m.admin_courses_none()}>
            {student.courses.map((course) => (
              <li key={course.title + course.startsAt}>
                <span className="font-semibold">{course.title}</span>
                <span className="block text-ink-2">
                  {course.isRevoked
                    ? m.admin_course_revoked()
                    : m.admin_course_days({ from: dateOf(course.startsAt), to: lastDayText(course.endsAt) })}
                </span>
              </li>
            ))}
          </Facts>
          <Facts title={m.admin_orders()} empty={m.admin_orders_none()}>
            {student.orders.map((order) => (
              <li key={order.id}>
                <span className="font-semibold">{order.course}</span>
                <span className="block text-ink-2">
                  {amountText(order.amount)} · {orderStateText(order.state)} · {dateOf(order.createdAt)}
                </span>
                <span className="block text-sm text-ink-3">{order.id}</span>
              </li>
            ))}
          </Facts>
        </>
      )}
    </section>
  )
}

function Facts({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      {children.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <ul className="mt-1 grid gap-2">{children}</ul>
      )}
    </div>
  )
}
