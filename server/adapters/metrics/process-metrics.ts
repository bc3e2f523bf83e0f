import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Registry, Sample } from './registry.ts'

/** A measuring window of the event loop's delay lasts at least this long, however often it is read. */
const windowMs = 10_000

/**
 * Metrics of every process: memory, CPU, event loop, and free space in its data folder. The first
 * four have the names that common dashboards expect. Returns the function that stops measuring.
 */
export function watchProcess(registry: Registry, { dataDir }: { dataDir: string }): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let beganAt = performance.now()
  let samples: Sample[] = []

  function delays(): Sample[] {
    if (samples.length > 0 && performance.now() - beganAt < windowMs) return samples
    samples = [50, 99, 100].map((percent) => ({
      labels: { quantile: String(percent / 100) },
      value: seconds(delay.percentile(percent)),
    }))
    delay.reset()
    beganAt = performance.now()
    return samples
  }

  const startedAt = performance.timeOrigin / 1000
  registry.read(
    [
      gauge('process_resident_memory_bytes', 'Memory of the process in RAM.'),
      gauge('nodejs_heap_size_used_bytes', 'Heap in use by JavaScript.'),
      gauge(
        'nodejs_external_memory_bytes',
        'Memory outside of the heap: buffers, kept pages, kept segments.',
      ),
      gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.'),
      { name: 'process_cpu_seconds_total', help: 'Processor time spent.', type: 'counter' },
      gauge(
        'stepmark_event_loop_delay_seconds',
        'Delay of the event loop over the last 10 s or more, by quantile.',
      ),
      gauge('stepmark_disk_free_bytes', 'Room left on the disk of DATA_DIR.'),
      gauge('stepmark_disk_size_bytes', 'Size of the disk of DATA_DIR.'),
    ],
    async () => {
      const { rss, heapUsed, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const disk = await statfs(dataDir).catch(() => null)
      return {
        process_resident_memory_bytes: [{ value: rss }],
        nodejs_heap_size_used_bytes: [{ value: heapUsed }],
        nodejs_external_memory_bytes: [{ value: external }],
        process_start_time_seconds: [{ value: startedAt }],
        process_cpu_seconds_total: [{ value: (user + system) / 1e6 }],
        stepmark_event_loop_delay_seconds: delays(),
        ...(disk !== null && {
          stepmark_disk_free_bytes: [{ value: disk.bavail * disk.bsize }],
          stepmark_disk_size_bytes: [{ value: disk.blocks * disk.bsize }],
        }),
      }
    },
  )
  return () => delay.disable()
}

function gauge(name: string, help: string) {
  return { name, help, type: 'gauge' } as const
}

/** The timer that measures fires every 20 ms: what is beyond is delay. */
function seconds(nanoseconds: number): number {
  return Math.max(0, nanoseconds - 20e6) / 1e9
}
