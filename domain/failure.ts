import type { FailureKind } from './contract.ts'
import type { MessageKey, MessageValues } from './messages/message-key.ts'

type FailureOptions = {
  values?: MessageValues
  /** Messages by input field, as keys. */
  fields?: Record<string, MessageKey>
  /** Seconds until a retry, for `tooMany`, `storeDown` and `notStored`. */
  retryAfterSeconds?: number
}

/** A refusal: thrown by operations, mapped to status and envelope in one place (`server/http`). */
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

/** A refusal whose message is also shown next to a field. */
export function fieldFailure(kind: FailureKind, field: string, key: MessageKey): Failure {
  return new Failure(kind, key, { fields: { [field]: key } })
}

/** The value, or throws `notFound` with this message. */
export function orNotFound<Row>(row: Row | null, key: MessageKey): Row {
  if (row === null) throw new Failure('notFound', key)
  return row
}
