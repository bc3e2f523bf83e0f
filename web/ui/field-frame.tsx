import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type FieldTexts = { label: string; error?: string | undefined; hint?: string | undefined }

type FieldFrameProps = FieldTexts & { id: string; className?: string | undefined; children: ReactNode }

/** The label above a control, its hint and its error below. The control takes `describedField` of the same id. */
export function FieldFrame({ id, label, error, hint, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-base font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-3">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The error of the control with this id, below it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-small font-medium text-bad">
      <Icon name="alert" size={18} />
      <span>{error}</span>
    </p>
  )
}

/** Attributes that tie a control to its label, hint and error, for screen readers. */
export function describedField(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  return {
    id,
    'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function fieldBorder(error: string | undefined): string {
  return error ? 'border-2 border-bad' : 'border-ctl border-line'
}
