import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawVideo } from '../../../tests/support/videos.ts'
import { judgeVideo } from './judge-video.ts'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stepmark-judge-'))
  path = join(folder, 'video')
  await writeFile(path, await drawVideo({ seconds: 2 }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function judged(name: string, largestCopy?: number) {
  const work = join(folder, name)
  await mkdir(work)
  const [video] = (await judgeVideo(path, work, largestCopy)).files
  if (video === undefined) throw new Error('nothing was made of the video')
  return { rendition: video.rendition, isSameFile: (await stat(video.path)).ino === (await stat(path)).ino }
}

describe('a video that browsers play', () => {
  it('is copied without other contents of its file', async () => {
    expect(await judged('small')).toEqual({ rendition: 'original', isSameFile: false })
  })

  it('is kept as uploaded where a copy would take too much space', async () => {
    const { size } = await stat(path)
    expect(await judged('large', size - 1)).toEqual({ rendition: 'source', isSameFile: true })
    expect(await judged('just', size)).toMatchObject({ rendition: 'original' })
  })
})
