import { OTPInput, type SlotProps } from 'input-otp'
import { useRef } from 'react'
import { codeLength } from '../../domain/accounts/rules.ts'

type CodeInputProps = {
  label: string
  value: string
  onChange(value: string): void
  onComplete?(value: string): void
  isDisabled: boolean
  describedBy: string
  isWrong: boolean
}

/** Six drawn boxes over one real input: digits only; a pasted or autofilled code fills all of them. */
export function CodeInput({
  label,
  value,
  onChange,
  onComplete,
  isDisabled,
  describedBy,
  isWrong,
}: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)

  function pastedDigits(pasted: string): string {
    const digits = pasted.replace(/\D/g, '')
    // A whole code replaces the typed digits, not only the last digit, where the caret is.
    if (digits.length === codeLength) input.current?.select()
    return digits
  }

  return (
    <OTPInput
      ref={input}
      maxLength={codeLength}
      value={value}
      onChange={(typed) => {
        onChange(typed)
        // The input's own event knows only the sixth digit, not a code pasted over another.
        if (typed.length === codeLength && typed !== value) onComplete?.(typed)
      }}
      disabled={isDisabled}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="^\d*$"
      pasteTransformer={pastedDigits}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      noScriptCSSFallback={null}
      containerClassName="w-full"
      render={({ slots }) => (
        <div className="flex w-full gap-2">
          {slots.map((slot, index) => (
            // The boxes never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            <CodeBox key={index} {...slot} isDisabled={isDisabled} isWrong={isWrong} />
          ))}
        </div>
      )}
    />
  )
}

function CodeBox({
  char,
  isActive,
  isDisabled,
  isWrong,
}: SlotProps & { isDisabled: boolean; isWrong: boolean }) {
  const edge = isWrong ? 'border-bad border-2' : 'border-line border-ctl'
  const ground = isDisabled ? 'bg-sunk text-ink-3' : 'bg-card'
  const ring = isActive ? 'outline-3 outline-offset-2 outline-focus' : ''
  return (
    <div
      aria-hidden="true"
      className={`grid h-[60px] min-w-0 max-w-14 flex-1 place-items-center rounded-ctl text-head font-bold ${edge} ${ground} ${ring}`}
    >
      {char}
    </div>
  )
}
