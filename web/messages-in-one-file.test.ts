import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import english from '../domain/messages/en.json' with { type: 'json' }
import { oneFile, writeOneFile } from './messages-in-one-file.ts'

describe('the messages that Node imports', () => {
  it('are every one of them', async () => {
    const { m } = await import('../domain/messages/compiled/messages.js')
    expect(Object.keys(m).toSorted()).toEqual(
      Object.keys(english)
        .filter((key) => key !== '$schema')
        .toSorted(),
    )
  })

  it('need none of the files that they stood in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'messages'))
    writeFileSync(join(folder, 'messages/_index.js'), "export * from './greet.js'\n")
    writeFileSync(join(folder, 'messages/greet.js'), "export const greet = () => 'Hello'\n")
    writeFileSync(join(folder, 'messages.js'), "export * from './messages/_index.js'\n")
    writeOneFile(`${folder}/`)
    rmSync(join(folder, 'messages'), { recursive: true })
    const { m } = await import(`${folder}/messages.js`)
    expect(m.greet()).toBe('Hello')
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
