import { defaultCountries, parseCountry, usePhoneInput } from 'react-international-phone'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

type CountryPhoneProps = {
  /** Plus, dial code and number; only the first two while no number is typed. */
  value: string
  error: string | undefined
  onChange(phone: string, isEmpty: boolean): void
}

/** A phone number with its country, India by default. No flags: they would be third-party pictures. */
export function CountryPhone({ value, error, onChange }: CountryPhoneProps) {
  const names = new Intl.DisplayNames([currentLocale()], { type: 'region' })
  const { inputValue, country, setCountry, handlePhoneValueChange, inputRef } = usePhoneInput({
    defaultCountry: 'in',
    value,
    disableDialCodeAndPrefix: true,
    onChange: ({ phone, country: chosen }) =>
      onChange(phone, phone === `+${chosen.dialCode}` || phone === ''),
  })
  const countries = defaultCountries
    .map((data) => parseCountry(data))
    .map(({ iso2, dialCode, name }) => ({
      id: iso2,
      name: `${names.of(iso2.toUpperCase()) ?? name} (+${dialCode})`,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, currentLocale()))
  return (
    <div className="grid gap-4 sm:grid-cols-[200px_minmax(0,1fr)]">
      <Select
        label={m.apply_country()}
        autoComplete="tel-country-code"
        value={country.iso2}
        onChange={(event) => setCountry(event.target.value, { focusOnInput: false })}
        options={countries}
      />
      <Field
        label={m.apply_phone()}
        ref={inputRef}
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={`+${country.dialCode}`}
        value={inputValue}
        error={error}
        onChange={handlePhoneValueChange}
      />
    </div>
  )
}
