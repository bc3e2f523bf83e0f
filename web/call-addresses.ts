import type { Plugin } from 'vite'
import { adminCalls } from '../domain/admin/calls.ts'
import { calls } from '../domain/calls.ts'
import type { Call } from '../domain/contract.ts'

/** What the browser build gets in place of a contract: the list's name and its calls. */
const lists: Readonly<Record<string, { name: string; of: Record<string, Call> }>> = {
  '/domain/calls.ts': { name: 'calls', of: calls },
  '/domain/admin/calls.ts': { name: 'adminCalls', of: adminCalls },
}

/**
 * Reduces the contract in the browser build to what a call needs. The server validates input and output, and all
 * schemas would weigh more than any page.
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

/** One call as a line; a name equal to the end of the path is written once. */
function lineOf([name, { method, path, access, isPaged }]: [string, Call]): string {
  const address = path.endsWith(name) ? `${path.slice(0, -name.length)}*` : path
  return [name, method, address, access, ...(isPaged ? ['paged'] : [])].join(' ')
}

const read = `(line) => {
  const [name, method, path, access, isPaged] = line.split(' ')
  return [name, { method, path: path.replace('*', name), access, isPaged: isPaged !== undefined }]
}`
