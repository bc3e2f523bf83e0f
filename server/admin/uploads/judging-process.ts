/** Judges one document and says what is wrong with it (judge-document.ts). */
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { documentFault } from './document-faults.ts'
import type { Judgement } from './judge-document.ts'

// It ends with the product that began it, not before: what was judged in part would have to be judged again.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
setPriority(constants.priority.PRIORITY_LOW)
const judgement: Judgement = { fault: documentFault(readFileSync(process.argv[2] ?? '')) }
process.send?.(judgement, () => process.disconnect())
