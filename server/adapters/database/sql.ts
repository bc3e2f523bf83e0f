import { createHash } from 'node:crypto'

/** Marks what the tag made: no outside value can have this symbol, so none becomes part of the SQL text. */
const madeByTag = Symbol('made by the tag')

/** A statement with its parameters; `Row` is the shape of its rows, asserted where the SQL is written. */
export type Statement<Row> = {
  readonly [madeByTag]: true
  readonly text: string
  readonly values: readonly unknown[]
  /** Same text, same name: PostgreSQL plans it once per connection. */
  readonly name: string
  /** Set by `repeatable`. */
  readonly mayRepeat?: boolean
  /** Carries the row type only; never read. */
  readonly row?: Row
}

/** The row of a statement that returns only an id. */
export type Id = { id: string }

/** The row of a statement that counts. */
export type Count = { count: number }

/** The row of a statement that returns none. */
export type Nothing = Record<string, never>

/** An idempotent write: it is retried when its connection breaks. */
export function repeatable<Row>(statement: Statement<Row>): Statement<Row> {
  return { ...statement, mayRepeat: true }
}

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
    if (isStatement(insert)) {
      text += insert.text.replace(/\$(\d+)/g, (_, digits: string) => `$${Number(digits) + values.length}`)
      values.push(...insert.values)
    } else {
      values.push(insert)
      text += `$${values.length}`
    }
    text += parts[index + 1] ?? ''
  })
  return { [madeByTag]: true, text, values, name: nameOf(text) }
}

/** A `like` pattern for texts that contain this one literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The same for a trigram index: fewer than three characters match only at the start of a word. */
export function holdingPiece(text: string): string {
  return containing(text.length < 3 ? ` ${text}` : text)
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `q_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}

function isStatement(value: unknown): value is Statement<unknown> {
  return typeof value === 'object' && value !== null && madeByTag in value
}
