import { type Writing, widthOf, write } from './chalk.ts'

/** A part of a line that stays whole, and what it costs to begin a line with it. */
type Piece = { tex: string; glue: string; breakCost: number }

const costs = { space: 0, arrow: 1, comma: 2, word: 2, relation: 3, sum: 10, inside: 40 }
/** In a sentence an equation stays on its line. */
const costInSentence = 16
const costOfLine = 10
const costOfSlack = 4

const arrows = new Set(['\\Rightarrow', '\\iff', '\\longrightarrow'])
const relations = new Set(['=', '<', '\\le', '\\ge', '\\approx', '\\neq', '\\sim', '\\cong'])
const sums = new Set(['+', '-', '\\times'])
const wideSpaces = new Set(['\\quad', '\\qquad'])
const narrowSpaces = new Set(['\\;', '\\,', '\\ '])
const joins = /[,:;]$/
const units = new Set(['cm', 'm', 'km', 'g', 'h', 'min'])

/** Joins texts where a sentence goes on in the next one. */
export function sentences(texts: readonly string[]): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const before = joined.at(-1)
    const goesOn = before !== undefined && !/[.?:;]\}?$/.test(before) && /^(\\text\{[a-z(]|EC)/.test(text)
    if (goesOn) joined[joined.length - 1] = `${before}\\text{ }${text}`
    else joined.push(text)
  }
  return joined
}

/** Lines, and how little they are liked: 0 for one that stays whole. */
export type Broken = { lines: Writing[]; cost: number }

type Breaking = { width: number; indent: number; sizeInPx: number; colour: string; isSentence: boolean }

/**
 * Breaks TeX into lines no wider than `width`, as mathematics breaks: at wide spaces, before arrows and
 * relations, after commas, between words; inside brackets only where nothing else helps.
 * @returns null when a part that must stay whole is too wide
 */
export function breakLines(
  tex: string,
  { width, indent, sizeInPx, colour, isSentence }: Breaking,
): Broken | null {
  if (widthOf(tex, sizeInPx) <= width) return { lines: [write(tex, sizeInPx, colour)], cost: 0 }
  const pieces = piecesOf(tex, isSentence)
  const lineOf = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .map((piece, index) => (index === 0 ? piece.tex : piece.glue + piece.tex))
      .join('')
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= pieces.length; to += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, from: 0 }
    for (let from = to - 1; from >= 0; from -= 1) {
      const room = width - (from > 0 ? indent : 0)
      const taken = widthOf(lineOf(from, to), sizeInPx)
      if (taken > room) break
      const slack = to === pieces.length ? 0 : costOfSlack * ((room - taken) / room) ** 2
      const begun = from === 0 ? 0 : (pieces[from]?.breakCost ?? 0)
      const cost = (best[from]?.cost ?? Number.POSITIVE_INFINITY) + costOfLine + begun + slack
      if (cost < found.cost) found = { cost, from }
    }
    best.push(found)
  }
  const cost = (best.at(-1)?.cost ?? Number.POSITIVE_INFINITY) - costOfLine
  if (!Number.isFinite(cost)) return null
  const lines: Writing[] = []
  for (let to = pieces.length; to > 0; to = best[to]?.from ?? 0)
    lines.unshift(write(lineOf(best[to]?.from ?? 0, to), sizeInPx, colour))
  return { lines, cost }
}

function piecesOf(tex: string, isSentence: boolean): Piece[] {
  const pieces: Piece[] = []
  let current = ''
  let glue = ''
  let breakCost = 0
  let brackets = 0
  const begin = (nextGlue: string, cost: number) => {
    if (current !== '') pieces.push({ tex: current, glue, breakCost })
    if (current !== '') [glue, breakCost] = [nextGlue, brackets > 0 ? cost + costs.inside : cost]
    current = ''
  }
  let isAfterJoin = false
  for (const token of tokensOf(tex)) {
    const words = /^\\text\{([\s\S]*)\}$/.exec(token)?.[1]
    if (words !== undefined) {
      words.split(' ').forEach((word, index) => {
        const isUnit = units.has(word.replace(/[.,;?]+$/, '')) && /\d\}?$/.test(current)
        if (isUnit) current += '\\text{ }'
        else if (index > 0) begin('\\text{ }', costs.word)
        if (word !== '') current += `\\text{${word}}`
      })
    } else if (wideSpaces.has(token)) begin(token, costs.space)
    else if (narrowSpaces.has(token) && isAfterJoin) begin(token, costs.comma)
    else if (arrows.has(token)) {
      begin('', costs.arrow)
      current += token
    } else if (relations.has(token) && !/^\s*$/.test(current)) {
      begin('', isSentence ? costInSentence : costs.relation)
      current += token
    } else if (sums.has(token) && !/(^|[=<(,]|\\le|\\ge|\\times)\s*$/.test(current)) {
      begin('', isSentence ? costInSentence + costs.sum : costs.sum)
      current += token
    } else current += token
    brackets +=
      Number('([{'.includes(token) || token === '\\{') - Number(')]}'.includes(token) || token === '\\}')
    isAfterJoin = joins.test(words ?? token) || (isAfterJoin && narrowSpaces.has(token))
  }
  begin('', 0)
  return pieces.filter(({ tex: text }) => text.trim() !== '')
}

/** TeX cut into commands with their groups, whole environments, whole brackets of `\left`, and single signs. */
function tokensOf(tex: string): string[] {
  const tokens: string[] = []
  let at = 0
  while (at < tex.length) {
    const end = endOfToken(tex, at)
    tokens.push(tex.slice(at, end))
    at = end
  }
  return tokens
}

const pairs = [
  ['\\begin', '\\end'],
  ['\\left', '\\right'],
] as const

function endOfToken(tex: string, from: number): number {
  for (const [open, close] of pairs)
    if (new RegExp(`^\\${open}(?![a-z])`).test(tex.slice(from))) {
      const end = tex.indexOf(close, from) + close.length
      const rest = /^(\{[^}]*\}|\\?[^\s])/.exec(tex.slice(end))?.[0] ?? ''
      return endOfScripts(tex, end + rest.length)
    }
  const command = /^\\([a-zA-Z]+|.)/.exec(tex.slice(from))?.[0]
  if (command === undefined) return endOfScripts(tex, tex[from] === '{' ? endOfGroup(tex, from) : from + 1)
  let end = from + command.length
  const takesGroups = /^\\(text|frac|tfrac|dfrac|sqrt|mathrm|mathbb|mathtt|boxed|bar|big|Big)$/.test(command)
  const most = /frac$/.test(command) ? 2 : 1
  for (let group = 0; takesGroups && group < most; group += 1) {
    while (tex[end] === ' ') end += 1
    if (tex[end] === '{') end = endOfGroup(tex, end)
    else end += /^(\\[a-zA-Z]+|.)/.exec(tex.slice(end))?.[0].length ?? 0
  }
  if (!takesGroups && /[a-zA-Z]$/.test(command) && tex[end] === ' ') end += 1
  const isSpace = wideSpaces.has(command.trim()) || arrows.has(command) || relations.has(command)
  if (isSpace || sums.has(command)) return from + command.length
  return endOfScripts(tex, end)
}

/** Powers and indices stay with what bears them. */
function endOfScripts(tex: string, from: number): number {
  let end = from
  while (tex[end] === '^' || tex[end] === '_') {
    end += 1
    if (tex[end] === '{') end = endOfGroup(tex, end)
    else end += /^(\\[a-zA-Z]+|.)/.exec(tex.slice(end))?.[0].length ?? 1
  }
  return end
}

function endOfGroup(tex: string, from: number): number {
  let depth = 0
  for (let at = from; at < tex.length; at += 1) {
    if (tex[at] === '\\') at += 1
    else if (tex[at] === '{') depth += 1
    else if (tex[at] === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  throw new Error(`A group never ends in ${tex}`)
}
