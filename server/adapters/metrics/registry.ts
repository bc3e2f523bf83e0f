type Labels = Readonly<Record<string, string>>

/** One line of a metric that is counted by adding to it. */
export type Tally = { value: number }

export type Sample = { labels?: Labels; value: number }

type Counter = {
  add(labels: Labels, by?: number): void
  /** The series of these labels, for hot paths where a lookup per call costs too much. */
  tally(labels: Labels): Tally
}

type Histogram = { observe(labels: Labels, value: number): void }

export type Registry = {
  counter(name: string, help: string): Counter
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /**
   * Values read on each scrape; a reader that fails is omitted, and a new reader of the same metrics replaces the old.
   */
  read(metrics: readonly MetricDescription[], reader: () => SamplesByMetric | Promise<SamplesByMetric>): void
  /** Every registered metric by name, also without samples, with its description. */
  metrics(): Record<string, string>
  /** Everything in the text form of Prometheus (version 0.0.4). */
  text(): Promise<string>
}

type MetricDescription = { name: string; help: string; type: 'gauge' | 'counter' }
/** Samples by the name of their metric. */
type SamplesByMetric = Record<string, readonly Sample[]>

/** Labels are bounded by design; this stops a mistake before it fills the memory. */
const mostSeries = 5000

/** Metrics of one process, in memory, with the Prometheus text format. */
export function createRegistry(): Registry {
  const parts = new Map<string, () => string | Promise<string>>()
  const names = new Map<string, string>()

  function claim(name: string, help: string): void {
    if (names.has(name)) throw new Error(`the metric ${name} is there already`)
    names.set(name, help)
  }

  return {
    counter(name, help) {
      claim(name, help)
      const series = createSeries<Tally>(() => ({ value: 0 }))
      parts.set(name, () =>
        lines(
          { name, help, type: 'counter' },
          series.all().map(([labels, { value }]) => `${name}${labels} ${value}`),
        ),
      )
      return {
        tally: (labels) => series.of(labels),
        add(labels, by = 1) {
          series.of(labels).value += by
        },
      }
    },
    histogram(name, help, bounds) {
      claim(name, help)
      const series = createSeries(() => ({ counts: new Float64Array(bounds.length + 1), sum: 0 }))
      parts.set(name, () =>
        lines(
          { name, help, type: 'histogram' },
          series.all().flatMap(([labels, { counts, sum }]) => {
            let total = 0
            const buckets = [...counts].map((count, place) => {
              total += count
              const bound = bounds[place] ?? '+Inf'
              return `${name}_bucket${joined(labels, `le="${bound}"`)} ${total}`
            })
            return [...buckets, `${name}_sum${labels} ${sum}`, `${name}_count${labels} ${total}`]
          }),
        ),
      )
      return {
        observe(labels, value) {
          const line = series.of(labels)
          let place = 0
          while (place < bounds.length && value > (bounds[place] ?? 0)) place += 1
          line.counts[place] = (line.counts[place] ?? 0) + 1
          line.sum += value
        },
      }
    },
    read(metrics, reader) {
      const [first] = metrics
      if (first === undefined) return
      for (const { name, help } of metrics) names.set(name, help)
      parts.set(first.name, async () => {
        const reading = await Promise.resolve()
          .then(reader)
          .catch((): SamplesByMetric => ({}))
        return metrics
          .map((metric) => {
            const samples = reading[metric.name] ?? []
            if (samples.length === 0) return ''
            return lines(
              metric,
              samples.map(({ labels = {}, value }) => `${metric.name}${written(labels)} ${value}`),
            )
          })
          .join('')
      })
    },
    metrics: () => Object.fromEntries(names),
    async text() {
      return (await Promise.all([...parts.values()].map((part) => part()))).join('')
    },
  }
}

/** Lines by their labels. */
function createSeries<Line>(begin: () => Line): {
  of(labels: Labels): Line
  all(): [labels: string, line: Line][]
} {
  const byLabels = new Map<string, Line>()
  return {
    of(labels) {
      let key = written(labels)
      let line = byLabels.get(key)
      if (line !== undefined) return line
      if (byLabels.size >= mostSeries) {
        key = written(Object.fromEntries(Object.keys(labels).map((name) => [name, 'too many'])))
        line = byLabels.get(key)
      }
      line ??= begin()
      byLabels.set(key, line)
      return line
    },
    all: () => [...byLabels],
  }
}

function lines(
  { name, help, type }: Omit<MetricDescription, 'type'> & { type: string },
  values: string[],
): string {
  return values.length === 0
    ? ''
    : `# HELP ${name} ${escaped(help, false)}\n# TYPE ${name} ${type}\n${values.join('\n')}\n`
}

function written(labels: Labels): string {
  let text = ''
  for (const name in labels) text += `${text === '' ? '' : ','}${name}="${escaped(labels[name] ?? '', true)}"`
  return text === '' ? '' : `{${text}}`
}

function joined(labels: string, more: string): string {
  return labels === '' ? `{${more}}` : `${labels.slice(0, -1)},${more}}`
}

function escaped(text: string, isLabel: boolean): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  return isLabel ? plain.replaceAll('"', '\\"') : plain
}
