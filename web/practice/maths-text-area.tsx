import './practice.css'
import { type ComponentProps, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { TextArea } from '../ui/text-area.tsx'
import { Keypad } from './keypad.tsx'
import { MathsText } from './maths-text.tsx'
import { leaveMaths, typeMathsInto } from './type-into.ts'

export type MathsTextAreaProps = Omit<ComponentProps<typeof TextArea>, 'value' | 'ref'> & { value: string }

/** Text with mathematics between `$` signs, typed by the keypad and rendered as in print. */
export function MathsTextArea(props: MathsTextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [hasKeypad, setKeypad] = useState(false)
  const isTouch = typeof window !== 'undefined' && matchMedia('(pointer: coarse)').matches
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextArea ref={field} {...props} inputMode={hasKeypad && isTouch ? 'none' : 'text'} />
      {/\$[^$]+\$/.test(props.value) && (
        <p aria-hidden="true" className="overflow-x-auto rounded-ctl bg-sunk px-3 py-2 whitespace-pre-wrap">
          <MathsText text={props.value} />
        </p>
      )}
      <button
        type="button"
        aria-expanded={hasKeypad}
        onClick={() => {
          setKeypad(!hasKeypad)
          field.current?.focus()
        }}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-ctl border border-rule px-3 font-semibold text-ink-2 hover:bg-sunk aria-expanded:bg-brand-soft aria-expanded:text-link"
      >
        <span aria-hidden="true">√x</span>
        {m.ask_maths()}
      </button>
      {hasKeypad && (
        <div className="keypad-dock">
          <Keypad
            letters={[]}
            field={() => field.current}
            type={typeMathsInto}
            onEnter={leaveMaths}
            onPhone={(area) => {
              setKeypad(false)
              // A phone shows its keyboard again on focus.
              area.blur()
              requestAnimationFrame(() => area.focus())
            }}
          />
        </div>
      )}
    </div>
  )
}
