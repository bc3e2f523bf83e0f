import type { Plugin } from 'vite'
import { adminCalls } from '../domain/admin/calls.ts'
import { calls } from '../domain/calls.ts'
import type { Call } from '../domain/contract.ts'

/** What a browser reads in place of a list of calls: the name of the list, and the calls. */
const lists: Readonly<Record<string, { name: string; of: Record<string, Call> }>> = {
  '/domain/calls.ts': { name: 'calls', of: calls },
  '/domain/admin/calls.ts': { name: 'adminCalls', of: adminCalls },
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
      const table = JSON.stringify(Object.entries(list.of).map(lineOf).join('\n'))
      return {
        code: `export const ${list.name} = Object.fromEntries(${table}.split('\\n').map(${read}))`,
        map: null,
      }
    },
  }
}

/** A call as a line; the end of its path is most often its name, which stands there once. */
function lineOf([name, { method, path, access, isPaged }]: [string, Call]): string {
  const address = path.endsWith(name) ? `${path.slice(0, -name.length)}*` : path
  return [name, method, address, access, ...(isPaged ? ['paged'] : [])].join(' ')
}

const read = `(line) => {
  const [name, method, path, access, isPaged] = line.split(' ')
  return [name, { method, path: path.replace('*', name), access, isPaged: isPaged !== undefined }]
}`
