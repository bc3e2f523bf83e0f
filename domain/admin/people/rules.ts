import { accountAddress } from '../../accounts/rules.ts'
import type { Role } from '../../addresses.ts'
import { endOfDay } from '../../india-time.ts'
import { type Locale, locales } from '../../locales.ts'
import type { MessageKey } from '../../messages/message-key.ts'
import { csvTable } from './csv-table.ts'
import { type Person, person } from './schemas.ts'

/** Rows of one file. */
export const mostImportRows = 5000
/** Days for which an invitation link works. */
export const invitationDays = 30

/** The columns that a file may have, by the names in its first line. */
export const importColumns = [
  'name',
  'email',
  'phone',
  'date_of_birth',
  'guardian_name',
  'guardian_email',
  'guardian_phone',
  'language',
  'course',
  'until',
] as const
type Column = (typeof importColumns)[number]
const neededColumns = ['name', 'email'] as const satisfies readonly Column[]

/** A person is a child until the 18th birthday; so is one without a date of birth. */
export function isUnder18(dateOfBirth: string | null, today: string): boolean {
  if (dateOfBirth === null) return true
  const [year = '', ...monthAndDay] = dateOfBirth.split('-')
  return [Number(year) + 18, ...monthAndDay].join('-') > today
}

type Course = { id: string; title: string; slug: string }
export type Grant = { courseId: string; until: string }
/** What one row requests. */
export type RowRequest = { person: Person; grant: Grant | null }
/** A row's problem and its column; without a column, it is the row as a whole. */
export type RowProblem = { line: number; column: string | null; message: MessageKey }
export type ParsedImport = { rows: { line: number; asked: RowRequest }[]; problems: RowProblem[] }

type ImportContext = {
  courses: readonly Course[]
  roles: readonly Role[]
  /** In India, as `2026-11-25`. */
  today: string
}

/** Parses a file of students row by row. A row with a problem changes nothing. */
export function readImport(csv: string, context: ImportContext): ParsedImport {
  // The first row is the header.
  const table = csvTable(csv, mostImportRows + 1)
  const [head, ...body] = table ?? []
  if (table === null || head === undefined) return refusedFile('admin_import_no_table')
  const columns = head.cells.map((name) => name.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  const unknown = columns.find((name) => name !== '' && !isColumn(name))
  if (unknown !== undefined)
    return { rows: [], problems: [{ line: head.line, column: unknown, message: 'admin_import_column' }] }
  if (new Set(columns).size !== columns.length || neededColumns.some((name) => !columns.includes(name)))
    return refusedFile('admin_import_columns')
  if (body.length === 0) return refusedFile('admin_import_empty')
  if (body.length > mostImportRows) return refusedFile('admin_import_too_long')
  const read: ParsedImport = { rows: [], problems: [] }
  const seen = new Set<string>()
  for (const { line, cells } of body) {
    const values = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']))
    const { asked, problems } = readRow(values, context)
    const mark = JSON.stringify([accountAddress(asked?.person.email ?? ''), asked?.grant?.courseId])
    if (asked !== null && seen.has(mark)) problems.push({ column: 'email', message: 'admin_import_twice' })
    seen.add(mark)
    if (asked !== null && problems.length === 0) read.rows.push({ line, asked })
    read.problems.push(...problems.map((problem) => ({ line, ...problem })))
  }
  return read
}

function refusedFile(message: MessageKey): ParsedImport {
  return { rows: [], problems: [{ line: 1, column: null, message }] }
}

function isColumn(name: string): name is Column {
  return (importColumns as readonly string[]).includes(name)
}

type Values = Partial<Record<string, string>>
type Fault = Omit<RowProblem, 'line'>

function readRow(
  values: Values,
  { courses, roles, today }: ImportContext,
): { asked: RowRequest | null; problems: Fault[] } {
  const cell = (name: Column) => values[name] || null
  const parsed = person.safeParse({
    name: cell('name') ?? '',
    email: cell('email') ?? '',
    phone: indianPhone(cell('phone') ?? cell('guardian_phone') ?? ''),
    locale: localeNamed(cell('language')),
    dateOfBirth: isoDay(cell('date_of_birth')),
    guardian: {
      name: cell('guardian_name'),
      email: cell('guardian_email'),
      phone: cell('guardian_phone') === null ? null : indianPhone(cell('guardian_phone') ?? ''),
    },
  })
  const problems = parsed.success
    ? faultsOf(parsed.data, today).map(({ path, message }) => ({ column: columnOf(path), message }))
    : parsed.error.issues.map(({ path, message }) => ({
        column: columnOf(path.map(String)),
        // The messages of schemas are keys of the catalogue.
        message: message as MessageKey,
      }))
  const { grant, ...fault } = readGrant(cell('course'), cell('until'), { courses, roles, today })
  if ('message' in fault) problems.push(fault)
  return { asked: parsed.success ? { person: parsed.data, grant } : null, problems }
}

type PersonFault = { path: string[]; message: MessageKey }

/** A person's problems as a whole: anyone under 18 is invited through a guardian. */
export function faultsOf(
  { dateOfBirth, guardian }: Pick<Person, 'dateOfBirth' | 'guardian'>,
  today: string,
): PersonFault[] {
  if (dateOfBirth !== null && (dateOfBirth >= today || dateOfBirth < '1920-01-01'))
    return [{ path: ['dateOfBirth'], message: 'admin_birth_invalid' }]
  if (isUnder18(dateOfBirth, today) && guardian.email === null)
    return [{ path: ['guardian', 'email'], message: 'admin_guardian_needed' }]
  return []
}

function columnOf([first = '', second]: readonly string[]): string {
  if (first === 'guardian') return `guardian_${second}`
  return { dateOfBirth: 'date_of_birth', locale: 'language' }[first] ?? first
}

function readGrant(
  course: string | null,
  until: string | null,
  { courses, roles, today }: ImportContext,
): ({ column: Column; message: MessageKey } & { grant: null }) | { grant: Grant | null } {
  if (course === null && until === null) return { grant: null }
  const refused = (column: Column, message: MessageKey) => ({ grant: null, column, message })
  if (!roles.includes('owner')) return refused('course', 'admin_import_grant_owner')
  const named = (course ?? '').toLowerCase()
  const found = courses.filter(({ title, slug }) => title.toLowerCase() === named || slug === named)
  const [only] = found
  if (only === undefined || found.length > 1) return refused('course', 'admin_import_course')
  const day = isoDay(until)
  if (day === null || !isGrantDay(day, today)) return refused('until', 'admin_grant_day')
  return { grant: { courseId: only.id, until: day } }
}

/** Whether access may be granted until the end of a day: from today, to five years ahead. */
export function isGrantDay(day: string, today: string): boolean {
  const latest = `${Number(today.slice(0, 4)) + 5}${today.slice(4)}`
  return endOfDay(day) !== null && day >= today && day <= latest
}

/** "98480 12345", "098480-12345" and "+91 98480 12345" as +919848012345; anything else unchanged. */
export function indianPhone(written: string): string {
  const digits = written.replaceAll(/[\s()-]/g, '')
  const match = /^(?:\+?91|0)?(\d{10})$/.exec(digits)
  return match ? `+91${match[1]}` : written
}

/** A day as `2011-04-30`, from that or the Indian 30/04/2011; anything else unchanged. */
function isoDay(written: string | null): string | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written ?? '')
  if (!match) return written
  const [, day = '', month = '', year = ''] = match
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function localeNamed(written: string | null): Locale | string {
  const name = (written ?? 'en').toLowerCase()
  const names: Record<string, Locale> = { english: 'en', hindi: 'hi', telugu: 'te' }
  return names[name] ?? locales.find((locale) => locale === name) ?? name
}
