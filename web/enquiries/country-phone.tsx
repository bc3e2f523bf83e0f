import { useId } from 'react'
import { defaultCountries, parseCountry, usePhoneInput } from 'react-international-phone'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Field } from '../ui/field.tsx'

type CountryPhoneProps = {
  /** Plus, dial code and number; only the first two while no number is typed. */
  value: string
  error: string | undefined
  onChange(phone: string, isEmpty: boolean): void
}

/** A phone number with its country, India at first. Countries are named in words: flags are pictures from elsewhere. */
export function CountryPhone({ value, error, onChange }: CountryPhoneProps) {
  const id = useId()
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
    .map(({ iso2, dialCode, name }) => ({ iso2, dialCode, name: names.of(iso2.toUpperCase()) ?? name }))
    .sort((one, other) => one.name.localeCompare(other.name, currentLocale()))
  return (
    <div className="grid gap-4 sm:grid-cols-[200px_minmax(0,1fr)]">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-base font-semibold">
          {m.apply_country()}
        </label>
        <select
          id={id}
          value={country.iso2}
          autoComplete="tel-country-code"
          onChange={(event) => setCountry(event.target.value, { focusOnInput: false })}
          className="min-h-11 w-full rounded-ctl border-[1.5px] border-line bg-card px-2 text-body text-ink"
        >
          {countries.map(({ iso2, dialCode, name }) => (
            <option key={iso2} value={iso2}>
              {name} (+{dialCode})
            </option>
          ))}
        </select>
      </div>
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
