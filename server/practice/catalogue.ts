/** The practice catalogue: makers, skills and chapters of the content, by name. */
import { courseSeeds } from '../../content/catalogue.ts'
import { coursesOfBoard, practiceChapters } from '../../content/practice/chapters.ts'
import type { PracticeMaker } from '../../content/practice/maker.ts'
import { makers, practiceTopics } from '../../content/practice/makers.ts'
import { skillNames } from '../../content/practice/skills.ts'
import { type Locale, perTranslation } from '../../domain/locales.ts'
import type { Words } from '../../domain/practice/question.ts'
import type { Board } from '../../domain/practice/rules.ts'

export type Named = { id: string; name: string }

/** The newest version of every maker. */
const newest = new Map<string, PracticeMaker>()
for (const maker of makers) {
  const known = newest.get(maker.id)
  if (known === undefined || known.version < maker.version) newest.set(maker.id, maker)
}
export const currentMakers: readonly PracticeMaker[] = [...newest.values()]

const bySkill = Map.groupBy(currentMakers, ({ skill }) => skill)
const byReference = new Map(makers.map((maker) => [`${maker.id} ${maker.version}`, maker]))

export function makersOfSkill(skill: string): readonly PracticeMaker[] {
  return bySkill.get(skill) ?? []
}

/** Every skill that has questions. */
export function skillsWithQuestions(): string[] {
  return [...bySkill.keys()]
}

/** The current version of the maker. */
export function newestMaker(id: string): PracticeMaker | null {
  return newest.get(id) ?? null
}

export function findMaker(id: string, version: number): PracticeMaker | null {
  return byReference.get(`${id} ${version}`) ?? null
}

export function hasSkill(skill: string): boolean {
  return bySkill.has(skill)
}

export function namedSkill(skill: string, locale: Locale): Named {
  return { id: skill, name: skillNames.get(skill)?.[locale] ?? skill }
}

const topicBySkill = new Map<string, { id: string; name: Words }>()
for (const { id, name, makers: held } of practiceTopics)
  for (const { skill } of held) if (!topicBySkill.has(skill)) topicBySkill.set(skill, { id, name })

/** The chapter of a skill in every board. */
export function chapterOfSkill(skill: string, locale: Locale): Named {
  const topic = topicBySkill.get(skill)
  return topic === undefined ? namedSkill(skill, locale) : { id: topic.id, name: topic.name[locale] }
}

export type BoardChapter = { chapter: string; name: Words; skills: readonly string[] }

const chapters = new Map<Board, readonly BoardChapter[]>()

/** The chapters of a board's examination in book order, each skill in the first that has it. */
export function chaptersOfBoard(board: Board): readonly BoardChapter[] {
  const cached = chapters.get(board)
  if (cached !== undefined) return cached
  const slugs: readonly string[] = coursesOfBoard[board]
  const seen = new Set<string>()
  const boardChapters = courseSeeds
    .filter(({ slug }) => slugs.includes(slug))
    .flatMap(practiceChapters)
    .flatMap(({ title, topics, skills }) => {
      const fresh = skills.filter((skill) => !seen.has(skill))
      for (const skill of fresh) seen.add(skill)
      const inLanguage = (locale: Locale) => topics.map(({ name }) => name[locale]).join(', ')
      // Titles of modules are English.
      const name = { en: title, ...perTranslation(inLanguage) }
      return fresh.length === 0 ? [] : [{ chapter: title, name, skills: fresh }]
    })
  chapters.set(board, boardChapters)
  return boardChapters
}
