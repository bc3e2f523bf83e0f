import { type ComponentProps, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'

/** An authenticator code, or a recovery code if the phone is lost. */
export function CodeField(input: Omit<ComponentProps<typeof Field>, 'label' | 'hint'>) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <div>
      {isRecovery ? (
        <Field
          label={m.admin_recovery_code()}
          hint={m.admin_recovery_code_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...input}
        />
      ) : (
        <Field
          label={m.admin_code()}
          hint={m.admin_code_hint()}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          {...input}
        />
      )}
      <button
        type="button"
        className="min-h-11 text-small font-semibold text-link"
        onClick={() => setRecovery(!isRecovery)}
      >
        {isRecovery ? m.admin_recovery_use_app() : m.admin_recovery_use()}
      </button>
    </div>
  )
}
