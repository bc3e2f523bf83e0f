/** What a test file's text says of its tests: titles as they are written, without running anything. */
export type TestTitles = { suites: ReadonlySet<string>; tests: ReadonlySet<string> }

const callOfTest = /(?<![\w.$])(describe|it|test)((?:\s*\.\s*\w+)*)\s*(?:<[^>(]*>)?\s*(?=\()/g

/**
 * Titles of `it`, `test`, `describe` and their `.each`, `.skipIf`, `.describe`. A title with
 * placeholders (`%s`, `${name}`) is its own source text.
 */
export function titlesOf(source: string): TestTitles {
  const suites = new Set<string>()
  const tests = new Set<string>()
  for (const { 0: call, 1: name, 2: members = '', index } of source.matchAll(callOfTest)) {
    const title = titleFrom(source, index + call.length)
    if (title === null) continue
    const isSuite = name === 'describe' || /\.\s*describe\b/.test(members)
    ;(isSuite ? suites : tests).add(title)
  }
  return { suites, tests }
}

/** The first string of the arguments at `start`, or of those that follow immediately: `it.each(rows)('title', …)`. */
function titleFrom(source: string, start: number): string | null {
  let at = start
  while (source[at] === '(') {
    const first = skipSpace(source, at + 1)
    if (isQuote(source[first])) return textOf(source, first)
    at = skipSpace(source, endOfGroup(source, at))
  }
  return null
}

/** The place after the bracket that closes the one at `start`. */
function endOfGroup(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at]
    if (isQuote(sign)) at = endOfText(source, at)
    else if (sign === '(') depth += 1
    else if (sign === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return source.length
}

/** The place of the quote that closes the text at `start`. */
function endOfText(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === source[start]) return at
  }
  return source.length
}

function textOf(source: string, start: number): string {
  return source.slice(start + 1, endOfText(source, start)).replace(/\\(['"`])/g, '$1')
}

function skipSpace(source: string, start: number): number {
  return start + (source.slice(start).match(/^\s*/)?.[0].length ?? 0)
}

function isQuote(sign: string | undefined): boolean {
  return sign === "'" || sign === '"' || sign === '`'
}
