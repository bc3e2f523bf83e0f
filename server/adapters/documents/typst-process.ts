/** Typesets documents one after another until the parent process ends. */
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { liveWithParent } from '../live-with-parent.ts'
import type { DocumentOrder } from './documents.ts'

type DocumentQuestion = { id: number; order: DocumentOrder }
export type DocumentAnswer = { id: number } & ({ bytes: Uint8Array } | { failure: string })

const folder = fileURLToPath(new URL('.', import.meta.url))
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [`${folder}fonts`] }] })

liveWithParent()
process.on('message', ({ id, order }: DocumentQuestion) => {
  process.send?.(answer(id, order))
})

function answer(id: number, order: DocumentOrder): DocumentAnswer {
  try {
    return { id, bytes: set(order) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

function set({ template, data, createdAt }: DocumentOrder): Uint8Array {
  const outcome = compiler.compile({
    mainFilePath: `${folder}${template}.typ`,
    inputs: { data: JSON.stringify(data) },
  })
  if (outcome.result === null) {
    const failure = outcome.takeDiagnostics()
    throw new Error(
      `document ${data.label}: ${JSON.stringify(failure ? compiler.fetchDiagnostics(failure) : [])}`,
    )
  }
  const pdf = compiler.pdf(outcome.result, { creationTimestamp: Math.floor(createdAt.getTime() / 1000) })
  compiler.evictCache(2)
  return new Uint8Array(pdf)
}
