import { dotReadings, initialsIn, normalise, splitOutside } from '../expression/spelling.ts'
import { type Expression, has, signChoices } from '../expression/tree.ts'
import { readOr, Unreadable } from '../expression/unreadable.ts'
import { isConversion, type Measure, measureOf } from './conversions.ts'
import { labelMeanings } from './labels.ts'
import { hasProse, withoutProse, withoutReasons, withoutUnits } from './prose.ts'
import { isNear, only, type Question, type World } from './question.ts'
import { readingsOf } from './readings.ts'

/** Sides that are said to be equal. */
export type Chain = {
  readonly sides: readonly Expression[]
  /** begins with the equals sign: continues from the side before */
  readonly isContinued: boolean
  /** an expression alone */
  readonly isBare?: boolean
  /** words before the equals sign, `LHS` and `RHS` among them */
  readonly label?: string | undefined
  /** written with ≈ */
  readonly isRounded: boolean
  /** the units after the first and the last side */
  readonly measures?: readonly (Measure | undefined)[]
}

/**
 * What a line, or a part of it, says: one of the cases is true, and all chains of that case. Without a case there are
 * only words around the equals sign: "Mean = sum by number".
 */
export type Statement = {
  readonly cases: readonly (readonly Chain[])[]
  /** the words before the equals sign, where there are words after it too */
  readonly label?: string
  /** a second reading of the same text */
  readonly otherCases?: readonly (readonly Chain[])[]
  /** the values are said not to fit, or are next to words that say so of others */
  readonly rejection?: 'said' | 'hinted'
  /** the equation is said to have no solution */
  readonly isNone?: true
}

const mostSigns = 200
/** 1,25,000 and 125,000 */
const grouped = /(?<![\d,.])\d{1,3}(?:,\d{2})*,\d{3}(?![\d,])/g
const rejection = /\b(?:reject|neglect|discard|ignor|inadmissible|extraneous)(?!ing)|≠|!=/i
/** "x = 40, neglecting the negative value" speaks of another value */
const hint = /\b(?:(?:can)?not|can't|doesn't|impossible|invalid|(?:reject|neglect|discard|ignor)ing)\b/i
const nothing = /^(.*<\s*0)?[^=<>≠\d]*\b(?:(?:no|not)\s+(?:real|solutions?|roots?)|imaginary)\b[^=<>≠\d]*$/i
const isDoubted = (text: string) => rejection.test(text) || hint.test(text)

/**
 * Parses a line of a working into its statements; none for words only.
 *
 * @throws Unreadable if a statement is malformed or has two readings
 */
export function readLine(text: string, given: Question): Statement[] {
  if (text.length > mostSigns) throw new Unreadable('too-long')
  const none = given.mode === 'solve' ? nothing.exec(text) : null
  if (none) return [...readLine(none[1] ?? '', given), { cases: [], isNone: true }]
  const question = withSegments(text, given)
  const [unknown = ''] = question.unknowns
  const prepared = withSubscripts(withoutReasons(withUnknown(text, question)), question).replaceAll('=>', '⇒')
  // "When n = 4, the sum is 78" looks at one of the roots
  const itsValue = `[⇒→;,]\\s*${unknown}\\s*=`
  const plain =
    given.mode === 'solve'
      ? prepared
          .replace(/(?:^|\.|(?<=(?:^|\.)\s*(?:when|if|for) .*);)\s*(?:when|if|for)\s+\w\s*=[^,]*,/gi, '; ')
          // x - 2 = 0 ⇒ x = 2 or x - 3 = 0 ⇒ x = 3
          .replace(
            RegExp(`(${itsValue}[^=;]*?)\\s+or(?!\\s*${unknown}\\s*=)(?=[^=]*=[^=]*${itsValue})`),
            '$1; ',
          )
      : prepared
  // a = 8 d = -5 is two statements, and d = 2 r = 28 is one where r is 14
  const apart = plain.replace(
    /(=\s*-?[\d./]+(?:\s*[ckm]?m[²³]?)?)\s+([a-zA-Z][\d₀-₉]?)(?=(\s*=\s*-?[\d./]+))/g,
    (all, factor: string, name: string, value: string) =>
      (/^[mgslhL]$/.test(name) && !question.letters.includes(name)) ||
      question.worlds.some((world) =>
        isNear(numberAtEnd(factor) * valueOfLetter(world, name), numberAtEnd(value)),
      )
        ? all
        : `${factor}; ${name}`,
  )
  const read = (choice: 0 | 1) => {
    const readings = { choice, isAmbiguous: false }
    const statements = withReadings(apart, question, readings)
      .split(
        /⇒|→|⟹|⟶|∴|;|\.\s+(?=[A-Z])|,\s*so\b|\b(?:[Ss]o(?: that)?(?=[^⇒→∴;]*=)|(?<!^[^=]*(?:year|yr|month)s? )[Hh]ence|[Tt]h(?:erefore|us)|isliye)\b|इसलिए|अतः|\sतो\s|కాబట్టి|అందువలన/,
      )
      .flatMap((piece) =>
        isDoubted(piece)
          ? readDoubted(piece, question, readings)
          : readPiece(piece.trim(), question, readings),
      )
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

/** What the unknown is, where one solution alone fits the question. */
const onlyFit = ({ worlds, keeps, unknowns: [unknown = ''] }: Question) =>
  only(worlds.filter(keeps))?.[unknown]

/** EC = 2 says x = 2, where the question knows of one side alone that it is as long, and so does "Ans: 2". */
function withUnknown(text: string, question: Question): string {
  const {
    mode,
    facts,
    unknowns: [unknown = ''],
  } = question
  const solution = mode === 'solve' ? onlyFit(question) : undefined
  const name = only(
    Object.keys(facts).filter((side) => /^[A-Z]{2}$/.test(side) && isNear(facts[side], solution)),
  )
  return text
    .replace(RegExp(`^\\W*ans\\w*\\W*?(?<!-)(?=${solution}\\D*$)`, 'i'), `${unknown} = `)
    .replaceAll(RegExp(`\\b${name ?? unknown}\\b`, 'g'), unknown)
}

/** P(E) and n(S), as chances and counts are named. */
const subjectPattern = /\b([Pn])\s*\(([^()+*/^-]*?([A-Za-z])[^()+*/^-]*|(?<=P\()\d+)\)/g
const isComplement = (inside: string) => /\bnot\b|'|’/i.test(inside)
const complementOf = (of: string) => (of.startsWith('not') ? of.slice(3) : `not${of}`)

/** The question with what a working says its names of: the n of a question is not both of n(E) and n(S). */
export function withSubjects(lines: readonly string[], question: Question): Question {
  if (question.mode !== 'value') return question
  const short = lines
    .filter((line) => line.length <= mostSigns)
    .flatMap((line) => line.split(/,(?=[^,=]*=)|;|\bso\b|[∴⇒→]|=>/))
  const labels = short.map((line) => ({ label: line.split('=')[0] ?? '', value: numberAtEnd(line) }))
  const mentions = short.flatMap((line) =>
    // what a line begins with is what it works out, and has the number at its end
    [...line.matchAll(subjectPattern)]
      .map(([, name = '', inside = '', letter], at) => ({
        name,
        of: subjectIn(inside, letter),
        value: at === 0 ? numberAtEnd(line) : Number.NaN,
      }))
      .reverse(),
  )
  const plain = (name: string) => mentions.filter((one) => one.name === name && !one.of.startsWith('not'))
  // The one that has the value that the question knows, or whose complement leaves it, or else what comes last.
  const mentionOf = (name: string) =>
    mentions.find((one) => {
      const values = mentions.map(({ of, value }) =>
        of === one.of ? value : of === complementOf(one.of) ? 1 - value : Number.NaN,
      )
      return one.name === name && values.some((value) => isNear(value, question.facts[name]))
    }) ?? plain(name).at(-1)
  // counts are names of the student's own
  const isOwn = ({ of, value }: { of: string; value: number }) =>
    of !== 'S' && !isNear(value, question.facts['n'])
  const isCount = (name: string) =>
    name === 'n' && (new Set(plain(name).map(({ of }) => of)).size > 1 || plain(name).every(isOwn))
  const complements = mentions.flatMap(({ name, of }) => {
    const known = question.facts[name]
    if (name !== 'P' || known === undefined) return []
    const its = mentionOf(name)?.of ?? of.replace('not', '')
    return its === complementOf(of) ? [[`${name}_${of}`, 1 - known] as const] : []
  })
  const others = Object.fromEntries(complements)
  return {
    ...question,
    facts: { ...question.facts, ...others },
    worlds: question.worlds.map((world) => ({ ...world, ...others })),
    subjectOf: new Map(mentions.map(({ name }) => [name, isCount(name) ? '' : mentionOf(name)?.of])),
    labelOf: labelMeanings(labels, question),
  }
}

const subjectIn = (inside: string, letter = inside) =>
  isComplement(inside) ? `not${/[A-Za-z\d]/.exec(inside.replace(/\bnot\b/i, ''))?.[0] ?? letter}` : letter

/** Of R where the question has r, and of x₁ where it has x; 0 where it has neither. */
function valueOfLetter(world: World, name: string): number {
  const [letter = ''] = name
  const known = [name, letter, letter.toLowerCase(), letter.toUpperCase()].find((one) => one in world)
  return world[known ?? ''] ?? 0
}

/** The number, or the fraction of two, at the end of a line; 1 - 3/8 is 5/8. */
function numberAtEnd(line: string): number {
  const [, whole, top, bottom = '1'] =
    /=\s*(1\s*[-–])?\s*([\d.]+)(?:\s*\/\s*(\d+))?[^\d=]*\d?$/.exec(line.replaceAll(',', '')) ?? []
  const value = Number(top) / Number(bottom)
  return whole === undefined ? value : 1 - value
}

/** Which of two readings is taken, and whether there were two. */
type Readings = { readonly choice: 0 | 1; isAmbiguous: boolean }

/**
 * `x = -10 is rejected, so x = 7` and `x = 7 (-10 is rejected)`: the values next to the rejecting words, and what else
 * is said.
 */
function readDoubted(text: string, question: Question, readings: Readings): Statement[] {
  return text
    .replace(/[([]((?:[^()]*[=≠]|\s*-?\d)[^()]*)[)\]]/g, (all, inside: string) =>
      isDoubted(inside) ? `, ${inside},` : all,
    )
    .split(/,|\b(?:so|but|and|as)\b/i)
    .flatMap((piece) => (isDoubted(piece) ? piece.split(/\bor\b/i) : piece))
    .flatMap((piece): Statement[] => {
      // "An age cannot be negative"
      if (!/=|≠/.test(piece)) return isDoubted(piece) ? [{ cases: [], rejection: 'hinted' }] : []
      const statements = readOr(() => readPiece(piece.replace(/≠|!=/, '=').trim(), question, readings), [])
      if (!isDoubted(piece)) return statements
      return statements.map((statement) => ({
        ...statement,
        rejection: rejection.test(piece) ? 'said' : 'hinted',
      }))
    })
}

/** "The roots are" 2 and 3, "Solution set =" {2, 3}; 2 and 3 "are the roots" */
const solutionsPattern =
  /^(?:(?:the|required|first|second|one|other) +)*(?:roots?|zeroe?s|solutions?|set)[a-z ]*(?:\b(?:are|is)\b|[:=])[= ]*|\sare\s.*(?:root|zero|solution).*/i

const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/sqrt|root|\bor\b|\band\b/gi, ''))

/** The values of x, where there is more than one: with ±, or separated by a comma or a word. */
const isSeveralValues = (text: string) =>
  /^[^,]*±[^,]*$|(?:,|&|\bor\b|\band\b).*[^\sa-z]\s*$/i.test(text) && !hasLetters(text)

/** A part of a line: cases apart by "or", statements apart by commas. */
function readPiece(text: string, question: Question, readings: Readings): Statement[] {
  // a row of a table, the first terms of a progression, and lists of outcomes: (2, 6), (3, 5) and {HH, HT}
  if (
    text === '' ||
    (question.mode === 'value' && /revers/i.test(text)) ||
    (/[⊥∥…]|\.{3}|\S \| /.test(text) && !/=/.test(text)) ||
    /\(\s*\w+\s*,\s*\w+\s*\)\s*,\s*\(|{\s*[A-Z]\w*\s*,/.test(text)
  )
    return []
  const [unknown = '', other] = question.unknowns
  // (x, y) = (2, 1), and "The point is (2, 1)"
  const [, one = unknown, two = other, at = ''] =
    /^(?:\(?\s*([a-zA-Z])\s*,\s*([a-zA-Z])\s*\)?\s*=|[A-Z]\s*=(?=.*\d\s*[-+])|(?:(?!.*(?:mid|given))[^(),=]*[a-z]{3}\s*(?:=|is\b)|=)?)\s*\((.*)\)$/.exec(
      text,
    ) ?? []
  const [first, second, ...more] = splitOutside(at, /,/)
  if (second && two && more.length === 0)
    return readPiece(`${one} = ${first}, ${two} = ${second}`, question, readings)
  if (question.mode === 'solve') {
    // x = (-1 ± 7)/4 = 6/4, -8/4 = 3/2, -2
    const [left = '', ...lists] = text.split('=')
    if (lists[1] && lists.every(isSeveralValues))
      return lists.flatMap((list) => readPiece(`${left}=${list}`, question, readings))
    // (x - 2)(x - 3) = 0, x = 2 or 3
    const [, equation, values = ''] =
      RegExp(
        `^(?!\\s*${unknown}\\s*=)(.*?=.*?)(?:,|&|\\band\\b)\\s*(${unknown}\\s*=(?!.*(?<![a-z])${unknown}\\s*[^\\s=]).*)$`,
      ).exec(text) ?? []
    if (equation && /,|&|±|\b(?:or|and)\b/.test(values))
      return [equation, values].flatMap((part) => readPiece(part, question, readings))
    // x = 7 or x = -10, x = 7
    const [, roots = '', root = ''] =
      RegExp(`^(\\s*${unknown}\\s*=.*),\\s*(${unknown}\\s*=[^=]*)$`).exec(text) ?? []
    if (
      question.worlds[1] &&
      isSeveralValues(roots.replaceAll(RegExp(`\\b${unknown}\\s*=`, 'g'), '')) &&
      isNear(numberAtEnd(root), onlyFit(question))
    )
      return [roots, root].flatMap((part) => readPiece(part, question, readings))
    const numbers = text.replace(solutionsPattern, '').replace(/^(?:\w\s*[=∈]\s*[({]|{)(.*,.*)[)}]\.?$/, '$1')
    // 25 - 24 alone says nothing of x
    const isStated = numbers !== text || /[,±&a-z]/i.test(text)
    if (isStated && /^(?!\([^()]*,)(?=.*\d)(?:[-+–±√\d\s.,/()&]|or|and)*$/i.test(numbers))
      return readPiece(`${unknown} = ${numbers}`, question, readings)
  }
  const alternatives = splitOutside(text, /\s+(?:or|ya|अथवा|या|किंवा|లేదా|లేక)\s+/i)
  const parts = alternatives.map((part) =>
    splitOutside(
      part.replace(grouped, (digits) => digits.replaceAll(',', '')),
      /,|&|\s+(?:and|aur|और|तथा|మరియు)\s+/i,
    ).filter((piece) => piece !== ''),
  )
  // 2x = 6 or 4, and x - 5/2 = 1/2 or -1/2 where no second equation follows
  const [, left, head] =
    (/^[^=]*=.*(?:,|&|\band\b).*[a-zα-ω][^=]*=/u.test(alternatives[0] ?? '')
      ? /^([^=]*?([a-zA-Zα-ω]))\s*=(?!.*=.*,)/u
      : /^([^=]*?([a-zA-Zα-ω])[^=a-zA-Zα-ω]*?)\s*=/u
    ).exec(alternatives[0] ?? '') ?? []
  // = 3 or 2
  const isOpen = /^\s*=/.test(text)
  const pieces = parts.flat()
  // 2x = 8, x = 4 is no list of two roots where there is one
  const isOfOne = left !== head && only(question.worlds) && pieces.at(-1)?.includes('=')
  const isList = question.unknowns.join() === head && !isOfOne
  // "The angles are a, a + d and a + 2d"
  if (question.mode === 'value' && pieces[1] && !/=/.test(text)) return []
  const isValues =
    (isOpen ? (question.mode === 'solve' ? pieces : parts).length > 1 : isList && pieces.length > 1) &&
    pieces.every((part) => (isOpen ? isValue(part.replace('=', ''), '', head) : isValue(part, left, head)))
  const groups = isValues ? pieces.map((part) => [part]) : parts
  if (groups.length === 1) {
    return pieces.flatMap((part): Statement[] => {
      const cases = readChain(part, question, readings)
      if (cases.length > 0) return [{ cases }]
      const label = /^([^=]*[^=\s])\s*=/.exec(part)?.[1]
      return label === undefined ? [] : [{ cases, label }]
    })
  }
  const isNamed = isValues || head !== undefined
  const withName = (part: string) =>
    isNamed && !/^(?:[^=]*\p{L}[^=]*|\s*)=/u.test(part) && isValue(part, left, head)
      ? `${left ?? ''} = ${part}`
      : part
  const cases = groups
    .flatMap((group) =>
      group
        .map((part) => readChain(withName(part), question, readings))
        .filter((choices) => choices.length > 0)
        .reduce<(readonly Chain[])[]>(
          (all, choices) => all.flatMap((one) => choices.map((choice) => [...one, ...choice])),
          [[]],
        ),
    )
    .filter((chains) => chains.length > 0)
  return cases.length > 0 ? [{ cases }] : []
}

/** Whether a part of a line says one more value of `left`, which ends in the letter `head`. */
const isValue = (part: string, left = '', head = '') => {
  if (/[<>≤≥]/.test(part)) return false
  const [before = '', ...after] = part.split('=')
  if (after.length > 0) {
    if (/\p{L}/u.test(before)) return before.trim() === left.trim() || RegExp(`${head}\\s*$`).test(before)
    // 6/2 = 3 of x = 4/2 = 2 or 6/2 = 3 has no letter of its own
    if (left.trim() !== head || after.some(hasLetters)) return false
  }
  return /\d|√/.test(part) && !/\p{L}{3}/u.test(part.replace(/sqrt|root/g, ''))
}

/** One chain of sides, twice where it has ±; none where it holds words alone. */
function readChain(typed: string, question: Question, readings: Readings): Chain[][] {
  const { unknowns, worlds } = question
  // x₁ = 2 and α = 2 say it of one of two roots
  const text =
    worlds[1] && /^[t-z]$/.test(unknowns.join())
      ? typed.replace(RegExp(`^(?:${unknowns}[_12₁₂]+|[αβ])(?= *=)`), unknowns.join())
      : typed
  // a ratio, a class of a table, and an inequality alone
  if (/\d\s*:\s*\d|\bclass\b[^=]*=?\s*\d+\s*[-–]\s*\d+\W*$/i.test(text)) return []
  if (/[<>≤≥]/.test(text) && !/(?<![<>≤≥])=/.test(text)) return []
  const t = withoutProse(normalise(text.replace(/(?<![<>!=])=(?![<>=])/g, ' = ')), question)
  if (t.text === '') return []
  const isRounded = /≈/.test(t.text)
  const parts = t.text
    .replaceAll('≈', '=')
    .split('=')
    .map((part) => part.trim())
  const isContinued = t.label === undefined && parts.length > 1 && parts[0] === ''
  // Time = distance/speed = 150/15, and S = 2 + 9 + ... + 149 = 1661
  const sideTexts = parts
    .slice(parts[0] === '' ? 1 : 0)
    .filter(
      (part, k) =>
        question.mode !== 'value' ||
        (((k === 0 && !t.label) || !hasProse(withoutUnits(part, question.letters), question)) &&
          !/ \.{3}/.test(part)),
    )
  const isBare = sideTexts.length === 1 && !isContinued && t.label === undefined
  if (isBare && (parts.length > 1 || question.mode === 'solve' || question.mode === 'system')) return []
  if (sideTexts.at(-1) === '' && sideTexts.length > 1) sideTexts.pop()
  if (sideTexts.length === 0) return []
  if (sideTexts.includes('')) throw new Unreadable('missing-part')
  const sides = sideTexts.map((part) => {
    const [first, second] = readingsOf(withoutUnits(part, question.letters), question.letters)
    if (second !== undefined) readings.isAmbiguous = true
    return readings.choice === 1 ? (second ?? first) : first
  })
  const chain = {
    isContinued: isContinued || isBare,
    isBare,
    isRounded,
    label: t.label,
  }
  const measures = sideTexts.map(measureOf)
  if (!sides.some((side) => has(side, 'plus-minus'))) {
    const at = sides.findIndex(
      (side, k) =>
        k > 0 && isConversion(sides[k - 1], side, measures[k - 1], measures.slice(k).find(Boolean)),
    )
    const end = at < 0 ? sides.length : at
    const part = (from: number, to: number) => ({
      sides: sides.slice(from, to),
      measures: [measures[from], measures[to - 1]],
    })
    const rest = { ...part(end, sides.length), isContinued: false, isRounded }
    return [[{ ...chain, ...part(0, end) }, ...(at < 0 ? [] : [rest])]]
  }
  return [0, 1].map((choice) => [{ ...chain, sides: sides.map((side) => signChoices(side)[choice] ?? side) }])
}

/** AB and BC are names of segments, and ∠AOB of an angle, unless A and B are letters of the question; S.P. always is a name. */
function withSegments(text: string, question: Question): Question {
  const { letters, mode } = question
  if (mode === 'identity') return question
  const names = text.match(/(?<![A-Za-z])[A-Z]{2}(?![A-Za-z])|(?<=∠\s*)[A-Z]{3}/g) ?? []
  const segments = names.filter((name) => ![...name].every((sign) => letters.includes(sign)))
  segments.push(...initialsIn(text))
  return segments.length === 0 ? question : { ...question, letters: [...letters, ...segments] }
}

/**
 * The text, or what a second reading makes of it: 25·6 is 25.6, an x between two numbers is a times sign though the
 * question has a letter x, the 5% at the end of a statement is 5, the rate, where it was multiplied by 100, and a root is
 * that of all that follows.
 */
function withReadings(text: string, { letters }: Question, readings: Readings): string {
  const decimal = dotReadings(text)?.[1] ?? text
  const product = letters.includes('x') ? decimal.replace(/(\d\s*)x(?=\s*\d)/g, '$1×') : decimal
  // "root of 4 + 4" is said of the 4, or of the sum
  const out = product
    .replace(/100\s*%/g, '100')
    .replace(/(=[^,;]*\d)\s*%(?=\s*(?:\.?$|[,;]))/g, '$1')
    .replace(/\broot of ([^=]+)/gi, '√($1)')
  if (out !== text) readings.isAmbiguous = true
  return readings.choice === 1 ? out : text
}

/** x1 and x2 side by side, and S22 for the S_22 of the question, are letters with a subscript; Median is median. */
function withSubscripts(text: string, { letters, mode, subjectOf }: Question): string {
  // a2 of a progression, LCM(8, 12) and HCF of 8 and 12
  let out = text
    .replace(/\b([aSTt])n(?=\s*=)/, '$1_n')
    .replace(/\b(HCF|LCM|GCD)\s*(?:\(\s*\d[^()=]*\)|of\s+\d[\d\s,&and]*)(?=\s*(?:=|is\b))/gi, '$1')
  if (letters.includes('cf'))
    out = out
      .replace(/\bc\.?\s?f\b(?:(?!and\b)[^=,;])*greater than(?:(?!and\b)[^,;])*/gi, '')
      .replace(/\bc\.?\s?f\b\.?/gi, 'cf')
  if (letters.includes('a') && letters.includes('d')) out = out.replace(/\ba(?=[1-9])/g, 'a_')
  // P(E) and n(S) name a chance and a count
  if (mode === 'value')
    out = out
      .replace(
        /\b([Pn])\s*\(\s*([A-Za-z])\s*(∩|∪|\band\b|\bor\b|\b[nuU]\b)\s*([A-Za-z])\s*\)/g,
        (_, name: string, one: string, sign: string, other: string) =>
          `${name}_{${one}${/∩|n/.test(sign) ? 'and' : 'or'}${other}}`,
      )
      .replace(subjectPattern, (_, name: string, inside: string, of?: string) => {
        const full = subjectIn(inside, of)
        return letters.includes(name) && subjectOf?.get(name) === full ? name : `${name}_{${full}}`
      })
  const isOfOneCase = (name: string) =>
    /_/.test(name) && letters.some((one) => one !== name && one.toLowerCase() === name.toLowerCase())
  for (const name of letters) {
    if (/^[A-Za-z](?:_|[A-Za-z]{2})\w*$/.test(name))
      out = out.replaceAll(
        new RegExp(
          `(?<![A-Za-z_])${name.replace(/_(.*)/, '(?:$1|\\($1\\)(?=\\s*=))')}(?!\\w)`,
          isOfOneCase(name) ? 'g' : 'gi',
        ),
        name,
      )
  }
  // a1, b1 and c1 are of the first equation of a pair
  if (mode === 'system' && !letters.includes('a')) out = out.replace(/([abc])([12])(?!\d)/g, '$1_$2')
  if (/[xymn]1/.test(out) && /[xymn]2/.test(out)) out = out.replace(/([xymn])([12])(?!\d)/g, '$1_$2')
  return out
}
