import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { environment, groups, neededToServe, readSettings } from '../../server/settings.ts'

type Described = {
  description?: string
  default?: unknown
  enum?: string[]
  minLength?: number
}

/** By name: what the schema says of each setting. */
const settings = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' }).properties as Record<
  string,
  Described
>
const names = Object.keys(settings)
const needed: readonly string[] = neededToServe

describe('the list of settings', () => {
  test('is written from the schema', async () => {
    // `vitest -u` rewrites it.
    await expect(settingsPage()).toMatchFileSnapshot('../../docs/settings.md')
  })

  test('says of every setting what it means', () => {
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !settings[name]?.description)).toEqual([])
  })

  test('names what production needs, like a start without it', () => {
    expect(() => readSettings({ DEMO: '0' })).toThrow(neededToServe.join(', '))
  })
})

function settingsPage(): string {
  return `# Settings

Written by tests/rules/settings.test.ts from the schema in server/settings.ts: change that, then
\`npx vitest run tests/rules/settings.test.ts -u\`.

Settings are read once at start from the environment; an empty one counts as not set. An invalid one stops the start with
one line that names it; missing ones are listed in one line.
[Demo or production](operating.md#demo-or-production) says which settings end a demo.

| setting | default | production needs it | meaning |
|---|---|---|---|
${names.map(rowOf).join('\n')}

Some belong together: all of them are set, or none.

${groups.map((group) => `- ${group.map(code).join(', ')}`).join('\n')}

\`DATABASE_DIRECT_URL\` is set only together with \`DATABASE_URL\`.
`
}

function rowOf(name: string): string {
  const { description = '', default: standard, enum: choices, minLength = 0 } = settings[name] ?? {}
  const limits = [
    choices === undefined ? '' : `one of ${choices.map(code).join(', ')}`,
    minLength > 1 ? `at least ${minLength} characters` : '',
  ].filter((limit) => limit !== '')
  const meaning = [description, ...limits].join('; ')
  const shown = standard === undefined || standard === '' ? '' : code(String(standard))
  return `| ${code(name)} | ${shown} | ${needed.includes(name) ? 'yes' : ''} | ${meaning} |`
}

function code(text: string): string {
  return `\`${text}\``
}
