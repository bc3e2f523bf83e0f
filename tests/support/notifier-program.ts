/**
 * Tells a student of many facts and delivers the mails and pushes that follow, in a process to be killed. Each time it is started it
 * sends all of them again.
 */
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { connectAdapters } from '../../server/adapters/connect.ts'
import { createLog } from '../../server/adapters/log.ts'
import { runDueJobs } from '../../server/jobs/operations.ts'
import { notify, type StudentNotification } from '../../server/notifications/operations.ts'
import { readSettings } from '../../server/settings.ts'
import { jobHandlers } from '../../server/worker.ts'

// The next process finds what this one has compiled; killed, it would leave nothing.
flushCompileCache()
const [studentId = '', email = '', facts = '0'] = process.argv.slice(2)
const settings = readSettings()
const { services } = await connectAdapters(settings, {
  databaseUrl: settings.databaseUrl ?? '',
  log: createLog('error'),
  poolSize: 4,
})
const { database, clock } = services
writeSync(1, 'ready\n')

async function tellAll(): Promise<void> {
  for (let fact = 0; fact < Number(facts); fact += 1) {
    const onceKey = `fact:${fact}`
    // A kind that is sent immediately, at any hour.
    const ring: StudentNotification = {
      ...{ kind: 'payment', facts: { event: 'paid', course: onceKey } },
      ...{ studentId, onceKey, path: '/my-course' },
    }
    const notice = { subject: onceKey, parts: [onceKey] }
    await database.transaction((tx) =>
      notify(tx, { email }, notice, { now: clock.now(), onceKey, notification: ring }),
    )
  }
}

let isTold = false
const telling = tellAll().then(() => {
  isTold = true
})
for (;;) {
  const wasTold = isTold
  if ((await runDueJobs(services, jobHandlers)) === 0 && wasTold) break
}
await telling
process.exit()
