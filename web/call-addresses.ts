import type { Plugin } from 'vite'
import { calls } from '../domain/calls.ts'

/**
 * Gives the browser of `domain/calls.ts` no more than it needs to make a call: what goes in and comes out is checked
 * by the server, and the schemas of all calls would weigh more than any page.
 */
export function callAddresses(): Plugin {
  const addresses = Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, access, isPaged }]) => [
      name,
      { method, path, access, isPaged },
    ]),
  )
  return {
    name: 'call-addresses',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/domain/calls.ts')) return null
      return { code: `export const calls = ${JSON.stringify(addresses)}`, map: null }
    },
  }
}
