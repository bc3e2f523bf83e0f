/**
 * Sanitised rich text split into its outermost elements, as a resource stores them; text between
 * them is an element of its own.
 */
export function piecesOf(html: string): string[] {
  const pieces: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (slash !== '/' && depth === 0) add(html.slice(start, index), index)
    if (!voidTags.has(name)) depth += slash === '/' ? -1 : 1
    if (depth === 0) add(html.slice(start, index + tag.length), index + tag.length)
  }
  add(html.slice(start), html.length)
  return pieces

  function add(piece: string, end: number): void {
    if (piece.trim() !== '') pieces.push(piece.trim())
    start = end
  }
}

const voidTags = new Set(['br', 'hr', 'img'])
