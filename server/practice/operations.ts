import type { Locale } from '../../domain/locales.ts'
import type { QuestionReference } from '../../domain/practice/question.ts'
import { type Board, boards } from '../../domain/practice/rules.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { Input, Output } from '../calls.ts'
import type { Context, Services } from '../services.ts'
import {
  chapterOfSkill,
  chaptersOfBoard,
  findMaker,
  hasSkill,
  namedSkill,
  skillsWithQuestions,
} from './catalogue.ts'
import { makersFor } from './choose.ts'
import { correctionsOf } from './corrections.ts'
import { issueQuestion, readIssuedQuestion } from './issued-question.ts'
import { deleteAttemptsOf, deleteSkillStatesOf, listAttemptRecords, listSkillRecords } from './queries.ts'
import { erasePlan, listPlans } from './study/operations.ts'
import {
  questionAgain,
  questionsOfLesson,
  questionsOfSkills,
  similarQuestions,
  type WantedQuestion,
} from './wanted-questions.ts'

type Question = Output<'getTryQuestions'>['questions'][number]
type Formulas = Input<'nextQuestions'>['formulas']

/**
 * Questions with random numbers. Throws `notFound` and `locked` for a lesson that the caller may
 * not open, and `noSession` for a visitor who names none.
 */
export async function nextQuestions(
  context: Context,
  input: Input<'nextQuestions'>,
): Promise<Output<'nextQuestions'>> {
  return drawnQuestions(context, await wantedBy(context, input), input.formulas)
}

function wantedBy(
  context: Context,
  { item, skills, like, again, count }: Input<'nextQuestions'>,
): Promise<WantedQuestion[]> {
  if (again !== undefined) return questionAgain(context, again)
  if (like !== undefined) return similarQuestions(context, like, count)
  if (item !== undefined) return questionsOfLesson(context, { item, skills, count })
  return questionsOfSkills(context, skills, count)
}

async function drawnQuestions(
  context: Context,
  wanted: readonly WantedQuestion[],
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
    // A withdrawn one is not asked again: another takes its place.
    const { issued, ...rest } = one
    const isSame = reference?.seed === one.reference.seed && issued !== undefined
    const question =
      reference &&
      (await drawnQuestion(
        context,
        { ...rest, reference, ...(isSame && { issued }) },
        formulas,
        corrections(reference).otherAnswers,
      ))
    if (question !== null) questions.push(question)
  }
  return { questions }
}

const mostSeedsTried = 20

/** The reference, or one with another seed if its own is no longer asked; null where none is. */
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
  { reference, itemId, board, isReview, issued }: WantedQuestion,
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
    question: issued ?? issueQuestion(settings, { reference, studentId, itemId, board, isReview, issuedAt }),
    item: itemId,
    maker: maker.id,
    skill: namedSkill(maker.skill, locale),
    level: maker.level,
    ...{ board, isReview, language: locale },
    ...texts,
    working,
    ask: { kind: ask.kind, answer: ask.answer, rules: ask.rules ?? null, options, otherAnswers },
  }
}

const questionsToTry = 10
const keptTriesMs = 10 * 60_000
const keptTries = new Map<string, { at: number; made: Promise<{ questions: Question[] }> }>()

/**
 * The same ten questions for every visitor of a board, refreshed every few minutes so that corrected ones disappear.
 */
export function getTryQuestions(
  context: Context,
  { board, formulas }: Input<'getTryQuestions'>,
): Promise<Output<'getTryQuestions'>> {
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

/** The first kind of question of skills spread evenly over the chapters of a board. */
function tryReferences(board: Board): WantedQuestion[] {
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

let chaptersKnown: Record<string, string> | undefined

/** The chapter of every skill that has questions, by id. Not a call. */
export function skillChapters(): Readonly<Record<string, string>> {
  chaptersKnown ??= Object.fromEntries(
    skillsWithQuestions().map((skill) => [skill, chapterOfSkill(skill, 'en').id]),
  )
  return chaptersKnown
}

/** The name of a chapter by its id, and of a skill with its chapter. Not calls. */
export function chapterNames(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    skillsWithQuestions().map((skill) => {
      const { id, name } = chapterOfSkill(skill, locale)
      return [id, name]
    }),
  )
}
export function skillName(skill: string, locale: Locale): { name: string; chapter: string } {
  return { name: namedSkill(skill, locale).name, chapter: chapterOfSkill(skill, locale).name }
}

/** The question issued to someone, with the name of its skill; null when it was tampered with. Not a call. */
export function askedAbout({ settings }: Pick<Services, 'settings'>, question: string, locale: Locale) {
  const given = readIssuedQuestion(settings, question)
  const maker = given === null ? null : findMaker(given.reference.maker, given.reference.version)
  if (given === null || maker === null) return null
  return { ...given, skill: namedSkill(maker.skill, locale).name }
}

/** The skills of a board's examination. Not a call. */
export function skillsOfBoard(board: Board): string[] {
  return chaptersOfBoard(board).flatMap(({ skills }) => skills)
}

/** Whether each of some skills has questions. Not a call. */
export function areSkills(skills: readonly string[]): boolean {
  return skills.every(hasSkill)
}

/** Practice data for the student's data export. Not a call. */
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

/** Deletes the student's practice data, in the transaction that deletes the account. Not a call. */
export async function erasePractice(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteAttemptsOf(studentId))
  await tx.first(deleteSkillStatesOf(studentId))
  await erasePlan(tx, studentId)
}
