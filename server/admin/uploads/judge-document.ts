import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { judgedApart } from './judged-apart.ts'
import type { Made } from './refused.ts'

/** The largest document takes seconds. */
const mostMilliseconds = 60_000

/** A PDF that is one and nothing else, that can be read without a password and that only shows its pages. */
export async function judgeDocument(path: string, work: string, most = mostMilliseconds): Promise<Made> {
  // What is judged is what is stored: the file that came may still be written to by a line that hangs.
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
