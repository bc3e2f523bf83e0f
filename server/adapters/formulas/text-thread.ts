import { parentPort } from 'node:worker_threads'
import { cleanRichText, formulasOf } from '../../rich-text/rich-text.ts'
import { drawKatex } from './draw-katex.ts'
import type { CleanedText, Formula } from './formulas.ts'

/** A task of the thread: clean a text or draw a formula. */
export type Task = { written: string; mostLetters: number } | { formula: Formula }

parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage('formula' in task ? drawKatex(task.formula) : cleaned(task))
  } catch {
    parentPort?.postMessage(null)
  }
})
// From here on time counts.
parentPort?.postMessage('ready')

function cleaned({ written, mostLetters }: { written: string; mostLetters: number }): CleanedText | null {
  const html = cleanRichText(written)
  if (html.length > mostLetters) return null
  const formulas = new Map<string, CleanedText['formulas'][number]>()
  for (const formula of formulasOf(html)) {
    const name = `${formula.isBlock} ${formula.tex}`
    const known = formulas.get(name)
    if (known === undefined) formulas.set(name, { ...formula, count: 1 })
    else known.count += 1
  }
  return { html, formulas: [...formulas.values()] }
}
