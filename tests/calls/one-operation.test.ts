import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminCalls } from '../../domain/admin/calls.ts'
import { calls } from '../../domain/calls.ts'

type Found = { call: string; file: string; isAdmin: boolean }

/** The functions of the server that bear the name of a call; one that students have too is the admin's in its folders. */
const found: Found[] = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/adapters/**'] })
  .filter((file) => !/queries/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?function (\w+)/gm)].map(([, call = '']) => ({
      call,
      file,
      isAdmin: call in adminCalls && (!(call in calls) || file.includes('/admin/')),
    })),
  )
  .filter(({ call, isAdmin }) => isAdmin || call in calls)

test.each([
  ['a student', calls, false],
  ['staff', adminCalls, true],
])('each call of %s is answered by one function of its name', (_, all, ofAdmin) => {
  const answering = Object.keys(all).map((name) => [
    name,
    found.filter(({ call, isAdmin }) => call === name && isAdmin === ofAdmin).map(({ file }) => file),
  ])
  expect(answering.filter(([, files]) => files?.length !== 1)).toEqual([])
})

test('the server finds those functions in the modules that hold them', async () => {
  await expect(operationsModule()).toMatchFileSnapshot('../../server/http/operations.ts')
})

function operationsModule(): string {
  const modules = [...new Set(found.map(({ file }) => file))].toSorted()
  const imports = [...modules, 'server/services.ts'].toSorted().map((file) => {
    const names = file === 'server/services.ts' ? 'type { Context }' : `* as ${aliasOf(file)}`
    return `import ${names} from '${file.replace('server/', '../')}'`
  })
  const spread = (ofAdmin: boolean) =>
    modules
      .filter((file) => found.some((one) => one.file === file && one.isAdmin === ofAdmin))
      .map((file) => `  ...${aliasOf(file)},\n`)
      .join('')
  return `// Written by tests/calls/one-operation.test.ts: a function of the server answers the call of its name.
import type { adminCalls } from '../../domain/admin/calls.ts'
import type { calls } from '../../domain/calls.ts'
import type { Call, CallOutput, ParsedInput } from '../../domain/contract.ts'
${imports.join('\n')}

export type Operation = (context: Context, input: unknown) => Promise<unknown>

/** A function for each call, that takes and gives what the contract of the call says. */
type OperationsOf<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: (context: never, input: ParsedInput<Calls[Name]>) => Promise<CallOutput<Calls[Name]>>
}

const ofStudents: OperationsOf<typeof calls> = {
${spread(false)}}

const ofStaff: OperationsOf<typeof adminCalls> = {
${spread(true)}}

// Inputs were parsed by the schema of the call, and the context created for an allowed caller.
export const operations = ofStudents as Record<keyof typeof calls, Operation>
export const adminOperations = ofStaff as Record<keyof typeof adminCalls, Operation>
`
}

/** `server/payments/admin/orders.ts` is `paymentsAdminOrders`. */
function aliasOf(file: string): string {
  const name = file.replace(/^server\//, '').replace(/(\/operations)?\.ts$/, '')
  return name.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())
}
