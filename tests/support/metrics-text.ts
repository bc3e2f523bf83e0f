export type Sample = { name: string; labels: Record<string, string>; value: number }

const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(?:,|$)/g

/**
 * Reads the text form of Prometheus as a collector does, and throws where a collector would refuse it: a
 * line of no form, a metric without its type, a second type, the same line twice.
 */
export function samplesOf(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const types = new Map<string, string>()
  const seen = new Set<string>()
  const samples: Sample[] = []
  for (const line of text.split('\n').slice(0, -1)) {
    if (line.startsWith('# HELP ')) continue
    if (line.startsWith('# TYPE ')) {
      const [, , name = '', type = ''] = line.split(' ')
      if (types.has(name)) throw new Error(`${name} has two types`)
      types.set(name, type)
      continue
    }
    const [, name = '', inside = '', value = ''] = sample.exec(line) ?? []
    const base = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '')
    if (!types.has(base)) throw new Error(`no type before: ${line}`)
    if (inside.replace(label, '') !== '') throw new Error(`labels that cannot be read: ${line}`)
    const labels = Object.fromEntries(
      [...inside.matchAll(label)].map(([, key = '', text = '']) => [key, text]),
    )
    const identity = `${name}{${inside}}`
    if (seen.has(identity)) throw new Error(`twice: ${identity}`)
    seen.add(identity)
    if (!Number.isFinite(Number(value))) throw new Error(`no number: ${line}`)
    samples.push({ name, labels, value: Number(value) })
  }
  return samples
}
