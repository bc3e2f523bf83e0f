import { angleValues, identity, towerHeight } from './angles.ts'
import { brackets, fractions, linear, quadratic } from './equations.ts'
import { distance, solid } from './geometry.ts'
import { handwriting, Random } from './random.ts'
import { radical, rectangle } from './roots-to-drop.ts'
import { apFromTerms, pair } from './systems.ts'
import { apSum, apTerm, chance, interest, rationalise } from './values.ts'
import type { GeneratedWorking } from './working.ts'

const families = {
  linear,
  brackets,
  fractions,
  quadratic,
  radical,
  rectangle,
  pair,
  apFromTerms,
  apTerm,
  apSum,
  solid,
  distance,
  chance,
  interest,
  rationalise,
  identity,
  angleValues,
  tower: towerHeight,
}

/**
 * Workings of all families in rotation, correct ones by several methods and ones with a slip, deterministic for a
 * seed.
 */
export function* generatedWorkings(
  count: number,
  seed: number,
): Generator<GeneratedWorking & { family: string }> {
  const random = new Random(seed)
  const makers = Object.entries(families)
  for (let index = 0; index < count; index += 1) {
    const [family, make] = makers[index % makers.length] as (typeof makers)[number]
    const working = make(random)
    yield { ...working, family, lines: handwriting(working.lines, random) }
  }
}
