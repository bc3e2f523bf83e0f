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

/** The outside world as operations see it. */
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
  /** Null where no traces are asked for. */
  tracer: Tracer | null
}

export type SignedInStudent = { id: string; sessionId: string }

/** Who sits in the admin. */
export type SignedInStaff = {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  /** When the session began; it ends twelve hours later, however busy. */
  signedInAt: Date
  /** Since when they hold a role that handles money; null when they hold none. */
  moneyRoleSince: Date | null
  /** When this session had a code of the authenticator last. */
  codeGivenAt: Date
}

/** What an operation knows of its caller, beside the services. Never a request. */
export type Context = Services & {
  student: SignedInStudent | null
  /** Only a call of the admin has one, and such a call has no student. */
  staff: SignedInStaff | null
  /** What the caller's browser says of itself, shortened. */
  device: string
  /** Where the call comes from: an IPv4 address, or an IPv6 /64 and the networks around it. */
  networks: readonly [string, ...string[]]
  /** Whether the request comes from this machine: only then do demo accounts open. */
  isAtThisMachine: boolean
  /** Whether the caller reached the product by its public address, over HTTPS. */
  isAtPublicAddress: boolean
  /** The students' cookie, or the admin's in the admin: neither is seen by the other. */
  session: SessionCookie
  /** The registration that the browser began. */
  attempt: SessionCookie
  /** For whose accounts the device is known. */
  knownDevice: SessionCookie
  /** Gives the browser a cookie that scripts cannot read, for addresses below a path alone. */
  keepCookie(cookie: PathCookie): void
  /**
   * The output of a public call, from the response cache or by `draw` for it. Many answers share its parts: they
   * are not to be changed. Absent where no response is cached.
   */
  sharedOutput?<Output>(name: CallName, input: object, draw: () => Promise<Output>): Promise<Output>
  /** The language of the page that calls. */
  locale: Locale
}

/** What a link below `path` wants beside itself. */
export type PathCookie = { name: string; value: string; path: string; expiresAt: Date }

/** The HttpOnly cookie that renews a student's bearer token, or that is the session in the admin. */
export type SessionCookie = {
  read(): string | null
  /** What came under the name of before there were prefixes, which a neighbour on the domain may have put in. */
  readUnprefixed?(): string | null
  keep(token: string, expiresAt: Date): void
  forget(): void
}

/** The context of a call that only a signed-in student may make. */
export type StudentContext = Context & { student: SignedInStudent }

/** The context of a call that only staff of its roles may make. */
export type StaffContext = Context & { staff: SignedInStaff }
