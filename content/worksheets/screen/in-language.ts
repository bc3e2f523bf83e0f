import type { Locale } from '../../../domain/locales.ts'
import { algebraWords } from './words/algebra.ts'
import { computingWords } from './words/computing.ts'
import { constructionWords } from './words/constructions.ts'
import { figureAndSectionWords } from './words/figures-and-sections.ts'
import { geometryWords } from './words/geometry.ts'
import { moneyWords } from './words/money.ts'
import { numberWords } from './words/numbers.ts'
import type { Sentences } from './words/sentences.ts'
import { statisticsWords } from './words/statistics.ts'
import { trigonometryWords } from './words/trigonometry.ts'

export const sentencesBySubject: readonly Sentences[] = [
  numberWords,
  algebraWords,
  moneyWords,
  geometryWords,
  constructionWords,
  trigonometryWords,
  statisticsWords,
  computingWords,
  figureAndSectionWords,
]

const sentences: Sentences = Object.assign({}, ...sentencesBySubject)

/**
 * A table or a program, a formula, a number with its sign and unit, or a town in a table: the same in every language.
 */
const call = String.raw`#\w+\((?:"(?:[^"\\]|\\.)*"|\([^()]*\)|[^"()])*\)`
const number = String.raw`(?<![\p{L}\d])[−-]?₹?\d(?:[\d,]*\d)?(?:\.\d+)?(?:–\d+)?[°%]?`
const unit = String.raw`(?: (?:km/h|mm|cm|km|kg|m|g)[²³]?(?![\p{L}\d]))?`
const town = 'Guntur|Hubballi|Madurai'
const one = String.raw`(?:${call}|\$[^$]*\$|${number}|${town})${unit}`
const answers = String.raw`(?<!\p{L})(?:yes|no)(?:, (?:yes|no))+(?!\p{L})`
/** Adjacent ones count as one: lists may have any number of items. */
const slot = new RegExp(`${answers}|${one}(?:(?:, ?| [×=+−] )${one})*`, 'gu')

/** A line of a question, in Typst, in another language; null if one of its sentences has no translation. */
export function inLanguage(line: string, language: Locale): string | null {
  if (language === 'en') return line
  const slots: string[] = []
  const sentence = line.replace(slot, (found) => {
    slots.push(found)
    return '{}'
  })
  const known = /\p{L}/u.test(sentence) ? sentences[sentence]?.[language] : sentence
  if (known === undefined) return null
  const filled = slots.map((found) => slotIn(found, language))
  if (filled.includes(null)) return null
  let next = 0
  return known.replace(/\{(\d*)\}/g, (_, place: string) => {
    next += 1
    return filled[(place === '' ? next : Number(place)) - 1] ?? ''
  })
}

function slotIn(found: string, language: Locale): string | null {
  if (found.startsWith('#data(')) return tableIn(found, language)
  return found.replace(/\b(?:yes|no)\b(?=,|$)/g, (word) => inLanguage(word, language) ?? word)
}

/** A translated table; null if one of its words has no translation. */
function tableIn(table: string, language: Locale): string | null {
  let isKnown = true
  const written = table.replace(
    /\[(\*?)([^\]]*?)(\*?)\]/g,
    (_, before: string, cell: string, after: string) => {
      const known = inLanguage(cell, language)
      isKnown &&= known !== null
      return `[${before}${known ?? cell}${after}]`
    },
  )
  return isKnown ? written : null
}
