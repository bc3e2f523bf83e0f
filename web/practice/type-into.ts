type Field = HTMLInputElement | HTMLTextAreaElement

/** Types a text at the caret of a field, as a keyboard would. */
export function typeInto(field: Field, text: string): void {
  const start = field.selectionStart ?? field.value.length
  const end = field.selectionEnd ?? start
  const isSpaceTwice = text.startsWith(' ') && (start === 0 || field.value[start - 1] === ' ')
  replace(field, isSpaceTwice ? text.trimStart() : text, start, end)
}

/** Deletes the selection, else the character before the caret; a word typed by one key is deleted at once. */
export function eraseIn(field: Field): void {
  const end = field.selectionEnd ?? field.value.length
  const start = field.selectionStart ?? end
  if (start === 0 && end === 0) return
  const before = field.value.slice(0, start)
  const word =
    /(?: \p{L}[\p{L}\p{M}]+ | [=⇒] |, |(?:sin|cos|tan|cosec|sec|cot) )$/u.exec(before)?.[0].length ?? 1
  replace(field, '', start === end ? start - word : start, end)
}

export function moveCaret(field: Field, by: -1 | 1): void {
  const at = Math.min(field.value.length, Math.max(0, (field.selectionStart ?? 0) + by))
  field.setSelectionRange(at, at)
}

/** The same within mathematics between `$` signs, which are inserted where the caret is outside of any. */
export function typeMathsInto(field: Field, text: string): void {
  const at = field.selectionStart ?? field.value.length
  const isInside = isInMaths(field.value, at)
  typeInto(field, isInside ? text : `$${text.trimStart()}$`)
  if (!isInside) moveCaret(field, -1)
}

/** Leaves the mathematics at the caret. */
export function leaveMaths(field: Field): void {
  const at = field.selectionStart ?? field.value.length
  if (!isInMaths(field.value, at)) return
  const end = field.value.indexOf('$', at)
  const after = (end === -1 ? field.value.length : end) + 1
  field.setSelectionRange(after, after)
}

function isInMaths(value: string, at: number): boolean {
  return value.slice(0, at).split('$').length % 2 === 0
}

function replace(field: Field, text: string, start: number, end: number): void {
  field.setRangeText(text, start, end, 'end')
  // Fires the event that React listens to.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
