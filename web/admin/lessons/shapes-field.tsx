import { useState } from 'react'
import type { Shape } from '../../../domain/lessons/steps/figure.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Tick } from '../ui/form.tsx'
import { Choice, optionsOf } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { NumberField, NumbersField, PointsField } from './number-field.tsx'
import { type ShapeField, shapeForms, type View, valueIn, withValue } from './shape-forms.ts'
import type { ErrorOf } from './writing.ts'

const mostShapes = 60
// Object.keys loses the literal names.
const kinds = Object.keys(shapeForms) as Shape['kind'][]

type Props = {
  shapes: readonly Shape[]
  view: View
  errorOf: ErrorOf
  onChange(shapes: Shape[]): void
}

/** The shapes that join the figure with a step, each by its own fields. */
export function ShapesField({ shapes, view, errorOf, onChange }: Props) {
  const [kind, setKind] = useState<Shape['kind']>('number-line')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {shapes.map((shape, at) => (
        <ShapeFields
          // Shapes have no identity but their position.
          key={`${shape.kind} ${at}`}
          shape={shape}
          number={at + 1}
          error={errorOf(`shapes.${at}`)}
          onChange={(next) => onChange(shapes.map((one, index) => (index === at ? next : one)))}
          onRemove={() => onChange(shapes.filter((_, index) => index !== at))}
        />
      ))}
      {shapes.length < mostShapes && (
        <div className="flex flex-wrap items-end gap-2">
          <Choice
            label={m.admin_lesson_shape_kind()}
            value={kind}
            onChoose={setKind}
            options={kinds.map((one) => ({ id: one, name: shapeForms[one].label() }))}
          />
          <SmallButton
            label={m.admin_lesson_shape_add()}
            onClick={() => onChange([...shapes, shapeForms[kind].begin(view)])}
          />
        </div>
      )}
    </div>
  )
}

type FieldsProps = {
  shape: Shape
  number: number
  error: string | undefined
  onChange(shape: Shape): void
  onRemove(): void
}

function ShapeFields({ shape, number, error, onChange, onRemove }: FieldsProps) {
  const { label, fields } = shapeForms[shape.kind]
  const name = m.admin_lesson_shape_numbered({ number, kind: label() })
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,180px),1fr))] items-start gap-3 rounded-ctl border border-rule p-2.5">
      <legend className="px-1 font-semibold">{name}</legend>
      {error !== undefined && <p className="col-span-full font-medium text-bad">{error}</p>}
      {fields.map((field) => (
        <OneField
          key={field.at}
          field={field}
          value={valueIn(shape, field.at)}
          onChange={(value) => onChange(withValue(shape, field.at, value))}
        />
      ))}
      <div className="col-span-full">
        <SmallButton label={m.admin_course_remove()} of={name} onClick={onRemove} />
      </div>
    </fieldset>
  )
}

type ShapeInputProps = { field: ShapeField; value: unknown; onChange(value: unknown): void }

/** A field of a shape; the form of the shape determines its type. */
function OneField({ field, value, onChange }: ShapeInputProps) {
  const label = field.label()
  switch (field.kind) {
    case 'number':
      return (
        <NumberField
          label={label}
          value={value as number | undefined}
          isOptional={field.isOptional ?? false}
          onChange={onChange}
        />
      )
    case 'points': {
      const isOne = field.count === 1
      const points = (isOne ? [value] : value) as [number, number][]
      return (
        <PointsField
          label={label}
          value={points}
          {...(field.count !== undefined && { count: field.count })}
          onChange={(next) => onChange(isOne ? next[0] : next)}
        />
      )
    }
    case 'numbers':
      return <Numbers field={field} value={value} onChange={onChange} />
    case 'texts': {
      const texts = (value ?? []) as string[]
      const all = Array.from({ length: field.count }, (_, at) => texts[at] ?? '')
      return (
        <fieldset className="flex min-w-0 gap-1">
          <legend className="mb-1.5 text-base font-semibold">{label}</legend>
          {all.map((text, at) => (
            <input
              // Names have no identity but their position.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              aria-label={`${label} ${at + 1}`}
              value={text}
              maxLength={200}
              className="min-h-11 w-full min-w-0 rounded-ctl border-ctl border-line bg-card px-2 text-body text-ink"
              onChange={({ target }) => {
                const next = all.with(at, target.value)
                onChange(field.isOptional && next.every((one) => one === '') ? undefined : next)
              }}
            />
          ))}
        </fieldset>
      )
    }
    case 'text':
      return (
        <Field
          label={label}
          value={String(value ?? '')}
          maxLength={200}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'flag':
      return (
        <Tick className="self-end" checked={value === true} onTick={onChange}>
          {label}
        </Tick>
      )
    case 'colour':
    case 'choice':
      return (
        <Choice
          label={label}
          value={String(value ?? '')}
          onChange={({ target }) => {
            const isNumber = field.kind === 'choice' && field.isNumber
            onChange(target.value === '' ? undefined : isNumber ? Number(target.value) : target.value)
          }}
          none={field.kind === 'colour' || field.isNumber ? m.admin_field_none() : undefined}
          options={optionsOf(field.kind === 'colour' ? colours : field.options)}
        />
      )
  }
}

const colours = {
  chalk: m.admin_lesson_colour_chalk,
  given: m.admin_lesson_colour_given,
  result: m.admin_lesson_colour_result,
  faint: m.admin_lesson_colour_faint,
  red: m.admin_lesson_colour_red,
}

type MarkedNumber = { at: number; name?: string; isOpen?: boolean }

/** Numbers in a row. Those marked on a line keep their names. */
function Numbers({
  field,
  value,
  onChange,
}: ShapeInputProps & { field: Extract<ShapeField, { kind: 'numbers' }> }) {
  const label = field.label()
  const isMarked = field.at === 'marked'
  const list = (value ?? []) as (number | MarkedNumber)[]
  const numbers = list.map((one) => (typeof one === 'number' ? one : one.at))
  const isFull = (count: number) => field.most !== 2 || count === 2
  if (field.isOptional && numbers.length === 0)
    return (
      <div>
        <p className="mb-1.5 text-base font-semibold">{label}</p>
        <SmallButton
          label={m.admin_lesson_add()}
          onClick={() => onChange(isMarked ? [{ at: 0 }] : [0, 1])}
          aria-label={`${m.admin_lesson_add()}: ${label}`}
        />
      </div>
    )
  return (
    <div>
      <NumbersField
        label={label}
        value={numbers}
        most={field.most}
        {...(field.hint && { hint: field.hint() })}
        onChange={(next) => {
          if (!isFull(next.length)) return
          const known = list as MarkedNumber[]
          onChange(isMarked ? next.map((at) => known.find((one) => one.at === at) ?? { at }) : next)
        }}
      />
      {field.isOptional && (
        <SmallButton
          label={m.admin_course_remove()}
          of={label}
          className="mt-1"
          onClick={() => onChange(undefined)}
        />
      )}
    </div>
  )
}
