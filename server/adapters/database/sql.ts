import { createHash } from 'node:crypto'

/** A statement with its parameters; `Row` is the shape of its rows, asserted where the SQL is written. */
export type Statement<Row> = {
  readonly text: string
  readonly values: readonly unknown[]
  /** Same text, same name: PostgreSQL plans it once per connection. */
  readonly name: string
  /** Set by `repeatable`. */
  readonly mayRepeat?: boolean
  /** Carries the row type only; never read. */
  readonly row?: Row
}

/** A write that does no harm when it is done twice: it is asked again when its connection breaks. */
export function repeatable<Row>(statement: Statement<Row>): Statement<Row> {
  return { ...statement, mayRepeat: true }
}

type Fragment = { readonly text: string; readonly values: readonly unknown[] }

/**
 * Writes a statement: ``sql<Row>`select … where id = ${id}` ``. Values become parameters, statements
 * inside become part of the text. Arrays are passed as PostgreSQL arrays.
 */
export function sql<Row = Record<string, never>>(
  parts: TemplateStringsArray,
  ...inserts: unknown[]
): Statement<Row> {
  let text = parts[0] ?? ''
  const values: unknown[] = []
  inserts.forEach((insert, index) => {
    if (isFragment(insert)) {
      text += insert.text.replace(/\$(\d+)/g, (_, digits: string) => `$${Number(digits) + values.length}`)
      values.push(...insert.values)
    } else {
      values.push(insert)
      text += `$${values.length}`
    }
    text += parts[index + 1] ?? ''
  })
  return { text, values, name: nameOf(text) }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `q_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}

function isFragment(value: unknown): value is Fragment {
  return (
    typeof value === 'object' && value !== null && 'text' in value && 'values' in value && 'name' in value
  )
}
