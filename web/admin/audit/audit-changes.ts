import { roles } from '../../../domain/admin/rules.ts'
import { roleText } from '../../../domain/admin/staff/role-texts.ts'
import { amountText, rupeesText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { rupees } from '../../../domain/payments/plans.ts'
import { fieldText } from '../ui/course-fields.ts'
import { momentText } from '../ui/labels.ts'

type Values = Record<string, unknown> | null
/** A side is null if the entry has none; both are null if only the fact of a change is recorded. */
type Change = { field: string; from: string | null; to: string | null }

/** Placeholder for a long text that changed. */
const longTextPlaceholder = '…'

const names: Record<string, () => string> = {
  status: m.admin_column_status,
  state: m.admin_column_status,
  version: m.admin_audit_field_version,
  title: m.admin_course_title,
  name: m.admin_staff_name,
  roles: m.admin_staff_roles,
  role: m.admin_staff_role,
  reason: m.admin_audit_field_reason,
  course: m.admin_subject_course,
  courses: m.admin_courses,
  authors: m.admin_course_authors,
  amountInPaise: m.admin_audit_field_amount,
  from: m.admin_from,
  to: m.admin_to,
  blocked: m.admin_audit_field_blocked,
  email: m.admin_audit_field_email,
  left: m.admin_audit_field_codes_left,
}

/** The changes of an entry, field by field, in words; unchanged fields are omitted. */
export function changesOf(before: Values, after: Values): Change[] {
  const [was, is] = [flat(before), flat(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(
      (path) =>
        was.get(path) === longTextPlaceholder ||
        valueText(path, was.get(path)) !== valueText(path, is.get(path)),
    )
    .map((path) => ({
      field: fieldName(path),
      from: was.has(path) && was.get(path) !== longTextPlaceholder ? valueText(path, was.get(path)) : null,
      to: is.has(path) && is.get(path) !== longTextPlaceholder ? valueText(path, is.get(path)) : null,
    }))
}

export function changeText({ field, from, to }: Change): string {
  if (from !== null && to !== null) return m.admin_audit_from_to({ field, from, to })
  if (to !== null) return m.admin_audit_now({ field, to })
  return from === null ? m.admin_audit_changed({ field }) : m.admin_audit_was({ field, from })
}

/** The fields that a publication changed are in `changes`; nested values are listed field by field. */
function flat(values: Values): Map<string, unknown> {
  const { changes, ...rest } = values ?? {}
  const named = Object.entries(Object(changes)).map(([path, value]): [string, unknown] => [
    `course.${path}`,
    value,
  ])
  return new Map([...leaves(rest), ...named])
}

function leaves(values: Record<string, unknown>, within = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? // Keys of JSON objects are strings.
        leaves(value as Record<string, unknown>, `${within}${name}.`)
      : [[`${within}${name}`, value]],
  )
}

/** `values.legalName` without a label of its own: "Legal name". */
function plainName(path: string): string {
  const words = path
    .slice(path.lastIndexOf('.') + 1)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function fieldName(path: string): string {
  if (!path.startsWith('course.')) return names[path]?.() ?? plainName(path)
  const field = path.slice('course.'.length)
  if (field === 'modules') return m.admin_course_outline()
  return /^plans\.\w+\.price$/.test(field)
    ? `${fieldText(field)}: ${m.admin_course_price()}`
    : fieldText(field)
}

function valueText(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (path.endsWith('InPaise') && typeof value === 'number') return amountText(rupees(value))
  if (path.endsWith('.price')) return rupeesText(Number(value), 'en')
  if (Array.isArray(value)) return value.map((one) => valueText(path, one)).join(', ') || '–'
  const role = path === 'roles' || path === 'role' ? roles.find((one) => one === value) : undefined
  if (role !== undefined) return roleText(role)
  if (typeof value === 'boolean') return value ? m.admin_yes() : m.admin_no()
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return momentText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
