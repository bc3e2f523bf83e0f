import { escapeText } from '../../../domain/escape-text.ts'
import { type DrawTex, wordsToHtml } from '../../../domain/lessons/steps/draw-lesson.ts'
import { texOfTypst } from './typst-maths.ts'

/** HTML of a line of a question: words, mathematics, tables and programs. Throws on unknown markup. */
export function htmlOfTypst(markup: string, drawTex: DrawTex): string {
  let html = ''
  let words = ''
  const flush = () => {
    html += wordsOf(words, drawTex)
    words = ''
  }
  for (let at = 0; at < markup.length; ) {
    if (markup[at] === '$') {
      const end = markup.indexOf('$', at + 1)
      words += markup.slice(at, end + 1)
      at = end + 1
      continue
    }
    const [call, name] = /^#(\w+)(?=\()/.exec(markup.slice(at)) ?? []
    if (call === undefined || name === undefined) {
      words += markup[at] === '\\' ? (markup[at + 1] ?? '') : (markup[at] ?? '')
      at += markup[at] === '\\' ? 2 : 1
      continue
    }
    const end = endOfCall(markup, at + call.length)
    const inner = markup.slice(at + call.length + 1, end)
    if (name === 'data') {
      flush()
      html += tableOf(inner, drawTex)
    } else if (name === 'program') {
      flush()
      html += programOf(inner)
    } else if (name !== 'h') throw new Error(`a question with an unknown part: ${name}`)
    at = end + 1
  }
  flush()
  return html
}

function wordsOf(words: string, drawTex: DrawTex): string {
  const tex = words.replace(/\$([^$]*)\$/g, (_, maths: string) => `$${texOfTypst(maths)}$`)
  return tex
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${emphasised(part, drawTex)}</p>`)
    .join('')
}

function emphasised(text: string, drawTex: DrawTex): string {
  return text
    .split(/(\(?\$[^$]*\$[.,;:!?।)]*)/)
    .map((part) =>
      /^\(?\$/.test(part)
        ? wordsToHtml(part, drawTex)
        : escapeText(part)
            .replace(/\*([^*]*)\*/g, '<strong>$1</strong>')
            .replace(/(?<![\w])_([^_]+)_(?![\w])/g, '<em>$1</em>')
            .replace(/~/g, ' '),
    )
    .join('')
}

/** Where the bracket that opens at `from` closes; brackets in strings do not count. */
function endOfCall(markup: string, from: number): number {
  let depth = 0
  let isText = false
  for (let at = from; at < markup.length; at += 1) {
    const sign = markup[at]
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (!isText && (sign === '(' || sign === '[')) depth += 1
    else if (!isText && (sign === ')' || sign === ']')) depth -= 1
    if (depth === 0) return at
  }
  throw new Error('a part of a question has no end')
}

/** `2, [*Class*], [5], …`: the first number is the column count. Bold cells are the head. */
function tableOf(inner: string, drawTex: DrawTex): string {
  const columns = Number.parseInt(inner, 10)
  const cells: string[] = []
  for (let at = inner.indexOf('['); at !== -1; at = inner.indexOf('[', at)) {
    const end = endOfCall(inner, at)
    cells.push(inner.slice(at + 1, end))
    at = end + 1
  }
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  const body = rows.map((row) => `<tr>${row.map((cell) => cellOf(cell, drawTex)).join('')}</tr>`).join('')
  return `<div class="sheet-table"><table><tbody>${body}</tbody></table></div>`
}

function cellOf(cell: string, drawTex: DrawTex): string {
  const bold = /^\*(.*)\*$/s.exec(cell)?.[1]
  const tag = bold === undefined ? 'td' : 'th'
  const text = (bold ?? cell).replace(/\$([^$]*)\$/g, (_, maths: string) => `$${texOfTypst(maths)}$`)
  return `<${tag}>${emphasised(text, drawTex)}</${tag}>`
}

function programOf(inner: string): string {
  const [, quoted = '""'] = /^("(?:[^"\\]|\\.)*")/.exec(inner) ?? []
  // It was written by JSON.stringify.
  return `<pre><code>${escapeText(JSON.parse(quoted) as string)}</code></pre>`
}
