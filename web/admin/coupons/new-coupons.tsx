import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mayMakeCoupon, mostAtOnce } from '../../../domain/admin/coupons/rules.ts'
import { dayKey } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type CouponKind, couponKinds } from '../../../domain/payments/coupons/rules.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { FormDialog } from '../form-dialog.tsx'
import { CourseChoice, chosenPlan, type OfferedCourse, PlanChoice } from '../offer-choices.tsx'
import { Choice, named } from '../parts.tsx'
import { useMe } from '../session.ts'
import { typedRupees } from '../typed-rupees.ts'
import { kindText } from './labels.ts'

type Props = { courses: readonly OfferedCourse[] }

/** Makes codes; what was made is shown as a sheet. */
export function NewCoupons(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="dense" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.admin_coupons_new()}
      </Button>
      {isOpen && <NewDialog {...props} onClose={() => setOpen(false)} />}
    </>
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
    to: dayKey(new Date(now.getTime() + daysOffered * 24 * 3600 * 1000)),
    code: '',
    count: '1',
    note: '',
  }
}

type Form = ReturnType<typeof blank>

function NewDialog({ courses, onClose }: Props & { onClose(): void }) {
  const { roles } = useMe()
  const kinds = couponKinds.filter((kind) => mayMakeCoupon(roles, kind))
  // The same press twice makes them once.
  const [batchId] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState(blank)
  const navigate = useNavigate()
  const field = (name: keyof Form) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  })

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
          <Choice
            label={m.admin_coupon_kind()}
            options={named(kinds, kindText)}
            error={errors['kind']}
            {...field('kind')}
          />
          {form.kind === 'percent' && (
            <Field
              label={m.admin_coupon_percent_label()}
              hint={m.admin_coupon_floor_hint()}
              inputMode="numeric"
              maxLength={2}
              error={errors['percent']}
              {...field('percent')}
            />
          )}
          {form.kind === 'fixed' && (
            <Field
              label={m.admin_coupon_amount_label()}
              hint={m.admin_coupon_floor_hint()}
              prefix="₹"
              inputMode="decimal"
              maxLength={10}
              error={errors['amount']}
              {...field('amount')}
            />
          )}
          {form.kind === 'full' && <p className="self-center text-ink-2">{m.admin_coupon_full_hint()}</p>}
          <CourseChoice
            courses={courses}
            none={m.admin_coupon_any_course()}
            error={errors['courseId']}
            {...field('courseId')}
          />
          <PlanChoice none={m.admin_coupon_any_plan()} error={errors['plan']} {...field('plan')} />
          <Field label={m.admin_coupon_from()} type="date" error={errors['from']} {...field('from')} />
          <Field label={m.admin_coupon_to()} type="date" error={errors['to']} {...field('to')} />
          <Field
            label={m.admin_coupon_uses_label()}
            hint={m.admin_coupon_uses_hint()}
            inputMode="numeric"
            maxLength={6}
            error={errors['maxUses']}
            {...field('maxUses')}
          />
          <Field
            label={m.admin_coupon_how_many()}
            inputMode="numeric"
            maxLength={String(mostAtOnce).length}
            error={errors['count']}
            {...field('count')}
          />
          <Field
            label={m.admin_coupon_own()}
            hint={m.admin_coupon_own_hint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            error={errors['code']}
            {...field('code')}
          />
          <Field
            label={m.admin_coupon_email()}
            type="email"
            autoComplete="off"
            error={errors['email']}
            {...field('email')}
          />
          <Field
            label={m.admin_coupon_note()}
            autoComplete="off"
            maxLength={500}
            className="sm:col-span-2"
            error={errors['note']}
            {...field('note')}
          />
        </>
      )}
    </FormDialog>
  )
}

/** The server judges what is left empty or is no number. */
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
