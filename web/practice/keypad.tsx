import { clsx } from 'clsx'
import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { type Key, keyRows } from './keys.ts'
import { eraseIn, moveCaret, typeInto } from './type-into.ts'

type Props<Field> = {
  letters: readonly string[]
  /** The edited field; it keeps the focus. */
  field(): Field | null | undefined
  type?(field: Field, text: string): void
  erase?(field: Field): void
  onEnter(field: Field): void
  /** Switches between the phone's keyboard and this keypad. */
  onPhone(field: Field): void
}

/** The keypad: what mathematics needs, 44-pixel keys, in place of the phone's keyboard. */
export function Keypad<Field extends HTMLInputElement | HTMLTextAreaElement>({
  letters,
  field: findField,
  type = typeInto,
  erase = eraseIn,
  onEnter,
  onPhone,
}: Props<Field>) {
  const [page, setPage] = useState<'first' | 'more'>('first')
  const press = (key: Key) => {
    if ('does' in key && key.does === 'more') return setPage(page === 'first' ? 'more' : 'first')
    const field = findField()
    if (!field) return
    if ('does' in key && key.does === 'phone') return onPhone(field)
    field.focus()
    if ('types' in key) type(field, key.types)
    else if (key.does === 'enter') onEnter(field)
    else if (key.does === 'erase') erase(field)
    else moveCaret(field, key.does === 'left' ? -1 : 1)
  }
  return (
    <fieldset className="keypad" aria-label={m.practice_keypad()}>
      {keyRows(page, letters, m.practice_or())
        .flat()
        .map((key) => (
          <button
            key={key.face}
            type="button"
            // The line keeps the focus and its caret.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(key)}
            aria-label={nameOf(key)}
            className={clsx('key', 'does' in key && 'key-act')}
          >
            {key.face}
          </button>
        ))}
    </fieldset>
  )
}

/** For voice control, the letters on a key are part of its accessible name. */
function nameOf({ face, name }: Key): string | undefined {
  if (name === undefined) return undefined
  return /\p{L}/u.test(face) ? `${face} ${name()}` : name()
}
