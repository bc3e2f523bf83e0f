import { randomInt } from 'node:crypto'
import { canOpen } from '../../domain/catalog/rules.ts'
import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type { Locale } from '../../domain/locales.ts'
import type * as contract from '../../domain/practice/contract.ts'
import type { QuestionReference } from '../../domain/practice/question.ts'
import { type Board, boards } from '../../domain/practice/rules.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { Context, Services } from '../services.ts'
import { chaptersOfBoard, findMaker, hasSkill, namedSkill } from './catalogue.ts'
import { makersFor, skillsToLearn } from './choose.ts'
import { correctionsOf } from './corrections.ts'
import { type IssuedQuestion, issueQuestion, readIssuedQuestion } from './issued-question.ts'
import {
  deleteAttemptsOf,
  deleteSkillStatesOf,
  findPracticeItem,
  listAttemptRecords,
  listPracticeItems,
  listSkillRecords,
  listSkillStates,
} from './queries.ts'
import { dueSkills, erasePlan, listPlans } from './study/operations.ts'

type Question = CallOutput<typeof contract.getTryQuestions>['questions'][number]
type Formulas = ParsedInput<typeof contract.nextQuestions>['formulas']

/** A question to be given: of which lesson and board, and whether among others. */
type Wanted = Pick<IssuedQuestion, 'itemId' | 'board' | 'isReview'> & { reference: QuestionReference }

/**
 * Questions with numbers of their own. Throws `notFound` and `locked` for a lesson that the caller may not open, and
 * `noSession` for a visitor who names none.
 */
export async function nextQuestions(
  context: Context,
  { item, skills, like, count, formulas }: ParsedInput<typeof contract.nextQuestions>,
): Promise<CallOutput<typeof contract.nextQuestions>> {
  const random = (below: number) => randomInt(below)
  if (like !== undefined) {
    const known = readIssued(context, like)
    if (findMaker(known.reference.maker, known.reference.version) === null)
      throw new Failure('notFound', 'practice_question_unknown')
    if (known.itemId !== null) await findOpenPractice(context, known.itemId)
    const { maker, version } = known.reference
    return drawnQuestions(
      context,
      Array.from({ length: count }, () => ({ ...known, reference: { maker, version, seed: newSeed() } })),
      formulas,
    )
  }
  if (item !== undefined) {
    const lesson = await findOpenPractice(context, item)
    const asked = skills?.filter((skill) => lesson.skills.includes(skill)) ?? []
    const states =
      context.student === null ? [] : await context.database.all(listSkillStates(context.student.id))
    const chosen = asked.length > 0 ? asked : skillsToLearn(lesson.skills.filter(hasSkill), states)
    const makers = makersFor(chosen, count, random).toSorted((one, other) => one.level - other.level)
    const { board } = lesson
    return drawnQuestions(
      context,
      makers.map((maker) => ({ reference: newReference(maker), itemId: item, board, isReview: false })),
      formulas,
    )
  }
  const { student } = context
  if (student === null) throw new Failure('noSession', 'sign_in_first')
  const wanted = skills ?? (await dueSkills({ ...context, student }))
  const lessons = await context.database.all(listPracticeItems(student.id, wanted, context.clock.now()))
  const open = lessons.filter((lesson) => canOpen(lesson, lesson))
  const bySkill = new Map(
    wanted.flatMap((skill) => {
      const lesson = open.find((one) => one.skills.includes(skill))
      return lesson === undefined ? [] : [[skill, lesson]]
    }),
  )
  if (bySkill.size === 0 && wanted.length > 0) throw new Failure('locked', 'item_locked')
  const makers = makersFor([...bySkill.keys()].slice(0, count), count, random)
  return drawnQuestions(
    context,
    makers.flatMap((maker) => {
      const lesson = bySkill.get(maker.skill)
      if (lesson === undefined) return []
      // Among questions of other skills it is a review; of one skill it is learning.
      const isReview = skills === undefined && bySkill.size > 1
      return [{ reference: newReference(maker), itemId: lesson.item, board: lesson.board, isReview }]
    }),
    formulas,
  )
}

/** The lesson, if the caller may open it. */
async function findOpenPractice(context: Context, itemId: string) {
  const { database, clock, student } = context
  const lesson = await database.first(findPracticeItem(itemId, student?.id ?? null, clock.now()))
  if (lesson === null) throw new Failure('notFound', 'item_not_found')
  if (!canOpen(lesson, lesson)) throw new Failure('locked', 'item_locked')
  return lesson
}

const newSeed = () => randomInt(1, 2 ** 31)

function newReference({ id, version }: { id: string; version: number }): QuestionReference {
  return { maker: id, version, seed: newSeed() }
}

function readIssued({ settings }: Context, token: string): IssuedQuestion {
  const known = readIssuedQuestion(settings, token)
  if (known === null) throw new Failure('notFound', 'practice_question_unknown')
  return known
}

async function drawnQuestions(
  context: Context,
  wanted: readonly Wanted[],
  formulas: Formulas,
): Promise<{ questions: Question[] }> {
  const corrections = await correctionsOf(
    context.database,
    wanted.map(({ reference }) => reference.maker),
  )
  const questions: Question[] = []
  for (const one of wanted) {
    const reference = withoutBannedSeed(
      one.reference,
      (seed) => corrections({ ...one.reference, seed }).isWithdrawn,
    )
    const question =
      reference &&
      (await drawnQuestion(context, { ...one, reference }, formulas, corrections(reference).otherAnswers))
    if (question !== null) questions.push(question)
  }
  return { questions }
}

const mostSeedsTried = 20

/** The reference, or one with another seed where its own is not asked any more; null where none is. */
function withoutBannedSeed(
  reference: QuestionReference,
  isWithdrawn: (seed: number) => boolean,
): QuestionReference | null {
  const banned = findMaker(reference.maker, reference.version)?.bannedSeeds ?? []
  for (let turn = 0; turn < mostSeedsTried; turn += 1) {
    const seed = reference.seed + turn
    if (!banned.includes(seed) && !isWithdrawn(seed)) return { ...reference, seed }
  }
  return null
}

async function drawnQuestion(
  { practiceEngine, settings, clock, student, locale }: Context,
  { reference, itemId, board, isReview }: Wanted,
  formulas: Formulas,
  otherAnswers: string[],
): Promise<Question | null> {
  const drawn = await practiceEngine.draw(reference, { locale, formulas })
  const maker = findMaker(reference.maker, reference.version)
  if (drawn === null || maker === null) return null
  const { ask, working = null, options, ...texts } = drawn
  const studentId = student?.id ?? null
  const issuedAt = clock.now()
  return {
    question: issueQuestion(settings, { reference, studentId, itemId, board, isReview, issuedAt }),
    maker: maker.id,
    skill: namedSkill(maker.skill, locale),
    level: maker.level,
    ...{ board, isReview },
    ...texts,
    working,
    ask: { kind: ask.kind, answer: ask.answer, rules: ask.rules ?? null, options, otherAnswers },
  }
}

const questionsToTry = 10
const keptTriesMs = 10 * 60_000
const keptTries = new Map<string, { at: number; made: Promise<{ questions: Question[] }> }>()

/** The same ten questions for every visitor of a board, drawn anew after some minutes: a corrected one is then gone. */
export function getTryQuestions(
  context: Context,
  { board, formulas }: ParsedInput<typeof contract.getTryQuestions>,
): Promise<CallOutput<typeof contract.getTryQuestions>> {
  const name = `${board} ${context.locale} ${formulas}`
  const now = context.clock.now().getTime()
  const known = keptTries.get(name)
  if (known !== undefined && now - known.at < keptTriesMs) return known.made
  const visitor = { ...context, student: null }
  const made = drawnQuestions(visitor, tryReferences(board), formulas)
  keptTries.set(name, { at: now, made })
  made.catch(() => keptTries.delete(name))
  return made
}

/** The first kind of question of skills that lie evenly over the chapters of a board. */
function tryReferences(board: Board): Wanted[] {
  const skills = chaptersOfBoard(board).flatMap(({ skills: held }) => held)
  const step = Math.max(1, skills.length / questionsToTry)
  const spread = Array.from({ length: questionsToTry }, (_, index) => skills[Math.floor(index * step)] ?? '')
  const chosen = makersFor(
    [...new Set(spread)].filter((skill) => skill !== ''),
    questionsToTry,
    () => 0,
  )
  return chosen.map((maker, index) => ({
    reference: { maker: maker.id, version: maker.version, seed: index + 1 },
    ...{ itemId: null, board, isReview: false },
  }))
}

/** The chapters of every board with their skills. Not a call. */
export function listBoardChapters(locale: Locale) {
  return boards.map((board) => ({
    board,
    chapters: chaptersOfBoard(board).map(({ chapter, skills }) => ({
      chapter,
      skills: skills.map((skill) => namedSkill(skill, locale)),
    })),
  }))
}

/** Whether each of some skills has questions. Not a call. */
export function areSkills(skills: readonly string[]): boolean {
  return skills.every(hasSkill)
}

/** What a student may take along of practice. Not a call. */
export async function exportPractice(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<Record<'practiceAttempts' | 'practiceSkills' | 'practicePlans', Record<string, unknown>[]>> {
  const [practiceAttempts, practiceSkills, practicePlans] = await Promise.all([
    database.all(listAttemptRecords(studentId)),
    database.all(listSkillRecords(studentId)),
    listPlans(database, studentId),
  ])
  return { practiceAttempts, practiceSkills, practicePlans }
}

/** Forgets what the student practised, in the transaction that deletes the account. Not a call. */
export async function erasePractice(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteAttemptsOf(studentId))
  await tx.first(deleteSkillStatesOf(studentId))
  await erasePlan(tx, studentId)
}
