import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { describedField, FieldFrame, type FieldTexts, fieldBorder } from './field-frame.tsx'

type FieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'id'> &
  FieldTexts & { prefix?: string; suffix?: ReactNode }

/** A labelled input with hint and error. */
export function Field({ label, error, hint, prefix, suffix, className, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} className={className}>
      <div
        className={clsx(
          'flex min-h-11 items-stretch overflow-hidden rounded-ctl bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
          fieldBorder(error),
        )}
      >
        {prefix && <span className="grid place-items-center pl-3 font-semibold text-link">{prefix}</span>}
        <input
          {...describedField(id, { error, hint })}
          className="w-full min-w-0 flex-1 bg-transparent px-3 py-2 text-body text-ink outline-none placeholder:text-ink-3"
          {...input}
        />
        {suffix}
      </div>
    </FieldFrame>
  )
}

/** The email of the person who fills in the form. */
export function EmailField(props: FieldProps) {
  return <Field type="email" inputMode="email" autoComplete="email" required {...props} />
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
