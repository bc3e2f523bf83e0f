import { useState } from 'react'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { send } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { useConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Tick } from '../ui/form.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { typedRupees } from '../ui/typed-rupees.ts'
import { refundLeadText } from './labels.ts'
import type { Order, OrderChange } from './order.ts'

type Props = { order: Order; left: number; twoPeopleAbove: number; onChange: OrderChange }

/** Another amount than the policy's, with a reason. Proposing counts as approval. */
export function ProposalForm({ order, left, twoPeopleAbove, onChange }: Props) {
  const draftName = `proposal/${order.id}`
  const confirmation = useConfirmDialog()
  const [isOpen, setOpen] = useState(() => draftOf(draftName) !== '')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState(() => draftOf(draftName))
  const [endsAccess, setEndsAccess] = useState(true)
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({})

  function propose(): void {
    const rupees = typedRupees(amount)
    const found = {
      ...(rupees > 0 ? {} : { amount: m.admin_amount_invalid() }),
      ...(rupees > left ? { amount: m.admin_refund_too_much() } : {}),
      ...(reason.trim() === '' ? { reason: m.admin_reason_required() } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const refund = { reason, percent: null, proposedBy: null, endsAccess, isLast: rupees <= twoPeopleAbove }
    confirmation.ask({
      title: m.admin_refund_approve_title({ amount: amountText(rupees), name: order.student.name }),
      lead: refundLeadText(refund, order.course),
      confirm: m.admin_refund_other(),
      act: async () => {
        const proposal = { orderId: order.id, amount: rupees, reason, endsAccess }
        if (await onChange(send('proposeRefund', proposal))) keepDraft(draftName, '')
      },
    })
  }

  if (!isOpen)
    return (
      <SmallButton
        label={m.admin_refund_other()}
        variant="secondary"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      />
    )
  return (
    <>
      <Form className="grid gap-3" onSubmit={propose}>
        <Field
          label={m.admin_refund_amount()}
          prefix="₹"
          inputMode="decimal"
          value={amount}
          error={errors.amount}
          hint={m.admin_refund_limit({ amount: amountText(twoPeopleAbove) })}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextArea
          label={m.admin_detail_reason()}
          rows={3}
          value={reason}
          error={errors.reason}
          onChange={({ target }) => {
            setReason(target.value)
            keepDraft(draftName, target.value)
          }}
        />
        <Tick checked={endsAccess} onTick={setEndsAccess}>
          {m.admin_refund_ends_access()}
        </Tick>
        <Submit size="dense" className="justify-self-start" aria-haspopup="dialog">
          {m.admin_refund_other()}
        </Submit>
      </Form>
      {confirmation.dialog}
    </>
  )
}
