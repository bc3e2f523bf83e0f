import { createRegistry, type Registry } from '../adapters/metrics/registry.ts'

/** Metrics of one process. Counting costs next to nothing, so it is always on. */
export type Measures = ReturnType<typeof createMeasures>

/** Histogram buckets in seconds, from a cached response to a timeout. */
const requestBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 2.5, 5, 10]
const jobBounds = [0.01, 0.1, 1, 5, 10, 60, 300, 1800, 7200]
const gatewayBounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMeasures() {
  const registry: Registry = createRegistry()
  const measures = {
    registry,
    /** By route, method and status; includes responses that bypass the framework. */
    requests: registry.counter(
      'stepmark_http_requests_total',
      'Answered requests by route, method and status.',
    ),
    /** Responses that bypass the framework take microseconds and are not timed. */
    durations: registry.histogram(
      'stepmark_http_request_duration_seconds',
      'Time until the answer was sent, by route and method; pages and segments that were at hand are not among them.',
      requestBounds,
    ),
    /** How a page was served: `kept` from memory, `rendered` again, or `refused` while too many were rendered. */
    pages: registry.counter(
      'stepmark_pages_total',
      'Pages by where they came from: kept in memory, rendered, or refused while too many were rendered.',
    ),
    videoBytes: registry.counter(
      'stepmark_video_bytes_total',
      'Bytes of video segments that were handed out.',
    ),
    jobs: registry.histogram(
      'stepmark_job_duration_seconds',
      'Time that a job took, by kind and outcome (done, failed).',
      jobBounds,
    ),
    tasks: registry.counter(
      'stepmark_task_failures_total',
      'Runs of a scheduled task of the worker that failed.',
    ),
    gateway: registry.histogram(
      'stepmark_gateway_duration_seconds',
      'Time of a question to the payment gateway, by what was asked and outcome.',
      gatewayBounds,
    ),
    mails: registry.counter('stepmark_mails_total', 'Mails handed to the mail server, by outcome.'),
    pushes: registry.counter(
      'stepmark_pushes_total',
      'Messages to push services of browsers by outcome: taken, gone, refused, failed.',
    ),
    webhooks: registry.counter(
      'stepmark_webhooks_total',
      'Messages of the gateway by outcome: taken, refused, failed.',
    ),
  }
  // A series that starts at 0 shows its first event as an increase.
  for (const outcome of ['taken', 'refused', 'failed']) measures.webhooks.tally({ outcome })
  for (const outcome of ['taken', 'failed']) measures.mails.tally({ outcome })
  for (const outcome of ['taken', 'gone', 'refused', 'failed']) measures.pushes.tally({ outcome })
  for (const from of ['kept', 'rendered', 'refused']) measures.pages.tally({ from })
  measures.tasks.tally({})
  measures.videoBytes.tally({})
  return measures
}
