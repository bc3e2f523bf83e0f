import { m } from '../../domain/messages/compiled/messages.js'

/** A key that types a text, or performs an action. */
export type Key =
  | { readonly types: string; readonly face: string; readonly name?: () => string }
  | { readonly does: KeyAction; readonly face: string; readonly name: () => string }

export type KeyAction = 'erase' | 'left' | 'right' | 'enter' | 'more' | 'phone'

const typed = (face: string, types = face, name?: () => string): Key => ({
  types,
  face,
  ...(name && { name }),
})
const erase: Key = { does: 'erase', face: '⌫', name: m.practice_key_erase }
const enter: Key = { does: 'enter', face: '↵', name: m.practice_key_enter }
const more = (face: string): Key => ({ does: 'more', face, name: m.practice_key_more })
const minus = typed('−', '-', m.practice_key_minus)

/** Letters on the first page, where the question has fewer of its own. */
const usualLetters = ['x', 'y']
const lettersOnMore = 6

/**
 * The keys of a page, in rows of seven.
 *
 * @param letters names of the question, the unknown first
 */
export function keyRows(page: 'first' | 'more', letters: readonly string[], orWord: string): Key[][] {
  const names = letters.filter((name) => name.length === 1)
  const own = [...new Set([...names, ...usualLetters])]
  if (page === 'more') return moreRows(own)
  return [
    [
      ...own.slice(0, 2).map((name) => typed(name)),
      typed('('),
      typed(')'),
      typed('√', '√', m.practice_key_root),
      typed('x²', '^2', m.practice_key_square),
      erase,
    ],
    [
      ...['7', '8', '9'].map((digit) => typed(digit)),
      typed('×', '×', m.practice_key_times),
      typed('/', '/', m.practice_key_over),
      typed('xⁿ', '^', m.practice_key_power),
      typed(orWord, ` ${orWord} `),
    ],
    [
      ...['4', '5', '6'].map((digit) => typed(digit)),
      typed('+', '+', m.practice_key_plus),
      minus,
      typed('±', '±', m.practice_key_plus_minus),
      typed('π'),
    ],
    [
      ...['1', '2', '3'].map((digit) => typed(digit)),
      typed('=', ' = ', m.practice_key_equals),
      typed('°', '°', m.practice_key_degrees),
      typed('%', '%', m.practice_key_percent),
      typed('␣', ' ', m.practice_key_space),
    ],
    [
      more('sin θ'),
      typed('0'),
      typed('.', '.', m.practice_key_point),
      typed(',', ', ', m.practice_key_comma),
      { does: 'left', face: '◂', name: m.practice_key_left },
      { does: 'right', face: '▸', name: m.practice_key_right },
      enter,
    ],
  ]
}

function moreRows(own: readonly string[]): Key[][] {
  const others = ['a', 'b', 'c', 'n', 'd', 'r'].filter((name) => !own.includes(name))
  return [
    [...[...own, ...others].slice(0, lettersOnMore).map((name) => typed(name)), erase],
    [...['sin', 'cos', 'tan', 'cosec', 'sec', 'cot'].map((name) => typed(name, `${name} `)), typed('θ')],
    [...['<', '>', '≤', '≥', '≠', '≈'].map((sign) => typed(sign)), typed('∴', '∴ ', m.practice_say_so)],
    [...['[', ']', '{', '}', '|', ':', '₹'].map((sign) => typed(sign))],
    [
      more('123'),
      typed('α'),
      typed('β'),
      typed('⇒', ' ⇒ ', m.practice_say_so),
      minus,
      { does: 'phone', face: 'ABC', name: m.practice_key_phone },
      enter,
    ],
  ]
}
