import type { PracticeMaker } from '../../content/practice/maker.ts'
import type { SkillState } from '../../domain/practice/today.ts'
import { makersOfSkill } from './catalogue.ts'

/** The number of skills learned in parallel. */
const atOnce = 3

/** The next skills of a lesson: the first that are not secure, or all once they are. */
export function skillsToLearn(skills: readonly string[], states: readonly SkillState[]): string[] {
  const secure = new Set(states.filter(({ level }) => level !== 'learning').map(({ skill }) => skill))
  const open = skills.filter((skill) => !secure.has(skill))
  return open.length === 0 ? [...skills] : open.slice(0, atOnce)
}

/** Makers for this many questions, alternating skills, each kind of question once before one repeats. */
export function makersFor(
  skills: readonly string[],
  count: number,
  random: (below: number) => number,
): PracticeMaker[] {
  const waiting = new Map<string, PracticeMaker[]>()
  const chosen: PracticeMaker[] = []
  const asked = skills.filter((skill) => makersOfSkill(skill).length > 0)
  for (let turn = 0; chosen.length < count && asked.length > 0; turn += 1) {
    const skill = asked[turn % asked.length] ?? ''
    const rest = waiting.get(skill) ?? []
    if (rest.length === 0) rest.push(...makersOfSkill(skill))
    const [maker] = rest.splice(random(rest.length), 1)
    waiting.set(skill, rest)
    if (maker !== undefined) chosen.push(maker)
  }
  return chosen
}
