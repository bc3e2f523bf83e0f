import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Icon } from './icon.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

/** A labelled field of several lines with its hint and its error. */
export function TextArea({ label, error, hint, className, rows = 5, ...input }: TextAreaProps) {
  const id = useId()
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-base font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className={clsx(
          'block w-full rounded-ctl bg-card px-3 py-2 text-[17px] text-ink placeholder:text-ink-3',
          error ? 'border-2 border-bad' : 'border-[1.5px] border-line',
        )}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-[15px] text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-[15px] font-medium text-bad">
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
