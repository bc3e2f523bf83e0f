import { amountText, numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Cell } from './csv-button.tsx'

export function money(value: number): Cell {
  return { value, text: amountText(value) }
}

/** A count, or that it is hidden. */
export function count(value: number | null): Cell {
  return { value, text: value === null ? m.admin_figures_hidden() : numberText(value, 'en') }
}
