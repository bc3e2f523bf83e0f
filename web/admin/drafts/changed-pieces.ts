/** A piece of a text: `gap` replaces one that is unchanged and too long to repeat. */
export type Piece = { text: string; kind: 'same' | 'changed' | 'gap' }

/** Above this number of word pairs the change is one piece: comparing would take a phone too long. */
const mostPairs = 4_000_000
/** Unchanged characters shown around a change. */
const contextLength = 80

/** A word diff of two texts, as pieces of each. */
export function changedPieces(one: string, other: string): [one: Piece[], other: Piece[]] {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const same = sameWords(first, second)
  return [
    piecesOf(first, new Set(same.map(([at]) => at))),
    piecesOf(second, new Set(same.map(([, at]) => at))),
  ]
}

/** Words and separators. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

/** Positions of the longest common subsequence of words. */
function sameWords(first: readonly string[], second: readonly string[]): [number, number][] {
  const shorter = Math.min(first.length, second.length)
  let head = 0
  while (head < shorter && first[head] === second[head]) head += 1
  let tail = 0
  while (tail < shorter - head && first.at(-1 - tail) === second.at(-1 - tail)) tail += 1
  const begin = Array.from({ length: head }, (_, at): [number, number] => [at, at])
  const end = Array.from({ length: tail }, (_, at): [number, number] => [
    first.length - tail + at,
    second.length - tail + at,
  ])
  const [rows, columns] = [first.length - head - tail, second.length - head - tail]
  if (rows * columns > mostPairs) return [...begin, ...end]
  const width = columns + 1
  // Length of the longest common subsequence from each pair of positions on.
  const longest = new Uint16Array((rows + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        first[head + row] === second[head + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const middle: [number, number][] = []
  for (let row = 0, column = 0; row < rows && column < columns; )
    if (first[head + row] === second[head + column]) middle.push([head + row++, head + column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  return [...begin, ...middle, ...end]
}

function piecesOf(words: readonly string[], same: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = []
  for (const [at, text] of words.entries()) {
    const last = pieces.at(-1)
    const kind = same.has(at) ? 'same' : 'changed'
    if (last?.kind === kind) last.text += text
    else pieces.push({ text, kind })
  }
  return pieces.flatMap((piece, at) =>
    piece.kind === 'changed' ? piece : shortened(piece.text, at === 0, at === pieces.length - 1),
  )
}

function shortened(text: string, isFirst: boolean, isLast: boolean): Piece[] {
  const before = isFirst ? '' : text.slice(0, contextLength).replace(/\S+$/, '')
  const after = isLast ? '' : text.slice(-contextLength).replace(/^\S+/, '')
  if (text.length <= 3 * contextLength || (isFirst && isLast)) return [{ text, kind: 'same' }]
  const pieces: Piece[] = [
    { text: before, kind: 'same' },
    { text: ' … ', kind: 'gap' },
    { text: after, kind: 'same' },
  ]
  return pieces.filter((piece) => piece.text !== '')
}
