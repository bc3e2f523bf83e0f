import { fork } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { UploadReason } from '../../../domain/admin/uploads/rules.ts'
import { type Made, Refused } from './refused.ts'

/** What the process says: null where nothing is wrong. */
export type Judgement = { fault: UploadReason | null }

const program = fileURLToPath(new URL('./judging-process.ts', import.meta.url))
/** The largest document takes seconds. */
const mostMilliseconds = 60_000
const mostMegabytes = 1024
/** What a service that is stopped sends to all of its processes; a document is not refused for it. */
const requests: ReadonlySet<NodeJS.Signals> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP'])

/** A PDF that is one and nothing else, that can be read without a password and that only shows its pages. */
export async function judgeDocument(path: string, work: string, most = mostMilliseconds): Promise<Made> {
  // What is judged is what is stored: the file that came may still be written to by a line that hangs.
  const kept = join(work, 'document.pdf')
  await copyFile(path, kept)
  const fault = await faultOf(kept, most)
  if (fault !== null) throw new Refused(fault)
  return {
    durationInSeconds: 0,
    width: null,
    height: null,
    files: [{ rendition: 'original', path: kept, contentType: 'application/pdf', extension: 'pdf' }],
  }
}

/**
 * Judged in a process of its own, behind who serves: a document that is made to take for ever, or to fill the memory,
 * takes nothing else along, and is refused. The process knows nothing of the settings.
 */
function faultOf(path: string, most: number): Promise<UploadReason | null> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadReason | null>()
  const child = fork(program, [path], {
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: most,
    killSignal: 'SIGKILL',
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  // It sends nothing else.
  child.on('message', (message) => resolve((message as Judgement).fault))
  child.on('error', reject)
  child.on('exit', (_, signal) =>
    signal !== null && requests.has(signal)
      ? reject(new Error('the judging of a document was broken off'))
      : resolve('admin_upload_document_broken'),
  )
  return promise.finally(() => process.off('exit', kill))
}
