type Parts = ReadonlyMap<string, unknown>

/** Whether two values are equal, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
}

/** Where two documents differ: `plans.monthly.price`; a row of a list is named by its id. */
export function changedFields(one: unknown, other: unknown, path = ''): string[] {
  if (isSame(one, other)) return []
  const [first, second] = [partsOf(one), partsOf(other)]
  const isOtherList = Array.isArray(one) && !isSame([...(first ?? []).keys()], [...(second ?? []).keys()])
  if (first === null || second === null || isOtherList || Array.isArray(one) !== Array.isArray(other))
    return [path]
  return namesOf(first, second).flatMap((name) =>
    changedFields(first.get(name), second.get(name), within(path, name)),
  )
}

/** The value of a field that `changedFields` or `mergeFields` names. */
export function valueAt(document: unknown, path: string): unknown {
  if (path === '') return document
  const [name = '', ...rest] = path.split('.')
  return valueAt(partsOf(document)?.get(name), rest.join('.'))
}

export type MergeResult<Document> = {
  document: Document
  /** Fields that both changed, each to something else; the document has mine there. */
  conflicts: string[]
}

/** Merges two people's changes to one document, field by field. */
export function mergeFields<Document>(
  base: Document,
  mine: Document,
  theirs: Document,
): MergeResult<Document> {
  const conflicts: string[] = []
  // Fields come from documents of this type, each whole or merged by its kind.
  const document = merge(base, mine, theirs, '') as Document
  return { document, conflicts }

  function merge(was: unknown, one: unknown, other: unknown, path: string): unknown {
    if (isSame(one, other) || isSame(other, was)) return one
    if (isSame(one, was)) return other
    const [before, first, second] = [partsOf(was), partsOf(one), partsOf(other)]
    const lists = [was, one, other].filter(Array.isArray).length
    if (before === null || first === null || second === null || (lists !== 0 && lists !== 3))
      return conflict(path, one)
    if (lists === 0) {
      const entries = namesOf(first, second).map(
        (name) =>
          [name, merge(before.get(name), first.get(name), second.get(name), within(path, name))] as const,
      )
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    }
    const order = mergeOrder([...before.keys()], [...first.keys()], [...second.keys()])
    const known = conflicts.length
    const rows = order?.map((id) =>
      first.has(id) && second.has(id)
        ? merge(before.get(id), first.get(id), second.get(id), within(path, id))
        : (first.get(id) ?? second.get(id)),
    )
    const isLost = (id: string) =>
      !order?.includes(id) &&
      [first, second].some((rest) => rest.has(id) && !isSame(rest.get(id), before.get(id)))
    if (rows !== undefined && ![...before.keys()].some(isLost) && !holdsTwice(rows)) return rows
    conflicts.splice(known)
    return conflict(path, one)
  }

  function conflict(path: string, one: unknown): unknown {
    conflicts.push(path)
    return one
  }
}

/** The rows of a list that two people changed, in order; null when both moved or removed some. */
function mergeOrder(before: string[], mine: string[], theirs: string[]): string[] | null {
  if (isSame(mine, before)) return theirs
  if (isSame(theirs, before) || isSame(mine, theirs)) return mine
  const isOld = (id: string) => before.includes(id)
  if (!isSame(mine.filter(isOld), before) || !isSame(theirs.filter(isOld), before)) return null
  const order = [...theirs]
  mine.forEach((id, at) => {
    if (!order.includes(id)) order.splice(order.indexOf(mine[at - 1] ?? '') + 1, 0, id)
  })
  return order
}

/** A lesson that one moved to one module and the other to another would be duplicated. */
function holdsTwice(value: unknown, seen = new Set<string>()): boolean {
  if (typeof value !== 'object' || value === null) return false
  const id: unknown = Reflect.get(value, 'id')
  if (typeof id === 'string') {
    if (seen.has(id)) return true
    seen.add(id)
  }
  return Object.values(value).some((part) => holdsTwice(part, seen))
}

/** The fields of an object, or the rows of a list by id; null for a single value. */
function partsOf(value: unknown): Parts | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const rows = value.map((row: unknown): [unknown, unknown] => [Reflect.get(Object(row), 'id'), row])
  return rows.every((row): row is [string, unknown] => typeof row[0] === 'string') ? new Map(rows) : null
}

function namesOf(one: Parts, other: Parts): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
