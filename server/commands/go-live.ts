/** `npm run go-live`: ends the demo of this installation. Prompts at a terminal for missing flags. */
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { normaliseEmail } from '../../domain/accounts/rules.ts'
import { email as emailSchema } from '../../domain/accounts/schemas.ts'
import { setUpHours } from '../../domain/admin/rules.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import {
  type DemoReport,
  describeDemo,
  type GoLiveChoices,
  goLive,
  isInvented,
} from '../installation/go-live.ts'
import { missingToServe, readSettings } from '../settings.ts'
import { weaknessOf } from '../weak-secret.ts'
import { withServices } from './beside.ts'
import { runCommand } from './command.ts'

type CommandOptions = {
  content?: string
  written?: string
  keep?: string[]
  people?: string
  'remove-people'?: string
  'owner-email'?: string
  'owner-name'?: string
  yes?: boolean
}
type Prompt = ((question: string) => Promise<string>) | null

await runCommand(async (print) => {
  const options = readArguments()
  const settings = readSettings(undefined, { needs: [] })
  const terminal = stdin.isTTY && stdout.isTTY ? createInterface({ input: stdin, output: stdout }) : null
  try {
    await withServices({ settings, progress: print, aloneBefore: 'going live' }, async (services) => {
      const report = await describeDemo(services)
      for (const line of linesOf(report)) print(line)
      const weakness = report.stage === 'live' ? null : weaknessOf(settings.secret)
      if (weakness !== null)
        throw new StartFailure(
          `Nothing was changed: APP_SECRET can be guessed: ${weakness}. Use the output of openssl rand -base64 48.`,
        )
      const choices = await choose(options, report, terminal && ((question) => terminal.question(question)))
      const { removed, links } = await goLive(services, choices)
      print(
        `The demo is over: ${removed.students} students, ${removed.staff} staff, ${removed.orders} orders and ${removed.invoices} invoices are gone.`,
      )
      for (const { name, email, link } of links)
        print(
          `${name} (${email}) sets a password and the codes here, once, within ${setUpHours} hours:\n\n  ${link}\n`,
        )
      const missing = missingToServe()
      if (missing.length === 0) return
      print(`Still missing for production: ${missing.join(', ')}.`)
      if (missing.includes('APP_SECRET') || missing.includes('PUBLIC_URL'))
        print(
          'Links above hold only with the settings of now: set these, then npm run staff:create makes new ones.',
        )
    })
  } finally {
    terminal?.close()
  }
})

function linesOf({ stage, counts, people, seeded, written }: DemoReport): string[] {
  const own = people.filter(({ email }) => !isInvented(email))
  return [
    stage === 'demo' ? 'This installation is a demo.' : 'This installation is live. What is left of a demo:',
    `  Accounts: ${counts.students} students, ${counts.staff} staff; ${own.length} of them were made by people:`,
    ...own.map(
      ({ kind, name, email, roles }) => `    ${[`${kind}: ${name} (${email})`, ...(roles ?? [])].join(', ')}`,
    ),
    `  Orders ${counts.orders}, invoices and credit notes ${counts.invoices}, enquiries ${counts.enquiries}`,
    `  Content that came with it: ${seeded.courses} courses, ${seeded.articles} articles, ${seeded.resources} resources`,
    `  Content that people wrote or changed: ${written.length === 0 ? 'none' : ''}`,
    ...written.map(({ kind, title }) => `    ${kind}: ${title}`),
  ]
}

/** Flags first; the rest is prompted for, or refused without a terminal. */
async function choose(options: CommandOptions, report: DemoReport, ask: Prompt): Promise<GoLiveChoices> {
  const { seeded, written } = report
  const hasContent = seeded.courses + seeded.articles + seeded.resources > 0
  const keep = options.keep ?? (ask && report.people.length > 0 ? await askWhoStays(ask) : [])
  const choices = {
    content: hasContent ? await keepOrRemove('content', options.content, ask) : 'keep',
    written: written.length > 0 ? await keepOrRemove('written', options.written, ask) : 'keep',
    keep,
    people: await choosePeople(options, report, keep, ask),
    owner: await chooseOwner(options, report, keep, ask),
  } as const
  if (options.yes) return choices
  if (ask === null) throw new StartFailure('Nothing was changed: to go live, say --yes.')
  if ((await ask('This cannot be undone. Type "go live": ')).trim() !== 'go live')
    throw new StartFailure('Nothing was changed.')
  return choices
}

/** People who are not of the seeded demo are deleted only when their number is confirmed. */
async function choosePeople(
  options: CommandOptions,
  { people }: DemoReport,
  keep: readonly string[],
  ask: Prompt,
): Promise<GoLiveChoices['people']> {
  if (options.people === 'keep') return 'keep'
  if (options.people !== undefined) throw new StartFailure('Nothing was changed: say --people keep.')
  const named = new Set(keep.map(normaliseEmail))
  const others = people.filter(({ email }) => !isInvented(email) && !named.has(email)).length
  const question = `${others} accounts were made by people and would be removed for good. Type "keep", or ${others} to remove them: `
  const answer =
    options['remove-people'] ?? (ask === null || others === 0 ? '0' : (await ask(question)).trim())
  if (answer === 'keep') return 'keep'
  if (!/^\d{1,9}$/.test(answer)) throw new StartFailure('Nothing was changed: say --remove-people NUMBER.')
  return { remove: Number(answer) }
}

async function askWhoStays(ask: NonNullable<Prompt>): Promise<string[]> {
  const answer = await ask('Accounts that stay, as addresses with spaces between (none: Enter): ')
  return answer.split(/[\s,]+/).filter((address) => address !== '')
}

const questions = {
  content: 'Content that came with the demo, keep or remove? ',
  written: 'Content that people wrote or changed, keep or remove? ',
}

async function keepOrRemove(
  what: keyof typeof questions,
  given: string | undefined,
  ask: Prompt,
): Promise<'keep' | 'remove'> {
  const answer = given ?? (ask === null ? '' : (await ask(questions[what])).trim())
  if (answer === 'keep' || answer === 'remove') return answer
  throw new StartFailure(`Nothing was changed: say --${what} keep or --${what} remove.`)
}

async function chooseOwner(
  options: CommandOptions,
  { hasOwner }: DemoReport,
  keep: readonly string[],
  ask: Prompt,
): Promise<GoLiveChoices['owner']> {
  const isAsked = ask !== null && !hasOwner && options['owner-email'] === undefined
  const typed = isAsked
    ? await ask(`Address of the first owner${keep.length > 0 ? ' (Enter: one who stays)' : ''}: `)
    : (options['owner-email'] ?? '')
  if (typed.trim() === '') return null
  const email = emailSchema.safeParse(typed)
  if (!email.success)
    throw new StartFailure('Nothing was changed: the owner needs an address, --owner-email.')
  const name = options['owner-name'] ?? (ask === null ? '' : await ask('Name of the first owner: '))
  if (name.trim() === '') throw new StartFailure('Nothing was changed: the owner needs a name, --owner-name.')
  return { email: email.data, name: name.trim() }
}

function readArguments(): CommandOptions {
  const text = { type: 'string' } as const
  return parseArgs({
    options: {
      content: text,
      written: text,
      keep: { type: 'string', multiple: true },
      people: text,
      'remove-people': text,
      'owner-email': text,
      'owner-name': text,
      yes: { type: 'boolean' },
    },
  }).values
}
