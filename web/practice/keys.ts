import { m } from '../../domain/messages/compiled/messages.js'

/** A key that types a text, or performs an action. */
export type Key =
  | { readonly types: string; readonly face: string; readonly name?: () => string }
  | { readonly does: KeyAction; readonly face: string; readonly name: () => string }

type KeyAction = 'erase' | 'left' | 'right' | 'enter' | 'more' | 'phone'

const typingKey = (face: string, types = face, name?: () => string): Key => ({
  types,
  face,
  ...(name && { name }),
})
const erase: Key = { does: 'erase', face: '⌫', name: m.practice_key_erase }
const enter: Key = { does: 'enter', face: '↵', name: m.practice_key_enter }
const more = (face: string): Key => ({ does: 'more', face, name: m.practice_key_more })
const minus = typingKey('−', '-', m.practice_key_minus)

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
      ...own.slice(0, 2).map((name) => typingKey(name)),
      typingKey('('),
      typingKey(')'),
      typingKey('√', '√', m.practice_key_root),
      typingKey('x²', '^2', m.practice_key_square),
      erase,
    ],
    [
      ...['7', '8', '9'].map((digit) => typingKey(digit)),
      typingKey('×', '×', m.practice_key_times),
      typingKey('/', '/', m.practice_key_over),
      typingKey('xⁿ', '^', m.practice_key_power),
      typingKey(orWord, ` ${orWord} `),
    ],
    [
      ...['4', '5', '6'].map((digit) => typingKey(digit)),
      typingKey('+', '+', m.practice_key_plus),
      minus,
      typingKey('±', '±', m.practice_key_plus_minus),
      typingKey('π'),
    ],
    [
      ...['1', '2', '3'].map((digit) => typingKey(digit)),
      typingKey('=', ' = ', m.practice_key_equals),
      typingKey('°', '°', m.practice_key_degrees),
      typingKey('%', '%', m.practice_key_percent),
      typingKey('␣', ' ', m.practice_key_space),
    ],
    [
      more('sin θ'),
      typingKey('0'),
      typingKey('.', '.', m.practice_key_point),
      typingKey(',', ', ', m.practice_key_comma),
      { does: 'left', face: '◂', name: m.practice_key_left },
      { does: 'right', face: '▸', name: m.practice_key_right },
      enter,
    ],
  ]
}

function moreRows(own: readonly string[]): Key[][] {
  const others = ['a', 'b', 'c', 'n', 'd', 'r'].filter((name) => !own.includes(name))
  return [
    [...[...own, ...others].slice(0, lettersOnMore).map((name) => typingKey(name)), erase],
    [
      ...['sin', 'cos', 'tan', 'cosec', 'sec', 'cot'].map((name) => typingKey(name, `${name} `)),
      typingKey('θ'),
    ],
    [
      ...['<', '>', '≤', '≥', '≠', '≈'].map((sign) => typingKey(sign)),
      typingKey('∴', '∴ ', m.practice_say_so),
    ],
    [...['[', ']', '{', '}', '|', ':', '₹'].map((sign) => typingKey(sign))],
    [
      more('123'),
      typingKey('α'),
      typingKey('β'),
      typingKey('⇒', ' ⇒ ', m.practice_say_so),
      minus,
      { does: 'phone', face: 'ABC', name: m.practice_key_phone },
      enter,
    ],
  ]
}
