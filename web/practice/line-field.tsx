import './practice.css'
import { useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Keypad } from './keypad.tsx'
import { TypedMaths } from './typed-maths.tsx'

type Props = {
  label: string
  /** Names that the line may use. */
  letters: readonly string[] | undefined
  /** Rejects while the engine cannot be fetched. */
  onCheck(text: string): Promise<void>
}

/** One line of mathematics, typed by the keypad and rendered as in print. */
export function LineField({ label, letters, onCheck }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [hasKeypad, setKeypad] = useState(false)
  const [isPhoneKeyboard, setPhoneKeyboard] = useState(false)
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle')

  async function check() {
    if (text.trim() === '' || state === 'checking') return
    setState('checking')
    try {
      await onCheck(text)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <input
        ref={field}
        type="text"
        aria-label={label}
        placeholder={label}
        value={text}
        inputMode={matchMedia('(pointer: coarse)').matches && !isPhoneKeyboard ? 'none' : 'text'}
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        className="min-h-12 w-full rounded-ctl border-ctl border-line bg-card px-3 text-lg text-ink"
        onFocus={() => setKeypad(true)}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void check()
        }}
      />
      {text.trim() !== '' && (
        <p aria-hidden="true" className="mt-1 min-h-8 text-lg text-ink-2">
          <TypedMaths text={text} letters={letters} />
        </p>
      )}
      <div className="mt-2">
        <Button isBusy={state === 'checking'} disabled={text.trim() === ''} onClick={() => void check()}>
          {m.practice_check()}
        </Button>
      </div>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-small font-medium text-bad">
          {m.practice_engine_failed()}
        </p>
      )}
      {hasKeypad && (
        <div className="keypad-dock">
          <Keypad
            letters={letters ?? []}
            field={() => field.current}
            onEnter={() => void check()}
            onPhone={(input) => {
              setPhoneKeyboard(!isPhoneKeyboard)
              // A phone shows its keyboard again on focus.
              input.blur()
              requestAnimationFrame(() => input.focus())
            }}
          />
        </div>
      )}
    </div>
  )
}
