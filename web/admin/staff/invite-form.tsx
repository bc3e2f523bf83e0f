import { useState } from 'react'
import type { Role } from '../../../domain/addresses.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { jobs } from '../../../domain/admin/rules.ts'
import { invitation } from '../../../domain/admin/staff/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type Change, send } from '../api.ts'
import { useJudgedForm } from '../ui/form.tsx'
import { RolesField } from './roles-field.tsx'

/** Invites somebody to the admin by mail. */
export function InviteForm({ onInvite }: { onInvite: Change<AdminOutputOf<'getStaff'>> }) {
  const [roles, setRoles] = useState<Role[]>([...jobs.support])
  const form = useJudgedForm(invitation, { name: '', email: '' }, (values) => ({ ...values, roles }))

  async function invite(): Promise<void> {
    const answer = await onInvite(send('inviteStaff', { ...form.values, roles }))
    if (answer.success) form.reset()
    else form.showErrors(answer.fields)
  }

  return (
    <form noValidate className="grid max-w-md gap-3" onSubmit={form.submit(invite)}>
      <Field label={m.admin_staff_name()} autoComplete="off" {...form.field('name')} />
      <Field label={m.admin_email()} type="email" autoComplete="off" {...form.field('email')} />
      <RolesField held={roles} onChange={setRoles} />
      <Button type="submit" isBusy={form.isBusy} className="justify-self-start">
        {m.admin_staff_invite()}
      </Button>
    </form>
  )
}
