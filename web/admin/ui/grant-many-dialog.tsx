import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminInputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { GrantDialog } from './grant-dialog.tsx'

type Props = {
  to: AdminInputOf<'grantToMany'>['to']
  lead: string
  /** Initial values. */
  first?: { courseId: string; until: string }
  onClose(): void
}

/**
 * Grants many students access to a course, or extends it; a background job does it and its screen shows the progress.
 */
export function GrantManyDialog({ to, lead, first, onClose }: Props) {
  const [id] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  return (
    <GrantDialog
      name={`grant-many/${Object.values(to).join()}`}
      title={m.admin_grant_many()}
      lead={lead}
      first={first}
      onClose={onClose}
      act={async (grant) => {
        const answer = await send('grantToMany', { id, to, ...grant })
        if (answer.success) {
          toast.success(answer.message)
          void navigate({ to: '/admin/imports/$id', params: { id: answer.data.id } })
        }
        return answer
      }}
    />
  )
}
