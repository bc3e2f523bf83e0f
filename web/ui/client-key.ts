import { useRef } from 'react'

/** A name for something that is sent, the same when it is sent again. */
export function newClientKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The key of what a form sends: the same until something was sent with success. */
export function useClientKey(): { read(): string; renew(): void } {
  const key = useRef<string | null>(null)
  return {
    read() {
      key.current ??= newClientKey()
      return key.current
    },
    renew() {
      key.current = null
    },
  }
}
