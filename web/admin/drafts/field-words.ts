import { changedFields, valueAt } from '../../../domain/admin/drafts/fields.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

/** Labels and formats of the fields of a kind of draft, by path, such as `plans.monthly.price`. */
export type FieldWords = {
  label(path: string, document: unknown): string
  /** Undefined if the value is shown unchanged. */
  text?(path: string, value: unknown): string | undefined
}

export type Difference = { field: string; label: string; one: string; other: string }

/** The differences of two documents in words; limited to the given fields, if any. */
export function differencesOf(
  words: FieldWords,
  one: unknown,
  other: unknown,
  fields: readonly string[] = changedFields(one, other),
): Difference[] {
  return fields.map((field) => {
    const [first, second] = [valueAt(one, field), valueAt(other, field)]
    return {
      field,
      label: words.label(field, first === undefined ? other : one),
      one: words.text?.(field, first) ?? textOf(first),
      other: words.text?.(field, second) ?? textOf(second),
    }
  })
}

/** The words of a value, one per line. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return m.admin_field_none()
  if (typeof value === 'boolean') return value ? m.admin_field_yes() : m.admin_field_no()
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).filter(([name, part]) => name !== 'id' && part !== '' && part !== null)
  return parts.map(([, part]) => textOf(part)).join('\n') || m.admin_field_none()
}
