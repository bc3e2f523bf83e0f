import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

/**
 * What a page needs of a browser to keep a session and lessons: an address, storage and the root element.
 * `vi.unstubAllGlobals()` takes it away again.
 */
export function openBrowserMemory(kept: Record<string, string> = {}): {
  /** The contents of local storage, by key. */
  stored(): Record<string, string>
  /** The session as styles see it. */
  markedAs(): string | undefined
} {
  const storage: Record<string, string> = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
  Object.assign(storage, kept)
  const root = { dataset: {} as Record<string, string | undefined> }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', { documentElement: root })
  const location = { origin: 'http://localhost:3000', href: 'http://localhost:3000/', pathname: '/' }
  vi.stubGlobal('window', { location, addEventListener: () => {} })
  return { stored: () => ({ ...storage }), markedAs: () => root.dataset['session'] }
}

/** A token that says so much of a student; nobody has signed it. */
export function tokenThatSays(claims: object): string {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}
