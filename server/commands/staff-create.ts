/** `npm run staff:create -- --email … --name … --role …`: prints the link by which a person comes to the admin. */
import { parseArgs } from 'node:util'
import { email as emailSchema } from '../../domain/accounts/schemas.ts'
import type { Role } from '../../domain/addresses.ts'
import { roles, setUpHours } from '../../domain/admin/rules.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { createStaff } from '../admin/staff/operations.ts'
import { readSettings } from '../settings.ts'
import { withServices } from './beside.ts'
import { runCommand } from './command.ts'

await runCommand(async (say) => {
  const person = readPerson()
  await withServices(
    { settings: readSettings(undefined, { needs: ['PUBLIC_URL', 'APP_SECRET'] }), progress: say },
    async (services) => {
      const link = await createStaff(services, person)
      say(
        `${person.name} (${person.role}) sets a password and the codes here, once, within ${setUpHours} hours:`,
      )
      say(`\n  ${link}\n`)
    },
  )
})

function readPerson(): { email: string; name: string; role: Role } {
  const { email = '', name = '', role = '' } = given()
  const judged = emailSchema.safeParse(email)
  if (!judged.success) throw new StartFailure('Say who: --email with an address, --name and --role.')
  if (name.trim() === '') throw new StartFailure('Say who: --name is missing.')
  const known = roles.find((one) => one === role)
  if (known === undefined) throw new StartFailure(`Say the role: --role ${roles.join(', ')}.`)
  return { email: judged.data, name: name.trim(), role: known }
}

function given(): { email?: string; name?: string; role?: string } {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { email: text, name: text, role: text } }).values
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error))
  }
}
