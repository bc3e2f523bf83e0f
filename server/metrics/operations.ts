import { daysBefore } from '../../domain/durations.ts'
import type { Sample } from '../adapters/metrics/registry.ts'
import type { JobKind } from '../jobs/operations.ts'
import type { Services } from '../services.ts'
import {
  countCapturesWithoutAccess,
  countJobs,
  countOrders,
  countPayments,
  countRefundsUnderWay,
  countTranscodes,
  countUnappliedEvents,
  type JobFigures,
  listStandbys,
} from './queries.ts'

/** At most one database query per interval, however often metrics are scraped. */
const keptForMs = 10_000

const metrics = {
  stepmark_up_database: 'Whether the database answered when it was last asked (1 or 0).',
  stepmark_jobs: 'Jobs that are not done, by kind and state: due, running, retried (failed before), planned.',
  stepmark_job_oldest_seconds: 'How long the oldest job that is due has waited, by kind.',
  stepmark_mail_backlog: 'Mails that are due or failed before.',
  stepmark_gateway_messages_unapplied: 'Messages of the gateway that are stored and not applied.',
  stepmark_gateway_message_oldest_seconds: 'How long the oldest of them has waited.',
  stepmark_orders: 'Orders of the last 24 hours by state.',
  stepmark_payments: 'Payments of the orders of the last 24 hours by status.',
  stepmark_refunds_under_way: 'Refunds that the gateway has not confirmed, by state.',
  stepmark_refund_oldest_seconds: 'How long the oldest of them has waited, by state.',
  stepmark_captures_without_access:
    'Captures of the last 7 days that became neither access nor a refund: 0, always.',
  stepmark_transcodes: 'Videos by the state of their preparation: waiting, working, done, failed.',
  stepmark_replication_lag_seconds: 'How far each standby is behind, on the primary.',
  stepmark_replication_lag_bytes: 'What each standby has still to replay, on the primary.',
} as const
type Name = keyof typeof metrics

/** Database figures about the whole product: the same in every process, so scraping one is enough. */
export function watchDatabase(services: Services): void {
  const { measures, database } = services
  measures.registry.read(
    [
      { name: 'stepmark_pool_connections', help: 'Database connections by use: busy, idle.', type: 'gauge' },
      { name: 'stepmark_pool_size', help: 'Connections that the pool may open.', type: 'gauge' },
      { name: 'stepmark_pool_waiting', help: 'Requests that wait for a connection.', type: 'gauge' },
    ],
    () => {
      const { busy, idle, waiting, most } = database.usage()
      return {
        stepmark_pool_connections: [
          { labels: { use: 'busy' }, value: busy },
          { labels: { use: 'idle' }, value: idle },
        ],
        stepmark_pool_size: [{ value: most }],
        stepmark_pool_waiting: [{ value: waiting }],
      }
    },
  )
  let kept: { at: number; figures: Promise<Partial<Record<Name, Sample[]>>> } | null = null
  measures.registry.read(
    // The keys of the table above.
    (Object.keys(metrics) as Name[]).map((name) => ({ name, help: metrics[name], type: 'gauge' as const })),
    () => {
      if (kept === null || performance.now() - kept.at > keptForMs)
        kept = { at: performance.now(), figures: ask(services) }
      return kept.figures
    },
  )
}

/** One statement after another, on a single connection of the pool. */
async function ask({ database, clock }: Services): Promise<Partial<Record<Name, Sample[]>>> {
  const now = clock.now()
  const yesterday = daysBefore(now, 1)
  try {
    const jobs = await database.all(countJobs(now))
    const events = await database.first(countUnappliedEvents(now))
    const orders = await database.all(countOrders(yesterday))
    const payments = await database.all(countPayments(yesterday))
    const refunds = await database.all(countRefundsUnderWay(now))
    const lost = await database.first(countCapturesWithoutAccess(daysBefore(now, 7)))
    const transcodes = await database.all(countTranscodes())
    const standbys = await database.all(listStandbys())
    return {
      stepmark_up_database: [{ value: 1 }],
      ...jobSamples(jobs),
      stepmark_gateway_messages_unapplied: [{ value: events?.count ?? 0 }],
      stepmark_gateway_message_oldest_seconds: [{ value: events?.oldestSeconds ?? 0 }],
      stepmark_orders: byLabel('state', orderStates, orders),
      stepmark_payments: byLabel('status', paymentStatuses, payments),
      stepmark_refunds_under_way: byLabel('state', refundStates, refunds),
      stepmark_refund_oldest_seconds: refundStates.map((state) => ({
        labels: { state },
        value: refunds.find((row) => row.state === state)?.oldestSeconds ?? 0,
      })),
      stepmark_captures_without_access: [{ value: lost?.count ?? 0 }],
      stepmark_transcodes: byLabel('state', transcodeStates, transcodes),
      stepmark_replication_lag_seconds: standbys.flatMap(({ name, seconds }) =>
        seconds === null ? [] : [{ labels: { standby: name }, value: seconds }],
      ),
      stepmark_replication_lag_bytes: standbys.flatMap(({ name, bytes }) =>
        bytes === null ? [] : [{ labels: { standby: name }, value: bytes }],
      ),
    }
  } catch {
    // Unknown figures are omitted, and a metric says that they are unknown.
    return { stepmark_up_database: [{ value: 0 }] }
  }
}

// Zeros are exported too: an alert on a missing series never fires.
const orderStates = ['open', 'paid', 'refunded', 'expired']
const paymentStatuses = ['created', 'authorized', 'captured', 'failed', 'refunded']
const refundStates = ['owed', 'sent']
const transcodeStates = ['waiting', 'working', 'done', 'failed']
const jobKinds: Record<JobKind, true> = {
  announceContent: true,
  applyCorrection: true,
  carryOutRefund: true,
  checkUpload: true,
  drawFormulas: true,
  forgetMediaFiles: true,
  importPeople: true,
  publishScheduledCourse: true,
  recordKeyLimit: true,
  refundPayment: true,
  rekeyVideo: true,
  sendMail: true,
  sendMailing: true,
  sendPush: true,
  transcodeVideo: true,
}
const jobStates = ['due', 'running', 'retried', 'planned']

function jobSamples(rows: readonly JobFigures[]): Partial<Record<Name, Sample[]>> {
  const find = (kind: string, state: string) => rows.find((row) => row.kind === kind && row.state === state)
  // The previous release may still enqueue kinds that are unknown here.
  const kinds = [...new Set([...Object.keys(jobKinds), ...rows.map(({ kind }) => kind)])]
  return {
    stepmark_jobs: kinds.flatMap((kind) =>
      jobStates.map((state) => ({ labels: { kind, state }, value: find(kind, state)?.count ?? 0 })),
    ),
    stepmark_job_oldest_seconds: kinds.map((kind) => ({
      labels: { kind },
      value: find(kind, 'due')?.oldestSeconds ?? 0,
    })),
    stepmark_mail_backlog: [
      { value: (find('sendMail', 'due')?.count ?? 0) + (find('sendMail', 'retried')?.count ?? 0) },
    ],
  }
}

function byLabel<Label extends string>(
  label: Label,
  all: readonly string[],
  rows: readonly (Record<Label, string> & { count: number })[],
): Sample[] {
  return all.map((value) => ({
    labels: { [label]: value },
    value: rows.find((row) => row[label] === value)?.count ?? 0,
  }))
}
