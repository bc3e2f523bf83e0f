import { useId } from 'react'
import type { Role } from '../../../domain/addresses.ts'
import { type Job, jobOf, jobs, roles } from '../../../domain/admin/rules.ts'
import { roleAboutText, roleText } from '../../../domain/admin/staff/role-texts.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { jobText } from '../ui/labels.ts'
import { Choice, named } from '../ui/parts.tsx'

type Props = { held: readonly Role[]; onChange(held: Role[]): void }

/** The roles of one person: a job sets them all, and each can be toggled. */
export function RolesField({ held, onChange }: Props) {
  const id = useId()
  const names = Object.keys(jobs) as Job[]
  return (
    <div className="grid gap-3">
      <Choice
        label={m.admin_job()}
        value={jobOf(held) ?? ''}
        onChoose={(job) => job && onChange([...jobs[job]])}
        none={jobOf(held) === null ? m.admin_job_own() : undefined}
        options={named(names, jobText)}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{m.admin_staff_roles()}</legend>
        <ul className="grid">
          {roles.map((role) => (
            <li key={role} className="border-b border-grid last:border-b-0">
              <label className="flex min-h-11 items-start gap-2.5 py-2">
                <input
                  type="checkbox"
                  className="mt-0.5 size-5 shrink-0 accent-brand"
                  aria-describedby={`${id}-${role}`}
                  checked={held.includes(role)}
                  onChange={({ target }) =>
                    onChange(roles.filter((one) => (one === role ? target.checked : held.includes(one))))
                  }
                />
                <span className="grid min-w-0">
                  <span className="font-semibold">{roleText(role)}</span>
                  <span id={`${id}-${role}`} className="text-small text-ink-2">
                    {roleAboutText(role)}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  )
}
