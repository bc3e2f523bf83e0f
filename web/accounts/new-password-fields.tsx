import { m } from '../../domain/messages/compiled/messages.js'
import { PasswordField } from '../ui/field.tsx'
import type { FormState } from '../ui/use-form.ts'
import { PasswordAdvice } from './password-advice.tsx'

type NewPasswordFieldsProps<Name extends string> = {
  label: string
  /** Name of the field that holds the new password. */
  name: Name
  form: {
    values: Record<Name, string>
    field(name: Name | 'confirmation'): ReturnType<FormState<string>['field']>
  }
}

/** New password with advice, and its confirmation. */
export function NewPasswordFields<Name extends string>({ label, name, form }: NewPasswordFieldsProps<Name>) {
  return (
    <>
      <div>
        <PasswordField label={label} autoComplete="new-password" required {...form.field(name)} />
        <PasswordAdvice password={form.values[name]} />
      </div>
      <PasswordField
        label={m.auth_confirm_password()}
        autoComplete="new-password"
        required
        {...form.field('confirmation')}
      />
    </>
  )
}
