import '../../practice/practice.css'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Keypad } from '../../practice/keypad.tsx'
import { TypedMaths } from '../../practice/typed-maths.tsx'
import { describedField, FieldFrame, fieldBorder } from '../../ui/field-frame.tsx'

type Props = {
  label: string
  value: string
  letters?: readonly string[] | undefined
  hint?: string | undefined
  error?: string | undefined
  className?: string
  onChange(text: string): void
}

/** Mathematics in plain text, with the keypad of practice, previewed as in a book. */
export function MathsField({ label, value, letters, hint, error, className, onChange }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hasKeypad, setKeypad] = useState(false)
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} className={clsx('min-w-0', className)}>
      <div className="flex gap-2">
        <input
          ref={field}
          {...describedField(id, { error, hint })}
          type="text"
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          className={clsx(
            'min-h-11 w-full min-w-0 flex-1 rounded-ctl bg-card px-3 text-body text-ink',
            fieldBorder(error),
          )}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          type="button"
          aria-pressed={hasKeypad}
          className="min-h-11 shrink-0 cursor-pointer rounded-ctl border border-rule px-3 font-semibold text-ink-2 hover:bg-sunk aria-pressed:bg-brand-soft aria-pressed:text-link"
          onClick={() => setKeypad(!hasKeypad)}
        >
          √x<span className="sr-only"> ({m.admin_lesson_keypad({ field: label })})</span>
        </button>
      </div>
      {value.trim() !== '' && (
        <p className="mt-1 min-h-7 overflow-x-auto text-lg text-ink-2">
          <TypedMaths text={value} letters={letters} />
        </p>
      )}
      {hasKeypad && (
        <div className="mt-2 overflow-x-auto rounded-ctl bg-sunk p-2">
          <Keypad
            letters={letters ?? []}
            field={() => field.current}
            onEnter={() => setKeypad(false)}
            onPhone={(input) => {
              input.focus()
              setKeypad(false)
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
