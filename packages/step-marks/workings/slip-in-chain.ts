import {
  childrenOf,
  contains,
  type Expression,
  fraction,
  has,
  hasLetters,
  integer,
  lettersOf,
  mapTree,
  negative,
  orderlessKey,
  partsOf as partsIn,
  termsOf,
  times,
} from '../expression/tree.ts'
import { endsInTruth } from './ends-in-truth.ts'
import { type FollowThrough, followThrough } from './follow-through.ts'
import type { JudgedStatement } from './judged-statement.ts'
import type { Slip } from './problem.ts'
import { type Equation, isNear, plus, type Question, square, valueIn, type World } from './question.ts'
import type { Statement } from './read-line.ts'
import { isMutual, type SlippedTree, slipsOf, squaredTermByTerm, turnedInSquares } from './slips.ts'
import { real, rootsOfEquation } from './solutions.ts'
import { Suspects } from './suspects.ts'
import { numbersIn, tracedBack, usualFactors } from './traced-slip.ts'
import { isLink } from './truth.ts'
import { isWorkedOut } from './worked-out.ts'

export type NameSlip = (judged: JudgedStatement, worlds: readonly World[], question: Question) => Slip

/** Everything about slips: their consequences, one that shows only in a later line, and their names. */
export type SlipNames = {
  readonly follow: FollowThrough
  readonly tracedBack: typeof tracedBack
  readonly nameSlip: NameSlip
  readonly endsInTruth: typeof endsInTruth
}

/** Names the slip between two sides of a chain of values. */
export const slipInChain: NameSlip = (
  { statement, brokenAt, head, isLostRoot, code, before: earlier },
  worlds,
  question,
) => {
  if (isLostRoot) return { code: 'lost-root', isSure: true }
  if (code !== undefined) return { code, isSure: false }
  const suspects = new Suspects()
  const [chain] = statement.cases.flat()
  const at = brokenAt ?? 1
  const [left, right] = [chain?.sides[at - 1], chain?.sides[at]]
  if (left === undefined || right === undefined) return suspects.likeliest('arithmetic')
  const probes = worlds.slice(0, 4)
  const [before, after] =
    copiedPart(left, right, earlier[0], probes, question) ?? changedPart(left, right, probes, question)
  const isSame = (made: Expression, world?: World) =>
    (world ? [world] : probes).every(
      (probe) => isLink(made, after, probe, question) && isLink(after, made, probe, question),
    )
  const isTrue = (made: Expression) => probes.every((probe) => isLink(before, made, probe, question))
  const formula = before.type === 'letter' ? formulaOf(before.name, question) : undefined
  const sources = formula === undefined ? [before] : [formula, before]
  // a letter of a copied formula has a value of its own
  const isCopied = before.type === 'letter' && before !== left
  if (formula === undefined && head !== undefined && !isCopied && lettersOf(before).size > 0) {
    const own = question.formulas.get(head)
    if (own !== undefined) sources.push(own)
  }
  const isNumeric = isWorkedOut(after) && !hasLetters(before)
  for (const source of sources) {
    const slips = slipsOf(source).filter((slip) => slip.code !== 'inverse' && isSame(slip.tree))
    const written = orderlessKey(after)
    const asWritten = slips.filter(({ tree }) => orderlessKey(withFacts(tree, question)) === written)
    for (const slip of asWritten.length > 0 ? asWritten : slips) {
      // a whole number dropped where numbers were worked out is a wrong product
      if (slip.code === 'coefficient' && isNumeric && slip.part?.type === 'number') continue
      const isFormula = slip.code === 'coefficient' && source === formula && question.mode === 'value'
      suspects.add(isFormula ? 'formula' : slip.code, slip.part)
    }
    if (question.mode !== 'identity' && (source === formula || source.type !== 'letter' || !formula))
      for (const world of probes.slice(0, 1)) misread(source, after, world, question, isSame, suspects)
    if (!suspects.isEmpty) break
  }
  if (suspects.isEmpty && isSame({ type: 'negative', of: before })) suspects.add('sign')
  const isProof = question.mode === 'identity' && hasCall(after)
  if (hasLetters(before) && !isProof && isSame(fraction(integer(1), before))) suspects.add('inverse')
  // 6/4 = 28/h for h/28, tan 30° = 30/h for h/30, cos 60° = 60/l for sin 60°
  const isRatio =
    left.type === 'fraction' && ![left, ...(earlier[0]?.cases.flat()[0]?.sides ?? [])].some(isOfAngle)
  if (hasLetters(right) && !hasLetters(left) && (left.type === 'call' || isRatio)) {
    const turned = fraction(integer(1), right)
    if (probes.every((probe) => isLink(left, turned, probe, question))) suspects.add('inverse')
    if (left.type === 'call')
      for (const name of ['sin', 'cos', 'tan'] as const)
        if (probes.every((probe) => isLink({ ...left, name }, right, probe, question)))
          suspects.add('formula')
  }
  // r·h written as h/r
  for (const source of isWorkedOut(after) ? [] : sources)
    if (source.type === 'product')
      for (const item of source.items) {
        const others = times(...source.items.filter((other) => other !== item))
        if (hasLetters(others) && item.type !== 'number' && isSame(fraction(others, item)))
          suspects.add('inverse', item)
      }
  if (question.mode === 'value' && hasLetters(before) && !hasLetters(after)) {
    // 54 × 18/5 for 54 × 5/18
    if (after.type === 'fraction' && after.top.type === 'product')
      for (const item of after.top.items) {
        const others = after.top.items.filter((other) => other !== item)
        if (isTrue(times(...others, fraction(after.bottom, item)))) suspects.add('inverse', item)
      }
    // 100 × 2 for 100/2
    if (after.type === 'product' && formula === undefined)
      for (const item of after.items)
        if (isTrue(fraction(times(...after.items.filter((other) => other !== item)), item)))
          suspects.add('inverse', item)
    // a term without its factor: l + (n/2 - c)/f
    if (suspects.isEmpty && after.type === 'sum')
      for (const item of after.items)
        for (const known of Object.values(question.facts))
          if (isTrue(plus(...after.items.map((one) => (one === item ? times(one, real(known)) : one)))))
            suspects.add('formula', item)
  }
  // another number in the place of a letter
  if (suspects.isEmpty && formula !== undefined)
    for (const name of lettersOf(formula))
      for (const other of numbersIn(after))
        if (isSame(mapTree(formula, (part) => (part.type === 'letter' && part.name === name ? other : part))))
          suspects.add('value', other)
  if (suspects.isEmpty && before.type === 'letter' && (formula !== undefined || before === left))
    for (const slip of wrongFormulas(before.name, after, probes[0] ?? {}, question))
      suspects.add(slip.code, slip.part)
  for (const source of sources)
    if (contains(source, (part) => part.type === 'power')) {
      if (isSame(turnedInSquares(source))) suspects.add('sign')
      if (isSame(withNegativeSquares(source, probes[0] ?? {}, question))) suspects.add('sign')
      if (isSame(squaredTermByTerm(source))) suspects.add('square-of-sum')
    }
  if (probes.every((probe) => isLink(before, turnedInSquares(after), probe, question))) suspects.add('sign')
  // one sign turned in what is written makes it right, or a² + b² was made (a + b)²
  for (const slip of isWorkedOut(after) && after.type !== 'sum' ? [] : slipsOf(after))
    if (isMutual(slip.code) && probes.every((probe) => isLink(before, slip.tree, probe, question)))
      suspects.add(slip.code, slip.part)
  const isLinked = (one: Expression, other: Expression) =>
    probes.every((probe) => isLink(one, other, probe, question) && isLink(other, one, probe, question))
  if (suspects.isEmpty && question.mode === 'value')
    for (const { code, tree, part, other } of slipsInCopies(earlier.slice(0, mostCopied), left))
      if (
        (isLinked(tree, left) && isLinked(other, right)) ||
        (isLinked(tree, right) && isLinked(other, left))
      )
        suspects.add(code, part)
  if (suspects.isEmpty && question.mode === 'value')
    for (const slip of slipsOfStated([before, after], probes[0] ?? {}, question))
      suspects.add(slip.code, slip.part)
  if (suspects.isEmpty && formula !== undefined)
    for (const number of numbersIn(formula))
      for (const other of numbersIn(after))
        if (isSame(mapTree(formula, (part) => (part === number ? other : part))))
          suspects.add('formula', number)
  if (suspects.isEmpty && question.mode === 'value' && isLinked(square(before), squaredInParts(after)))
    suspects.add('root-of-sum')
  // BC/EF = 49/81 for areas of 49 and 81
  if (suspects.isEmpty && (isLinked(square(before), after) || isLinked(before, square(after))))
    suspects.add('formula')
  if (suspects.has('sign') && callsIn(before) === callsIn(after)) suspects.drop('identity')
  if (question.mode === 'identity') return suspects.likeliest(hasCall(after) ? 'identity' : 'arithmetic')
  // letters without a slip that explains them are another formula
  if (hasLetters(before) && hasLetters(after)) return suspects.likeliest('formula')
  const isAnswer = before === question.target && !isWorkedOut(after)
  // h = 30 where h = 30 - 1.5
  const isTaken = formula?.type === 'sum' && formula.items.some((item) => isSame(item))
  // 2πrh for 2πr(r + h), (294 - 105)/7 for a count: all numbers are known, and put together in another way
  const isNamed = formula !== undefined || (before.type === 'letter' && !has(after, 'root'))
  if (isNamed && !isWorkedOut(after) && isOfKnown(after, formula, question) && !isTaken)
    return suspects.likeliest('formula')
  const isStated =
    isAnswer || isTaken || (before.type === 'letter' && formula === undefined && isWorkedOut(after))
  return suspects.likeliest(
    isStated || (lettersOf(before).size > 0 && !isWorkedOut(after)) ? 'value' : 'arithmetic',
  )
}

/** Whether every number of a calculation is one that the question or the formula has. */
function isOfKnown(after: Expression, formula: Expression | undefined, { facts, pi }: Question): boolean {
  const known = [
    ...numbersIn(formula ?? integer(100)).map((part) => valueIn(part, {})),
    ...Object.values(facts),
  ]
  const ofPi = pi === undefined ? [22, 7, 3.14] : [Number(pi.n), Number(pi.d), Number(pi.n) / Number(pi.d)]
  return numbersIn(after).every((part) => [...known, ...ofPi].some((one) => isNear(one, valueIn(part, {}))))
}

/** (-2)² as -4 at every place. */
const withNegativeSquares = (tree: Expression, world: World, { pi }: Question): Expression =>
  mapTree(tree, (part) =>
    part.type === 'power' && valueIn(part.exponent, {}) === 2 && valueIn(part.base, world, pi) < 0
      ? negative(part)
      : part,
  )

/** A formula with the numbers of the question in it. */
const withFacts = (tree: Expression, { facts }: Question): Expression =>
  mapTree(tree, (part) => {
    const value = part.type === 'letter' ? facts[part.name] : undefined
    return value === undefined ? part : real(value)
  })

/** The formula of a letter, or of an equivalent one: of S for S_15. */
function formulaOf(name: string, { formulas, facts }: Question): Expression | undefined {
  const isTwin = ([other, formula]: readonly [string, Expression]) =>
    isNear(facts[other], facts[name]) && !lettersOf(formula).has(name)
  return formulas.get(name) ?? [...formulas].find(isTwin)?.[1]
}

/** 6² + 8² for 6 + 8 */
const squaredInParts = (tree: Expression): Expression =>
  plus(...termsOf(tree).map((item) => (item.type === 'negative' ? negative(square(item.of)) : square(item))))

/** All that a calculation or a proof may hold. */
export const namesInChains: SlipNames = {
  follow: followThrough,
  tracedBack,
  nameSlip: slipInChain,
  endsInTruth,
}

const mostCopied = 2

/** An equation that was written once more with a slip on one side: tan 30° = h/30 as √3 = h/30. */
function* slipsInCopies(
  earlier: readonly Statement[],
  from: Expression,
): Generator<SlippedTree & { other: Expression }> {
  for (const { sides } of earlier.flatMap(({ cases }) => cases.flat())) {
    const [left, right] = sides
    // a continuation of a line is no copy of it
    if (left === undefined || right === undefined || right === from || sides.length > 2) continue
    for (const part of [left, right].flatMap(lengthsAcross)) {
      const put = (tree: Expression) =>
        mapTree(tree, (one) => (isSameLetter(one, part) ? times(integer(2), one) : one))
      yield { code: 'diameter', tree: put(left), other: put(right), part }
    }
    for (const slip of slipsOf(left)) if (slip.code !== 'inverse') yield { ...slip, other: right }
    for (const slip of slipsOf(right)) if (slip.code !== 'inverse') yield { ...slip, other: left }
  }
}

const isSameLetter = (one: Expression, other: Expression) =>
  one.type === 'letter' && other.type === 'letter' && one.name === other.name

/** The radii of a side. */
const lengthsAcross = (side: Expression): Expression[] =>
  partsIn(side, 'letter').filter(({ name }) => /^[rR]$/.test(name))

/** Formulas with a slip that give a letter its wrong value: its own with another factor, or one that uses it. */
function* wrongFormulas(
  name: string,
  after: Expression,
  world: World,
  question: Question,
): Generator<Pick<SlippedTree, 'code' | 'part'>> {
  const [value, written] = [world[name] ?? Number.NaN, valueIn(after, world, question.pi)]
  const own = formulaOf(name, question)
  if (
    own !== undefined &&
    !isWorkedOut(after) &&
    usualFactors.some((factor) => isNear(written, value * factor))
  )
    yield { code: 'formula', part: own }
  const believed = { ...world, [name]: written }
  for (const [result, formula] of question.formulas)
    if (result !== name && lettersOf(formula).has(name))
      for (const { code, tree, part } of slipsOf(formula))
        if (isNear(valueIn(tree, believed, question.pi), world[result] ?? Number.NaN)) yield { code, part }
}

/** √3 = h/60, where a slip in the formula of h gives it the value that this says it has. */
function* slipsOfStated(sides: Equation, world: World, question: Question): Generator<SlippedTree> {
  for (const name of sides.flatMap((side) => [...lettersOf(side)])) {
    const formula = question.formulas.get(name)
    if (formula === undefined || question.unknowns.includes(name)) continue
    const { [name]: _, ...others } = world
    const [root, ...more] = rootsOfEquation(sides, name, others, question) ?? []
    if (root === undefined || more.length > 0) continue
    for (const slip of slipsOf(formula)) if (isNear(valueIn(slip.tree, world, question.pi), root)) yield slip
  }
}

/** The innermost part that differs, where all around it was only copied. */
function changedPart(
  left: Expression,
  right: Expression,
  worlds: readonly World[],
  question: Question,
): [Expression, Expression] {
  const [from, to] = [partsOf(left), partsOf(right)]
  if (left.type !== right.type || from.length !== to.length || from.length === 0) return [left, right]
  const changed = from.flatMap((part, k): [Expression, Expression][] => {
    const other = to[k] as Expression
    return worlds.every((world) => isLink(part, other, world, question)) ? [] : [[part, other]]
  })
  const [only, ...more] = changed
  return only === undefined || more.length > 0 ? [left, right] : changedPart(...only, worlds, question)
}

/** A = 8000 × 1.1205 below A = 8000 × 1.05²: the part that was worked out. */
function copiedPart(
  left: Expression,
  right: Expression,
  above: Statement | undefined,
  worlds: readonly World[],
  question: Question,
): [Expression, Expression] | undefined {
  const [chain] = above?.cases.flat() ?? []
  const [head, last] = [chain?.sides[0], chain?.sides.at(-1)]
  if (left.type !== 'letter' || head?.type !== 'letter' || head.name !== left.name || !last) return undefined
  const changed = changedPart(last, right, worlds, question)
  // S = 15 × 97, and S = 1355 below it, was worked out; of L = 120√3/3 = 60√3 the angle was gone before
  const isNumeric = (has(last, 'root') || !isWorkedOut(last)) && !isOfLetters(last) && isWorkedOut(right)
  if (isNumeric && worlds.every((world) => isLink(left, last, world, question))) return changed
  return changed[0] === last || hasLetters(changed[0]) || isWorkedOut(changed[0]) ? undefined : changed
}

const partsOf = (tree: Expression): readonly Expression[] =>
  tree.type === 'sum' ? termsOf(tree) : tree.type === 'call' ? [] : childrenOf(tree)

function callsIn(tree: Expression): string {
  const names = new Set<string>()
  contains(tree, (part) => {
    if (part.type === 'call') names.add(part.name)
    return false
  })
  return [...names].sort().join()
}

/** tan 30°, or 1/√3 */
const isOfAngle = (tree: Expression) => contains(tree, ({ type }) => type === 'call' || type === 'root')

const isOfLetters = (tree: Expression) => hasLetters(tree) || hasCall(tree)

const hasCall = (tree: Expression) => contains(tree, (part) => part.type === 'call')

/** Letters of a formula for which something else was put in. */
function misread(
  source: Expression,
  after: Expression,
  world: World,
  question: Question,
  isSame: (made: Expression) => boolean,
  suspects: Suspects,
): void {
  const used = [...lettersOf(source)]
  // 60/180 × 22/7 × 3.5² has neither twice the angle in it nor the diameter
  const numbers = numbersIn(after).map((part) => valueIn(part, {}))
  const isSeen = (value: number) =>
    isWorkedOut(after) ||
    numbers.some((one, k) => isNear(Math.abs(value), one) && !(one === 7 && numbers[k - 1] === 22))
  const put = (values: Record<string, Expression>) =>
    mapTree(source, (part) => (part.type === 'letter' ? (values[part.name] ?? part) : part))
  for (const name of used) {
    const value = world[name]
    if (value === undefined) continue
    const isLength = /^[rRdD](?:_|$)/.test(name)
    // a dropped 2 halves as well as a diameter for a radius would
    for (const factor of suspects.has('formula') || suspects.has('coefficient') ? [2] : [2, 0.5])
      if (isSeen(value * factor) && isSame(put({ [name]: real(value * factor) })))
        suspects.add(isLength ? 'diameter' : 'value')
    if (value !== 0 && isSame(put({ [name]: real(-value) }))) suspects.add('sign', { type: 'letter', name })
    for (const other of used) {
      const otherValue = world[other]
      if (
        other > name &&
        otherValue !== undefined &&
        isSame(put({ [name]: real(otherValue), [other]: real(value) }))
      )
        suspects.add('swap')
    }
    for (const [other, known] of Object.entries(question.facts))
      if (other !== name && known !== value && isSame(put({ [name]: real(known) })))
        suspects.add(hasLetters(after) ? 'formula' : 'value')
  }
}
