import { clsx } from 'clsx'
import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { type Key, type KeyAction, keyRows } from './keys.ts'

type Props = {
  letters: readonly string[]
  /** Types into the line that is written; the focus stays there. */
  onType(text: string): void
  onAction(action: Exclude<KeyAction, 'more'>): void
}

/** Our own keys: what mathematics needs, 44 pixels each, in place of the phone's keyboard. */
export function Keypad({ letters, onType, onAction }: Props) {
  const [page, setPage] = useState<'first' | 'more'>('first')
  const press = (key: Key) => {
    if ('types' in key) return onType(key.types)
    if (key.does === 'more') return setPage(page === 'first' ? 'more' : 'first')
    onAction(key.does)
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

/** Who speaks to their phone says what is written on a key: letters on it are part of its name. */
function nameOf({ face, name }: Key): string | undefined {
  if (name === undefined) return undefined
  return /\p{L}/u.test(face) ? `${face} ${name()}` : name()
}
