import type { PracticeMaker } from '../../content/practice/maker.ts'
import type { SkillState } from '../../domain/practice/today.ts'
import { makersOfSkill } from './catalogue.ts'

/** Skills that are learned at the same time. */
const atOnce = 3

/** The skills of a lesson that are asked next: the first that are not secure, or all of them once they are. */
export function skillsToLearn(skills: readonly string[], states: readonly SkillState[]): string[] {
  const secure = new Set(states.filter(({ level }) => level !== 'learning').map(({ skill }) => skill))
  const open = skills.filter((skill) => !secure.has(skill))
  return open.length === 0 ? [...skills] : open.slice(0, atOnce)
}

/** Makers for so many questions, the skills by turns, each kind of question once before one comes again. */
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
