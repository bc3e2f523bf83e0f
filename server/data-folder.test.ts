import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder } from '../packages/embedded-postgres/data-folder.ts'
import { openFolder, removeFolder } from '../tests/start/processes.ts'
import { closeDataFolder } from './data-folder.ts'

const silent = { info() {}, warn() {}, error() {} }
const own = process.getuid?.() === 0 ? 0o711 : 0o700

let folder: string
beforeEach(() => {
  folder = openFolder()
  for (const name of ['media', 'uploads', 'postgres']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'app-secret'), 'secret')
  for (const name of ['.', 'media', 'uploads', 'postgres']) chmodSync(join(folder, name), 0o755)
  chmodSync(join(folder, 'app-secret'), 0o644)
})
afterEach(() => removeFolder(folder))

const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o7777

test('an open data folder is closed to others, and the room of the database left to the database', async () => {
  await closeDataFolder(folder, silent)
  expect(['.', 'media', 'uploads', 'app-secret', 'postgres'].map(modeOf)).toEqual([
    own,
    0o700,
    0o700,
    0o600,
    0o755,
  ])
})

test('a folder that holds strange things stays open itself, and rights are never widened', async () => {
  mkdirSync(join(folder, 'thesis'), { mode: 0o755 })
  chmodSync(join(folder, 'media'), 0o500)
  await closeDataFolder(folder, silent)
  expect(['.', 'thesis', 'media', 'app-secret'].map(modeOf)).toEqual([0o755, 0o755, 0o500, 0o600])
})

test('a folder that is not there is nothing to close', async () => {
  await expect(closeDataFolder(join(folder, 'none'), silent)).resolves.toBeUndefined()
})

test('a new data folder is closed to others and passable for the user of the database, whatever the umask', () => {
  const before = process.umask(0o077)
  try {
    makeDataFolder(join(folder, 'one/two'))
  } finally {
    process.umask(before)
  }
  expect(['one', 'one/two', '.'].map(modeOf)).toEqual([own, own, 0o755])
})
