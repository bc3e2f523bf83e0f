import { afterAll, afterEach } from 'vitest'
import { recordFigure } from './figures.ts'
import { requestError, scenarioCounts, scenarios } from './gateway-catalogue.ts'

const named = /^((?:ORD|BP)-\d\d(?:(?:, | to )(?:ORD|BP)-\d\d)*):/

/** The scenarios that a title names: `ORD-04, BP-02: …`, `ORD-08 to ORD-15: …`. */
export function scenariosOf(title: string): string[] {
  return (named.exec(title)?.[1] ?? '').split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ')
    return partIds(first.split('-')[0] ?? '').filter((id) => id >= first && id <= last)
  })
}

/** All numbers of a part of the catalogue. */
export function partIds(part: string): string[] {
  const count = part === 'ORD' || part === 'BP' ? scenarioCounts[part] : 0
  return Array.from({ length: count }, (_, index) => `${part}-${String(index + 1).padStart(2, '0')}`)
}

/**
 * Counts the scenarios that the tests of a file name in their titles. A title may only name one whose
 * meaning is known and which applies; a scenario is named in one file alone.
 */
export function recordScenarios(): void {
  const told = new Set<string>()
  const failed = new Set<string>()
  afterEach(({ task }) => {
    for (const id of scenariosOf(task.name)) {
      const scenario = scenarios[id]
      if (scenario === undefined || scenario.whyNot !== undefined)
        throw new Error(`${id} is not known, or does not apply`)
      told.add(id)
      if (task.result?.state === 'fail') failed.add(id)
    }
  })
  afterAll(() => {
    for (const part of Object.keys(scenarioCounts)) {
      const ids = partIds(part).filter((id) => told.has(id) && !failed.has(id))
      if (ids.length > 0)
        recordFigure({ id: 'T6', part, n: ids.length, figure: `right: ${ids.join(', ')}`, isMet: true })
    }
  })
}

/** Tells of the scenarios that do not apply, with the reasons, and of those that stay open. */
export function recordTheOthers(): void {
  for (const part of Object.keys(scenarioCounts)) {
    const reasons = Map.groupBy(
      partIds(part).filter((id) => scenarios[id]?.whyNot !== undefined),
      (id) => scenarios[id]?.whyNot ?? '',
    )
    for (const [reason, ids] of reasons) {
      const figure = `not for us: ${ids.join(', ')} (${reason})`
      recordFigure({ id: 'T6', part, n: ids.length, figure, isMet: true })
    }
    const oneClass = partIds(part).filter((id) => scenarios[id]?.about === requestError)
    if (oneClass.length > 0) {
      const figure = `${oneClass[0]} to ${oneClass.at(-1)} are told as one class, and shown as one`
      recordFigure({ id: 'T6', part, n: 0, figure, isMet: true })
    }
    const open = partIds(part).filter((id) => scenarios[id] === undefined)
    const figure = `open, as their meaning could not be read: ${open.join(', ')}`
    if (open.length > 0) recordFigure({ id: 'T6', part, n: 0, figure, isMet: true })
  }
}
