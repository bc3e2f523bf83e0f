import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveMetrics } from '../../server/http/metrics.ts'
import { createPages } from '../../server/http/pages.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

/** What others serve: Prometheus itself, and the exporter that looks from outside. */
const foreign = ['up', 'probe_ssl_earliest_cert_expiry', 'probe_success']
const ours = /\b(?:stepmark|process|nodejs)_\w+/g

let app: TestApp
let served: Awaited<ReturnType<typeof serveMetrics>>
let known: Set<string>
let rules: string
let manual: string
beforeAll(async () => {
  app = await startTestApp()
  served = await serveMetrics(app.services, { port: 0, host: '127.0.0.1' })
  // Pages have metrics too, and an app under test has no pages.
  await createPages({
    services: app.services,
    render: async () => ({ status: 200, headers: new Headers(), html: '' }),
    pages: [],
    keepsPages: true,
  })
  known = new Set(Object.keys(app.services.measures.registry.metrics()))
  rules = await readFile('operations/alerts.yml', 'utf8')
  manual = await readFile('docs/operating.md', 'utf8')
})
afterAll(async () => {
  await served.stop()
  await app.close()
})

const baseOf = (name: string) => (known.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''))
const alerts = () => [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = '']) => name)

describe('the alerts', () => {
  it('ask for metrics that the product serves', () => {
    const expressions = [...rules.matchAll(/expr:(.*?)\n {8}(?:for|labels):/gs)].map(([, text = '']) => text)
    expect(expressions.length).toBe(alerts().length)
    const asked = expressions.flatMap((text) => text.match(ours) ?? [])
    expect(asked.filter((name) => !known.has(baseOf(name)))).toEqual([])
    for (const text of expressions)
      expect([...(text.match(ours) ?? []), ...foreign.filter((name) => text.includes(name))]).not.toEqual([])
  })

  it('each has a unique name, a severity, a summary and an action', () => {
    expect(new Set(alerts()).size).toBe(alerts().length)
    expect(rules.match(/severity: (page|ticket) \}/g)?.length).toBe(alerts().length)
    expect(rules.match(/summary: ".+"/g)?.length).toBe(alerts().length)
    const remedies = manual.split('## When an alert fires')[1] ?? ''
    expect(
      alerts().filter(
        (name) => !new RegExp(`^\\|[^|]*\\b${name}\\b[^|]*\\|[^|]+\\|[^|]+\\|$`, 'm').test(remedies),
      ),
    ).toEqual([])
  })
})

describe('the manual', () => {
  it('describes every metric that is served, and no other', () => {
    const part = manual.split('## Reading the metrics')[1]?.split('## When an alert fires')[0] ?? ''
    const rows = part.split('\n').filter((line) => line.startsWith('| `'))
    const described = rows.flatMap((row) => row.split('|')[1]?.match(ours) ?? [])
    expect(described.sort()).toEqual([...known].sort())
  })
})
