import type { Locale } from '../domain/locales.ts'
import type { Clock } from './adapters/clock.ts'
import type { Database } from './adapters/database/database.ts'
import type { Gateway } from './adapters/gateway/gateway.ts'
import type { Logger } from './adapters/log.ts'
import type { SendMail } from './adapters/mail/mail.ts'
import type { MediaStore } from './adapters/media/media-store.ts'
import type { Settings } from './settings.ts'

/** The outside world as operations see it. */
export type Services = {
  settings: Settings
  database: Database
  clock: Clock
  log: Logger
  sendMail: SendMail
  gateway: Gateway
  media: MediaStore
}

export type SignedInStudent = { id: string; sessionId: string }

/** What an operation knows of its caller, beside the services. Never a request. */
export type Context = Services & {
  student: SignedInStudent | null
  /** What the caller's browser says of itself, shortened. */
  device: string
  session: SessionCookie
  /** The language of the page that calls. */
  locale: Locale
}

/** The HttpOnly cookie that renews the bearer token. */
export type SessionCookie = {
  read(): string | null
  keep(token: string, expiresAt: Date): void
  forget(): void
}

/** The context of a call that only a signed-in student may make. */
export type StudentContext = Context & { student: SignedInStudent }
