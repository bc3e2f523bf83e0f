import type * as z from 'zod/mini'

/** A form field as its schema describes it. */
export type FormField =
  | { kind: 'text'; isLong: boolean }
  | { kind: 'number' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'group'; fields: readonly (readonly [name: string, field: FormField])[] }
  | { kind: 'list'; item: FormField }

/** Maximum length from which a text gets a multi-line field. */
const longFrom = 300

/** The form of a schema: objects are groups, arrays are lists, strings are lines or paragraphs. */
export function formOf(schema: z.core.$ZodType): FormField {
  // The library types a schema's own description only by its class.
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    shape?: Record<string, z.core.$ZodType>
    element?: z.core.$ZodType
    innerType?: z.core.$ZodType
    entries?: Record<string, string>
  }
  if (def.type === 'object')
    return {
      kind: 'group',
      fields: Object.entries(def.shape ?? {}).map(([name, field]) => [name, formOf(field)] as const),
    }
  if (def.type === 'array' && def.element) return { kind: 'list', item: formOf(def.element) }
  if (def.type === 'enum') return { kind: 'choice', options: Object.values(def.entries ?? {}) }
  if (def.type === 'number') return { kind: 'number' }
  if (def.innerType) return formOf(def.innerType)
  return { kind: 'text', isLong: longest(schema) >= longFrom }
}

/** A field's initial value. */
export function emptyValue(field: FormField): unknown {
  if (field.kind === 'group')
    return Object.fromEntries(field.fields.map(([name, inner]) => [name, emptyValue(inner)]))
  if (field.kind === 'list') return []
  if (field.kind === 'choice') return field.options[0] ?? ''
  return field.kind === 'number' ? 0 : ''
}

/** The value with another one at a path. */
export function withValueAt(
  value: unknown,
  [first, ...rest]: readonly (string | number)[],
  next: unknown,
): unknown {
  if (first === undefined) return next
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? withValueAt(item, rest, next) : item))
  const held = typeof value === 'object' && value !== null ? value : {}
  return { ...held, [first]: withValueAt(Reflect.get(held, first), rest, next) }
}

/** Maximum length of a string schema. */
function longest(schema: z.core.$ZodType): number {
  const { checks = [] } = schema._zod.def
  // Only a length check has a maximum.
  const most = checks.map((check) => (check._zod.def as { maximum?: number }).maximum ?? 0)
  return Math.max(0, ...most)
}

/** A value as its form holds it: only fields of the form, and only values of the right type. */
export function shapedValue(field: FormField, value: unknown): unknown {
  if (field.kind === 'group')
    return Object.fromEntries(
      field.fields.map(([name, inner]) => [name, shapedValue(inner, Reflect.get(Object(value), name))]),
    )
  if (field.kind === 'list')
    return Array.isArray(value) ? value.map((item) => shapedValue(field.item, item)) : []
  if (field.kind === 'number') return typeof value === 'number' ? value : null
  return typeof value === 'string' ? value : emptyValue(field)
}
