import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import english from '../domain/messages/en.json' with { type: 'json' }
import { oneFile } from './messages-in-one-file.ts'

describe('the messages that Node imports', () => {
  it('stand in one file, every one of them', async () => {
    const file = new URL('../domain/messages/compiled/messages.js', import.meta.url)
    expect(readFileSync(file, 'utf8')).not.toContain("'./messages/")
    const { m } = await import('../domain/messages/compiled/messages.js')
    expect(Object.keys(m).toSorted()).toEqual(
      Object.keys(english)
        .filter((key) => key !== '$schema')
        .toSorted(),
    )
  })

  it('keep their own words, and import once what each of them imports', () => {
    const message = (key: string) =>
      `import { getLocale } from '../runtime.js';\nexport const ${key} = () => "import it";\n`
    expect(oneFile([message('a'), message('b')])).toBe(
      [
        "import { getLocale } from './runtime.js';\n",
        "/** @typedef {import('./runtime.js').LocalizedString} LocalizedString */\n",
        'export const a = () => "import it";\n',
        'export const b = () => "import it";\n',
      ].join(''),
    )
  })
})
