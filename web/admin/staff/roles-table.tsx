import type { Role } from '../../../domain/addresses.ts'
import { roles } from '../../../domain/admin/rules.ts'
import { roleAboutText, roleText } from '../../../domain/admin/staff/role-texts.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'

type Props = { people: readonly { id: string; name: string; roles: readonly Role[] }[] }

/** Permissions and members of every role: one row per role, one column per person. */
export function RolesTable({ people }: Props) {
  return (
    <section
      aria-labelledby="roles"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the screen
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-rule bg-card p-4"
    >
      <h2 id="roles" className="mb-3 text-lg font-bold">
        {m.admin_roles_table()}
      </h2>
      <table className="w-full border-collapse text-left text-small">
        <thead>
          <tr className="border-b border-rule align-bottom">
            <th scope="col" className="py-2 pr-4">
              {m.admin_staff_role()}
            </th>
            {people.map(({ id, name }) => (
              <th key={id} scope="col" className="px-2 py-2 text-center font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role} className="border-b border-grid last:border-b-0">
              <th scope="row" className="min-w-44 py-2 pr-4 font-semibold">
                {roleText(role)}
                <span className="block font-normal text-ink-2">{roleAboutText(role)}</span>
              </th>
              {people.map(({ id, roles: held }) => (
                <td key={id} className="px-2 py-2 text-center">
                  {held.includes(role) && (
                    <span className="inline-block text-ok">
                      <Icon name="check" size={20} />
                      <span className="sr-only">{m.admin_roles_held()}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
