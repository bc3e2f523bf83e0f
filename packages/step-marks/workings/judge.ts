import { type Expression, letter } from '../expression/tree.ts'
import { definitionIn } from './definitions.ts'
import { type FitContext, fitIn } from './fit.ts'
import type { FollowThrough, SlipConsequences } from './follow-through.ts'
import { type ChainContext, goalOf, lastSides, withHeads } from './heads.ts'
import type { JudgedStatement, WorkingSoFar } from './judged-statement.ts'
import { labelLetter } from './labels.ts'
import { only, type Question, unknownOf, type World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { rootsOfEquation } from './solutions.ts'
import { brokenLink, isTrueIn, isValues, speaksOfUnknown } from './truth.ts'
import { isUnverified, nameOfAnswer, roundings } from './unnamed-values.ts'
import { writtenFacts } from './written-facts.ts'

type Verdict = Pick<JudgedStatement, 'status'> & Partial<JudgedStatement>

/**
 * Goes through the statements of a working and records which are true, and which follow from the student's own slips.
 */
export class Judge implements WorkingSoFar {
  readonly question: Question
  readonly #follow: FollowThrough | undefined
  readonly judged: JudgedStatement[] = []
  worlds: readonly World[]
  #own: SlipConsequences | undefined
  #current: readonly Expression[]
  #otherCurrent: readonly Expression[] | undefined
  isCurrentOwn = false
  head: string | undefined
  readonly before: Statement[]
  readonly definitions: Chain[] = []
  readonly #extraRoots: number[]

  /** Without `follow`, what follows from a slip is wrong too. */
  constructor(question: Question, follow?: FollowThrough) {
    this.question = question
    this.#follow = follow
    this.worlds = question.worlds
    this.#current = question.start === undefined ? [] : [question.start]
    this.before = question.given.map((sides) => ({
      cases: [[{ sides, isContinued: false, isRounded: false }]],
    }))
    const isSingle = question.mode === 'solve'
    this.#extraRoots = isSingle
      ? question.given.flatMap(
          (given) => rootsOfEquation(given, unknownOf(question), question.worlds[0] ?? {}, question) ?? [],
        )
      : []
  }

  /** `later`: the statements that follow, which may name the roots that this one leaves out. */
  judge(line: number, written: Statement, later: readonly Statement[]): void {
    const question = this.question
    if (written.isNone || (written.rejection && written.cases.length === 0)) {
      const status = written.isNone ? this.#saysNone() : 'ok'
      if (status !== undefined) this.judged.push({ line, statement: written, status, before: [] })
      return
    }
    if (written.cases.length === 0) {
      this.head = labelLetter(written.label ?? '', question)
      this.#current = this.head === undefined ? [] : [letter(this.head)]
      return
    }
    const context: ChainContext = {
      current: this.#current,
      measure: this.before.at(-1)?.cases.at(-1)?.at(-1)?.measures?.[1],
      head: this.head,
      worlds: this.#believed,
      goal: goalOf(written, later, this.worlds[0] ?? {}, question),
    }
    const first = withHeads(written, context, question)
    this.head = first.head ?? this.#own?.nameOf(first.statement, this)
    let { statement } = first
    this.#define(statement)
    // "x = 7, as a width cannot be negative" says x = 7
    if (statement.rejection === 'hinted' && this.#isNeeded(statement)) statement = { cases: statement.cases }
    let verdict = statement.rejection ? this.#rejection(statement) : this.#verdict(statement, later)
    const read = (cases: Statement['cases'] | undefined, from?: Partial<ChainContext>) =>
      cases && from && withHeads({ cases }, { ...context, ...from }, question).statement
    // A second reading of the line, or of the one that it continues; what is asked, below "sin 30° = 1/2"; and "The
    // smaller root is 2" after both were named says nothing wrong.
    const isBelowValue = context.goal && this.before.at(-1)?.cases.at(-1)?.at(-1)?.sides[0]?.type === 'call'
    const isNamed = question.mode === 'solve' && written.cases.flat().some(({ label }) => label)
    for (const other of [
      read(written.otherCases, {}),
      read(written.cases, this.#otherCurrent && { current: this.#otherCurrent }),
      read(written.cases, isBelowValue ? { current: [], head: undefined } : undefined),
      isNamed ? written : undefined,
    ]) {
      if (verdict.status !== 'wrong' || other === undefined) continue
      const second = this.#verdict(other, later)
      if (second.status !== 'wrong') [statement, verdict] = [other, second]
    }
    if (verdict.status === 'wrong' && this.#follow) {
      this.#own ??= this.#follow(this.worlds)
      this.#own.believe(statement, verdict.brokenAt, this)
    }
    const before = this.before.toReversed()
    this.judged.push({ line, statement, before, head: this.head, ...verdict })
    if (statement.rejection) return
    const chains = statement.cases.flat()
    if (verdict.status === 'ft') this.#own?.goOn(chains, this)
    if (verdict.status !== 'wrong') {
      const rounded = roundings(chains, this.#believed[0] ?? {}, question)
      const remember = (world: World) => ({ ...rounded, ...world })
      this.worlds = this.worlds.map(remember)
      this.#own?.change(remember)
    }
    const goesOn = chains.some((chain) => chain.isContinued)
    if (verdict.status === 'wrong') this.isCurrentOwn = true
    else if (verdict.status === 'ok' && (!goesOn || question.mode === 'identity')) this.isCurrentOwn = false
    this.#current = lastSides(statement.cases)
    this.#otherCurrent = written.otherCases && lastSides(written.otherCases)
    this.before.push(statement)
  }

  /** A line that could not be read: its continuation has no starting point. */
  skip(): void {
    this.#current = []
    this.head = undefined
  }

  /** An undefined name gets its value from the statement that first uses it. */
  #define({ cases }: Statement): void {
    for (const chain of only(cases) ?? []) {
      const give = definitionIn(chain, this.worlds[0] ?? {}, this.question)
      if (give === undefined) continue
      this.definitions.push(chain)
      const source = this.question.mode === 'value' ? this.#own?.worlds[0] : undefined
      this.worlds = this.worlds.map(source === undefined ? give : (world) => ({ ...give(source), ...world }))
      this.#own?.change(give)
    }
  }

  #verdict(statement: Statement, later: readonly Statement[]): Verdict {
    const question = this.question
    const chains = statement.cases.flat()
    const speaks = speaksOfUnknown(statement, question) && question.mode !== 'identity'
    const context: FitContext = {
      question,
      last: this.before.at(-1),
      extraRoots: this.#extraRoots,
      isNamedElsewhere: (world) => this.#isNamedElsewhere(world, later),
    }
    const inTruth = fitIn(statement, this.worlds, context)
    const truth = this.worlds[0] ?? {}
    const goesOn = chains.some((chain) => chain.isContinued)
    const named = this.#own?.nameOf(statement, this)
    if (inTruth.is === 'yes' && named && (named === this.head || named === nameOfAnswer))
      return { status: 'ft' }
    if (inTruth.is === 'yes' && !(this.isCurrentOwn && goesOn)) {
      const unfit = this.#unfitValues(statement)
      const isOpen = question.mode === 'value' && isUnverified(chains, this.head, truth, question)
      return { status: 'ok', toDrop: unfit, isUnverified: isOpen }
    }
    if (this.#own?.follows(statement, inTruth.is === 'yes', context, this)) return { status: 'ft' }
    if (goesOn && this.isCurrentOwn && this.#own?.returnsToTruth(chains, this)) return { status: 'ok' }
    const facts = speaks ? undefined : writtenFacts(statement, this.before, this.worlds, question)
    if (facts !== undefined) {
      this.worlds = this.worlds.map((world) => ({ ...world, ...facts }))
      return { status: 'ok' }
    }
    if (inTruth.is === 'extra') return { status: 'ok', toDrop: inTruth.values }
    const [chain] = chains
    const brokenAt =
      chain === undefined || speaks
        ? undefined
        : this.worlds.map((world) => brokenLink(chain.sides, world, question, chain.isRounded)).find(Boolean)
    return {
      status: 'wrong',
      isLostRoot: inTruth.is === 'part',
      brokenAt,
    }
  }

  /** Whether a world is named by a later statement, or by an earlier one that named a part of the worlds alone. */
  #isNamedElsewhere(world: World, later: readonly Statement[]): boolean {
    const question = this.question
    // a wrong value counts for one too, and is wrong by itself
    const isNamed = (statement: Statement) =>
      isValues(statement, question) &&
      (isTrueIn(statement, world, question) ||
        !this.worlds.some((other) => isTrueIn(statement, other, question)))
    const isPartial = (statement: Statement) =>
      this.#believed.some((other) => !isTrueIn(statement, other, question))
    // after a slip in one root the other is right
    const isBefore = ({ statement, status }: JudgedStatement) =>
      isNamed(statement) && (status === 'wrong' ? !statement.cases[1] : isPartial(statement))
    return later.some(isNamed) || this.judged.some(isBefore)
  }

  /** The worlds in which the next line is read. */
  get #believed(): readonly World[] {
    return this.#own?.worlds ?? this.worlds
  }

  /** "No real roots", where there are none in truth or by the student's own slip; else it says nothing that counts. */
  #saysNone(): 'ok' | 'ft' | undefined {
    if (this.worlds.length === 0) return 'ok'
    return this.#own?.worlds.every((world) => (world['D'] ?? 0) < 0) ? 'ft' : undefined
  }

  #unfitValues(statement: Statement): number[] {
    const question = this.question
    if (!isValues(statement, question)) return []
    const rootIn = (world: World) => world[unknownOf(question)] ?? Number.NaN
    const kept = this.worlds.filter(question.keeps).map(rootIn)
    const named = this.worlds.filter((world) => isTrueIn(statement, world, question))
    return named.map(rootIn).filter((value) => !kept.includes(value))
  }

  #isNeeded(statement: Statement): boolean {
    return this.#believed.some(
      (world) => this.question.keeps(world) && isTrueIn(statement, world, this.question),
    )
  }

  #rejection(statement: Statement): Verdict {
    const isOfRoot = speaksOfUnknown(statement, this.question) && this.#isNeeded(statement)
    return isOfRoot ? { status: 'wrong', isLostRoot: true } : { status: 'ok' }
  }

  /** The values that had to be dropped, and after which no value that was named already is named alone. */
  keptUnfit(): JudgedStatement[] {
    const question = this.question
    return this.judged.filter(({ toDrop, status }, index) => {
      if (!toDrop?.length || status !== 'ok') return false
      const unknown = unknownOf(question)
      const names = ({ statement }: JudgedStatement, value = Number.NaN) =>
        isTrueIn(statement, { ...this.worlds[0], [unknown]: value }, question)
      const isNamed = (one: JudgedStatement) => toDrop.some((value) => names(one, value))
      return !this.judged.some((next, at) => {
        const { rejection, cases } = next.statement
        if (at <= index) return false
        if (rejection) return cases.length === 0 || isNamed(next)
        if (!isValues(next.statement, question)) return false
        if (next.status === 'wrong') return !isNamed(next)
        const before = this.judged.slice(0, at).filter((one) => isValues(one.statement, question))
        return this.worlds.some(
          ({ [unknown]: value }) => names(next, value) && before.some((one) => names(one, value)),
        )
      })
    })
  }
}
