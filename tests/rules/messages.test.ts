import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { m } from '../../domain/messages/compiled/messages.js'
import catalogue from '../../domain/messages/en.json' with { type: 'json' }

const keys = Object.keys(catalogue).filter((key) => key !== '$schema')

async function sources(): Promise<string> {
  const texts: string[] = []
  for (const room of ['domain', 'server', 'web']) {
    for (const entry of await readdir(room, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$|compiled/.test(path)) continue
      texts.push(await readFile(path, 'utf8'))
    }
  }
  return texts.join('\n')
}

describe('the message catalogue', () => {
  it('is compiled: a known key renders its sentence', () => {
    expect(m.email_required()).toBe('Email is required')
    expect(m.course_valid_till({ date: '12 Mar 2027' })).toBe('Valid till 12 Mar 2027')
  })

  it('holds no sentence that nothing says', async () => {
    const said = (await sources()).matchAll(/\bm\.(\w+)|(['"`])(\w+)\2/g)
    const named = new Set([...said].map(([, called, , quoted]) => called ?? quoted))
    expect(keys.filter((key) => !named.has(key))).toEqual([])
  })

  it('has no empty sentence', () => {
    expect(keys.filter((key) => String(catalogue[key as keyof typeof catalogue]).trim() === '')).toEqual([])
  })
})
