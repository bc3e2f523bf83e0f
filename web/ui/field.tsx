import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from './icon.tsx'

type FieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'id'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
  prefix?: string
  suffix?: ReactNode
}

/** A labelled input with its hint and its error, which a screen reader reads with it. */
export function Field({ label, error, hint, prefix, suffix, className, ...input }: FieldProps) {
  const id = useId()
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-base font-semibold">
        {label}
      </label>
      <div
        className={clsx(
          'flex min-h-11 items-stretch overflow-hidden rounded-ctl bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
          error ? 'border-2 border-bad' : 'border-[1.5px] border-line',
        )}
      >
        {prefix && <span className="grid place-items-center pl-3 font-semibold text-link">{prefix}</span>}
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="w-full min-w-0 flex-1 bg-transparent px-3 py-2 text-[17px] text-ink outline-none placeholder:text-ink-3"
          {...input}
        />
        {suffix}
      </div>
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

/** A password that can be shown. Pasting and password managers are never blocked. */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  return (
    <Field
      {...props}
      {...(hasCapsLock && { hint: m.ui_caps_lock() })}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      suffix={
        <button
          type="button"
          className="min-w-16 px-3 font-semibold text-link"
          aria-pressed={isShown}
          aria-label={m.ui_show_password()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? m.ui_hide() : m.ui_show()}
        </button>
      }
    />
  )
}
