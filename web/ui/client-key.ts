import { useRef } from 'react'

/** Idempotency key. */
export function newClientKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** A form's idempotency key: the same until it was sent successfully. */
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
