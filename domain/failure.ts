import type { FailureKind } from './contract.ts'
import type { MessageKey, MessageValues } from './messages/message-key.ts'

type FailureOptions = {
  values?: MessageValues
  /** Messages by input field, as keys. */
  fields?: Record<string, MessageKey>
  /** Seconds the caller is asked to wait, for `tooMany`, `storeDown` and `notStored`. */
  retryAfterSeconds?: number
}

/** A refusal: thrown by operations, turned into status and envelope in one place (`server/http`). */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly key: MessageKey
  readonly options: FailureOptions

  constructor(kind: FailureKind, key: MessageKey, options: FailureOptions = {}) {
    super(`${kind}: ${key}`)
    this.name = 'Failure'
    this.kind = kind
    this.key = key
    this.options = options
  }
}

/** A refusal whose sentence also stands beside the field that it is about. */
export function fieldFailure(kind: FailureKind, field: string, key: MessageKey): Failure {
  return new Failure(kind, key, { fields: { [field]: key } })
}

/** What was looked for; throws `notFound` with this sentence where there is none. */
export function orNotFound<Row>(row: Row | null, key: MessageKey): Row {
  if (row === null) throw new Failure('notFound', key)
  return row
}
