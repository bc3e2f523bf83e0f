import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '../../../domain/addresses.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRunning } from '../../ui/use-running.ts'
import { type Change, send } from '../api.ts'
import { call } from '../query.ts'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { rolesText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading, When } from '../ui/parts.tsx'
import { useChangeWithNotice } from '../ui/use-change-with-notice.tsx'
import { InviteForm } from './invite-form.tsx'
import { RolesField } from './roles-field.tsx'
import { RolesTable } from './roles-table.tsx'

type Staff = AdminOutputOf<'getStaff'>
type Person = Staff[number]

/** Members of staff and their roles. */
export function StaffScreen() {
  const staff = useQuery(call('getStaff', {}))
  const { change, notice } = useChangeWithNotice(call('getStaff', {}), 'mb-4')

  return (
    <>
      <div className="mb-4">
        <Heading>{m.admin_staff()}</Heading>
      </div>
      <NotLoaded of={staff} />
      {notice}
      <ul className="mb-6 grid max-w-[860px] gap-3">
        {staff.data?.map((person) => (
          <PersonCard key={person.id} person={person} onChange={change} />
        ))}
      </ul>
      {staff.data !== undefined && (
        <div className="mb-6 max-w-[860px]">
          <RolesTable people={staff.data.filter(({ state }) => state !== 'blocked')} />
        </div>
      )}
      <section className="max-w-[860px] rounded-card border border-rule bg-card p-4">
        <h2 className="mb-1 text-lg font-bold">{m.admin_staff_invite()}</h2>
        <p className="mb-3 text-ink-2">{m.admin_staff_invite_about()}</p>
        <InviteForm onInvite={change} />
      </section>
    </>
  )
}

function PersonCard({ person, onChange }: { person: Person; onChange: Change<Staff> }) {
  const { id: staffId, name, email, roles, state, isYou, sessions, lastUsedAt } = person
  return (
    <li className="flex flex-wrap items-end justify-between gap-3 rounded-card border border-rule bg-card p-4">
      <div className="min-w-0">
        <h2 className="font-bold wrap-anywhere">
          {name} {isYou && <span className="font-normal text-ink-2">{m.admin_staff_you()}</span>}
        </h2>
        <p className="break-all text-ink-2">{email}</p>
        <p className="text-small font-semibold">{rolesText(roles)}</p>
        <p className="text-small">
          {stateText(state)}
          {sessions > 0 && ` · ${m.admin_staff_signed_in()}`}
          {lastUsedAt !== null && (
            <>
              {' · '}
              {m.admin_student_last_used()} <When at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-end gap-2">
        {!isYou && (
          <DialogButton label={m.admin_staff_roles_change()} of={name}>
            {(close) => <RolesDialog person={person} onChange={onChange} onClose={close} />}
          </DialogButton>
        )}
        {actsOf(person).map(({ call: act, label, lead }) => (
          <ConfirmButton
            key={act}
            label={label}
            of={name}
            lead={lead}
            act={() => onChange(send(act, { staffId }))}
          />
        ))}
      </div>
    </li>
  )
}

type RolesProps = { person: Person; onChange: Change<Staff>; onClose(): void }

function RolesDialog({ person: { id, name, roles }, onChange, onClose }: RolesProps) {
  const [isBusy, run] = useRunning()
  const [held, setHeld] = useState<Role[]>(roles)

  async function save(): Promise<void> {
    await onChange(send('changeStaffRoles', { staffId: id, roles: held }))
    onClose()
  }

  return (
    <Dialog title={m.admin_staff_roles_of({ name })} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <RolesField held={held} onChange={setHeld} />
        <p className="text-small text-ink-2">{m.admin_staff_roles_now()}</p>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isBusy} disabled={held.length === 0} onClick={() => void run(save)}>
            {m.admin_staff_roles_change()}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Actions on a member, with their consequences. */
function actsOf({ name, state, isYou, sessions }: Person) {
  const isBlocked = state === 'blocked'
  const acts = [
    {
      call: 'endStaffSessions',
      label: m.admin_student_end_sessions(),
      lead: m.admin_staff_end_lead({ name }),
      isOffered: sessions > 0,
    },
    {
      call: 'renewStaff',
      label: m.admin_staff_renew(),
      lead: m.admin_staff_renew_lead({ name }),
      isOffered: !isBlocked,
    },
    {
      call: 'unblockStaff',
      label: m.admin_student_unblock(),
      lead: m.admin_student_unblock_lead({ name }),
      isOffered: !isYou && isBlocked,
    },
    {
      call: 'blockStaff',
      label: m.admin_student_block(),
      lead: m.admin_staff_block_lead({ name }),
      isOffered: !isYou && !isBlocked,
    },
  ] as const
  return acts.filter(({ isOffered }) => isOffered)
}

const stateText = textBy<Person['state']>({
  active: m.admin_staff_active,
  invited: m.admin_staff_not_set_up,
  blocked: m.admin_student_is_blocked,
})
