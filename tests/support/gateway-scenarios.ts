import { afterAll, afterEach } from 'vitest'
import { recordFigure } from './figures.ts'

/** Counts the scenarios of the gateway's catalogue that the tests of a file name in their titles. */
export function recordScenarios(): void {
  const told = { ORD: new Set<string>(), BP: new Set<string>() }
  afterEach(({ task }) => {
    const [id, kind] = /^(ORD|BP)-\d+/.exec(task.name) ?? []
    if (id !== undefined && (kind === 'ORD' || kind === 'BP')) told[kind].add(id)
  })
  afterAll(() => {
    for (const [part, ids] of Object.entries(told))
      if (ids.size > 0)
        recordFigure({ id: 'T6', part, n: ids.size, figure: `right: ${[...ids].join(', ')}`, isMet: true })
  })
}
