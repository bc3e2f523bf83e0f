import { parentPort } from 'node:worker_threads'
import { drawKatex } from './draw-katex.ts'
import type { Formula } from './formulas.ts'

parentPort?.on('message', (formula: Formula) => {
  try {
    parentPort?.postMessage(drawKatex(formula))
  } catch {
    parentPort?.postMessage(null)
  }
})
// From here on time counts.
parentPort?.postMessage('ready')
