import { describe, expect, it } from 'vitest'
import { createRegistry } from './registry.ts'

describe('a registry', () => {
  it('writes counters, histograms and what it reads in the text form of Prometheus', async () => {
    const registry = createRegistry()
    const counter = registry.counter('answers_total', 'Answers.')
    counter.add({ route: '/a', status: '200' })
    counter.add({ route: '/a', status: '200' }, 2)
    counter.tally({}).value += 5
    const histogram = registry.histogram('seconds', 'Time.', [0.1, 1])
    for (const seconds of [0.05, 0.1, 0.5, 7]) histogram.observe({ call: 'x' }, seconds)
    registry.read([{ name: 'waiting', help: 'Who waits.', type: 'gauge' }], async () => ({
      waiting: [{ value: 3 }, { labels: { kind: 'a "b"\\\n' }, value: 0 }],
    }))
    expect(await registry.text()).toBe(
      [
        '# HELP answers_total Answers.',
        '# TYPE answers_total counter',
        'answers_total{route="/a",status="200"} 3',
        'answers_total 5',
        '# HELP seconds Time.',
        '# TYPE seconds histogram',
        'seconds_bucket{call="x",le="0.1"} 2',
        'seconds_bucket{call="x",le="1"} 3',
        'seconds_bucket{call="x",le="+Inf"} 4',
        'seconds_sum{call="x"} 7.65',
        'seconds_count{call="x"} 4',
        '# HELP waiting Who waits.',
        '# TYPE waiting gauge',
        'waiting 3',
        'waiting{kind="a \\"b\\"\\\\\\n"} 0',
        '',
      ].join('\n'),
    )
  })

  it('omits what cannot be read, and writes the rest', async () => {
    const registry = createRegistry()
    registry.counter('answers_total', 'Answers.').add({})
    registry.read([{ name: 'lost', help: 'Lost.', type: 'gauge' }], () => {
      throw new Error('nobody knows')
    })
    expect(await registry.text()).toBe(
      '# HELP answers_total Answers.\n# TYPE answers_total counter\nanswers_total 1\n',
    )
  })

  it('refuses a duplicate name, and merges series beyond its limit', async () => {
    const registry = createRegistry()
    const counter = registry.counter('answers_total', 'Answers.')
    expect(() => registry.counter('answers_total', 'Again.')).toThrow('is there already')
    for (let path = 0; path < 5010; path += 1) counter.add({ path: String(path) })
    const lines = (await registry.text()).split('\n')
    expect(lines).toContain('answers_total{path="too many"} 10')
    expect(lines.length).toBeLessThan(5010)
  })
})
