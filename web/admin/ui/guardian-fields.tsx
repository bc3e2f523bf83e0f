import { indianPhone } from '../../../domain/admin/people/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from './form.tsx'

export type GuardianValues = {
  dateOfBirth: string
  guardianName: string
  guardianEmail: string
  guardianPhone: string
}

type Props = {
  values: GuardianValues
  /** By the paths of the call: `dateOfBirth`, `guardian.email`. */
  errors: Readonly<Record<string, string>>
  onChange(values: GuardianValues): void
}

export function BirthField({ values, errors, onChange }: Props) {
  return (
    <Field
      label={m.admin_person_birth()}
      hint={m.admin_person_birth_hint()}
      type="date"
      value={values.dateOfBirth}
      error={errors['dateOfBirth']}
      onChange={({ target }) => onChange({ ...values, dateOfBirth: target.value })}
    />
  )
}

export function GuardianFields({ values, errors, onChange }: Props) {
  const field = fieldsOf(values, errors, (part) => onChange({ ...values, ...part }))
  return (
    <fieldset className="grid gap-4 border-t border-rule pt-3">
      <legend className="font-semibold">{m.admin_person_guardian()}</legend>
      <Field
        label={m.admin_person_guardian_name()}
        maxLength={100}
        {...field('guardianName', 'guardian.name')}
      />
      <Field
        label={m.admin_person_guardian_email()}
        type="email"
        {...field('guardianEmail', 'guardian.email')}
      />
      <Field
        label={m.admin_person_guardian_phone()}
        type="tel"
        {...field('guardianPhone', 'guardian.phone')}
      />
    </fieldset>
  )
}

/** As the calls expect them; an empty field means unknown. */
export function guardianOf(values: GuardianValues) {
  const { dateOfBirth, guardianName, guardianEmail, guardianPhone } = values
  return {
    dateOfBirth: dateOfBirth || null,
    guardian: {
      name: guardianName || null,
      email: guardianEmail || null,
      phone: guardianPhone ? indianPhone(guardianPhone) : null,
    },
  }
}
