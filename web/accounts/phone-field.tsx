import { m } from '../../domain/messages/compiled/messages.js'
import { Field } from '../ui/field.tsx'

type PhoneFieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange(event: { target: { value: string } }): void
  onBlur(): void
}

const countryCode = '+91'

/** Ten digits behind a fixed +91. A pasted number with its country code loses it. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  return (
    <Field
      label={m.auth_phone()}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={countryCode}
      required
      {...field}
      onChange={(event) => onChange({ target: { value: nationalDigits(event.target.value) } })}
    />
  )
}

/** The phone as the contract expects it: +91 and the digits; empty when nothing was typed. */
export function fullPhone(digits: string): string {
  return digits === '' ? '' : `${countryCode}${digits}`
}

function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const hasCountryCode = digits.length > 10 && (typed.trim().startsWith('+91') || digits.startsWith('91'))
  return (hasCountryCode ? digits.slice(2) : digits.replace(/^0(?=\d{10})/, '')).slice(0, 10)
}
