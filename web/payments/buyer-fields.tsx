import { m } from '../../domain/messages/compiled/messages.js'
import { type StateCode, stateCodes, states } from '../../domain/payments/states.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

export const noBilling = { gstin: '', name: '', address: '' }

/** The buyer's details for an order; empty fields are omitted. */
export function buyerInput(stateCode: string, billing: typeof noBilling) {
  const hasBilling = Object.values(billing).some((text) => text.trim() !== '')
  return { ...(isStateCode(stateCode) && { stateCode }), ...(hasBilling && { billing }) }
}

function isStateCode(code: string): code is StateCode {
  return stateCodes.some((known) => known === code)
}

/** Where the buyer lives: it decides the tax on the invoice. */
export function StateField({ value, onChange }: { value: string; onChange(code: string): void }) {
  return (
    <Select
      label={m.plan_state()}
      hint={m.plan_state_hint()}
      className="mt-4 sm:max-w-xs"
      autoComplete="address-level1"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      none={m.plan_state_none()}
      options={[...states]
        .sort(([, one], [, other]) => one.localeCompare(other))
        .map(([id, name]) => ({ id, name }))}
    />
  )
}

type BillingProps = {
  value: typeof noBilling
  /** By path in the request, such as `billing.gstin`. */
  faults: Readonly<Record<string, string>>
  onChange(value: typeof noBilling): void
}

/** For a business or school: an invoice never changes, so ask before the payment. */
export function BillingFields({ value, faults, onChange }: BillingProps) {
  const field = (name: keyof typeof noBilling) => ({
    value: value[name],
    error: faults[`billing.${name}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [name]: target.value }),
  })
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {m.plan_billing()}
      </summary>
      <p className="text-sm text-ink-3">{m.plan_billing_hint()}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Field
          label={m.plan_billing_gstin()}
          maxLength={15}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('gstin')}
        />
        <Field label={m.plan_billing_name()} maxLength={200} autoComplete="organization" {...field('name')} />
        <Field
          label={m.plan_billing_address()}
          maxLength={500}
          autoComplete="street-address"
          className="sm:col-span-2"
          {...field('address')}
        />
      </div>
    </details>
  )
}
