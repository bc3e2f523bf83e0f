import { dayKey } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type RecordedWay, recordedWays } from '../../../domain/payments/by-hand/rules.ts'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../ui/form.tsx'
import { Choice, named } from '../ui/parts.tsx'

/** Fields of a payment or refund made outside the gateway. */
export type ByHand = { way: RecordedWay; reference: string; on: string; note: string }

export function newByHand(): ByHand {
  return { way: 'cash', reference: '', on: dayKey(new Date()), note: '' }
}

export function wayText(way: RecordedWay): string {
  return way === 'cash' ? m.admin_record_cash() : m.admin_record_transfer()
}

type Props = {
  value: ByHand
  errors: Readonly<Record<string, string>>
  labels: { way: string; on: string }
  onChange(value: ByHand): void
}

export function ByHandFields({ value, errors, labels, onChange }: Props) {
  const field = fieldsOf(value, errors, (part) => onChange({ ...value, ...part }))
  return (
    <>
      <Choice
        label={labels.way}
        value={value.way}
        error={errors['way']}
        onChoose={(way) => onChange({ ...value, way })}
        options={named(recordedWays, wayText)}
      />
      <Field label={labels.on} type="date" {...field('on')} />
      <Field
        label={m.admin_record_ref()}
        hint={m.admin_record_ref_hint()}
        autoComplete="off"
        maxLength={100}
        {...field('reference')}
      />
      <Field label={m.admin_coupon_note()} autoComplete="off" maxLength={500} {...field('note')} />
    </>
  )
}
