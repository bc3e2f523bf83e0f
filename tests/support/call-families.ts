import { globSync, readFileSync } from 'node:fs'
import { adminCalls } from '../../domain/admin/calls.ts'
import { calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'

/** The calls of each folder of contracts: `payments`, `admin/orders`; `admin` for calls in the admin's own contract. */
export function callFamilies(): Record<string, [string, Call][]> {
  const families: Record<string, [string, Call][]> = {}
  for (const file of globSync('domain/**/*contract.ts').sort()) {
    const folder = file.replaceAll('\\', '/').replace(/^domain\/(.*?)\/?[^/]*$/, '$1')
    const known: Record<string, Call> = folder.startsWith('admin') ? adminCalls : calls
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /^export const (\w+) = define(?:Admin)?Call\(/gm,
    )) {
      const call = known[name]
      // The gateway's messages have a route of their own.
      if (call === undefined) continue
      families[folder] = [...(families[folder] ?? []), [name, call]]
    }
  }
  return families
}

/** The names of a call's fields. */
export function fieldsOf(call: Call): string[] {
  // A schema of an object carries the names of its fields.
  return Object.keys((call.input as unknown as { def: { shape?: object } }).def.shape ?? {})
}
