import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { authorsOfAll } from '../../../domain/admin/access.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import {
  type Decision,
  type DisputeStatus,
  decisions,
  disputeStatuses,
  reply,
} from '../../../domain/admin/practice/schemas.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import { boardNames } from '../../../domain/practice/rules.ts'
import { TypedMaths } from '../../practice/typed-maths.tsx'
import { send } from '../api.ts'
import { useList } from '../query.ts'
import { useMe } from '../session.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Choice, named, When } from '../ui/parts.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

type Dispute = AdminOutputOf<'getDisputes'>['items'][number]

/** Disputed marks, decided one after the other. */
export function DisputesScreen() {
  const search = useSearch({ from: '/admin/practice' })
  const { status = 'open' } = search
  const disputes = useList('getDisputes', search)
  return (
    <ListPage
      title={m.admin_disputes()}
      list={disputes}
      view="status"
      lead={
        <p className="mt-1 text-small">
          <Link to="/admin/practice/questions" look="alone">
            {m.admin_questions()}
          </Link>
        </p>
      }
      tabs={{
        name: 'status',
        label: m.admin_filter_status(),
        options: named(disputeStatuses, statusText),
        counts: disputes.data && { open: disputes.data.openCount },
      }}
      none={status === 'open' ? m.admin_disputes_none() : m.admin_disputes_none_decided()}
      rows={(items) => (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {items.map((item) => (
            <DisputeCard key={item.id} dispute={item} onDecided={() => void disputes.refetch()} />
          ))}
        </ul>
      )}
    />
  )
}

function DisputeCard({ dispute, onDecided }: { dispute: Dispute; onDecided: () => void }) {
  const { skill, board, stem, options, rightAnswer, lines, answer, marks, mostMarks, words, createdAt } =
    dispute
  const mayDecide = holdsAny(useMe().roles, authorsOfAll)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-rule bg-card p-4">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span className="font-semibold">{skill}</span>
        <span>{boardNames[board]}</span>
        <When at={createdAt} />
      </p>
      {/* Rendered by the server from the question's own text. */}
      <div className="overflow-x-auto" dangerouslySetInnerHTML={{ __html: stem }} />
      {options && (
        <ol type="A" className="list-[upper-alpha] pl-6">
          {options.map((option) => (
            <li key={option} dangerouslySetInnerHTML={{ __html: option }} />
          ))}
        </ol>
      )}
      <dl className="grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-ink-2">{m.admin_dispute_working()}</dt>
        <dd>
          {lines.map((line, index) => (
            // Lines have no identity but their position.
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <span key={index} className="block">
              <TypedMaths text={line} />
            </span>
          ))}
          {answer && <TypedMaths text={answer} />}
        </dd>
        <dt className="text-ink-2">{m.admin_dispute_right_answer()}</dt>
        <dd>
          <TypedMaths text={rightAnswer} />
        </dd>
        <dt className="text-ink-2">{m.admin_dispute_marks()}</dt>
        <dd className="tabular-nums">{m.admin_dispute_marks_of({ marks, most: mostMarks })}</dd>
        <dt className="text-ink-2">{m.admin_dispute_words()}</dt>
        <dd className="whitespace-pre-line">{words}</dd>
        {dispute.reply !== '' && (
          <>
            <dt className="text-ink-2">{m.admin_dispute_our_reply()}</dt>
            <dd className="whitespace-pre-line">{dispute.reply}</dd>
          </>
        )}
      </dl>
      {dispute.status === 'open' && mayDecide && (
        <div>
          <DialogButton label={m.admin_dispute_decide()} of={skill} variant="secondary">
            {(close) => <DecisionDialog dispute={dispute} onClose={close} onDecided={onDecided} />}
          </DialogButton>
        </div>
      )}
    </li>
  )
}

type DialogProps = { dispute: Dispute; onClose: () => void; onDecided: () => void }

function DecisionDialog({ dispute, onClose, onDecided }: DialogProps) {
  const [decision, setDecision] = useState<Decision>('accept')
  return (
    <ReasonDialog
      name={`dispute ${dispute.id}`}
      title={m.admin_dispute_decide()}
      lead={leadText(decision)}
      reasonHint={m.admin_dispute_reply_hint()}
      reasonRule={reply}
      onClose={onClose}
      act={async (text) => {
        const answer = await send('decideDispute', { id: dispute.id, decision, reply: text })
        if (answer.success) onDecided()
        return answer
      }}
    >
      <Choice
        label={m.admin_dispute_decision()}
        value={decision}
        onChoose={setDecision}
        options={named(decisions, decisionText)}
      />
    </ReasonDialog>
  )
}

const statusText = textBy<DisputeStatus>({
  open: m.admin_dispute_open,
  corrected: m.admin_dispute_corrected,
  declined: m.admin_dispute_declined,
})

const decisionText = textBy<Decision>({
  accept: m.admin_dispute_accept,
  withdraw: m.admin_dispute_withdraw,
  withdrawAll: m.admin_dispute_withdraw_all,
  decline: m.admin_dispute_decline,
})

const leadText = textBy<Decision>({
  accept: m.admin_dispute_accept_lead,
  withdraw: m.admin_dispute_withdraw_lead,
  withdrawAll: m.admin_dispute_withdraw_all_lead,
  decline: m.admin_dispute_decline_lead,
})
