import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { PracticeQuestion, Words } from '../../domain/practice/question.ts'
import { recordFigure, recordPlanted } from '../../tests/support/figures.ts'
import { runs } from '../../tests/support/runs.ts'
import { courseSeeds } from '../catalogue.ts'
import { coursesOfBoard, practiceChapters } from './chapters.ts'
import { faultsOf } from './check-question.ts'
import { makeQuestion } from './make-question.ts'
import type { PracticeMaker } from './maker.ts'
import { makers, practiceTopics } from './makers.ts'
import { skillNames } from './skills.ts'

const row = 'T48'
const count = runs(5)
const seeds = Array.from({ length: count }, (_, index) => index + 1)
const isLong = count >= 100
/**
 * Minimum number of different questions by number of seeds: 60 of 200 that are equally likely give about 52, of 50
 * about 35.
 */
const [seedsTried, fewest] = isLong ? [3000, 200] : [60, 40]
const counts = { questions: 0, faults: 0 }

const made = ({ id, version }: PracticeMaker, seed: number): PracticeQuestion => {
  const question = makeQuestion({ maker: id, version, seed })
  if (question === null) throw new Error(`${id} makes nothing`)
  return question
}

const isNewest = ({ id, version }: PracticeMaker) =>
  !makers.some((other) => other.id === id && other.version > version)
/** Former versions are no longer asked; each hash is of the questions that students got then. */
const isTried = (maker: PracticeMaker) => isLong || isNewest(maker)

/** Everything a verdict depends on, and the numbers of the stem; wording may be corrected. */
const lasting = ({ ask, working, marks, solution, stem }: PracticeQuestion) => ({
  kind: ask.kind,
  answer: ask.answer,
  rules: ask.rules,
  working,
  marks,
  solution: solution.map((one) => [one.marks, one.plain]),
  numbers: stem.en.match(/\d+/g),
})
const hashOf = (maker: PracticeMaker) => {
  const questions = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => lasting(made(maker, seed)))
  return createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 16)
}

describe.each(practiceTopics)('practice of $id', (topic) => {
  it.each(topic.makers.filter(isTried))('$id makes questions without a fault', (maker) => {
    for (const seed of seeds) {
      const question = made(maker, seed)
      const faults = faultsOf(question)
      counts.questions += 1
      counts.faults += faults.length
      expect(faults, `seed ${seed}: ${question.stem.en}`).toEqual([])
    }
  })

  const wide = topic.makers.filter((maker) => !maker.isFixed && isNewest(maker))
  it.each(wide)('$id makes many different questions', (maker) => {
    const found = new Set<string>()
    for (let seed = 1; seed <= seedsTried && found.size < fewest; seed += 1) {
      const { stem, ask, figure } = made(maker, seed)
      found.add(JSON.stringify([stem.en, ask.answer, figure]))
    }
    expect(found.size).toBe(fewest)
  })

  it('asks what it asked when it was published', async () => {
    const own = topic.makers.filter(({ id }) => id.startsWith(`${topic.id}/`))
    const lines = own.map((maker) => `${maker.id} ${maker.version} ${hashOf(maker)}\n`)
    await expect(lines.join('')).toMatchFileSnapshot(`./golden/${topic.id}.txt`)
  })

  it('names its skills in each language', () => {
    for (const { skill } of topic.makers) expect([...skillNames.keys()], skill).toContain(skill)
    for (const { id } of topic.makers) expect(id).toMatch(/^[a-z-]+\/[a-z-]+$/)
    for (const words of [topic.name, ...Object.values(topic.skills)])
      expect([/[A-Z]/.test(words.en), /[ऀ-ॿ]/.test(words.hi), /[ఀ-౿]/.test(words.te)]).toEqual([
        true,
        true,
        true,
      ])
  })
})

it('names each maker, version and skill once', () => {
  const unique = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length)
  unique(makers.map(({ id, version }) => `${id} ${version}`))
  unique(practiceTopics.flatMap(({ skills }) => Object.keys(skills)))
  unique(practiceTopics.map(({ id }) => id))
})

it('makes nothing for an unknown reference', () => {
  const [{ id, version }] = makers as [PracticeMaker]
  expect(makeQuestion({ maker: id, version: version + 9, seed: 1 })).toBeNull()
  expect(makeQuestion({ maker: 'none', version: 1, seed: 1 })).toBeNull()
})

it('reports the errors of a question', () => {
  const question = made(makers[0] as PracticeMaker, 1)
  const choice = made(makers.find(({ id }) => id === 'pythagoras/converse') as PracticeMaker, 1)
  const yes = choice.ask.options?.[0] as Words
  expect([question, choice].flatMap(faultsOf)).toEqual([])
  const both = (words: Words, end: string) => ({ en: words.en + end, hi: words.hi + end, te: words.te + end })
  const broken: PracticeQuestion[] = [
    { ...question, ask: { ...question.ask, answer: '(' } },
    { ...question, marks: question.marks + 1 },
    { ...question, hints: question.hints.slice(1) },
    { ...question, stem: { ...question.stem, hi: question.stem.en } },
    { ...question, stem: { ...question.stem, te: `${question.stem.te} 77` } },
    { ...question, hints: question.hints.map((hint) => ({ ...hint, te: `${hint.te} $\\frac{1$` })) },
    { ...question, solution: question.solution.map((one) => ({ ...one, plain: 'x = 100' })) },
    { ...question, stem: both(question.stem, ' $5.599999999999994$') },
    { ...choice, ask: { ...choice.ask, options: [yes, yes] } },
  ]
  for (const one of broken) expect(faultsOf(one)).not.toEqual([])
  recordPlanted(row, `${broken.length} broken questions are found`)
})

describe.each(courseSeeds)('the course $slug', (course) => {
  it('has practice in each chapter', () => {
    const chapters = practiceChapters(course)
    expect(chapters.map(({ title }) => title)).toEqual(course.modules.map(({ title }) => title))
    const asked = new Set(makers.map(({ skill }) => skill))
    for (const { skills } of chapters) expect(skills.filter((skill) => asked.has(skill))).not.toEqual([])
  })
})

it('puts practice into the chapters of each board', () => {
  for (const slugs of Object.values(coursesOfBoard)) {
    const courses = courseSeeds.filter(({ slug }) => (slugs as readonly string[]).includes(slug))
    expect(courses).toHaveLength(slugs.length)
    const chapters = courses.flatMap(practiceChapters)
    expect(chapters.length).toBeGreaterThan(0)
    for (const { skills } of chapters) expect(skills.length).toBeGreaterThan(0)
  }
})

afterAll(() => {
  recordFigure({
    id: row,
    part: 'questions of every maker',
    n: counts.questions,
    figure: `${counts.faults} faults in ${makers.length} makers`,
    isMet: counts.faults === 0,
  })
})
