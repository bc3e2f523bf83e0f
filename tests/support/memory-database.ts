type Key = IDBValidKey
type Row = Record<string, unknown>

type Phones = { rows: Map<string, Map<string, Row>>; paths: Map<string, string | string[]> }

/** Databases of one phone, which outlive its pages: a page that is loaded anew has this file anew as well. */
const global = globalThis as { databasesOfPhone?: Phones }
global.databasesOfPhone ??= { rows: new Map(), paths: new Map() }
const phones = global.databasesOfPhone

export function forgetDatabases(): void {
  phones.rows.clear()
  phones.paths.clear()
}

/** Stands in for the package `idb`: what the pages use of it, in memory; rows are copied as IndexedDB copies them. */
export async function openDB(
  _name: string,
  _version: number,
  { upgrade }: { upgrade(made: object): void },
): Promise<object> {
  if (phones.rows.size === 0)
    upgrade({
      createObjectStore(store: string, { keyPath }: { keyPath: string | string[] }) {
        phones.rows.set(store, new Map())
        phones.paths.set(store, keyPath)
        return { createIndex() {} }
      },
    })
  const one = (store: string) => {
    const rows = phones.rows.get(store) ?? new Map<string, Row>()
    const path = phones.paths.get(store) ?? ''
    const keyOf = (row: Row) => (Array.isArray(path) ? path.map((name) => row[name]) : row[path])
    return {
      get: async (key: Key) => structuredClone(rows.get(JSON.stringify(key))),
      put: async (row: Row) => void rows.set(JSON.stringify(keyOf(row)), structuredClone(row)),
      delete: async (key: Key) => void rows.delete(JSON.stringify(key)),
      index: (name: string) => ({
        getAll: async (value: unknown) =>
          [...rows.values()].filter((row) => row[name] === value).map((row) => structuredClone(row)),
      }),
    }
  }
  return {
    get: (store: string, key: Key) => one(store).get(key),
    put: (store: string, row: Row) => one(store).put(row),
    delete: (store: string, key: Key) => one(store).delete(key),
    getAllFromIndex: (store: string, index: string, value: unknown) => one(store).index(index).getAll(value),
    transaction: (store: string) => ({ store: one(store), done: Promise.resolve() }),
  }
}
