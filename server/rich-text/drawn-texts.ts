import { createHash } from 'node:crypto'
import { Failure } from '../../domain/failure.ts'
import type { CleanedText, Formula, FormulaDrawing } from '../adapters/formulas/formulas.ts'
import { createLru } from '../lru.ts'
import type { Services } from '../services.ts'
import { listDrawingSizes, listDrawings, listWrittenFormulas, putDrawing } from './queries.ts'
import { formulasOf, renderRichText } from './rich-text.ts'

/** Rendered texts in memory, by their source. */
const mostCached = 600
const cache = createLru<string>({ mostWeight: mostCached })

type Database = Pick<Services, 'database'>
type DrawOptions = { output?: keyof FormulaDrawing }

/**
 * Shows texts with the drawings made when they were stored. Reading never renders mathematics: a
 * formula without a drawing is shown as TeX.
 */
export async function drawnTexts(
  { database }: Database,
  stored: readonly string[],
  { output = 'html' }: DrawOptions = {},
): Promise<(text: string) => string> {
  const found = new Map<string, string>()
  const unknown = new Map<string, Formula[]>()
  for (const text of stored) {
    const shown = cache.get(output + text)
    if (shown === undefined) unknown.set(text, formulasOf(text))
    else found.set(text, shown)
  }
  const ids = [...new Set([...unknown.values()].flat().map(idOf))]
  const rows = ids.length === 0 ? [] : await database.all(listDrawings(ids))
  const drawings = new Map(rows.map((row) => [row.id, row[output]]))
  for (const [text, formulas] of unknown) {
    const shown = renderRichText(text, (formula) => drawings.get(idOf(formula)) ?? null)
    if (formulas.every((formula) => drawings.has(idOf(formula)))) cache.set(output + text, shown)
    found.set(text, shown)
  }
  return (text) => found.get(text) ?? ''
}

/** The largest total size of the rendered formulas of one save. */
const mostTextsLength = 3_000_000
const shownLength = 60

/**
 * Prepares an author's texts for storage: sanitised, and with the drawings of their formulas stored
 * first. Throws `invalid` for a text that exceeds the limits, or names the first formula that does;
 * `tooMany` while too many are in progress.
 */
export async function finishTexts<Texts extends Record<string, string>>(
  { database, textWorker }: Pick<Services, 'database' | 'textWorker'>,
  written: Texts,
): Promise<{ [Name in keyof Texts]: string }> {
  return textWorker(async ({ clean, draw }) => {
    const finished = { ...written }
    const formulas: CleanedText['formulas'] = []
    for (const name of Object.keys(written) as (keyof Texts)[]) {
      if (written[name] === '') continue
      const cleaned = await clean(written[name] ?? '')
      if (cleaned === null) throw new Failure('invalid', 'admin_text_too_much')
      Object.assign(finished, { [name]: cleaned.html })
      formulas.push(...cleaned.formulas)
    }
    const sizes = await sizesOf({ database }, formulas)
    let length = 0
    for (const formula of formulas) {
      const id = idOf(formula)
      if (!sizes.has(id)) {
        const drawing = await draw(formula)
        if (drawing === null) throw tooMuch(formula)
        await database.first(putDrawing(id, drawing))
        sizes.set(id, drawing.html.length)
      }
      length += (sizes.get(id) ?? 0) * formula.count
      if (length > mostTextsLength) throw tooMuch(formula)
    }
    return finished
  })
}

function tooMuch({ tex }: Formula): Failure {
  const formula = tex.length > shownLength ? `${tex.slice(0, shownLength)}…` : tex
  return new Failure('invalid', 'admin_formula_too_much', { values: { formula } })
}

/**
 * Renders stored formulas without a drawing, or with an outdated one: in texts from before drawings were stored, and
 * those added at start. Finished drawings are kept when it is interrupted. Returns how many were rendered.
 */
export async function drawStoredFormulas(
  { database, textWorker, log }: Pick<Services, 'database' | 'textWorker' | 'log'>,
  stopping?: AbortSignal,
): Promise<number> {
  const written = await database.all(listWrittenFormulas())
  // Only the beginning of the element is requested, so a formula ends with it.
  const formulas = written.flatMap(({ written: tag }) => formulasOf(`${tag}</${tag.slice(1, 5).trim()}>`))
  let count = 0
  const known = await sizesOf({ database }, formulas)
  const byId = new Map(formulas.map((formula) => [idOf(formula), formula]))
  for (const [id, formula] of byId) {
    if (known.has(id)) continue
    stopping?.throwIfAborted()
    // Each is a job of its own, so that authors' jobs run in between.
    const drawing = await textWorker(({ draw }) => draw(formula))
    if (drawing === null) {
      log.warn(
        { formula: id, length: formula.tex.length },
        'a stored formula takes too much and is shown as text',
      )
      continue
    }
    await database.first(putDrawing(id, drawing))
    count += 1
  }
  if (count > 0) cache.clear()
  return count
}

/** The sizes of existing drawings, by the names of their formulas. */
async function sizesOf({ database }: Database, formulas: readonly Formula[]): Promise<Map<string, number>> {
  const ids = [...new Set(formulas.map(idOf))]
  const rows = ids.length === 0 ? [] : await database.all(listDrawingSizes(ids))
  return new Map(rows.map(({ id, length }) => [id, length]))
}

function idOf({ tex, isBlock }: Formula): string {
  return createHash('sha256')
    .update(`${isBlock ? 'block' : 'line'} ${tex}`)
    .digest('base64url')
}
