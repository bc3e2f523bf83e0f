import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { describedField, FieldFrame, type FieldTexts, fieldBorder } from './field-frame.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts

/** A labelled multi-line field with hint and error. */
export function TextArea({ label, error, hint, className, rows = 5, ...input }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} className={className}>
      <textarea
        {...describedField(id, { error, hint })}
        rows={rows}
        className={clsx(
          'block w-full rounded-ctl bg-card px-3 py-2 text-body text-ink placeholder:text-ink-3',
          fieldBorder(error),
        )}
        {...input}
      />
    </FieldFrame>
  )
}
