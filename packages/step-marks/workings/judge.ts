import { type Expression, letter } from '../expression/tree.ts'
import { definitionIn } from './definitions.ts'
import { type FitContext, fitIn } from './fit.ts'
import type { FollowThrough } from './follow-through.ts'
import { goalOf, lastSides, type Standing, withHeads, workedOut } from './heads.ts'
import type { JudgedStatement } from './judged-statement.ts'
import { labelLetter } from './labels.ts'
import { type Equation, only, type Question, unknownOf, valueIn, type World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { equationOf, rootsOfEquation } from './solutions.ts'
import { brokenLink, isTrueIn, isValues, speaksOfUnknown, unknownsIn } from './truth.ts'
import { isUnverified, roundings, theAnswer } from './unnamed-values.ts'
import { writtenFacts } from './written-facts.ts'

type Verdict = Pick<JudgedStatement, 'status'> & Partial<JudgedStatement>

/** Goes through the statements of a working and remembers what holds: in truth, and by the student's own slips. */
export class Judge {
  readonly #question: Question
  readonly #follow: FollowThrough | undefined
  readonly judged: JudgedStatement[] = []
  worlds: readonly World[]
  #own: readonly World[] | undefined
  #current: readonly Expression[]
  #otherCurrent: readonly Expression[] | undefined
  #isCurrentOwn = false
  #head: string | undefined
  readonly #before: Statement[]
  readonly #definitions: Chain[] = []
  readonly #ownEquations: Equation[] = []
  /** what follows from them, in a system */
  readonly #followed: Equation[] = []
  readonly #extraRoots: number[]

  /** Without `follow` what follows from a slip is wrong too. */
  constructor(question: Question, follow?: FollowThrough) {
    this.#question = question
    this.#follow = follow
    this.worlds = question.worlds
    this.#current = question.start === undefined ? [] : [question.start]
    this.#before = question.given.map((sides) => ({
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
    const question = this.#question
    if (written.isNone || (written.rejection && written.cases.length === 0)) {
      const status = written.isNone ? this.#saysNone() : 'ok'
      if (status !== undefined) this.judged.push({ line, statement: written, status, before: [] })
      return
    }
    if (written.cases.length === 0) {
      this.#head = labelLetter(written.label ?? '', question)
      this.#current = this.#head === undefined ? [] : [letter(this.#head)]
      return
    }
    const standing: Standing = {
      current: this.#current,
      measure: this.#before.at(-1)?.cases.at(-1)?.at(-1)?.measures?.[1],
      head: this.#head,
      worlds: this.#own ?? this.worlds,
      goal: goalOf(written, later, this.worlds[0] ?? {}, question),
    }
    const first = withHeads(written, standing, question)
    this.#head =
      first.head ?? this.#follow?.ownName(first.statement, this.#own?.[0], this.worlds[0], question)
    let { statement } = first
    this.#define(statement)
    // "x = 7, as a width cannot be negative" says x = 7
    if (statement.rejection === 'hinted' && this.#isNeeded(statement)) statement = { cases: statement.cases }
    let verdict = statement.rejection ? this.#rejection(statement) : this.#verdict(statement, later)
    const read = (cases: Statement['cases'] | undefined, from?: Partial<Standing>) =>
      cases && from && withHeads({ cases }, { ...standing, ...from }, question).statement
    // A second reading of the line, or of the one that it goes on from; what is asked, below "sin 30° = 1/2"; and "The
    // smaller root is 2" after both were named says nothing wrong.
    const isNamed = question.mode === 'solve' && written.cases.flat().some(({ label }) => label)
    for (const other of [
      read(written.otherCases, {}),
      read(written.cases, this.#otherCurrent && { current: this.#otherCurrent }),
      read(written.cases, standing.goal && { current: [], head: undefined }),
      isNamed ? written : undefined,
    ]) {
      if (verdict.status !== 'wrong' || other === undefined) continue
      const second = this.#verdict(other, later)
      if (second.status !== 'wrong') [statement, verdict] = [other, second]
    }
    if (verdict.status === 'wrong') this.#believe(statement, verdict.brokenAt)
    const before = this.#before.toReversed()
    this.judged.push({ line, statement, before, head: this.#head, ...verdict })
    if (statement.rejection) return
    const chains = statement.cases.flat()
    if (verdict.status === 'ft' && this.#own !== undefined) this.#followValue(chains)
    if (verdict.status === 'ft' && question.mode === 'system') this.#followed.push(...chains.map(equationOf))
    if (verdict.status !== 'wrong') {
      const rounded = roundings(chains, (this.#own ?? this.worlds)[0] ?? {}, question)
      const remember = (world: World) => ({ ...rounded, ...world })
      this.worlds = this.worlds.map(remember)
      this.#own = this.#own?.map(remember)
    }
    const goesOn = chains.some((chain) => chain.isContinued)
    if (verdict.status === 'wrong') this.#isCurrentOwn = true
    else if (verdict.status === 'ok' && (!goesOn || question.mode === 'identity')) this.#isCurrentOwn = false
    this.#current = lastSides(statement.cases)
    this.#otherCurrent = written.otherCases && lastSides(written.otherCases)
    this.#before.push(statement)
  }

  /** A line that could not be read: what goes on from it has nothing to go on from. */
  skip(): void {
    this.#current = []
    this.#head = undefined
  }

  /** A name that nothing stands for yet gets its value from the statement that first uses it. */
  #define({ cases }: Statement): void {
    for (const chain of only(cases) ?? []) {
      const give = definitionIn(chain, this.worlds[0] ?? {}, this.#question)
      if (give === undefined) continue
      this.#definitions.push(chain)
      const source = this.#question.mode === 'value' ? this.#own?.[0] : undefined
      this.worlds = this.worlds.map(source === undefined ? give : (world) => ({ ...give(source), ...world }))
      this.#own = this.#own?.map(give)
    }
  }

  #verdict(statement: Statement, later: readonly Statement[]): Verdict {
    const question = this.#question
    const chains = statement.cases.flat()
    const speaks = speaksOfUnknown(statement, question) && question.mode !== 'identity'
    const context: FitContext = {
      question,
      last: this.#before.at(-1),
      extraRoots: this.#extraRoots,
      isNamedElsewhere: (world) => this.#isNamedElsewhere(world, later),
    }
    const inTruth = fitIn(statement, this.worlds, context)
    const truth = this.worlds[0] ?? {}
    const goesOn = chains.some((chain) => chain.isContinued)
    const named = this.#follow?.ownName(statement, this.#own?.[0], truth, question)
    if (inTruth.is === 'yes' && named && (named === this.#head || named === theAnswer))
      return { status: 'ft' }
    if (inTruth.is === 'yes' && !(this.#isCurrentOwn && goesOn)) {
      const unfit = this.#unfitValues(statement)
      const isOpen = question.mode === 'value' && isUnverified(chains, this.#head, truth, question)
      return { status: 'ok', toDrop: unfit, isUnverified: isOpen }
    }
    const follow = this.#follow
    if (follow !== undefined && this.#own !== undefined) {
      if (
        (goesOn && this.#isCurrentOwn && inTruth.is === 'yes') ||
        (question.mode === 'system' && speaks
          ? this.#followsInSystem(statement)
          : this.#own.length > 0 &&
            fitIn(statement, this.#own, context).is === 'yes' &&
            !(question.mode === 'identity' && goesOn)) ||
        (question.mode === 'value' &&
          follow.followsByEquation(chains, this.#earlierEquations(), this.#own[0], question))
      )
        return { status: 'ft' }
      const mayFollow = question.mode === 'solve' || (!speaks && question.mode !== 'identity')
      if (mayFollow && follow.followsByNumbers(chains, this.#own[0], truth, question)) {
        if (speaks) this.#believe(statement, undefined)
        return { status: 'ft' }
      }
      const ownFacts = speaks ? undefined : writtenFacts(statement, this.#before, this.worlds, question, true)
      if (ownFacts !== undefined) {
        this.#own = this.#own.map((world) => ({ ...world, ...ownFacts }))
        return { status: 'ft' }
      }
      if (speaks && follow.isSameEquation(statement, context.last, truth, question)) return { status: 'ft' }
    }
    if (goesOn && this.#isCurrentOwn && follow?.returnsToTruth(chains, this.#head, this.worlds, question))
      return { status: 'ok' }
    const facts = speaks ? undefined : writtenFacts(statement, this.#before, this.worlds, question)
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
    const question = this.#question
    // a wrong value stands for one too, and is wrong by itself
    const isNamed = (statement: Statement) =>
      isValues(statement, question) &&
      (isTrueIn(statement, world, question) ||
        !this.worlds.some((other) => isTrueIn(statement, other, question)))
    const isPartial = (statement: Statement) =>
      (this.#own ?? this.worlds).some((other) => !isTrueIn(statement, other, question))
    // after a slip in one root the other is right
    const isBefore = ({ statement, status }: JudgedStatement) =>
      isNamed(statement) && (status === 'wrong' ? !statement.cases[1] : isPartial(statement))
    return later.some(isNamed) || this.judged.some(isBefore)
  }

  #followsInSystem(statement: Statement): boolean {
    const question = this.#question
    if (this.#own?.some((world) => isTrueIn(statement, world, question))) return true
    const chain = only(statement.cases.flat())
    if (chain === undefined) return false
    const own = [...this.#ownEquations, ...this.#followed]
    return this.#follow?.isCombination(equationOf(chain), own, this.#earlierEquations(), question) ?? false
  }

  #earlierEquations(): Equation[] {
    const chains = this.#before.flatMap(({ cases }) => cases.flat())
    return chains.filter((chain) => chain.sides.length > 1).map(equationOf)
  }

  /** "No real roots", where there are none in truth or by the student's own slip; else it says nothing that counts. */
  #saysNone(): 'ok' | 'ft' | undefined {
    if (this.worlds.length === 0) return 'ok'
    return this.#own?.every((world) => (world['D'] ?? 0) < 0) ? 'ft' : undefined
  }

  #unfitValues(statement: Statement): number[] {
    const question = this.#question
    if (!isValues(statement, question)) return []
    const rootIn = (world: World) => world[unknownOf(question)] ?? Number.NaN
    const kept = this.worlds.filter(question.keeps).map(rootIn)
    const named = this.worlds.filter((world) => isTrueIn(statement, world, question))
    return named.map(rootIn).filter((value) => !kept.includes(value))
  }

  #isNeeded(statement: Statement): boolean {
    return (this.#own ?? this.worlds).some(
      (world) => this.#question.keeps(world) && isTrueIn(statement, world, this.#question),
    )
  }

  #rejection(statement: Statement): Verdict {
    const isOfRoot = speaksOfUnknown(statement, this.#question) && this.#isNeeded(statement)
    return isOfRoot ? { status: 'wrong', isLostRoot: true } : { status: 'ok' }
  }

  #believe(statement: Statement, brokenAt: number | undefined): void {
    const follow = this.#follow
    if (follow === undefined) return
    const chains = statement.cases.flat()
    for (const chain of chains)
      if (unknownsIn(chain, this.#question).length > 0) this.#ownEquations.push(equationOf(chain))
    const base = (this.#own ?? this.worlds)[0] ?? this.#question.facts
    this.#own = follow
      .ownWorlds(
        workedOut(statement, this.#head),
        base,
        this.#earlierEquations(),
        this.#ownEquations,
        this.#question,
      )
      .map((world) => follow.withDefinitions(world, this.worlds[0] ?? {}, this.#definitions, this.#question))
    const unnamed =
      this.#head === undefined ? follow.unnamedSlip(chains[0], brokenAt, base, this.#question) : undefined
    if (unnamed === undefined) return
    const name = `#${this.judged.length}`
    this.worlds = this.worlds.map((world) => ({ ...world, [name]: unnamed.right }))
    this.#own = this.#own.map((world) => ({ ...world, [name]: unnamed.written }))
  }

  #followValue(chains: readonly Chain[]): void {
    const last = chains.at(-1)?.sides.at(-1)
    const [head, question] = [this.#head, this.#question]
    if (head === undefined || last === undefined || question.unknowns.includes(head)) return
    this.#own = this.#own?.flatMap((world) => {
      const value = valueIn(last, world, question.pi)
      const changed = this.#follow?.withFormulas({ ...world, [head]: value }, world, question)
      return Number.isNaN(value) ? [world] : (changed ?? [])
    })
  }

  /** The values that had to be dropped, and after which no value that was named already is named alone. */
  keptUnfit(): JudgedStatement[] {
    const question = this.#question
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
