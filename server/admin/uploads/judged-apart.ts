import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadReason } from '../../../domain/admin/uploads/rules.ts'
import { forkProgram } from '../../adapters/fork-program.ts'
import { Refused, type UploadResult } from './refused.ts'

/** A task for the checking process, with the folder for its results. */
type JudgingTask = { kind: 'document' | 'image'; path: string; work: string }
/** The result of the process: what it made, if anything, or the error. */
export type Judgement =
  | { made: UploadResult | null }
  | { fault: UploadReason }
  | { trouble: string; code?: string }

/** The largest document takes seconds, the largest picture half a minute. */
const mostMilliseconds = { document: 60_000, image: 300_000 } as const
const mostMegabytes = 1024
const broken = { document: 'admin_upload_document_broken', image: 'admin_upload_picture_broken' } as const
/** The stop signal to the whole service; nothing is refused because of it. */
const requests: ReadonlySet<NodeJS.Signals> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP'])

/** A valid PDF without any other content, which opens without a password and only shows its pages. */
export async function judgeDocument(
  path: string,
  work: string,
  most: number = mostMilliseconds.document,
): Promise<UploadResult> {
  // Checks and stores a copy: a hanging upload connection may still write to the original.
  const kept = join(work, 'document.pdf')
  await copyFile(path, kept)
  await judgedApart({ kind: 'document', path: kept, work }, most)
  return {
    durationInSeconds: 0,
    width: null,
    height: null,
    files: [{ rendition: 'original', path: kept, contentType: 'application/pdf', extension: 'pdf' }],
  }
}

/**
 * A JPEG, PNG, WebP or AVIF re-encoded by `drawPicture`. A small malicious file may need thousands
 * of colour conversions, or contain thousands of hidden pictures.
 */
export async function judgePicture(
  path: string,
  work: string,
  most: number = mostMilliseconds.image,
): Promise<UploadResult> {
  const drawn = await judgedApart({ kind: 'image', path, work }, most)
  if (drawn === null) throw new Error('a picture was judged and not drawn')
  return drawn
}

/**
 * Checks in a child process with low priority: a file designed to run forever or to fill the memory affects nothing
 * else, and is refused. Throws `Refused`.
 */
async function judgedApart({ kind, path, work }: JudgingTask, most: number): Promise<UploadResult | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Judgement>()
  const child = forkProgram(new URL('./judging-process.ts', import.meta.url), {
    megabytes: mostMegabytes,
    parameters: [kind, path, work, String(most)],
    timeout: most,
  })
  // It sends nothing else.
  child.on('message', (message) => resolve(message as Judgement))
  child.on('error', reject)
  child.on('exit', (_, signal) =>
    signal !== null && requests.has(signal)
      ? reject(new Error('the judging of a file was broken off'))
      : resolve({ fault: broken[kind] }),
  )
  const judgement = await promise
  if ('fault' in judgement) throw new Refused(judgement.fault)
  if ('trouble' in judgement) throw Object.assign(new Error(judgement.trouble), { code: judgement.code })
  return judgement.made
}
