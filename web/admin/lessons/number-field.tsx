import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'

type Props = {
  label: string
  value: number | undefined
  /** It may be left empty. */
  isOptional?: boolean
  hint?: string
  error?: string | undefined
  className?: string
  onChange(value: number | undefined): void
}

/** A number as it is typed: `-2.5`. What is none yet changes nothing. */
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

/** Points as they are typed: `(0, 0) (3, 4)`, in as many as there have to be. */
export function PointsField({
  label,
  value,
  count,
  onChange,
}: {
  label: string
  value: Points
  /** So many; any number where it is left out. */
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

/** Numbers with commas between: `2, -3, 1`. */
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
  /** Null for a text that says no value yet. */
  read(text: string): { value: Value } | null
  onChange(value: Value): void
}

/** A value that is typed as text: the text stays as it is typed while it says the value. */
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
  // Another version of the draft came in.
  const text = typed.of === current ? typed.text : current
  const said = read(text.trim())
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? (said === null ? m.admin_lesson_fault_value() : undefined)}
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
