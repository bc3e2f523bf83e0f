import { useState } from 'react'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ByHandFields, newByHand } from './by-hand-fields.tsx'

type Props = { refund: { id: string; amount: number }; onRecorded(): Promise<void> }

/** A payment outside the gateway is refunded outside it, and then recorded here. */
export function RecordRefund({ refund, onRecorded }: Props) {
  const [byHand, setByHand] = useState(newByHand)
  return (
    <DialogButton label={m.admin_record_refund()} variant="secondary">
      {(close) => (
        <FormDialog
          title={m.admin_record_refund()}
          ask={() => send('recordRefund', { refundId: refund.id, ...byHand })}
          onDone={async () => {
            close()
            await onRecorded()
          }}
          onClose={close}
        >
          {(errors) => (
            <>
              <p>{m.admin_record_refund_lead({ amount: amountText(refund.amount) })}</p>
              <ByHandFields
                value={byHand}
                errors={errors}
                labels={{ way: m.admin_record_way_back(), on: m.admin_record_paid_out() }}
                onChange={setByHand}
              />
            </>
          )}
        </FormDialog>
      )}
    </DialogButton>
  )
}
