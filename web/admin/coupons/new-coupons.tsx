import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mayMakeCoupon, mostAtOnce } from '../../../domain/admin/coupons/rules.ts'
import { daysAfter } from '../../../domain/durations.ts'
import { dayKey } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type CouponKind, couponKinds } from '../../../domain/payments/coupons/rules.ts'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { useMe } from '../session.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { useFields } from '../ui/form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { CourseChoice, chosenPlan, type OfferedCourse, PlanChoice } from '../ui/offer-choices.tsx'
import { Choice, named } from '../ui/parts.tsx'
import { typedRupees } from '../ui/typed-rupees.ts'
import { kindText } from './labels.ts'

type Props = { courses: readonly OfferedCourse[] }

/** Creates codes and then shows them as a sheet. */
export function NewCoupons(props: Props) {
  return (
    <DialogButton label={m.admin_coupons_new()} variant="primary">
      {(close) => <NewDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

const daysOffered = 30

function blank() {
  const now = new Date()
  return {
    kind: 'percent' as CouponKind,
    percent: '10',
    amount: '',
    courseId: '',
    plan: '',
    email: '',
    maxUses: '1',
    from: dayKey(now),
    to: dayKey(daysAfter(now, daysOffered)),
    code: '',
    count: '1',
    note: '',
  }
}

type Form = ReturnType<typeof blank>

function NewDialog({ courses, onClose }: Props & { onClose(): void }) {
  const { roles } = useMe()
  const kinds = couponKinds.filter((kind) => mayMakeCoupon(roles, kind))
  // Pressing twice creates them once.
  const [batchId] = useState(() => crypto.randomUUID())
  const { values: form, field } = useFields(blank)
  const navigate = useNavigate()

  return (
    <FormDialog
      title={m.admin_coupons_new()}
      isLarge
      confirm={m.admin_coupon_make()}
      ask={() => send('createCoupons', { batchId, ...inputOf(form) })}
      onDone={() => navigate({ to: '/admin/coupons/sheet/$batchId', params: { batchId } })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Choice label={m.admin_coupon_kind()} options={named(kinds, kindText)} {...field('kind', errors)} />
          {form.kind === 'percent' && (
            <Field
              label={m.admin_coupon_percent_label()}
              hint={m.admin_coupon_floor_hint()}
              inputMode="numeric"
              maxLength={2}
              {...field('percent', errors)}
            />
          )}
          {form.kind === 'fixed' && (
            <Field
              label={m.admin_coupon_amount_label()}
              hint={m.admin_coupon_floor_hint()}
              prefix="₹"
              inputMode="decimal"
              maxLength={10}
              {...field('amount', errors)}
            />
          )}
          {form.kind === 'full' && <p className="self-center text-ink-2">{m.admin_coupon_full_hint()}</p>}
          <CourseChoice courses={courses} none={m.admin_coupon_any_course()} {...field('courseId', errors)} />
          <PlanChoice none={m.admin_coupon_any_plan()} {...field('plan', errors)} />
          <Field label={m.admin_coupon_from()} type="date" {...field('from', errors)} />
          <Field label={m.admin_coupon_to()} type="date" {...field('to', errors)} />
          <Field
            label={m.admin_coupon_uses_label()}
            hint={m.admin_coupon_uses_hint()}
            inputMode="numeric"
            maxLength={6}
            {...field('maxUses', errors)}
          />
          <Field
            label={m.admin_coupon_how_many()}
            inputMode="numeric"
            maxLength={String(mostAtOnce).length}
            {...field('count', errors)}
          />
          <Field
            label={m.admin_coupon_own()}
            hint={m.admin_coupon_own_hint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            {...field('code', errors)}
          />
          <Field label={m.admin_coupon_email()} type="email" autoComplete="off" {...field('email', errors)} />
          <Field
            label={m.admin_coupon_note()}
            autoComplete="off"
            maxLength={500}
            className="sm:col-span-2"
            {...field('note', errors)}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Empty or invalid numbers are left for the server to refuse. */
function inputOf({ kind, percent, amount, courseId, plan, email, code, ...form }: Form) {
  const known = chosenPlan(plan)
  return {
    kind,
    ...(kind === 'percent' && { percent: Number(percent) }),
    ...(kind === 'fixed' && { amount: typedRupees(amount) }),
    ...(courseId !== '' && { courseId }),
    ...(known !== undefined && { plan: known }),
    ...(email.trim() !== '' && { email }),
    ...(code.trim() !== '' && { code }),
    maxUses: Number(form.maxUses),
    count: Number(form.count),
    from: form.from,
    to: form.to,
    note: form.note,
  }
}
