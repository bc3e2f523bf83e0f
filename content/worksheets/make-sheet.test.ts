import { describe, expect, it } from 'vitest'
import { drawFigure, makeSheet, sheetSections } from './make-sheet.ts'
import { paperPlans } from './papers.ts'
import { questionMarks } from './question.ts'
import { paperNames, topicNames } from './sheet-seed.ts'
import { topics } from './topics.ts'

const heading = { title: 'Worksheet 1: a title', course: 'A course', board: 'Class 10 · CBSE' }
const worksheet = (generator: (typeof topicNames)[number], seed: number) => ({
  generator,
  seed,
  withAnswers: true,
  questionCount: 8,
})

describe('makeSheet', () => {
  it.each(topicNames.map((name) => ({ name })))('sets every question of $name in Typst', ({ name }) => {
    const questionCount = Math.max(8, topics[name].length)
    for (const seed of [1, 2]) {
      const pdf = makeSheet({ ...worksheet(name, seed), questionCount }, heading)
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    }
  })

  it('gives the same bytes for the same seed and others for another', () => {
    const first = makeSheet(worksheet('similarity', 41), heading)
    makeSheet(worksheet('sets', 5), heading)
    expect(Buffer.from(makeSheet(worksheet('similarity', 41), heading)).equals(first)).toBe(true)
    expect(Buffer.from(makeSheet(worksheet('similarity', 42), heading)).equals(first)).toBe(false)
  })

  it('leaves the answers out when they are not asked for', () => {
    const seed = worksheet('quadratic-equations', 9)
    const bare = makeSheet({ ...seed, withAnswers: false }, heading)
    expect(countPages(bare)).toBe(countPages(makeSheet(seed, heading)) - 1)
  })

  it('keeps a worksheet of eight questions under 40 KB', () => {
    for (const name of topicNames) {
      expect(makeSheet(worksheet(name, 77), heading).byteLength, name).toBeLessThan(40 * 1024)
    }
  })

  it('names the sheet in its error when a heading cannot be set', () => {
    const broken = { ...worksheet('sets', 3), questionCount: 10_000 }
    expect(() => makeSheet(broken, heading)).toThrow('topic sets has fewer than 10000')
  })
})

describe('sheetSections', () => {
  it.each(topicNames.map((name) => ({ name })))('asks nothing twice on a sheet of $name', ({ name }) => {
    for (const seed of [11, 12, 13, 14, 15]) {
      const [section] = sheetSections({ ...worksheet(name, seed), questionCount: 12 })
      const prompts = section?.questions.map((asked) => asked.prompt) ?? []
      expect(prompts).toHaveLength(12)
      expect(new Set(prompts).size).toBe(12)
    }
  })

  it.each(paperNames.map((name) => ({ name })))(
    'fills $name with the marks its sections promise',
    ({ name }) => {
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const sections = sheetSections({ generator: name, seed, withAnswers: true })
        const plan = paperPlans[name]
        expect(sections.map((section) => section.questions.length)).toEqual(
          plan.sections.map(({ count }) => count),
        )
        sections.forEach((section, index) => {
          for (const asked of section.questions) {
            expect(questionMarks(asked)).toBe(plan.sections[index]?.marksEach)
          }
        })
        const prompts = sections.flatMap((section) => section.questions.map((asked) => asked.prompt))
        expect(new Set(prompts).size).toBe(prompts.length)
      }
    },
  )

  it('gives a CBSE paper 38 questions and 80 marks, an Andhra Pradesh paper 33 and 100', () => {
    const count = (name: 'cbse-standard-paper' | 'ap-model-paper') => {
      const asked = sheetSections({ generator: name, seed: 8, withAnswers: true }).flatMap(
        (section) => section.questions,
      )
      return [asked.length, asked.reduce((sum, question) => sum + questionMarks(question), 0)]
    }
    expect(count('cbse-standard-paper')).toEqual([38, 80])
    expect(count('ap-model-paper')).toEqual([33, 100])
  })
})

describe('a figure of a question', () => {
  it.each(['#proportionality()', '#tangents()'])('%s has the names of its points inside', (figure) => {
    const svg = drawFigure(figure)
    const margin = Number(/translate\((\S+) /.exec(svg)?.[1])
    const baselines = [...svg.matchAll(/translate\(\S+ (\S+)\)"><g class="typst-text"/g)].map(([, y]) =>
      Number(y),
    )
    expect(baselines.length).toBeGreaterThan(3)
    const capHeight = 7
    expect(margin + Math.min(...baselines)).toBeGreaterThan(capHeight)
  })
})

function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g) ?? []
  ).length
}
