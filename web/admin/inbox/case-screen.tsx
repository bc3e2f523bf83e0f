import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { CaseKind } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { ticketStatuses } from '../../../domain/support/rules.ts'
import { type Change, send } from '../api.ts'
import { type Call, call } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { kindText, statusText } from '../ui/labels.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Choice, Due, named, StatusChip } from '../ui/parts.tsx'
import { useChangeWithNotice } from '../ui/use-change-with-notice.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { Case } from './case.ts'
import { CaseFacts } from './case-facts.tsx'
import { CaseMessages } from './case-messages.tsx'
import { Notes } from './notes.tsx'

/** One conversation with everything needed to answer it. */
export function CaseScreen() {
  const { kind, name } = useParams({ from: '/admin/inbox/$kind/$name' })
  return kind === 'ticket' ? (
    <Opened kind={kind} of={call('getTicket', { ticketId: name })} />
  ) : (
    <Opened kind={kind} of={call('getEnquiry', { kind, id: name })} />
  )
}

type OpenedProps = { kind: CaseKind; of: Call<Case> }

function Opened({ kind, of }: OpenedProps) {
  const inboxCase = useQuery({ ...of, gcTime: 0 })
  return (
    <>
      <BackLink to="/admin/inbox">{m.admin_inbox()}</BackLink>
      <title>{m.admin_title({ screen: inboxCase.data?.reference ?? kindText(kind) })}</title>
      <Loaded of={inboxCase} title={kindText(kind)}>
        {(data) => <OpenCase inboxCase={data} of={of} />}
      </Loaded>
    </>
  )
}

type OpenProps = { inboxCase: Case; of: Call<Case> }

function OpenCase({ inboxCase, of }: OpenProps) {
  const { change, notice } = useChangeWithNotice(of)

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
        {notice}
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

function Handling({ inboxCase, onChange }: { inboxCase: Case; onChange: Change<Case> }) {
  const { kind, id, status, assignee } = inboxCase
  const assignees = useQuery(call('getAssignees', {}))
  return (
    <Card title={m.admin_handling()} className="grid gap-3">
      <Choice
        label={m.admin_column_status()}
        value={status}
        onChoose={(chosen) => void onChange(send('setStatus', { kind, id, status: chosen }))}
        options={named(ticketStatuses, statusText)}
      />
      <Choice
        label={m.admin_column_assignee()}
        value={assignee?.id ?? ''}
        onChoose={(staffId) => void onChange(send('assign', { kind, id, staffId }))}
        none={m.admin_filter_nobody()}
        options={withCurrent(assignees.data ?? [], assignee)}
      />
    </Card>
  )
}

type Person = { id: string; name: string }

/** The current assignee is always listed, even before the list has loaded or after they have left. */
function withCurrent(people: readonly Person[], current: Person | null): readonly Person[] {
  if (current === null || people.some(({ id }) => id === current.id)) return people
  return [current, ...people]
}
