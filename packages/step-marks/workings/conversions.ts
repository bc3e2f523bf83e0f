/** `26400 cm = 264 m`: the same length in another unit. */
import type { Expression } from '../expression/tree.ts'
import { isNear, valueIn } from './question.ts'

/** What is measured, and how much one of the unit is. */
export type Measure = readonly [dimension: string, size: number]

const sizes: Record<string, number> = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  km: 1000,
  g: 1,
  kg: 1000,
  ml: 1e-6,
  l: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  day: 1 / 365,
  month: 1 / 12,
  year: 1,
  yr: 1,
}
const measured =
  /\d\s*(?:(sq|square|cu|cubic)\.?\s*)?(month|year|day|min|[ckm]?m|k?g|m?l|s|h|yr)(?:[ei]t(?:re|er)|ec(?:ond)?|ute|(?:ou)?r)?s?\s*\^?\(?([23])?\)?\.?$/i

/** The unit at the end of a side; undefined where there is none. */
export function measureOf(side: string): Measure | undefined {
  const text = side.trim()
  const speed = /\d\s*(?:(km\s*\/\s*hr?|kmph)|m\s*\/\s*s(?:ec)?)\.?$/i.exec(text)
  if (speed) return ['speed', speed[1] === undefined ? 1 : 5 / 18]
  const [, ahead = '', name = '', behind] = measured.exec(text) ?? []
  const unit = name.toLowerCase()
  const size = sizes[unit]
  if (size === undefined) return undefined
  if (unit.endsWith('l')) return ['m3', size]
  if (/y|th/.test(unit)) return ['year', size]
  const power = Number(behind ?? (ahead === '' ? 1 : /^s/i.test(ahead) ? 2 : 3))
  return [/[gm]$/.test(unit) ? `${unit.at(-1)}${power}` : 'time', size ** power]
}

/** Whether a value says what is known in metres, centimetres or another usual unit: 1.54 m³ where 1540000 is known. */
export const isInOtherUnit = (value: number, known: number, own: Measure | undefined): boolean =>
  own !== undefined &&
  [1, 1e-2, 1e-4, 1e-6, 60, 3600, 5 / 18, 1 / 12].some(
    (size) => !isNear(size / own[1], 1) && isNear(value * own[1], known * size),
  )

/** Whether `to` says the same as `from` in another unit. */
export function isConversion(
  from: Expression | undefined,
  to: Expression | undefined,
  own: Measure | undefined,
  other: Measure | undefined,
): boolean {
  if (!from || !to || own?.[0] !== other?.[0] || !own || !other || own[1] === other[1]) return false
  return isNear(valueIn(from, {}) * own[1], valueIn(to, {}) * other[1])
}
