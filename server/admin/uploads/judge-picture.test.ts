import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pngOfManyColourSteps } from '../../../tests/faults/hostile-files.ts'
import { leastOfThree } from '../../../tests/support/thread-time.ts'
import { judgePicture } from './judged-apart.ts'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stepmark-judged-'))
  path = join(folder, 'upload')
})
afterAll(() => rm(folder, { recursive: true }))

it('a picture with endless colour conversion is stopped, without blocking the server', async () => {
  await writeFile(path, pngOfManyColourSteps(300, 50_000))
  const milliseconds = await leastOfThree(async () => {
    const [before, since] = [process.cpuUsage(), performance.now()]
    await expect(judgePicture(path, folder, 3000)).rejects.toMatchObject({
      reason: 'admin_upload_picture_broken',
    })
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1500)
    return performance.now() - since
  }, 10_000)
  expect(milliseconds).toBeLessThanOrEqual(10_000)
})

it('a picture keeps the colours of its profile', async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#20c040' } as const
  await writeFile(path, await sharp({ create }).withIccProfile('p3').png().toBuffer())
  const { files, width } = await judgePicture(path, folder)
  expect(width).toBe(40)
  const webp = files.find(({ rendition }) => rendition === 'webp-40')
  const { data } = await sharp(webp?.path).raw().toBuffer({ resolveWithObject: true })
  const wanted = [0x20, 0xc0, 0x40]
  for (const [channel, value] of wanted.entries())
    expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(12)
})
