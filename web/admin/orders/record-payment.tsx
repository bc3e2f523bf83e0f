import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { plans } from '../../../domain/payments/plans.ts'
import { stateCodes, states } from '../../../domain/payments/states.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { Choice } from '../parts.tsx'
import { ByHandFields, newByHand } from './by-hand-fields.tsx'
import { planText } from './labels.ts'

type Props = { courses: readonly { id: string; title: string }[] }

/** Money that came without the gateway opens a course like any other. */
export function RecordPayment(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="dense" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.admin_record()}
      </Button>
      {isOpen && <RecordDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const blank = { email: '', courseId: '', plan: '1', amount: '', stateCode: '' }
const noBilling = { gstin: '', name: '', address: '' }

function RecordDialog({ courses, onClose }: Props & { onClose(): void }) {
  // The same press twice records it once.
  const [recordId] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState(blank)
  const [hand, setHand] = useState(newByHand)
  const [billing, setBilling] = useState(noBilling)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const field = (name: keyof typeof blank) => ({
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  })

  const billingField = (name: keyof typeof noBilling) => ({
    value: billing[name],
    error: errors[`billing.${name}`],
    onChange: ({ target }: { target: { value: string } }) => setBilling({ ...billing, [name]: target.value }),
  })

  async function record(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const { email, courseId, amount } = form
    const plan = plans.find(({ number }) => String(number) === form.plan)?.number ?? 1
    const stateCode = stateCodes.find((code) => code === form.stateCode)
    const hasBilling = Object.values(billing).some((text) => text.trim() !== '')
    const answer = await send('recordPayment', {
      recordId,
      email,
      courseId,
      plan,
      amount: Number(amount),
      ...(stateCode !== undefined && { stateCode }),
      ...(hasBilling && { billing }),
      ...hand,
    })
    setBusy(false)
    if (!answer.success) {
      setErrors(answer.fields)
      return setFailure(answer.message || m.admin_no_line())
    }
    toast.success(answer.message)
    await navigate({ to: '/admin/orders/$orderId', params: { orderId: answer.data.orderId } })
  }

  return (
    <Dialog title={m.admin_record()} isOpen onClose={onClose} size="large">
      <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void record(event)}>
        <p className="text-ink-2 sm:col-span-2">{m.admin_record_lead()}</p>
        {failure !== undefined && (
          <div className="sm:col-span-2">
            <Notice kind="bad">{failure}</Notice>
          </div>
        )}
        <Field label={m.admin_record_email()} type="email" autoComplete="off" {...field('email')} />
        <Choice label={m.admin_column_course()} {...field('courseId')}>
          <option value="">{m.admin_grant_course()}</option>
          {courses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Choice>
        <Choice label={m.admin_column_plan()} {...field('plan')}>
          {plans.map(({ number }) => (
            <option key={number} value={number}>
              {planText(number)}
            </option>
          ))}
        </Choice>
        <Field
          label={m.admin_record_amount_label()}
          hint={m.admin_record_amount_hint()}
          prefix="₹"
          inputMode="decimal"
          maxLength={12}
          {...field('amount')}
        />
        <ByHandFields
          value={hand}
          errors={errors}
          labels={{ way: m.admin_record_way(), on: m.admin_record_received() }}
          onChange={setHand}
        />
        <Choice label={m.admin_record_state()} {...field('stateCode')}>
          <option value="">{m.admin_record_state_none()}</option>
          {states.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        <details className="sm:col-span-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
            {m.admin_record_billing()}
          </summary>
          <div className="mt-1 grid gap-4 sm:grid-cols-2">
            <Field
              label={m.plan_billing_gstin()}
              maxLength={15}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...billingField('gstin')}
            />
            <Field
              label={m.plan_billing_name()}
              autoComplete="off"
              maxLength={200}
              {...billingField('name')}
            />
            <Field
              label={m.plan_billing_address()}
              autoComplete="off"
              maxLength={500}
              className="sm:col-span-2"
              {...billingField('address')}
            />
          </div>
        </details>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" isBusy={isBusy}>
            {m.admin_record()}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
