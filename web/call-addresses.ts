import type { Plugin } from 'vite'
import { adminCalls } from '../domain/admin/calls.ts'
import { calls } from '../domain/calls.ts'
import type { Call } from '../domain/contract.ts'

/** What a browser reads in place of a list of calls: the name of the list, and of each call what it needs to make it. */
const lists = {
  '/domain/calls.ts': { calls: pick(calls, ['method', 'path', 'access', 'isPaged']) },
  '/domain/admin/calls.ts': { adminCalls: pick(adminCalls, ['method', 'path']) },
}

/**
 * Gives the browser of the lists of calls no more than it needs to make a call: what goes in and comes out is checked
 * by the server, and the schemas of all calls would weigh more than any page.
 */
export function callAddresses(): Plugin {
  return {
    name: 'call-addresses',
    enforce: 'pre',
    load(id) {
      const list = Object.entries(lists).find(([path]) => id.endsWith(path))?.[1]
      if (list === undefined) return null
      const code = Object.entries(list).map(([name, of]) => `export const ${name} = ${JSON.stringify(of)}`)
      return { code: code.join('\n'), map: null }
    },
  }
}

function pick(all: Record<string, Call>, fields: readonly (keyof Call)[]) {
  return Object.fromEntries(
    Object.entries(all).map(([name, call]) => [
      name,
      Object.fromEntries(fields.map((field) => [field, call[field]])),
    ]),
  )
}
