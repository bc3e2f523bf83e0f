import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '../../services.ts'
import { refuseWithoutRoom, sweepWorkFolders } from './work-folder.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stepmark-work-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('where videos are made', () => {
  it('is not filled up: what has no room is refused as a full disk would, before it is one', async () => {
    await expect(refuseWithoutRoom(dataDir, 1e16)).rejects.toMatchObject({ code: 'ENOSPC' })
    await expect(refuseWithoutRoom(dataDir, 1000)).resolves.toBeUndefined()
  })

  it('is swept of what ended long ago, and of nothing else', async () => {
    const folder = join(dataDir, 'transcoding')
    for (const name of ['old', 'new']) await mkdir(join(folder, name), { recursive: true })
    const now = new Date()
    const yesterday = new Date(now.getTime() - 25 * 3600 * 1000)
    await utimes(join(folder, 'old'), yesterday, yesterday)
    const place = { settings: { dataDir }, clock: { now: () => now } }
    // The code under test uses no other service.
    await sweepWorkFolders(place as Services)
    expect(await readdir(folder)).toEqual(['new'])
  })
})
