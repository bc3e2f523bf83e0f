import { setTimeout as pause } from 'node:timers/promises'
import { isErasedEmail } from '../domain/accounts/rules.ts'
import { daytimeFrom } from '../domain/daytime.ts'
import { recordKeyLimit } from './accounts/admin/actions.ts'
import { forgetEndedLinks } from './accounts/links.ts'
import { forgetEndedSessions } from './accounts/operations.ts'
import { forgetEndedClaims } from './admin/claims/operations.ts'
import { importPeople } from './admin/imports/working.ts'
import { isNewsWanted, sendMailingNow } from './admin/mailings/sending.ts'
import { checkUpload } from './admin/uploads/check.ts'
import { forgetMediaFiles } from './admin/uploads/media.ts'
import { sweepUploads } from './admin/uploads/uploads.ts'
import { announceContent } from './articles/admin/publish.ts'
import { publishScheduledCourse } from './catalog/admin/schedule.ts'
import { forgetOldEnquiries } from './enquiries/operations.ts'
import { countFigures } from './insight/operations.ts'
import { countPlaces } from './insight/places.ts'
import { isLeftOfTheDemo } from './installation/operations.ts'
import { forgetFinishedJobs, type JobHandlers, NotBefore, runDueJobs } from './jobs/operations.ts'
import { openCertificate } from './lessons/certificates/document.ts'
import { foldWatchAdditions } from './lessons/progress/operations.ts'
import { forgetOldPlaybacks } from './lessons/streams/operations.ts'
import { queueFoundVideos, rekeyVideo } from './lessons/transcoding/operations.ts'
import { transcodeVideo } from './lessons/transcoding/transcode-video.ts'
import { sweepWorkFolders } from './lessons/transcoding/work-folder.ts'
import { forgetEndedLimits } from './limits/operations.ts'
import { forgetOldStaffNotifications } from './notifications/admin/operations.ts'
import { sendDigests } from './notifications/digests.ts'
import { forgetOldNotifications } from './notifications/operations.ts'
import { forgetOldPushes, sendPush } from './notifications/push.ts'
import { remindOfEndingPlans } from './payments/access/operations.ts'
import { openInvoice } from './payments/invoices/document.ts'
import { issueMissingInvoices } from './payments/invoices/operations.ts'
import { forgetOldPaymentLinks } from './payments/payment-links/operations.ts'
import { reconcileOrders } from './payments/reconciliation/operations.ts'
import { carryOutRefund } from './payments/refunds/decisions/operations.ts'
import { refundPayment } from './payments/refunds/gateway-refunds.ts'
import { remindOfUnfinishedOrders } from './payments/reminders/operations.ts'
import { fetchSettlements } from './payments/settlements/operations.ts'
import { forgetUnappliedEvents } from './payments/webhooks/operations.ts'
import { applyCorrection } from './practice/disputes/operations.ts'
import { remindOfDueReviews } from './practice/study/reviews.ts'
import { remindOfQuestionsDueSoon } from './questions/admin/clock.ts'
import { drawStoredFormulas } from './rich-text/drawn-texts.ts'
import { forgetOldSecurityEvents } from './security/operations.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { forgetOldPictures } from './thread-pictures/operations.ts'

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  sendMail: async (services, { invoiceId, certificateId, byDay, news, ...message }) => {
    // No notices after the account was deleted.
    if (isErasedEmail(message.to) || (await isLeftOfTheDemo(services, message.to))) return
    // A queue or a mail server may be slow, and the quiet hours may begin.
    const now = services.clock.now()
    const morning = byDay ? daytimeFrom(now) : now
    if (morning > now) throw new NotBefore(morning)
    if (news !== undefined && !(await isNewsWanted(services, news))) return
    const documents = [
      invoiceId === undefined ? null : await openInvoice(services, invoiceId),
      certificateId === undefined ? null : await openCertificate(services, certificateId),
    ]
    const attachments = documents
      .filter((document) => document !== null)
      .map((document) => ({ ...document, contentType: 'application/pdf' }))
    await services.sendMail({ ...message, attachments })
  },
  sendPush,
  refundPayment,
  carryOutRefund,
  checkUpload,
  forgetMediaFiles,
  announceContent,
  publishScheduledCourse,
  drawFormulas: async (services, _, stopping) => {
    // Cached pages show them as TeX.
    if ((await drawStoredFormulas(services, stopping)) > 0) await announceContent(services)
  },
  transcodeVideo,
  rekeyVideo,
  recordKeyLimit,
  applyCorrection,
  importPeople,
  sendMailing: sendMailingNow,
}

type Task = { everySeconds: number; run(services: Services, stopping: AbortSignal): Promise<unknown> }

/** The background work of a serving process. */
const tasks: readonly Task[] = [
  { everySeconds: 1, run: (services, stopping) => runDueJobs(services, jobHandlers, stopping, 'short') },
  { everySeconds: 1, run: (services, stopping) => runDueJobs(services, jobHandlers, stopping, 'long') },
  { everySeconds: 1, run: (services, stopping) => runDueJobs(services, jobHandlers, stopping, 'files') },
  { everySeconds: 1, run: (services, stopping) => runDueJobs(services, jobHandlers, stopping, 'pushes') },
  { everySeconds: 10, run: reconcileOrders },
  { everySeconds: 60, run: queueFoundVideos },
  { everySeconds: 30, run: foldWatchAdditions },
  { everySeconds: 60, run: countPlaces },
  { everySeconds: 60, run: issueMissingInvoices },
  // Both do nothing while their last result is fresh.
  { everySeconds: 10, run: countFigures },
  { everySeconds: 60, run: fetchSettlements },
  { everySeconds: 600, run: remindOfEndingPlans },
  { everySeconds: 600, run: remindOfUnfinishedOrders },
  { everySeconds: 600, run: remindOfDueReviews },
  { everySeconds: 60, run: remindOfQuestionsDueSoon },
  { everySeconds: 600, run: sendDigests },
  { everySeconds: 600, run: forgetEndedLimits },
  { everySeconds: 600, run: forgetEndedSessions },
  { everySeconds: 600, run: forgetEndedLinks },
  { everySeconds: 600, run: sweepUploads },
  { everySeconds: 3600, run: forgetEndedClaims },
  { everySeconds: 3600, run: forgetFinishedJobs },
  { everySeconds: 3600, run: forgetUnappliedEvents },
  { everySeconds: 3600, run: forgetOldEnquiries },
  { everySeconds: 3600, run: forgetOldPaymentLinks },
  { everySeconds: 3600, run: forgetOldPlaybacks },
  { everySeconds: 3600, run: forgetOldPictures },
  { everySeconds: 3600, run: forgetOldNotifications },
  { everySeconds: 3600, run: forgetOldStaffNotifications },
  { everySeconds: 3600, run: forgetOldPushes },
  { everySeconds: 3600, run: forgetOldSecurityEvents },
]

/** Transcoding, in the product's own process or in a worker's. */
export const videoTasks: readonly Task[] = [
  { everySeconds: 1, run: (services, stopping) => runDueJobs(services, jobHandlers, stopping, 'videos') },
  { everySeconds: 3600, run: sweepWorkFolders },
]

/** All background work of a serving process. */
export function tasksOf({ transcoding }: Pick<Settings, 'transcoding'>): readonly Task[] {
  return transcoding === 'here' ? [...tasks, ...videoTasks] : tasks
}

/**
 * How long a stop waits for running work. An unresponsive mail server or gateway would delay it
 * further; unfinished work is repeated after the next start.
 */
const deadlineAtStopMs = 2500

/**
 * Runs the scheduled tasks repeatedly until stopped. Each waits for its own last run, and continues after a failure.
 */
export function startWorker(
  services: Services,
  tasks: readonly Task[] = tasksOf(services.settings),
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const timers = new Map<Task, NodeJS.Timeout>()
  const underway = new Set<Promise<void>>()

  function plan(task: Task): void {
    if (stopping.signal.aborted) return
    timers.set(
      task,
      setTimeout(() => {
        const run = task
          .run(services, stopping.signal)
          .then(() => undefined)
          .catch((error: unknown) => {
            services.measures.tasks.add({})
            services.log.warn({ err: error }, 'a scheduled task failed and will be run again')
          })
          .finally(() => {
            underway.delete(run)
            plan(task)
          })
        underway.add(run)
      }, task.everySeconds * 1000),
    )
  }

  async function stop(): Promise<void> {
    stopping.abort()
    for (const timer of timers.values()) clearTimeout(timer)
    const deadline = new AbortController()
    await Promise.race([
      Promise.all(underway),
      pause(deadlineAtStopMs, undefined, { signal: deadline.signal }).catch(() => undefined),
    ])
    deadline.abort()
  }

  for (const task of tasks) plan(task)
  let stopped: Promise<void> | undefined
  return {
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}
