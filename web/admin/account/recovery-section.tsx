import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recoveryCodes } from '../../../domain/admin/account/recovery-codes.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { call, useShow } from '../query.ts'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { SmallButton } from '../ui/small-button.tsx'

const recoveryCodesCall = call('getRecoveryCodes', {})

/** Recovery codes: how many are left, and ten new ones after they are generated. */
export function RecoverySection() {
  const stored = useQuery(recoveryCodesCall)
  const show = useShow(recoveryCodesCall)
  const [codes, setCodes] = useState<readonly string[]>()
  const left = stored.data?.left

  async function make(): Promise<void> {
    const answer = await send('makeRecoveryCodes', {})
    if (!answer.success) return toast.error(answer.message)
    setCodes(answer.data.codes)
    show({ left: answer.data.codes.length })
  }

  return (
    <section aria-labelledby="recovery" className="mb-8 max-w-[860px]">
      <h2 id="recovery" className="text-lg font-bold">
        {m.admin_recovery()}
      </h2>
      <p className="mb-3 text-ink-2">{m.admin_recovery_lead()}</p>
      <NotLoaded of={stored} />
      {codes === undefined && left !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            {left === 0 ? m.admin_recovery_none() : m.admin_recovery_left({ left, count: recoveryCodes })}
          </p>
          {left === 0 ? (
            <SmallButton label={m.admin_recovery_make()} variant="secondary" onClick={() => void make()} />
          ) : (
            <ConfirmButton
              label={m.admin_recovery_remake()}
              variant="secondary"
              lead={m.admin_recovery_remake_lead()}
              act={make}
            />
          )}
        </div>
      )}
      {codes !== undefined && (
        <div className="grid gap-3 rounded-card border border-rule bg-card p-4">
          <p className="font-semibold">{m.admin_recovery_keep()}</p>
          <ol className="grid gap-2 font-mono text-lg sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-3 print:hidden">
            <SmallButton label={m.admin_recovery_print()} variant="primary" onClick={() => window.print()} />
            <SmallButton label={m.admin_recovery_done()} onClick={() => setCodes(undefined)} />
          </div>
        </div>
      )}
    </section>
  )
}
