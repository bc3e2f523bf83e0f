import type { PracticeQuestion } from '../../../domain/practice/question.ts'
import type { PracticeMaker } from '../../practice/maker.ts'
import { practiceTopics } from '../../practice/makers.ts'
import { type Question, type QuestionMaker, whileWatched } from '../question.ts'
import { createRandom, type Random } from '../random.ts'
import type { TopicName } from '../sheet-seed.ts'
import { type OwnAnswer, ownAnswer } from './own-answers.ts'

type Practised = { maker: string; question: PracticeQuestion }

const practised = new WeakMap<Question, Practised>()
const checked = new WeakMap<Question, OwnAnswer>()

/** The same question in practice, in three languages; null where practice has none with these numbers. */
export function practisedQuestion(asked: Question): Practised | null {
  return practised.get(asked) ?? null
}

/** How the answer is checked if practice has no such question; undefined if nothing can be typed. */
export function ownAnswerTo(asked: Question): OwnAnswer | undefined {
  return checked.get(asked)
}

/** Makers that no sheet's question comes from, which need not be tried again. */
const ownQuestions = new Set<PracticeMaker>()

/** Draws a question of a sheet, and remembers the one that practice makes of the same numbers. */
export function drawPractised(topic: TopicName, make: QuestionMaker, random: Random): Question {
  const seed = random.rest()
  const asked = make(random)
  for (const maker of practiceTopics.find(({ id }) => id === topic)?.makers ?? []) {
    const question = ownQuestions.has(maker) ? null : madeOf(asked, maker, seed)
    if (question === null) continue
    practised.set(asked, { maker: maker.id, question })
    return asked
  }
  const own = ownAnswer(make, asked)
  if (own !== undefined) checked.set(asked, own)
  return asked
}

/** The practice maker's version of a question; null if it makes another from the same seed. */
function madeOf(asked: Question, maker: PracticeMaker, seed: number): PracticeQuestion | null {
  let isOwn = true
  const see = ({ prompt }: Question) => {
    isOwn = false
    if (prompt !== asked.prompt) throw new Error('another question')
  }
  try {
    const question = whileWatched(see, () => maker.make(createRandom(seed)))
    if (!isOwn) return asksTheSame(asked, question) ? question : null
    ownQuestions.add(maker)
  } catch {
    // Another question, or no later numbers suit the maker.
  }
  return null
}

/** Some practice makers draw further numbers: then it is another question. */
function asksTheSame({ prompt, steps }: Question, { stem }: PracticeQuestion): boolean {
  const asked = partsOf(prompt.replace(/#data\(\d+/g, ''))
  const told = partsOf(`${prompt} ${steps.map(([work]) => work).join(' ')}`)
  const practised = partsOf(stem.en)
  return (
    isIn(asked.numbers, practised.numbers) &&
    isIn(practised.numbers, told.numbers) &&
    isIn(practised.ratios, told.ratios)
  )
}

function partsOf(text: string) {
  const plain = text.replace(/(\d)\{?,\}?(?=\d\d)/g, '$1').replaceAll('csc', 'cosec')
  return {
    numbers: new Set(plain.match(/\d+(?:\.\d+)?/g)),
    ratios: new Set(plain.match(/\b(?:sin|cos|tan|cosec|sec|cot)\b/g)),
  }
}

function isIn(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].every((one) => others.has(one))
}
