import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hoursBefore } from '../../../domain/durations.ts'
import { freeBytesIn, reservedBytes } from '../../adapters/media/disk.ts'
import type { Services } from '../../services.ts'
import type { Attempt, SourceFile } from './queries.ts'

const untouchedHours = 24

/** An empty folder for one attempt at a video; leftovers of earlier attempts are deleted. */
export async function makeWorkFolder({ settings }: Services, attempt: Attempt): Promise<string> {
  const folder = workRoot(settings)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder))
    if (name.startsWith(attempt.mediaId)) await rm(join(folder, name), { recursive: true, force: true })
  const work = join(folder, `${attempt.mediaId}-${attempt.queuedAt.getTime()}-${attempt.attempts}`)
  await mkdir(work)
  return work
}

/** An empty folder for a change of a video's key. */
export async function makeRekeyFolder({ settings }: Services): Promise<string> {
  const folder = workRoot(settings)
  await mkdir(folder, { recursive: true })
  return mkdtemp(join(folder, 'rekey-'))
}

/** Deletes leftovers of attempts whose process ended long ago. */
export async function sweepWorkFolders({ settings, clock }: Services): Promise<void> {
  const folder = workRoot(settings)
  const since = hoursBefore(clock.now(), untouchedHours).getTime()
  for (const name of await readdir(folder).catch(() => [])) {
    const seen = await stat(join(folder, name)).catch(() => null)
    if (seen !== null && seen.mtimeMs < since) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** A path where ffmpeg can read a stored video: in a local store, else downloaded. */
export async function reachSource({ media }: Services, source: SourceFile, work: string): Promise<string> {
  const path = media.localPath?.(source.storageKey)
  if (path !== undefined) return path
  await refuseWithoutRoom(work, source.byteCount)
  const brought = join(work, 'source')
  const bytes = await media.read(source.storageKey, { start: 0, end: source.byteCount - 1 })
  await pipeline(bytes, createWriteStream(brought))
  return brought
}

/** Throws the full-disk error before the disk is full. */
export async function refuseWithoutRoom(folder: string, neededBytes: number): Promise<void> {
  if ((await freeBytesIn(folder)) >= neededBytes + reservedBytes) return
  throw Object.assign(new Error(`the disk has no room for ${neededBytes} bytes`), { code: 'ENOSPC' })
}

function workRoot({ dataDir }: Pick<Services['settings'], 'dataDir'>): string {
  return join(dataDir, 'transcoding')
}
