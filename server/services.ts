import type { Role } from '../domain/addresses.ts'
import type { CallName } from '../domain/calls.ts'
import type { Locale } from '../domain/locales.ts'
import type { Clock } from './adapters/clock.ts'
import type { Database } from './adapters/database/database.ts'
import type { MakeDocument } from './adapters/documents/documents.ts'
import type { TextWorker } from './adapters/formulas/formulas.ts'
import type { Gateway } from './adapters/gateway/gateway.ts'
import type { Logger } from './adapters/log.ts'
import type { SendMail } from './adapters/mail/mail.ts'
import type { MediaStore } from './adapters/media/media-store.ts'
import type { PracticeEngine } from './adapters/practice/practice-engine.ts'
import type { SendPush } from './adapters/push/push.ts'
import type { Tracer } from './adapters/traces/otlp.ts'
import type { Settings } from './settings.ts'
import type { Measures } from './telemetry/measures.ts'

/** The external services as operations see them. */
export type Services = {
  settings: Settings
  database: Database
  clock: Clock
  log: Logger
  sendMail: SendMail
  sendPush: SendPush
  gateway: Gateway
  media: MediaStore
  makeDocument: MakeDocument
  textWorker: TextWorker
  practiceEngine: PracticeEngine
  measures: Measures
  /** Null without tracing. */
  tracer: Tracer | null
}

export type SignedInStudent = { id: string; sessionId: string }

/** The signed-in member of staff. */
export type SignedInStaff = {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  /** When the session began; it ends after twelve hours, even in use. */
  signedInAt: Date
  /** Since when they hold a role that handles money; null when they hold none. */
  moneyRoleSince: Date | null
  /** When this session was last confirmed by an authenticator code. */
  codeGivenAt: Date
}

/** What an operation knows about its caller, in addition to the services. Never a request. */
export type Context = Services & {
  student: SignedInStudent | null
  /** Only admin calls have one, and they have no student. */
  staff: SignedInStaff | null
  /** The caller's User-Agent, shortened. */
  device: string
  /** The caller's network: an IPv4 address, or an IPv6 /64 and its enclosing networks. */
  networks: readonly [string, ...string[]]
  /** Whether the request comes from this machine: only then do demo accounts open. */
  isAtThisMachine: boolean
  /** Whether the caller reached the product by its public address, over HTTPS. */
  isAtPublicAddress: boolean
  /** The students' cookie, or, in the admin, the admin's: neither is visible to the other. */
  session: SessionCookie
  /** The registration that the browser started. */
  attempt: SessionCookie
  /** The accounts to which the device is known. */
  knownDevice: SessionCookie
  /** Sets an HttpOnly cookie for addresses below a path. */
  keepCookie(cookie: PathCookie): void
  /**
   * The output of a public call, from the response cache or computed by `draw`. Many responses
   * share its parts: they must not be modified. Absent where no response is cached.
   */
  sharedOutput?<Output>(name: CallName, input: object, draw: () => Promise<Output>): Promise<Output>
  /** The language of the calling page. */
  locale: Locale
}

/** The cookie required by a link below `path`. */
export type PathCookie = { name: string; value: string; path: string; expiresAt: Date }

/** The HttpOnly cookie that renews a student's bearer token, or is the session in the admin. */
export type SessionCookie = {
  read(): string | null
  /** The value under the former, unprefixed name, which a sibling domain may have set. */
  readUnprefixed?(): string | null
  keep(token: string, expiresAt: Date): void
  forget(): void
}

/** The context of a call for signed-in students. */
export type StudentContext = Context & { student: SignedInStudent }

/** The context of a call for staff with its roles. */
export type StaffContext = Context & { staff: SignedInStaff }
