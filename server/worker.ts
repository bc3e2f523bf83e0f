import { forgetEndedSessions } from './accounts/operations.ts'
import { forgetFinishedJobs, type JobHandlers, runDueJobs } from './jobs/operations.ts'
import { forgetEndedLimits } from './limits/operations.ts'
import { reconcileOrders, refundPayment } from './payments/operations.ts'
import type { Services } from './services.ts'

/** What each kind of job does. */
export const jobHandlers: JobHandlers = {
  sendMail: (services, message) => services.sendMail(message),
  refundPayment,
}

type Duty = { everySeconds: number; run(services: Services): Promise<unknown> }

const duties: readonly Duty[] = [
  { everySeconds: 1, run: (services) => runDueJobs(services, jobHandlers) },
  { everySeconds: 10, run: reconcileOrders },
  { everySeconds: 600, run: forgetEndedLimits },
  { everySeconds: 600, run: forgetEndedSessions },
  { everySeconds: 3600, run: forgetFinishedJobs },
]

/** Runs the duties over and over until stopped. Each waits for its own last run, and a failing one goes on. */
export function startWorker(services: Services): { stop(): Promise<void> } {
  let isStopping = false
  const timers = new Map<Duty, NodeJS.Timeout>()
  const underway = new Set<Promise<void>>()

  function plan(duty: Duty): void {
    if (isStopping) return
    timers.set(
      duty,
      setTimeout(() => {
        const run = duty
          .run(services)
          .then(() => undefined)
          .catch((error: unknown) => services.log.warn({ err: error }, 'a duty failed and will be run again'))
          .finally(() => {
            underway.delete(run)
            plan(duty)
          })
        underway.add(run)
      }, duty.everySeconds * 1000),
    )
  }

  for (const duty of duties) plan(duty)
  return {
    async stop() {
      isStopping = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(underway)
    },
  }
}
