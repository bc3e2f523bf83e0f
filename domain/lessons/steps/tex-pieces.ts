/** A piece of a line between two places where it may break. */
export type TexPiece = { tex: string } | { text: string }

const relations =
  /^(?:=|<|>|\\(?:le|leq|ge|geq|ne|neq|approx|sim|cong|equiv|Rightarrow|Longrightarrow|implies|iff|Leftrightarrow|in|subset|therefore|to)(?![A-Za-z]))/
const gap = /^(?:\\(?:quad|qquad)(?![A-Za-z])|\\[;:, ])/
/** Gaps, and an arrow to what follows. */
const beginning = /^(?:\\[;:, ]|\s|\\(?:Rightarrow|Longrightarrow|implies|iff|therefore)(?![A-Za-z]))+/
const wideGap = /^\\q?quad(?![A-Za-z])/

/**
 * Cuts a line of TeX where mathematics breaks: before a relation, at a wide gap, and around words. Content of braces,
 * of `\left` and `\right`, or of an environment stays together.
 */
export function texPieces(tex: string): TexPiece[] {
  const pieces: TexPiece[] = []
  let current = ''
  let depth = 0
  const end = () => {
    const whole = current.replace(/^(?:\\[;:, ]|\s)+|(?:\\[;:, ]|\s)+$/g, '')
    current = ''
    const last = pieces.at(-1)
    // A stop or colon stays with what it ends.
    if (/^[.,:;]+$/.test(whole) && last !== undefined) {
      if ('text' in last) last.text += whole
      else last.tex += whole
    } else if (whole !== '') pieces.push({ tex: whole })
  }
  for (let at = 0; at < tex.length; ) {
    const rest = tex.slice(at)
    const words = depth === 0 ? /^\\text\{([^{}]*)\}/.exec(rest) : null
    if (words !== null) {
      end()
      const text = (words[1] ?? '').replace(/\\([%&#_$])/g, '$1').trim()
      if (text !== '') pieces.push({ text })
      at += words[0].length
      continue
    }
    const space = depth === 0 ? gap.exec(rest) : null
    if (space !== null) {
      if (wideGap.test(rest)) end()
      else current += space[0]
      at += space[0].length
      continue
    }
    const relation = depth === 0 ? relations.exec(rest) : null
    if (relation !== null) {
      // A single letter stays with its relation, and two signs in a row are one.
      if (current.replace(beginning, '').length > 2 && !isRelationAlone(current)) end()
      current += relation[0]
      at += relation[0].length
      continue
    }
    const [token = ''] = /^(?:\\(?:[A-Za-z]+|.)|.)/su.exec(rest) ?? []
    if (token === '{' || token === '\\left' || token === '\\begin') depth += 1
    if (token === '}' || token === '\\right' || token === '\\end') depth -= 1
    current += token
    at += token.length
  }
  end()
  return pieces
}

function isRelationAlone(text: string): boolean {
  const trimmed = text.trim()
  const [found = ''] = relations.exec(trimmed) ?? []
  return found !== '' && found === trimmed
}
