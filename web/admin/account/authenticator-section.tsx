import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ScanSecret } from '../ui/scan-secret.tsx'
import { SmallButton } from '../ui/small-button.tsx'

/** Replaces the authenticator: the new one takes effect once a code from it was entered. */
export function AuthenticatorSection() {
  const [offered, setOffered] = useState<AdminOutputOf<'startAuthenticator'>>()
  const [code, setCode] = useState('')

  async function start(): Promise<void> {
    const answer = await send('startAuthenticator', {})
    if (!answer.success) return toast.error(answer.message)
    setCode('')
    setOffered(answer.data)
  }

  return (
    <section aria-labelledby="authenticator" className="mb-8 max-w-[860px]">
      <h2 id="authenticator" className="text-lg font-bold">
        {m.admin_authenticator()}
      </h2>
      <p className="mb-3 text-ink-2">{m.admin_authenticator_lead()}</p>
      <SmallButton label={m.admin_authenticator_start()} variant="secondary" onClick={() => void start()} />
      {offered !== undefined && (
        <FormDialog
          title={m.admin_authenticator_start()}
          confirm={m.admin_authenticator_finish()}
          ask={() => send('changeAuthenticator', { claim: offered.claim, code: code.replace(/\s/g, '') })}
          onDone={async () => setOffered(undefined)}
          onClose={() => setOffered(undefined)}
        >
          {(errors) => (
            <>
              <ScanSecret {...offered} />
              <Field
                label={m.admin_code()}
                hint={m.admin_code_proof()}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                value={code}
                error={errors['code']}
                onChange={({ target }) => setCode(target.value)}
              />
            </>
          )}
        </FormDialog>
      )}
    </section>
  )
}
