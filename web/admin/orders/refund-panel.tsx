import { refundReason } from '../../../domain/admin/orders/schemas.ts'
import { amountText, dateText, timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { dateOf } from '../ui/labels.ts'
import { ReasonButton } from '../ui/reason-button.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { refundLeadText, refundStateText, tooNewText } from './labels.ts'
import type { Order, OrderChange } from './order.ts'
import { ProposalForm } from './proposal-form.tsx'

type Request = Order['requests'][number]

/** Refund requests and decisions, and a proposal while an amount is left. */
export function RefundPanel({ order, onChange }: { order: Order; onChange: OrderChange }) {
  const { requests, policy, left, twoPeopleAbove } = order
  const open = requests.find(({ state }) => state === 'open')
  const decided = requests.filter(({ state }) => state !== 'open')
  return (
    <Card title={m.admin_refund()} className="grid gap-4 text-small">
      <p className="text-ink-2">
        {policy.amount > 0
          ? m.admin_policy_share({ amount: amountText(policy.amount), percent: policy.percent })
          : policy.why === 'registration'
            ? m.orders_refund_registration()
            : policy.why === 'changed'
              ? m.admin_policy_changed()
              : m.admin_policy_nothing()}{' '}
        {policy.earlier > 0 && `${m.admin_policy_earlier({ amount: amountText(policy.earlier) })} `}
        {left > 0 && m.admin_refund_left({ amount: amountText(left) })}
      </p>
      {open !== undefined && <OpenRequest key={open.id} request={open} order={order} onChange={onChange} />}
      {decided.length > 0 && (
        <ul className="grid gap-3">
          {decided.map((request) => (
            <li key={request.id} className="grid justify-items-start gap-1">
              <RequestHead request={request} />
              {request.declineReason !== null && <span>{request.declineReason}</span>}
              {request.undoUntil !== null && (
                <Undo
                  request={request}
                  until={request.undoUntil}
                  student={order.student.name}
                  onChange={onChange}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (open === undefined || open.proposedBy === null) && (
        <ProposalForm
          key={`${order.id}${left}`}
          order={order}
          left={left}
          twoPeopleAbove={twoPeopleAbove}
          onChange={onChange}
        />
      )}
    </Card>
  )
}

function RequestHead({ request }: { request: Request }) {
  const { amount, percent, proposedBy, state, reason, askedAt, endsAccess } = request
  const { approvals } = request
  const text = {
    open: approvals.length > 0 ? 'second' : 'open',
    approved: 'approved',
    declined: 'declined',
    replaced: 'failed',
  } as const
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold tabular-nums">{amountText(amount)}</span>
        <Chip tone={state === 'open' ? 'warn' : 'plain'}>
          {state === 'replaced' ? m.admin_refund_replaced() : refundStateText(text[state])}
        </Chip>
      </span>
      <span className="text-ink-2">
        {proposedBy === null
          ? m.admin_refund_by_student({ date: dateOf(askedAt), percent: percent ?? 0 })
          : m.admin_refund_by_staff({ date: dateOf(askedAt), name: proposedBy })}
        {!endsAccess && ` ${m.admin_refund_keeps_access()}`}
      </span>
      {reason !== null && <q className="wrap-anywhere">{reason}</q>}
    </>
  )
}

type UndoProps = { request: Request; until: string; student: string; onChange: OrderChange }

/** Nothing was executed yet: the approval can be withdrawn. */
function Undo({ request, until, student, onChange }: UndoProps) {
  return (
    <div className="mt-1 grid justify-items-start gap-2 rounded-ctl bg-warn-soft p-3">
      <p>
        {m.admin_refund_waits({
          amount: amountText(request.amount),
          name: student,
          at: timeText(new Date(until), 'en'),
        })}
      </p>
      <SmallButton
        label={m.admin_refund_undo()}
        variant="secondary"
        work={() => onChange(send('undoRefund', { requestId: request.id }))}
      />
    </div>
  )
}

type OpenProps = { request: Request; order: Order; onChange: OrderChange }

function OpenRequest({ request, order, onChange }: OpenProps) {
  const { id, approvals, needed, canApprove, canApproveFrom, dueAt } = request

  return (
    <div className="grid justify-items-start gap-3 rounded-ctl bg-sunk p-3">
      <RequestHead request={request} />
      {dueAt !== null && (
        <span>{m.admin_refund_verify_by({ date: dateText(new Date(Date.parse(dueAt) - 1), 'en') })}</span>
      )}
      {approvals.map(({ name }) => (
        <span key={name}>{m.admin_refund_agreed({ name })}</span>
      ))}
      {needed > 1 && approvals.length < needed && <strong>{m.admin_refund_needs_second()}</strong>}
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          label={m.admin_refund_approve()}
          variant="primary"
          disabled={!canApprove}
          title={m.admin_refund_approve_title({
            amount: amountText(request.amount),
            name: order.student.name,
          })}
          lead={refundLeadText({ ...request, isLast: approvals.length + 1 >= needed }, order.course)}
          confirm={m.admin_refund_approve()}
          act={() => onChange(send('approveRefund', { requestId: id }))}
        />
        <ReasonButton
          label={m.admin_refund_decline()}
          title={m.admin_refund_decline_title()}
          dialog={{
            name: `decline/${id}`,
            lead: m.admin_refund_decline_lead({ amount: amountText(request.amount) }),
            confirm: m.admin_refund_decline(),
            reasonHint: m.admin_refund_decline_hint(),
            reasonRule: refundReason,
            async act(reason) {
              const answer = await send('declineRefund', { requestId: id, reason })
              if (answer.success) await onChange(Promise.resolve(answer))
              return answer
            },
          }}
        />
      </div>
      {!canApprove && (
        <span className="text-ink-2">
          {canApproveFrom === null ? m.admin_refund_second_person() : tooNewText(canApproveFrom)}
        </span>
      )}
    </div>
  )
}
