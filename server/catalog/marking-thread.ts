/** Marks one document beside the thread that answers: what it is given, and gives back, changes hands uncopied. */
import { parentPort, workerData } from 'node:worker_threads'
import { markDocument } from './marked-document.ts'
import type { Marking } from './marking.ts'

// Whoever starts this thread gives it nothing else.
const { document, reader } = workerData as Marking
const marked = await markDocument(document, reader)
parentPort?.postMessage(marked, [marked.buffer as ArrayBuffer])
