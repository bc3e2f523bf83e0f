import type { Statement } from './sql.ts'

/** Called with the texts of statements that wrote, or may have written. */
export type WritesListener = (texts: ReadonlySet<string>) => void

/** Notifies caches of writes through a database. */
export function createWrites(): { hear(heard: WritesListener): void; tell: WritesListener } {
  const listeners: WritesListener[] = []
  return {
    hear(heard) {
      listeners.push(heard)
    },
    tell(texts) {
      if (texts.size > 0) for (const heard of listeners) heard(texts)
    },
  }
}

/** A repeatable statement that changes nothing. */
export function isRead({ text }: Statement<unknown>): boolean {
  return /^\s*select\b/i.test(text) && !/\bpg_notify\b/i.test(text)
}
