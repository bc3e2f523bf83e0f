import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { describedField, FieldFrame, type FieldTexts, fieldBorder } from './field-frame.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldTexts & {
    /** Shown when nothing is chosen. */
    none?: string
    options: readonly { id: string | number; name: string }[]
  }

/** A labelled select with hint and error. */
export function Select({ label, error, hint, className, none, options, ...select }: SelectProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} className={className}>
      <select
        {...describedField(id, { error, hint })}
        className={clsx(
          'block min-h-11 w-full rounded-ctl bg-card px-3 text-body text-ink',
          fieldBorder(error),
        )}
        {...select}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
