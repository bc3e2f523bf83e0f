import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { authors, paymentLinkMakers, studentReaders } from '../../../domain/admin/access.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { type Call, call, openedOnce } from '../query.ts'
import { useMe } from '../session.ts'
import { actionText } from '../ui/action-labels.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { Contact } from '../ui/contact.tsx'
import { momentText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StatusChip, When } from '../ui/parts.tsx'
import { useChangeWithNotice } from '../ui/use-change-with-notice.tsx'
import { Invitation } from './invitation.tsx'
import { Section } from './section.tsx'
import type { Student, StudentChange } from './student.ts'
import { StudentActions } from './student-actions.tsx'
import { StudentChips } from './student-chips.tsx'
import { StudentCourses } from './student-courses.tsx'
import { StudentLearning } from './student-learning.tsx'
import { StudentOrders } from './student-orders.tsx'

/** One student: the learning for teachers, and everything else for account support. */
export function StudentScreen() {
  const { id } = useParams({ from: '/admin/students/$id' })
  const { roles } = useMe()
  const seesAccount = holdsAny(roles, studentReaders)
  return (
    <>
      {seesAccount ? (
        <BackLink to="/admin/students">{m.admin_students()}</BackLink>
      ) : (
        <BackLink to="/admin/learners">{m.admin_learners()}</BackLink>
      )}
      {seesAccount && <Account id={id} />}
      {holdsAny(roles, authors) && <StudentLearning studentId={id} isAlone={!seesAccount} />}
    </>
  )
}

function Account({ id }: { id: string }) {
  const record = call('getStudent', { id })
  // Each view is logged: it is not repeated on window focus.
  const student = useQuery({ ...record, ...openedOnce })
  const isOwner = useMe().roles.includes('owner')
  return (
    <>
      <title>{m.admin_title({ screen: student.data?.name ?? m.admin_students() })}</title>
      <Loaded of={student} title={m.admin_students()}>
        {(data) => <OpenStudent student={data} isOwner={isOwner} of={record} />}
      </Loaded>
    </>
  )
}

type OpenProps = { student: Student; isOwner: boolean; of: Call<Student> }

function OpenStudent({ student, isOwner, of }: OpenProps) {
  const { change, notice } = useChangeWithNotice(of, 'mb-4')
  return (
    <>
      <div className="mb-4">
        <h1 className="text-head leading-tight font-bold wrap-anywhere">{student.name}</h1>
        <div className="mt-2">
          <StudentChips student={student} />
        </div>
      </div>
      {notice}
      <div className="mb-5 grid gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 content-start gap-5">
          <StudentCourses student={student} isOwner={isOwner} onChange={change} />
          <StudentOrders orders={student.orders} />
          <Tickets student={student} />
          <AuditEvents auditEvents={student.auditEvents} />
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <Profile student={student} />
          <Invitation student={student} onChange={change} />
          <StudentActions student={student} isOwner={isOwner} onChange={change} />
          <Sessions student={student} onChange={change} />
        </div>
      </div>
    </>
  )
}

function Profile({ student }: { student: Student }) {
  const { choices } = student
  const sells = holdsAny(useMe().roles, paymentLinkMakers)
  return (
    <Section title={m.admin_student_profile()}>
      <ul className="grid">
        <Contact {...student} />
        <li>{choices.lessonNews ? m.admin_student_wants_news() : m.admin_student_no_news()}</li>
        <li>{choices.reminders ? m.admin_student_wants_reminders() : m.admin_student_no_reminders()}</li>
        {sells && (
          <li>
            <Link to="/admin/payment-links" search={{ for: student.email }} look="small">
              {m.admin_payment_link_for_student()}
            </Link>
          </li>
        )}
      </ul>
    </Section>
  )
}

function Sessions({ student, onChange }: { student: Student; onChange: StudentChange }) {
  const { id: studentId, sessions } = student
  return (
    <Section
      title={m.admin_student_sessions()}
      empty={sessions.length === 0 && m.admin_student_no_sessions()}
    >
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <li key={session.id} className="grid justify-items-start gap-1">
            <span className="w-full wrap-anywhere">{session.device || m.admin_student_unknown_device()}</span>
            <span className="text-sm text-ink-2">
              {m.admin_student_last_used()} <When at={session.lastUsedAt} />
            </span>
            <ConfirmButton
              label={m.admin_student_end_session()}
              of={`${session.device || m.admin_student_unknown_device()}, ${momentText(session.lastUsedAt)}`}
              lead={m.admin_student_end_session_sure()}
              act={() => onChange(send('endStudentSession', { studentId, sessionId: session.id }))}
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ConfirmButton
          label={m.admin_student_end_sessions()}
          variant="secondary"
          className="mt-3"
          lead={m.admin_student_end_sessions_sure()}
          act={() => onChange(send('endStudentSessions', { studentId }))}
        />
      )}
    </Section>
  )
}

function Tickets({ student }: { student: Student }) {
  const { tickets, email } = student
  return (
    <Section title={m.admin_student_tickets()} empty={tickets.length === 0 && m.admin_orders_none()}>
      <ul className="grid gap-2">
        {tickets.map(({ reference, title, status, lastActivityAt }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to="/admin/inbox/$kind/$name"
              params={{ kind: 'ticket', name: reference }}
              className="min-h-6 wrap-anywhere text-link"
            >
              {title}
            </Link>
            <StatusChip status={status} />
            <span className="text-sm text-ink-2">
              {reference} · <When at={lastActivityAt} />
            </span>
          </li>
        ))}
      </ul>
      <Link to="/admin/inbox" search={{ search: email }} look="small" className="mt-2">
        {m.admin_student_in_inbox()}
      </Link>
    </Section>
  )
}

function AuditEvents({ auditEvents }: Pick<Student, 'auditEvents'>) {
  return (
    <Section title={m.admin_student_audit_events()} empty={auditEvents.length === 0 && m.admin_orders_none()}>
      <ul className="grid gap-2">
        {auditEvents.map(({ id, at, staff, action, after }) => (
          <li key={id}>
            <span className="font-semibold">{staff ?? m.admin_audit_command_line()}</span>
            {': '}
            {actionText(action)}{' '}
            <time dateTime={at} className="text-sm text-ink-2">
              {momentText(at)}
            </time>
            {typeof after?.['reason'] === 'string' && (
              <span className="block wrap-anywhere text-ink-2">{after['reason']}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
