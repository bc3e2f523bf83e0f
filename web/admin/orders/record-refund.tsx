import { type FormEvent, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { ByHandFields, newByHand } from './by-hand-fields.tsx'
import { amountText } from './labels.ts'

type Props = { refund: { id: string; amount: number }; onRecorded(): Promise<void> }

/** What came by hand goes back by hand; then it is recorded here. */
export function RecordRefund({ refund, onRecorded }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [hand, setHand] = useState(newByHand)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function record(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await send('recordRefund', { refundId: refund.id, ...hand })
    setBusy(false)
    if (!answer.success) {
      setErrors(answer.fields)
      return setFailure(answer.message || m.admin_no_line())
    }
    toast.success(answer.message)
    setOpen(false)
    await onRecorded()
  }

  return (
    <>
      <Button variant="secondary" size="dense" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.admin_record_refund()}
      </Button>
      {isOpen && (
        <Dialog title={m.admin_record_refund()} isOpen onClose={() => setOpen(false)}>
          <form noValidate className="grid gap-4" onSubmit={(event) => void record(event)}>
            <p>{m.admin_record_refund_lead({ amount: amountText(refund.amount) })}</p>
            {failure !== undefined && <Notice kind="bad">{failure}</Notice>}
            <ByHandFields
              value={hand}
              errors={errors}
              labels={{ way: m.admin_record_way_back(), on: m.admin_record_paid_out() }}
              onChange={setHand}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" isBusy={isBusy}>
                {m.admin_record_refund()}
              </Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {m.admin_cancel()}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
