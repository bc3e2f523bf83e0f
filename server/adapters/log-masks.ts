/** How deep fields are followed, and how much of a text is logged. */
const deepest = 6
const longestText = 6000

const keptOut = '[kept out]'

/** Names of fields that are masked in logs. */
const secretName =
  /^(otp|pin|code|codes|cookie|set-cookie|authorization|auth|body|payload|link|url|href|html|text|subject)$|pass(word|phrase)|secret|token|signature|credential|apikey|keysecret/i
const phoneName = /phone|mobile/i

/** Fields of an error that may be logged; others, such as a refused row, are omitted. */
const errorMembers = [
  'code',
  'responseCode',
  'command',
  'syscall',
  'constraint',
  'table',
  'schema',
  'severity',
  'routine',
  'kind',
  'key',
] as const

/** The fields of a log line without sensitive data: masked by name, and in every text by pattern. */
export function withoutSecrets(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, maskedMember(name, value, deepest)]),
  )
}

function maskedMember(name: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value
  if (secretName.test(name)) return keptOut
  if (phoneName.test(name)) return maskedPhone(String(value))
  return masked(value, depth)
}

function masked(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskedText(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (depth === 0) return '…'
  if (value instanceof Error) return maskedError(value, depth)
  if (value instanceof Date) return value
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `${value.byteLength} bytes`
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => masked(one, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, maskedMember(name, member, depth - 1)]),
  )
}

function maskedError(error: Error, depth: number): Record<string, unknown> {
  // An error may have arbitrary extra properties.
  const given = error as Error & Record<string, unknown>
  const message = 'severity' in given ? withoutValues(error.message) : error.message
  const stack = (error.stack ?? '').replace(error.message, () => message)
  const members = errorMembers.flatMap((name) => {
    const value = given[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, masked(value, 0)]] : []
  })
  return {
    type: error.name,
    message: maskedText(message),
    ...Object.fromEntries(members),
    stack: maskedText(stack),
    ...(error.cause !== undefined && { cause: masked(error.cause, depth - 1) }),
    ...(error instanceof AggregateError && { errors: masked(error.errors, depth - 1) }),
  }
}

/** PostgreSQL quotes invalid input, which is user data. */
function withoutValues(message: string): string {
  return message.replace(/: ".*"$/s, ': "…"')
}

/** Patterns masked in any text. Each is bounded, so that no text makes logging slow. */
const forms: [pattern: RegExp, instead: string | ((...found: string[]) => string)][] = [
  [/\b(\w{2,20}:\/\/)[^\s/@"']{1,300}@/g, '$1'],
  // Everything after the folder of links is secret; pictures and sheets are public.
  [/\/(stream|media|invoices|certificates|uploads)\/(?!pictures\/)[^\s"'<>]{8,2000}/g, '/$1/…'],
  [/([?#&](?!page=|limit=)[\w.-]{1,60}=)[^&#\s"'<>]{1,2000}/g, '$1…'],
  [/#[\w.-]{20,2000}/g, '#…'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,4000}/gi, '$1 …'],
  [/\beyJ[\w-]{5,4000}\.[\w-]{0,4000}\.?[\w-]{0,4000}/g, keptOut],
  [
    /([^\s@"'<>()[\]{},;:=|/\\]{1,64})@([^\s@"'<>()[\]{},;:|/\\]{1,253}\.[^\s@"'<>()[\]{},;:|/\\.]{2,63})/g,
    (_, local = '', domain = '') => `${local.slice(0, 1)}***@${domain}`,
  ],
  [/(?<![\w.-])\+?\d(?:[\s().-]{0,3}\d){9,14}(?![\w-])/g, (found = '') => maskedPhone(found)],
  [
    /\b(password|passphrase|otp|code|pin|token|secret)(["']?\s{0,3}(?:is|=|:)\s{0,3}["']?)[^\s"',;}]{1,200}/gi,
    '$1$2…',
  ],
  [/\b\d{6}\b(?=[^\n]{0,60}\bcode\b)/gi, '…'],
  // Tokens and passes are longer than any id of a row.
  [/(?<![\w/.-])[\w-]{40,2000}(?:\.[\w-]{1,2000})*(?![\w/])/g, keptOut],
]

/** A text without sensitive data, masked by pattern. */
export function maskedText(text: string): string {
  const kept = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  // Most texts are short names, which match none of the patterns.
  if (kept.length < 6) return kept
  let result = kept
  for (const [pattern, instead] of forms)
    result = typeof instead === 'string' ? result.replace(pattern, instead) : result.replace(pattern, instead)
  return result
}

/** Enough to distinguish two numbers, too little to call one. */
function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 4 ? keptOut : `***${digits.slice(-2)}`
}
