/** Checks one document, or re-encodes one picture, and reports the result (judged-apart.ts). */
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { liveWithParent } from '../../adapters/live-with-parent.ts'
import type { Judgement } from './judged-apart.ts'
import { Refused, type UploadResult } from './refused.ts'

const [, , kind, path = '', work = '', most] = process.argv

liveWithParent(Number(most))
setPriority(constants.priority.PRIORITY_LOW)
process.send?.(await judgement(), () => process.disconnect())

async function judgement(): Promise<Judgement> {
  try {
    return { made: await made() }
  } catch (error) {
    if (error instanceof Refused) return { fault: error.reason }
    const { code } = error as NodeJS.ErrnoException
    return { trouble: String(error), ...(code !== undefined && { code }) }
  }
}

/** Each kind loads only what it needs. */
async function made(): Promise<UploadResult | null> {
  if (kind === 'image') return (await import('./draw-picture.ts')).drawPicture(path, work)
  const { documentFault } = await import('./document-faults.ts')
  const fault = documentFault(readFileSync(path))
  if (fault !== null) throw new Refused(fault)
  return null
}
