import { type DrawQuestion, type Question, questionMarks } from './question.ts'
import type { Random } from './random.ts'
import type { PaperName, TopicName } from './sheet-seed.ts'
import { topics } from './topics.ts'

type PaperSection = { title: string; marksEach: number; count: number }
export type PaperPlan = {
  minutes: number
  sections: readonly PaperSection[]
  syllabus: readonly TopicName[]
}

const chapters: readonly TopicName[] = [
  'real-numbers',
  'polynomials',
  'linear-equations',
  'linear-word-problems',
  'quadratic-equations',
  'quadratic-word-problems',
  'arithmetic-progressions',
  'progression-word-problems',
  'similarity',
  'coordinate-geometry',
  'trigonometric-ratios',
  'trigonometric-identities',
  'heights-distances',
  'circles',
  'areas-circles',
  'combined-solids',
  'mean',
  'median-mode',
  'probability',
]

const cbseSections: readonly PaperSection[] = [
  { title: 'Section A: 20 questions of 1 mark', marksEach: 1, count: 20 },
  { title: 'Section B: 5 questions of 2 marks', marksEach: 2, count: 5 },
  { title: 'Section C: 6 questions of 3 marks', marksEach: 3, count: 6 },
  { title: 'Section D: 4 questions of 5 marks', marksEach: 5, count: 4 },
  { title: 'Section E: 3 questions of 4 marks', marksEach: 4, count: 3 },
]

/** The layout of every full paper. */
export const paperPlans: Readonly<Record<PaperName, PaperPlan>> = {
  'cbse-standard-paper': { minutes: 180, sections: cbseSections, syllabus: chapters },
  'cbse-basic-paper': {
    minutes: 180,
    sections: cbseSections,
    syllabus: chapters.filter(
      (topic) => topic !== 'quadratic-word-problems' && topic !== 'progression-word-problems',
    ),
  },
  'ap-model-paper': {
    minutes: 195,
    sections: [
      { title: 'Section I: 12 questions of 1 mark', marksEach: 1, count: 12 },
      { title: 'Section II: 8 questions of 2 marks', marksEach: 2, count: 8 },
      { title: 'Section III: 8 questions of 4 marks', marksEach: 4, count: 8 },
      { title: 'Section IV: 5 questions of 8 marks', marksEach: 8, count: 5 },
    ],
    syllabus: chapters,
  },
}

export type FilledSection = { title: string; questions: readonly Question[] }

type Banked = { topic: TopicName; question: Question }

/**
 * Fills the sections of a paper. Each question has exactly the marks of its section; where no
 * single question has them, two or three of one topic become its parts. Topics take turns.
 */
export function fillPaper(plan: PaperPlan, random: Random, draw: DrawQuestion): FilledSection[] {
  let bank: Banked[] = plan.syllabus.flatMap((topic) =>
    [...topics[topic], ...topics[topic]].map((make) => ({ topic, question: draw(topic, make, random) })),
  )
  const timesUsed = new Map<TopicName, number>()
  // Long questions choose first: they are harder to put together.
  const order = [...plan.sections].sort((left, right) => right.marksEach - left.marksEach)
  const filled = new Map<PaperSection, Banked[]>()

  for (const section of order) {
    const chosen: Banked[] = []
    while (chosen.length < section.count) {
      const byTurn = random
        .shuffle(plan.syllabus)
        .sort((left, right) => (timesUsed.get(left) ?? 0) - (timesUsed.get(right) ?? 0))
      const parts = byTurn
        .map((topic) => partsOf(bank, topic, section.marksEach, random))
        .find((candidate) => candidate.length > 0)
      const [first] = parts ?? []
      if (parts === undefined || first === undefined) {
        throw new Error(`no question of ${section.marksEach} marks is left for ${section.title}`)
      }
      const prompts = new Set(parts.map((part) => part.question.prompt))
      bank = bank.filter((banked) => !prompts.has(banked.question.prompt))
      timesUsed.set(first.topic, (timesUsed.get(first.topic) ?? 0) + 1)
      chosen.push({ topic: first.topic, question: joinParts(parts.map((part) => part.question)) })
    }
    filled.set(section, chosen)
  }

  return plan.sections.map((section) => ({
    title: section.title,
    questions: [...(filled.get(section) ?? [])]
      .sort((left, right) => plan.syllabus.indexOf(left.topic) - plan.syllabus.indexOf(right.topic))
      .map((banked) => banked.question),
  }))
}

/** The fewest banked questions of one topic, at most three, whose marks add up to `marks`. */
function partsOf(
  bank: readonly Banked[],
  topic: TopicName,
  marks: number,
  random: Random,
): readonly Banked[] {
  const own = random.shuffle(bank.filter((banked) => banked.topic === topic))
  const worth = (banked: Banked) => questionMarks(banked.question)
  const single = own.find((banked) => worth(banked) === marks)
  if (single !== undefined) return [single]
  for (const first of own) {
    for (const second of own) {
      if (second.question.prompt === first.question.prompt) continue
      if (worth(first) + worth(second) === marks) return [first, second]
      if (marks < 6) continue
      const third = own.find(
        (banked) =>
          worth(banked) === marks - worth(first) - worth(second) &&
          banked.question.prompt !== first.question.prompt &&
          banked.question.prompt !== second.question.prompt,
      )
      if (third !== undefined) return [first, second, third]
    }
  }
  return []
}

function joinParts(parts: readonly Question[]): Question {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  const letters = ['a', 'b', 'c']
  const label = (index: number) => `(${letters[index] ?? '…'})`
  const figure = parts.find((part) => part.figure !== undefined)?.figure
  return {
    prompt: parts
      .map((part, index) => `${label(index)} ${part.prompt} #h(1fr) \\[${questionMarks(part)}\\]`)
      .join('\n\n'),
    ...(figure === undefined ? {} : { figure }),
    steps: parts.flatMap((part, index) =>
      part.steps.map(
        ([work, marks], step) => [step === 0 ? `${label(index)} ${work}` : work, marks] as const,
      ),
    ),
    parts,
    given: parts.map((part) => part.given),
    result: parts.map((part) => part.result),
  }
}
