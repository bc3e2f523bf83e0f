import { useEffect, useState } from 'react'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import type { CaseKind, EnquiryKind } from '../../domain/admin/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { type TicketStatus, ticketStatuses } from '../../domain/support/rules.ts'
import { Notice } from '../ui/notice.tsx'
import { AnswerForm } from './answer-form.tsx'
import { type Answer, send } from './api.ts'
import { BackLink } from './back-link.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseMessages } from './case-messages.tsx'
import { kindText, statusText } from './labels.ts'
import { NotLoaded } from './not-loaded.tsx'
import { Notes } from './notes.tsx'
import { Choice, Due, StatusChip } from './parts.tsx'
import type { ScreenProps } from './screens.ts'
import { useLoaded } from './use-loaded.ts'

export type Case = AdminOutputOf<'getTicket'>

/** One conversation with all that is needed to answer it. */
export function CaseScreen({ parameters }: ScreenProps) {
  // The address was matched before: these are its two parts.
  const [kind, name = ''] = parameters as [CaseKind, string]
  const inboxCase = useLoaded(`${kind}/${name}`, () => openCase(kind, name))
  const { data } = inboxCase

  useEffect(() => {
    document.title = m.admin_title({ screen: data?.reference ?? kindText(kind) })
  }, [data, kind])

  return (
    <>
      <BackLink to="/admin/inbox">{m.admin_inbox()}</BackLink>
      {inboxCase.failure !== null && <h1 className="sr-only">{kindText(kind)}</h1>}
      <NotLoaded of={inboxCase} />
      {data !== null && <OpenCase inboxCase={data} onChange={inboxCase.replace} />}
    </>
  )
}

type OpenProps = { inboxCase: Case; onChange: (inboxCase: Case) => void }

function OpenCase({ inboxCase, onChange }: OpenProps) {
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null)

  /** Shows what a change made of the case, or why it was refused; true when it was made. */
  async function change(asking: Promise<Answer<Case>>): Promise<boolean> {
    const answer = await asking
    if (answer.success) onChange(answer.data)
    setSaid({ kind: answer.success ? 'good' : 'bad', text: answer.message || m.admin_no_line() })
    return answer.success
  }

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 content-start gap-5">
        <div>
          <p className="text-small text-ink-2">
            {kindText(inboxCase.kind)} · {inboxCase.reference}
            {inboxCase.course !== null && ` · ${inboxCase.course}`}
          </p>
          <h1 className="text-subhead leading-tight font-bold wrap-anywhere">{inboxCase.title}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-small">
            <StatusChip status={inboxCase.status} />
            <Due {...inboxCase} />
          </p>
        </div>
        {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
        <CaseMessages messages={inboxCase.messages} details={inboxCase.details} />
        {inboxCase.contact.email === null ? (
          <p className="text-small text-ink-2">{m.admin_no_address()}</p>
        ) : (
          <AnswerForm key={inboxCase.id} inboxCase={inboxCase} onAnswer={change} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <Handling inboxCase={inboxCase} onChange={change} />
        <Notes inboxCase={inboxCase} onAdd={change} />
        <CaseFacts inboxCase={inboxCase} />
      </div>
    </div>
  )
}

type Change = (asking: Promise<Answer<Case>>) => Promise<boolean>

function Handling({ inboxCase, onChange }: { inboxCase: Case; onChange: Change }) {
  const { kind, id, status, assignee } = inboxCase
  const assignees = useLoaded('', () => send('getAssignees', {}), { isRefreshed: false })
  return (
    <section className="grid gap-3 rounded-card border border-rule bg-card p-4">
      <h2 className="text-lg font-bold">{m.admin_handling()}</h2>
      <Choice
        label={m.admin_column_status()}
        value={status}
        onChange={({ target }) =>
          // The options are the statuses.
          void onChange(send('setStatus', { kind, id, status: target.value as TicketStatus }))
        }
      >
        {ticketStatuses.map((one) => (
          <option key={one} value={one}>
            {statusText(one)}
          </option>
        ))}
      </Choice>
      <Choice
        label={m.admin_column_assignee()}
        value={assignee?.id ?? ''}
        onChange={({ target }) => void onChange(send('assign', { kind, id, staffId: target.value || null }))}
      >
        <option value="">{m.admin_filter_nobody()}</option>
        {withCurrent(assignees.data ?? [], assignee).map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </Choice>
    </section>
  )
}

type Person = { id: string; name: string }

/** Who has it stays to be seen, also before the list has come or after they have left. */
function withCurrent(people: readonly Person[], current: Person | null): readonly Person[] {
  if (current === null || people.some(({ id }) => id === current.id)) return people
  return [current, ...people]
}

async function openCase(kind: CaseKind, name: string): Promise<Answer<Case>> {
  if (kind === 'ticket') return send('getTicket', { ticketId: name })
  const enquiry: EnquiryKind = kind
  return send('getEnquiry', { kind: enquiry, id: name })
}
