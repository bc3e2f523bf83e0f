import type { Ink } from './chalk.ts'
import { constructions, isConstruction } from './constructions.ts'
import type { Size } from './geometry.ts'

/** Inks by the page's design tokens, so that a figure follows the theme. */
const pageInk: Ink = { stroke: 'var(--ink)', point: 'var(--margin)', result: 'var(--ok)' }

/** A figure of the kit in the colours of its page: a whole SVG, or nothing for an unknown name. */
export function pageDrawing(name: string, size: Size): string {
  if (!isConstruction(name)) return ''
  const { width, height } = size
  return `<svg viewBox="-2 -2 ${width + 4} ${height + 4}" width="${width}" height="${height}" aria-hidden="true">${constructions[name](size, pageInk)}</svg>`
}
