import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkBackup } from '../../packages/logical-backup/check-backup.ts'
import { findBackup } from '../../packages/logical-backup/folders.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { digestsOf, runBackupCommand } from '../support/backup-installations.ts'
import { databaseNamed, runOn } from '../support/database.ts'
import { openFolder } from '../support/folders.ts'
import { isLeftOut } from '../support/left-out.ts'
import { runs } from '../support/runs.ts'

const { signal } = new AbortController()
let app: TestApp
let folder: string
/** Settings of the commands: the app's installation, and a second, empty one. */
let installation: { environment(): Record<string, string> }
let other: { environment(): Record<string, string> }
let otherName: string

beforeAll(async () => {
  app = await startTestApp()
  folder = await openFolder('killed-backup')
  otherName = `other_${randomBytes(6).toString('hex')}`
  await runOn(inject('databaseUrl'), `create database ${otherName}`)
  const secret = { DEMO: '1', APP_SECRET: app.settings.secret }
  const own = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.settings.dataDir }
  installation = { environment: () => ({ ...secret, ...own }) }
  const url = databaseNamed(inject('databaseUrl'), otherName)
  const others = { DATABASE_URL: url, DATA_DIR: join(folder, 'other') }
  other = { environment: () => ({ ...secret, ...others }) }
})
afterAll(async () => {
  await runOn(inject('databaseUrl'), `drop database ${otherName} with (force)`)
  await rm(folder, { recursive: true, force: true })
  await app.close()
})

function otherRows(): Promise<Record<string, string>> {
  return digestsOf(databaseNamed(inject('databaseUrl'), otherName))
}

test('a backup that is killed at any moment leaves the previous one intact, and the next one succeeds', async () => {
  const backups = join(folder, 'killed')
  await app.course()
  await runBackupCommand('backup', installation, '--to', backups)
  for (let run = 0; run < runs(2); run += 1) {
    await app.course()
    const before = (await findBackup(backups)).folder
    const { output } = await runBackupCommand('backup', installation, '--to', backups, {
      killedAfter: { words: 'Writing the rows', milliseconds: Math.random() * 600 },
    })
    const { folder: after } = await checkBackup(await findBackup(backups), signal)
    if (!output.includes('The backup is whole')) expect(after >= before).toBe(true)
  }
  const { output } = await runBackupCommand('backup', installation, '--to', backups)
  expect(output).toContain('The backup is whole')
  expect((await readdir(backups)).filter((name) => name.startsWith('unfinished'))).toEqual([])
  await checkBackup(await findBackup(backups), signal)
})

test('a restore that is killed at any moment leaves all of the old rows or all of the new ones', async () => {
  const backups = join(folder, 'restored')
  await runBackupCommand('backup', installation, '--to', backups)
  await runBackupCommand('restore', other, '--from', backups)
  const old = await otherRows()
  await app.course()
  // A backup notes in the site's own rows, once it is whole, that it was taken.
  const wanted = await digestsOf(app.databaseUrl)
  await runBackupCommand('backup', installation, '--to', backups)
  expect(old).not.toEqual(wanted)
  for (let run = 0; run < runs(2); run += 1) {
    await runBackupCommand('restore', other, '--from', backups, '--replace', {
      killedAfter: { words: 'Copying media', milliseconds: Math.random() * 1500 },
    })
    // Reads wait until the server has noticed and rolled back.
    expect([old, wanted]).toContainEqual(await otherRows())
  }
  const { output } = await runBackupCommand('restore', other, '--from', backups, '--replace')
  expect(output).toContain('Everything is as it was')
  expect(await otherRows()).toEqual(wanted)
})

test('a backup that fills its disk says so and leaves the previous one intact', async (context) => {
  const disk = await openFolder('small-disk')
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk])
  context.skip(isLeftOut(status !== 0, 'no file system can be mounted here'))
  try {
    expect((await runBackupCommand('backup', installation, '--to', disk)).code).toBe(0)
    const { folder: before } = await findBackup(disk)
    await app.services.media.put('large.bin', randomBytes(8_000_000), 'application/octet-stream')
    const { code, output } = await runBackupCommand('backup', installation, '--to', disk)
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toBe(`The disk is full: nothing more can be written to ${disk}.`)
    expect((await checkBackup(await findBackup(disk), signal)).folder).toBe(before)
    expect((await readdir(disk)).length).toBe(2)
  } finally {
    await app.services.media.remove('large.bin')
    spawnSync('umount', [disk])
    await rm(disk, { recursive: true, force: true })
  }
})
