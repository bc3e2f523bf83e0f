import { useEffect, useState } from 'react'
import type { DeskOutputOf } from '../../domain/desk/calls.ts'
import type { EnquiryKind, MatterKind } from '../../domain/desk/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { type TicketStatus, ticketStatuses } from '../../domain/support/rules.ts'
import { Notice } from '../ui/notice.tsx'
import { AnswerForm } from './answer-form.tsx'
import { type Answer, send } from './api.ts'
import { BackLink } from './back-link.tsx'
import { MatterFacts } from './matter-facts.tsx'
import { MatterMessages } from './matter-messages.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Notes } from './notes.tsx'
import { Choice, Due, StatusChip } from './parts.tsx'
import type { ScreenProps } from './screens.ts'
import { kindText, statusText } from './texts.ts'
import { useLoaded } from './use-loaded.ts'

export type Matter = DeskOutputOf<'getTicket'>

/** One conversation with all that is needed to answer it. */
export function MatterScreen({ parameters }: ScreenProps) {
  // The address was matched before: these are its two parts.
  const [kind, name = ''] = parameters as [MatterKind, string]
  const matter = useLoaded(`${kind}/${name}`, () => openMatter(kind, name))
  const { data } = matter

  useEffect(() => {
    document.title = m.desk_title({ screen: data?.reference ?? kindText(kind) })
  }, [data, kind])

  return (
    <>
      <BackLink to="/desk/inbox">{m.desk_inbox()}</BackLink>
      {matter.failure !== null && <h1 className="sr-only">{kindText(kind)}</h1>}
      <NotLoaded of={matter} />
      {data !== null && <OpenMatter matter={data} onChange={matter.replace} />}
    </>
  )
}

type OpenProps = { matter: Matter; onChange: (matter: Matter) => void }

function OpenMatter({ matter, onChange }: OpenProps) {
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null)

  /** Shows what a change made of the matter, or why it was refused; true when it was made. */
  async function change(asking: Promise<Answer<Matter>>): Promise<boolean> {
    const answer = await asking
    if (answer.success) onChange(answer.data)
    setSaid({ kind: answer.success ? 'good' : 'bad', text: answer.message || m.desk_no_line() })
    return answer.success
  }

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 content-start gap-5">
        <div>
          <p className="text-[15px] text-ink-2">
            {kindText(matter.kind)} · {matter.reference}
            {matter.course !== null && ` · ${matter.course}`}
          </p>
          <h1 className="text-[22px] leading-tight font-bold wrap-anywhere">{matter.title}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-[15px]">
            <StatusChip status={matter.status} />
            <Due {...matter} />
          </p>
        </div>
        {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
        <MatterMessages messages={matter.messages} details={matter.details} />
        {matter.contact.email === null ? (
          <p className="text-[15px] text-ink-2">{m.desk_no_address()}</p>
        ) : (
          <AnswerForm key={matter.id} matter={matter} onAnswer={change} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <Handling matter={matter} onChange={change} />
        <Notes matter={matter} onAdd={change} />
        <MatterFacts matter={matter} />
      </div>
    </div>
  )
}

type Change = (asking: Promise<Answer<Matter>>) => Promise<boolean>

function Handling({ matter, onChange }: { matter: Matter; onChange: Change }) {
  const { kind, id, status, assignee } = matter
  const assignees = useLoaded('', () => send('getAssignees', {}), { isRefreshed: false })
  return (
    <section className="grid gap-3 rounded-card border border-rule bg-card p-4">
      <h2 className="text-lg font-bold">{m.desk_handling()}</h2>
      <Choice
        label={m.desk_column_status()}
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
        label={m.desk_column_assignee()}
        value={assignee?.id ?? ''}
        onChange={({ target }) => void onChange(send('assign', { kind, id, staffId: target.value || null }))}
      >
        <option value="">{m.desk_filter_nobody()}</option>
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

async function openMatter(kind: MatterKind, name: string): Promise<Answer<Matter>> {
  if (kind === 'ticket') return send('getTicket', { ticketId: name })
  const enquiry: EnquiryKind = kind
  return send('getEnquiry', { kind: enquiry, id: name })
}
