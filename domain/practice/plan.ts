import type { MasteryLevel } from './mastery.ts'
import { dateOfDay, lastLookDays } from './reviews.ts'

/** One student's mastery level of a skill. */
export type KnownSkill = { skill: string; level: MasteryLevel }

export type PlannedChapter = { chapter: string; skills: readonly KnownSkill[] }

export type PlannedWeek = {
  /** A Monday, `2027-03-08`. */
  startsOn: string
  /** What is learned in it, with the skills that are not secure yet; empty where the week is for reviews. */
  chapters: { chapter: string; skills: string[] }[]
  /** It is one of the last before the examination, for a final review of everything. */
  isLastLook: boolean
}

/** A skill to learn, or to learn again. */
export function isOpenSkill({ level }: KnownSkill): boolean {
  return level === 'notStarted' || level === 'learning'
}

/**
 * The weeks from today to an examination: what is not secure yet, in the order of the chapters, in equal parts over the
 * weeks before the final review. It is recalculated each time, so that a missed week leaves no backlog. Days are Indian
 * days. Empty after the examination.
 */
export function planWeeks(
  chapters: readonly PlannedChapter[],
  { today, examinationDay }: { today: number; examinationDay: number },
): PlannedWeek[] {
  if (examinationDay <= today) return []
  const firstMonday = mondayOf(today)
  const count = (mondayOf(examinationDay - 1) - firstMonday) / 7 + 1
  const lastLookFrom = examinationDay - lastLookDays
  const learningWeeks = Math.min(count, Math.max(1, Math.ceil((lastLookFrom - firstMonday) / 7)))
  const open = chapters.flatMap(({ chapter, skills }) =>
    skills.filter(isOpenSkill).map(({ skill }) => ({ chapter, skill })),
  )
  const weeks = Array.from({ length: count }, (_, index): PlannedWeek => {
    const monday = firstMonday + index * 7
    return { startsOn: dateOfDay(monday), chapters: [], isLastLook: monday + 6 >= lastLookFrom }
  })
  for (const [index, { chapter, skill }] of open.entries()) {
    const week = weeks[Math.floor((index * learningWeeks) / open.length)]
    const last = week?.chapters.at(-1)
    if (last?.chapter === chapter) last.skills.push(skill)
    else week?.chapters.push({ chapter, skills: [skill] })
  }
  return weeks
}

/** The Monday of an Indian day; day 0 was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % 7)
}
