import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { stateCodes, states } from '../../../domain/payments/states.ts'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { useFields } from '../ui/form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { CourseChoice, chosenPlan, type OfferedCourse, PlanChoice } from '../ui/offer-choices.tsx'
import { Choice } from '../ui/parts.tsx'
import { typedRupees } from '../ui/typed-rupees.ts'
import { ByHandFields, newByHand } from './by-hand-fields.tsx'

type Props = { courses: readonly OfferedCourse[] }

/** A payment outside the gateway gives access like any other. */
export function RecordPayment(props: Props) {
  return (
    <DialogButton label={m.admin_record()} variant="secondary">
      {(close) => <RecordDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

const blank = { email: '', courseId: '', plan: '1', amount: '', stateCode: '' }
const noBilling = { gstin: '', name: '', address: '' }

function RecordDialog({ courses, onClose }: Props & { onClose(): void }) {
  // Pressing twice records it once.
  const [recordId] = useState(() => crypto.randomUUID())
  const { values: form, field } = useFields(blank)
  const [byHand, setByHand] = useState(newByHand)
  const { values: billing, field: billingField } = useFields(noBilling)
  const navigate = useNavigate()

  function record() {
    const { email, courseId, amount } = form
    const plan = chosenPlan(form.plan) ?? 1
    const stateCode = stateCodes.find((code) => code === form.stateCode)
    const hasBilling = Object.values(billing).some((text) => text.trim() !== '')
    return send('recordPayment', {
      recordId,
      email,
      courseId,
      plan,
      amount: typedRupees(amount),
      ...(stateCode !== undefined && { stateCode }),
      ...(hasBilling && { billing }),
      ...byHand,
    })
  }

  return (
    <FormDialog
      title={m.admin_record()}
      isLarge
      ask={record}
      onDone={({ orderId }) => navigate({ to: '/admin/orders/$orderId', params: { orderId } })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-ink-2 sm:col-span-2">{m.admin_record_lead()}</p>
          <Field label={m.admin_record_email()} type="email" autoComplete="off" {...field('email', errors)} />
          <CourseChoice courses={courses} {...field('courseId', errors)} />
          <PlanChoice {...field('plan', errors)} />
          <Field
            label={m.admin_record_amount_label()}
            hint={m.admin_record_amount_hint()}
            prefix="₹"
            inputMode="decimal"
            maxLength={12}
            {...field('amount', errors)}
          />
          <ByHandFields
            value={byHand}
            errors={errors}
            labels={{ way: m.admin_record_way(), on: m.admin_record_received() }}
            onChange={setByHand}
          />
          <Choice
            label={m.admin_record_state()}
            {...field('stateCode', errors)}
            none={m.admin_record_state_none()}
            options={states.map(([code, name]) => ({ id: code, name }))}
          />
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
                {...billingField('gstin', errors, 'billing.gstin')}
              />
              <Field
                label={m.plan_billing_name()}
                autoComplete="off"
                maxLength={200}
                {...billingField('name', errors, 'billing.name')}
              />
              <Field
                label={m.plan_billing_address()}
                autoComplete="off"
                maxLength={500}
                className="sm:col-span-2"
                {...billingField('address', errors, 'billing.address')}
              />
            </div>
          </details>
        </>
      )}
    </FormDialog>
  )
}
