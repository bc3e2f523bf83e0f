import type { UploadReason } from '../../../domain/admin/uploads/rules.ts'
import { forkProgram } from '../../adapters/fork-program.ts'
import { type Made, Refused } from './refused.ts'

/** What a process of its own is to judge, with the folder for what it makes of it. */
export type ToJudge = { kind: 'document' | 'image'; path: string; work: string }
/** What the process says: what it made, if anything, or what is wrong. */
export type Judgement = { made: Made | null } | { fault: UploadReason } | { trouble: string; code?: string }

const mostMegabytes = 1024
const broken = { document: 'admin_upload_document_broken', image: 'admin_upload_picture_broken' } as const
/** What a service that is stopped sends to all of its processes; nothing is refused for it. */
const requests: ReadonlySet<NodeJS.Signals> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP'])

/**
 * Judges in a process of its own, behind who serves: a file that is made to take for ever, or to fill the memory, takes
 * nothing else along, and is refused. Throws `Refused`.
 */
export async function judgedApart({ kind, path, work }: ToJudge, most: number): Promise<Made | null> {
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
