import { setTimeout as pause } from 'node:timers/promises'
import { isErasedEmail } from '../domain/accounts/rules.ts'
import { forgetEndedLinks, forgetEndedSessions } from './accounts/operations.ts'
import {
  announceContent,
  checkUpload,
  forgetMediaFiles,
  recordKeyLimit,
  sweepUploads,
} from './desk/operations.ts'
import { forgetOldEnquiries } from './enquiries/operations.ts'
import { forgetFinishedJobs, type JobHandlers, runDueJobs } from './jobs/operations.ts'
import {
  foldWatchAdditions,
  forgetOldPlaybacks,
  openCertificate,
  queueFoundFilms,
  rekeyFilm,
  sweepWorkFolders,
  transcodeFilm,
} from './lessons/operations.ts'
import { forgetEndedLimits } from './limits/operations.ts'
import {
  issueMissingInvoices,
  openInvoice,
  reconcileOrders,
  refundPayment,
  remindOfEndingPlans,
} from './payments/operations.ts'
import { drawStoredFormulas } from './rich-text/drawn-texts.ts'
import { forgetOldSecurityEvents } from './security/operations.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'

/** What each kind of job does. */
export const jobHandlers: JobHandlers = {
  sendMail: async (services, { invoiceId, certificateId, ...message }) => {
    // Whoever deleted the account is told nothing any more.
    if (isErasedEmail(message.to)) return
    const documents = [
      invoiceId === undefined ? null : await openInvoice(services, invoiceId),
      certificateId === undefined ? null : await openCertificate(services, certificateId),
    ]
    const attachments = documents
      .filter((document) => document !== null)
      .map((document) => ({ ...document, contentType: 'application/pdf' }))
    await services.sendMail({ ...message, attachments })
  },
  refundPayment,
  checkUpload,
  forgetMediaFiles,
  announceContent,
  drawFormulas: async (services, _, stopping) => {
    // Pages that are kept show them as they were written.
    if ((await drawStoredFormulas(services, stopping)) > 0) await announceContent(services)
  },
  transcodeFilm,
  rekeyFilm,
  recordKeyLimit,
}

type Duty = { everySeconds: number; run(services: Services, stopping: AbortSignal): Promise<unknown> }

/** What the product's own process does beside its answers. */
const duties: readonly Duty[] = [
  { everySeconds: 1, run: (services, stopping) => runDueJobs(services, jobHandlers, stopping, 'short') },
  { everySeconds: 1, run: (services, stopping) => runDueJobs(services, jobHandlers, stopping, 'long') },
  { everySeconds: 10, run: reconcileOrders },
  { everySeconds: 60, run: queueFoundFilms },
  { everySeconds: 30, run: foldWatchAdditions },
  { everySeconds: 60, run: issueMissingInvoices },
  { everySeconds: 600, run: remindOfEndingPlans },
  { everySeconds: 600, run: forgetEndedLimits },
  { everySeconds: 600, run: forgetEndedSessions },
  { everySeconds: 600, run: forgetEndedLinks },
  { everySeconds: 600, run: sweepUploads },
  { everySeconds: 3600, run: forgetFinishedJobs },
  { everySeconds: 3600, run: forgetOldEnquiries },
  { everySeconds: 3600, run: forgetOldPlaybacks },
  { everySeconds: 3600, run: forgetOldSecurityEvents },
]

/** Preparing films, in the product's own process or in a worker's. */
export const filmDuties: readonly Duty[] = [
  { everySeconds: 1, run: (services, stopping) => runDueJobs(services, jobHandlers, stopping, 'films') },
  { everySeconds: 3600, run: sweepWorkFolders },
]

/** All that a process does that serves the product. */
export function dutiesOf({ transcoding }: Pick<Settings, 'transcoding'>): readonly Duty[] {
  return transcoding === 'here' ? [...duties, ...filmDuties] : duties
}

/**
 * What a stop waits for work that is underway. A mail server or a gateway that does not answer would
 * hold the stop for longer; what is left undone then is done after the next start.
 */
const patienceAtStopMs = 2500

/** Runs the duties over and over until stopped. Each waits for its own last run, and a failing one goes on. */
export function startWorker(
  services: Services,
  given: readonly Duty[] = dutiesOf(services.settings),
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const timers = new Map<Duty, NodeJS.Timeout>()
  const underway = new Set<Promise<void>>()

  function plan(duty: Duty): void {
    if (stopping.signal.aborted) return
    timers.set(
      duty,
      setTimeout(() => {
        const run = duty
          .run(services, stopping.signal)
          .then(() => undefined)
          .catch((error: unknown) => {
            services.measures.duties.add({})
            services.log.warn({ err: error }, 'a duty failed and will be run again')
          })
          .finally(() => {
            underway.delete(run)
            plan(duty)
          })
        underway.add(run)
      }, duty.everySeconds * 1000),
    )
  }

  async function stop(): Promise<void> {
    stopping.abort()
    for (const timer of timers.values()) clearTimeout(timer)
    const patience = new AbortController()
    await Promise.race([
      Promise.all(underway),
      pause(patienceAtStopMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ])
    patience.abort()
  }

  for (const duty of given) plan(duty)
  let stopped: Promise<void> | undefined
  return {
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}
