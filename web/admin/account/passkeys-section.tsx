import { useQuery } from '@tanstack/react-query'
import { mostPasskeyNameLength } from '../../../domain/admin/account/passkeys.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { call, say, useShow } from '../query.ts'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { useText } from '../ui/form.tsx'
import { momentText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { hasPasskeys, makePasskey } from '../ui/passkeys.ts'

const passkeysCall = call('getPasskeys', {})

/** The current user's passkeys, and adding one. */
export function PasskeysSection() {
  const stored = useQuery(passkeysCall)
  const show = useShow(passkeysCall)
  const name = useText()

  async function add(): Promise<void> {
    if (name.value.trim() === '') return name.setError(m.admin_passkey_name_required())
    const answer = await makePasskey(name.value)
    if (!answer.success) return name.setError(answer.fields['name'] ?? answer.message)
    show(answer.data)
    name.clear()
    toast.success(answer.message)
  }

  async function remove(id: string): Promise<void> {
    const answer = await send('removePasskey', { id })
    say(answer)
    if (answer.success) show(answer.data)
  }

  return (
    <section aria-labelledby="passkeys" className="mb-8 grid max-w-[860px] gap-3">
      <h2 id="passkeys" className="text-lg font-bold">
        {m.admin_passkeys()}
      </h2>
      <p className="text-ink-2">{m.admin_passkeys_lead()}</p>
      <NotLoaded of={stored} />
      {stored.data?.length === 0 && <p>{m.admin_passkeys_none()}</p>}
      {stored.data !== undefined && stored.data.length > 0 && (
        <ul className="grid gap-2">
          {stored.data.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center gap-3 rounded-card border border-rule bg-card p-3"
            >
              <span className="min-w-0 flex-1 basis-60">
                <span className="block font-semibold wrap-anywhere">{passkey.name}</span>
                <span className="text-small text-ink-2">{usesText(passkey)}</span>
              </span>
              <ConfirmButton
                label={m.admin_passkey_remove()}
                aria-label={m.admin_passkey_remove_named({ name: passkey.name })}
                title={m.admin_passkey_remove_named({ name: passkey.name })}
                lead={m.admin_passkey_remove_lead({ name: passkey.name })}
                confirm={m.admin_passkey_remove()}
                act={() => remove(passkey.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Form className="grid max-w-xl justify-items-start gap-3" onSubmit={add}>
          <Field
            label={m.admin_passkey_name()}
            hint={m.admin_passkey_name_hint()}
            maxLength={mostPasskeyNameLength}
            autoComplete="off"
            className="w-full"
            {...name.field}
          />
          <Submit variant="secondary">{m.admin_passkey_add()}</Submit>
        </Form>
      ) : (
        <p>{m.admin_passkey_unsupported()}</p>
      )}
    </section>
  )
}

function usesText({ madeAt, usedAt }: AdminOutputOf<'getPasskeys'>[number]): string {
  const used = usedAt === null ? m.admin_passkey_unused() : m.admin_passkey_used({ at: momentText(usedAt) })
  return `${m.admin_passkey_made({ at: momentText(madeAt) })}, ${used}`
}
