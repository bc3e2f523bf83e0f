import { normalise, splitOutside } from '../expression/spelling.ts'
import { contains, type Expression, signChoices } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { withoutProse, withoutReasons, withoutUnits } from './prose.ts'
import type { Question } from './question.ts'
import { readingsOf } from './readings.ts'

/** Sides that are said to be equal. */
export type Chain = {
  readonly sides: readonly Expression[]
  /** begins with the equals sign: goes on from the side before */
  readonly isContinued: boolean
  /** words before the equals sign, `LHS` and `RHS` among them */
  readonly label?: string
  /** written with ≈ */
  readonly isRounded: boolean
}

/** What a line, or a part of it, says: one of the cases is true, and all chains of that case. */
export type Statement = {
  readonly cases: readonly (readonly Chain[])[]
  /** a second reading of the same text */
  readonly otherCases?: readonly (readonly Chain[])[]
  /** the values are named as not fitting */
  readonly isRejected?: boolean
}

const mostSigns = 200
const rejection =
  /\b(?:reject\w*|not possible|impossible|neglect\w*|discard\w*|ignor\w*|cannot|can't|can not|invalid|not valid|inadmissible|not accept\w*|not allowed|extraneous|does not|doesn't|not satisfy)\b|≠|!=/i

/**
 * Reads a line of a working into its statements; none for words alone.
 *
 * @throws Unreadable where a statement is malformed or has two readings
 */
export function readLine(text: string, question: Question): Statement[] {
  if (text.length > mostSigns) throw new Unreadable('too-long')
  const plain = withSubscripts(withoutReasons(text), question)
  const read = (choice: 0 | 1) => {
    const readings = { choice, isAmbiguous: false }
    const statements = rejection.test(plain)
      ? rejected(plain, question, readings)
      : plain
          .split(/⇒|=>|→|⟹|⟶|∴|;|\bso that\b|\bhence\b|\btherefore\b/i)
          .flatMap((piece) => readPiece(piece.trim(), question, readings))
    return { statements, ...readings }
  }
  const { statements, isAmbiguous } = read(0)
  if (!isAmbiguous) return statements
  const others = read(1).statements
  return statements.map((statement, index) => ({
    ...statement,
    otherCases: others[index]?.cases ?? statement.cases,
  }))
}

/** Which of two readings is taken, and whether there were two. */
type Readings = { readonly choice: 0 | 1; isAmbiguous: boolean }

/** `x = -10 is rejected, so x = 7`: the values beside the refusing words, and what is said besides. */
function rejected(text: string, question: Question, readings: Readings): Statement[] {
  return text.split(/,|;|\bso\b|⇒|∴|\bhence\b|\btherefore\b|\bbut\b|\band\b/i).flatMap((piece) => {
    if (!/=|≠/.test(piece)) return []
    try {
      const statements = readPiece(piece.replace(/≠|!=/, '=').trim(), question, readings)
      return rejection.test(piece)
        ? statements.map((statement) => ({ ...statement, isRejected: true }))
        : statements
    } catch (error) {
      if (error instanceof Unreadable) return []
      throw error
    }
  })
}

/** A part of a line: cases apart by "or", statements apart by commas. */
function readPiece(text: string, question: Question, readings: Readings): Statement[] {
  if (text === '') return []
  const pair = /^\(?\s*([a-zA-Z])\s*,\s*([a-zA-Z])\s*\)?\s*=\s*\(([^,]+),([^,]+)\)$/.exec(text)
  if (pair) return readPiece(`${pair[1]} = ${pair[3]}, ${pair[2]} = ${pair[4]}`, question, readings)
  const alternatives = splitOutside(text, /\s+or\s+|\s+अथवा\s+|\s+या\s+|\s+లేదా\s+/i)
  const parts = alternatives.map((part) =>
    splitOutside(part.replace(/(\d),(?=\d{2,3}(?:\D|$))/g, '$1'), /,|&|\s+and\s+/i).filter(
      (piece) => piece !== '',
    ),
  )
  const head = /^[^=]*?([a-zA-Zα-ω])\s*=(?!.*=.*,)/u.exec(alternatives[0] ?? '')?.[1]
  const isList = head !== undefined && question.unknowns.length === 1 && question.unknowns[0] === head
  if (isList && parts.flat().length > 1 && parts.flat().every((part) => isValue(part, head))) {
    const cases = parts
      .flat()
      .flatMap((part) => readChain(/=/.test(part) ? part : `${head} = ${part}`, question, readings))
    return cases.length === 0 ? [] : [{ cases }]
  }
  if (parts.length === 1) {
    return (parts[0] ?? []).flatMap((part): Statement[] => {
      const cases = readChain(part, question, readings)
      return cases.length === 0 ? [] : [{ cases }]
    })
  }
  const cases = parts.flatMap((group) => {
    const chains = group.map((part) =>
      readChain(
        !/=/.test(part) && head !== undefined && isValue(part, head) ? `${head} = ${part}` : part,
        question,
        readings,
      ),
    )
    return chains.reduce<(readonly Chain[])[]>(
      (all, choices) =>
        choices.length === 0 ? all : all.flatMap((one) => choices.map((choice) => [...one, ...choice])),
      [[]],
    )
  })
  return cases.some((chains) => chains.length > 0)
    ? [{ cases: cases.filter((chains) => chains.length > 0) }]
    : []
}

const isValue = (part: string, head: string) =>
  /=/.test(part)
    ? new RegExp(`^[^=]*${head}\\s*=`).test(part)
    : /\d|√/.test(part) && !/[b-zα-ω]{3}/u.test(part.replace(/sqrt/g, ''))

/** One chain of sides, twice where it has ±; none where it holds words alone. */
function readChain(text: string, question: Question, readings: Readings): Chain[][] {
  const t = withoutProse(normalise(text.replace(/(?<![<>!=])=(?![<>=])/g, ' = ')), question)
  if (t.text === '') return []
  const isRounded = /≈/.test(t.text)
  const parts = t.text
    .replaceAll('≈', '=')
    .split('=')
    .map((part) => part.trim())
  const isContinued = t.label === undefined && parts.length > 1 && parts[0] === ''
  const written = isContinued || t.label !== undefined ? parts.slice(parts[0] === '' ? 1 : 0) : parts
  const isBare = written.length === 1 && !isContinued && t.label === undefined
  if (isBare && (question.mode === 'solve' || question.mode === 'system')) return []
  if (written.at(-1) === '' && written.length > 1) written.pop()
  if (written.some((part) => part === '')) throw new Unreadable('missing-part')
  const sides = written.map((part) => {
    const [first, second] = readingsOf(withoutUnits(part, question.letters), question.letters)
    if (second !== undefined) readings.isAmbiguous = true
    return readings.choice === 1 ? (second ?? first) : first
  })
  const chain = {
    isContinued: isContinued || isBare,
    isRounded,
    ...(t.label !== undefined && { label: t.label }),
  }
  if (!sides.some((side) => contains(side, (part) => part.type === 'plus-minus')))
    return [[{ ...chain, sides }]]
  return [0, 1].map((choice) => [{ ...chain, sides: sides.map((side) => signChoices(side)[choice] ?? side) }])
}

/** x1 and x2 side by side, and S22 for the S_22 of the question, are letters with a subscript. */
function withSubscripts(text: string, { letters, mode }: Question): string {
  let out = text
  // P(E) and n(S) name a chance and a count
  if (mode === 'value')
    out = out.replace(/\b([Pn])\s*\(\s*([A-Za-z])[A-Za-z\s']*\)/g, (_, name: string, of: string) =>
      letters.includes(name) ? name : `${name}_${of}`,
    )
  for (const name of letters) {
    if (/^[A-Za-z]_\w+$/.test(name))
      out = out.replaceAll(new RegExp(`(?<![A-Za-z_])${name.replace('_', '')}(?!\\w)`, 'g'), name)
  }
  if (/[xymn]1/.test(out) && /[xymn]2/.test(out)) out = out.replace(/([xymn])([12])(?!\d)/g, '$1_$2')
  return out
}
