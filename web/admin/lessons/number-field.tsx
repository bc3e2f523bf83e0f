import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'

type Props = {
  label: string
  value: number | undefined
  /** It may be empty. */
  isOptional?: boolean
  hint?: string
  error?: string | undefined
  className?: string
  onChange(value: number | undefined): void
}

/** A number as typed: `-2.5`. Incomplete input changes nothing. */
export function NumberField({ label, value, isOptional = false, hint, error, className, onChange }: Props) {
  return (
    <TypedField
      {...{ label, hint, error, className }}
      value={value}
      write={(number) => (number === undefined ? '' : String(number))}
      read={(text) => {
        if (text === '') return isOptional ? { value: undefined } : null
        const number = Number(text)
        return Number.isFinite(number) ? { value: number } : null
      }}
      onChange={onChange}
    />
  )
}

type Points = readonly (readonly [number, number])[]

/** Points as typed: `(0, 0) (3, 4)`, of the required number. */
export function PointsField({
  label,
  value,
  count,
  onChange,
}: {
  label: string
  value: Points
  /** The required number; any if omitted. */
  count?: number
  onChange(points: Points): void
}) {
  return (
    <TypedField
      label={label}
      value={value}
      write={(points) => points.map(([x, y]) => `(${x}, ${y})`).join(' ')}
      read={(text) => {
        const found = [...text.matchAll(/(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)/g)]
        const points = found.map(([, x, y]): readonly [number, number] => [Number(x), Number(y)])
        const isWhole = text.replace(/[-\d.,;()\s]/g, '') === ''
        return isWhole && (count === undefined || points.length === count) ? { value: points } : null
      }}
      onChange={onChange}
    />
  )
}

/** Numbers separated by commas: `2, -3, 1`. */
export function NumbersField({
  label,
  value,
  hint,
  most,
  onChange,
}: {
  label: string
  value: readonly number[]
  hint?: string
  most: number
  onChange(numbers: number[]): void
}) {
  return (
    <TypedField
      {...{ label, hint }}
      value={value}
      write={(numbers) => numbers.join(', ')}
      read={(text) => {
        const numbers = text.split(/[,;]/).map((one) => (one.trim() === '' ? Number.NaN : Number(one)))
        return numbers.length <= most && numbers.every(Number.isFinite) ? { value: numbers } : null
      }}
      onChange={onChange}
    />
  )
}

type TypedProps<Value> = {
  label: string
  value: Value
  hint?: string | undefined
  error?: string | undefined
  className?: string | undefined
  write(value: Value): string
  /** Null for a text that is no value yet. */
  read(text: string): { value: Value } | null
  onChange(value: Value): void
}

/** A value typed as text: the text is kept as typed while it has that value. */
function TypedField<Value>({
  label,
  value,
  hint,
  error,
  className,
  write,
  read,
  onChange,
}: TypedProps<Value>) {
  const [typed, setTyped] = useState({ text: write(value), of: write(value) })
  const current = write(value)
  // Another version of the draft was loaded.
  const text = typed.of === current ? typed.text : current
  const parsed = read(text.trim())
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? (parsed === null ? m.admin_lesson_fault_value() : undefined)}
      className={className}
      value={text}
      autoComplete="off"
      onChange={({ target }) => {
        const next = read(target.value.trim())
        setTyped({ text: target.value, of: next === null ? current : write(next.value) })
        if (next !== null) onChange(next.value)
      }}
    />
  )
}
