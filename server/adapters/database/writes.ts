import type { Statement } from './sql.ts'

/** Called with the texts of statements that wrote, or may have written. */
export type WritesListener = (texts: ReadonlySet<string>) => void

/** Notifies caches of writes through a database. */
export function createWrites(): { subscribe(listener: WritesListener): void; emit: WritesListener } {
  const listeners: WritesListener[] = []
  return {
    subscribe(listener) {
      listeners.push(listener)
    },
    emit(texts) {
      if (texts.size > 0) for (const listener of listeners) listener(texts)
    },
  }
}

/** A repeatable statement that changes nothing. */
export function isRead({ text }: Statement<unknown>): boolean {
  return /^\s*select\b/i.test(text) && !/\bpg_notify\b/i.test(text)
}
