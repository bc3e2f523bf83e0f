/**
 * `npm run staff:create -- --email … --name … --role …`: prints the link with which a person gets access to the admin.
 */
import { parseArgs } from 'node:util'
import { email as emailSchema } from '../../domain/accounts/schemas.ts'
import type { Role } from '../../domain/addresses.ts'
import { type Job, jobs, roles, setUpHours } from '../../domain/admin/rules.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { createStaff } from '../admin/staff/operations.ts'
import { refuseDemoSettings } from '../installation/operations.ts'
import { readSettings } from '../settings.ts'
import { withServices } from './beside.ts'
import { runCommand } from './command.ts'

await runCommand(async (print) => {
  const person = readPerson()
  await withServices(
    { settings: readSettings(undefined, { needs: ['PUBLIC_URL', 'APP_SECRET'] }), progress: print },
    async (services) => {
      await refuseDemoSettings(services)
      const link = await createStaff(services, person)
      print(
        `${person.name} (${person.roles.join(', ')}) sets a password and the codes here, once, within ${setUpHours} hours:`,
      )
      print(`\n  ${link}\n`)
    },
  )
})

function readPerson(): { email: string; name: string; roles: readonly Role[] } {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: text, name: text, role: text } })
  const { email = '', name = '', role = '' } = values
  const judged = emailSchema.safeParse(email)
  if (!judged.success) throw new StartFailure('Say who: --email with an address, --name and --role.')
  if (name.trim() === '') throw new StartFailure('Say who: --name is missing.')
  return { email: judged.data, name: name.trim(), roles: readRoles(role) }
}

/** A job, or comma-separated roles. */
function readRoles(given: string): readonly Role[] {
  if (Object.hasOwn(jobs, given)) return jobs[given as Job]
  const known = given.split(',').map((name) => roles.find((role) => role === name.trim()))
  if (known.includes(undefined))
    throw new StartFailure(
      `Say the role: --role with one of ${Object.keys(jobs).join(', ')}, or with some of ${roles.join(',')}.`,
    )
  return known.filter((role) => role !== undefined)
}
