import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { highestRefundLimit } from '../../../domain/admin/orders/rules.ts'
import { amountText, timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { useText } from '../ui/form.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { typedRupees } from '../ui/typed-rupees.ts'
import { tooNewText } from './labels.ts'

type Queue = AdminOutputOf<'getRefunds'>
type Props = {
  limit: number
  rises: Queue['limitRises']
  alone: Queue['alone']
  standsFrom: string | null
  canChange: boolean
  onChange(): void
}

/** The amount above which two people must approve a refund; the owner changes it here. */
export function RefundLimit({ limit, rises, alone, standsFrom, canChange, onChange }: Props) {
  return (
    <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
      <div className="max-w-[75ch]">
        <p>
          {m.admin_refund_limit({ amount: amountText(limit) })}{' '}
          {rises !== null &&
            m.admin_limit_rises({
              at: timeText(new Date(rises.from), 'en'),
              amount: amountText(rises.amount),
            })}
        </p>
        <p>{m.admin_refund_alone({ most: amountText(alone.most), used: amountText(alone.used) })}</p>
        {standsFrom !== null && <p>{tooNewText(standsFrom)}</p>}
      </div>
      {canChange && (
        <DialogButton label={m.admin_limit_change()} variant="secondary">
          {(close) => <LimitDialog limit={limit} onChange={onChange} onClose={close} />}
        </DialogButton>
      )}
    </div>
  )
}

function LimitDialog({ limit, onChange, onClose }: Pick<Props, 'limit' | 'onChange'> & { onClose(): void }) {
  const amount = useText(String(limit))
  const rupees = typedRupees(amount.value)
  return (
    <ReasonDialog
      name="refund-limit"
      title={m.admin_limit_change()}
      lead={m.admin_limit_lead()}
      confirm={m.admin_limit_save()}
      onClose={onClose}
      onErrors={(fields) => amount.setError(fields['amount'])}
      judge={() => (rupees <= highestRefundLimit ? {} : { amount: m.admin_limit_invalid() })}
      act={(reason) => send('setRefundLimit', { amount: rupees, from: limit, reason })}
      onDone={onChange}
    >
      <Field label={m.admin_limit_amount()} prefix="₹" inputMode="decimal" maxLength={14} {...amount.field} />
    </ReasonDialog>
  )
}
