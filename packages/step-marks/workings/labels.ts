import { goalIn, isNear, type Question } from './question.ts'

const lengths = 'radius diameter height length breadth'.split(' ')
const knownWords = [
  ...lengths,
  ...'volume area sum perimeter circumference probability distance mean median mode range variance standard coefficient discriminant tsa csa lsa'.split(
    ' ',
  ),
]
/** What a word may be called besides its first letter. */
const otherNames: Record<string, string> = {
  distance: 'd AB PQ',
  mean: 'm',
  median: 'm',
  mode: 'Z',
  standard: 'σ s',
}

function lettersOf(word: string): string[] {
  const [first = ''] = word
  if (!knownWords.includes(word)) return []
  const small = lengths.includes(word) ? [first] : []
  return [...small, first.toUpperCase(), ...(otherNames[word] ?? '').split(' ')]
}

/** The letter for words before an equals sign: "Curved surface area" CSA, "Volume of the cone" V. */
export function labelLetter(label: string, question: Question): string | undefined {
  const { facts, mode, labelOf, formulas } = question
  const words = wordsOf(label)
  const [first] = words
  if (first === undefined) return undefined
  const initials = initialsOf(words).toUpperCase()
  const candidates = [first, ...(words.length > 1 ? [initials.slice(0, 3), initials.slice(0, 2)] : [])]
  const names = Object.keys(facts)
  // a, b and c of an equation are no area, breadth and cost
  const word = knownWord(words) ?? first.toLowerCase()
  const asked = labelOf?.get(word)
  const isOther = asked !== undefined && words.length > 1 && asked !== phraseOf(label)
  const known = (mode === 'value' && !isOther) || word === 'discriminant' ? lettersOf(word) : []
  // a distance is not the d of a question that calls its diameter so: it is worked out, or asked
  const isLength = lengths.includes(word)
  const isFound = (name: string) =>
    isLength || formulas.has(name) || isNear(facts[name], goalIn(facts, question))
  for (const candidate of [...candidates, ...known]) {
    const name =
      names.find((one) => one === candidate || isSameWord(one, candidate)) ??
      names.find((one) => one.startsWith(`${candidate}_`))
    if (name !== undefined && (!known.includes(candidate) || isFound(name))) return name
  }
  return undefined
}

const small = /\b(?:the|of|its|a|an|required|therefore|so)\b/gi
const wordsOf = (label: string, word = /\p{L}+/gu): string[] => label.replace(small, ' ').match(word) ?? []
const phraseOf = (label: string): string =>
  wordsOf(label, /[\p{L}\d]+/gu)
    .join(' ')
    .toLowerCase()

const initialsOf = (words: readonly string[]): string => words.map(([first]) => first).join('')

/** "Volume", and "total volume" too; TSA for "Total surface area". */
function knownWord(words: readonly string[]): string | undefined {
  const word = words.find((one) => !/^total$/i.test(one)) ?? ''
  return [word, initialsOf(words)].map((one) => one.toLowerCase()).find((one) => knownWords.includes(one))
}

/**
 * Where a working speaks of the area of a sector and of the area of a triangle: which of them the letter of the
 * question is. The one that has the value that the question knows, or else the last.
 */
export function labelMeanings(
  lines: readonly { readonly label: string; readonly value: number }[],
  { facts }: Question,
): Map<string, string> {
  const labels = lines.flatMap(({ label, value }) => {
    const words = wordsOf(label)
    const word = knownWord(words)
    const phrase = phraseOf(label)
    return word === undefined || phrase === word ? [] : [{ word, phrase, value }]
  })
  const out = new Map<string, string>()
  for (const { word } of labels) {
    const same = labels.filter((one) => one.word === word)
    const values = lettersOf(word).map((name) => facts[name])
    const hasValue = ({ value }: { value: number }) => values.some((fact) => isNear(fact, value))
    const asked = same.find(hasValue)
    const isElsewhere = lines.some((one) => hasValue(one) && /\p{L}{3}/u.test(one.label))
    if (asked === undefined && !isElsewhere && new Set(same.map(({ phrase }) => phrase)).size < 2) continue
    out.set(word, (asked ?? (isElsewhere ? undefined : same.at(-1)))?.phrase ?? '')
  }
  return out
}

const isSameWord = (a: string, b: string): boolean => a.length > 2 && a.toLowerCase() === b.toLowerCase()
