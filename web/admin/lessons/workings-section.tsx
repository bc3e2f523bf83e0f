import { useState } from 'react'
import type { StepWorking } from '../../../domain/lessons/steps/step-lesson.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Choice, optionsOf } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { MathsField } from './maths-field.tsx'
import { freeName, readValues, workingText, writeValues } from './workings.ts'
import { type ErrorOf, useWriting } from './writing.ts'

const modes: Record<StepWorking['mode'], () => string> = {
  solve: m.admin_lesson_mode_solve,
  system: m.admin_lesson_mode_system,
  value: m.admin_lesson_mode_value,
  identity: m.admin_lesson_mode_identity,
}

/** The problems that lines are checked in. */
export function WorkingsSection({ errorOf }: { errorOf: ErrorOf }) {
  const { document, change } = useWriting()
  const { workings = {} } = document
  const put = (next: Record<string, StepWorking>) => change((was) => ({ ...was, workings: next }))
  return (
    <details className="rounded-card border border-rule bg-card p-4" open={Object.keys(workings).length > 0}>
      <summary className="min-h-6 cursor-pointer">
        <h2 className="inline text-lg font-bold">{m.admin_lesson_workings()}</h2>
      </summary>
      <p className="mt-1 text-small text-ink-2">{m.admin_lesson_workings_hint()}</p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        {Object.entries(workings).map(([name, working]) => (
          <WorkingFields
            key={name}
            name={name}
            working={working}
            error={errorOf(`workings.${name}`)}
            onChange={(next) => put({ ...workings, [name]: next })}
            onRemove={() => {
              const { [name]: _, ...rest } = workings
              put(rest)
            }}
          />
        ))}
        <div>
          <SmallButton
            label={m.admin_lesson_working_add()}
            variant="secondary"
            onClick={() =>
              put({
                ...workings,
                [freeName(workings)]: { mode: 'solve', variables: ['x'], given: [''], worlds: [] },
              })
            }
          />
        </div>
      </div>
    </details>
  )
}

type Props = {
  name: string
  working: StepWorking
  error: string | undefined
  onChange(working: StepWorking): void
  onRemove(): void
}

function WorkingFields({ name, working, error, onChange, onRemove }: Props) {
  const { mode, variables = [], given = [], worlds = [], facts, start = '', target = '' } = working
  const isSolved = mode === 'solve' || mode === 'system'
  const letters = variables.length > 0 ? variables : Object.keys(facts ?? {})
  const says = m.admin_lesson_working_named({ name })
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-ctl border border-rule p-3">
      <legend className="px-1 font-bold">{workingText(name, working)}</legend>
      {error !== undefined && <p className="font-medium text-bad">{error}</p>}
      <Choice
        label={m.admin_lesson_working_mode()}
        value={mode}
        onChoose={(next) => onChange({ ...working, mode: next })}
        options={optionsOf(modes)}
      />
      {isSolved ? (
        <>
          <LettersField
            label={m.admin_lesson_working_letters()}
            letters={variables}
            onChange={(next) => onChange({ ...working, variables: next })}
          />
          {(mode === 'solve' ? [given[0] ?? ''] : [given[0] ?? '', given[1] ?? '']).map((equation, at) => (
            <MathsField
              // Equations have no identity but their position.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              label={m.admin_lesson_working_given({ number: at + 1 })}
              value={equation}
              letters={letters}
              onChange={(text) => {
                const next = mode === 'solve' ? [given[0] ?? ''] : [given[0] ?? '', given[1] ?? '']
                next[at] = text
                onChange({ ...working, given: next })
              }}
            />
          ))}
          <ValuesField
            key={mode}
            label={m.admin_lesson_working_solutions()}
            hint={m.admin_lesson_working_solutions_hint()}
            values={worlds}
            onChange={(next) => onChange({ ...working, worlds: next })}
          />
        </>
      ) : (
        <>
          <MathsField
            label={m.admin_lesson_working_start()}
            value={start}
            letters={letters}
            onChange={(text) => onChange({ ...working, start: text })}
          />
          <MathsField
            label={m.admin_lesson_working_target()}
            value={target}
            letters={letters}
            onChange={(text) => onChange({ ...working, target: text })}
          />
          <ValuesField
            key={mode}
            label={m.admin_lesson_working_facts()}
            hint={m.admin_lesson_working_facts_hint()}
            values={facts === undefined ? [] : [facts]}
            onChange={([next]) => {
              const { facts: _, ...rest } = working
              onChange(next === undefined ? rest : { ...rest, facts: next })
            }}
          />
        </>
      )}
      <div>
        <SmallButton label={m.admin_course_remove()} of={says} onClick={onRemove} />
      </div>
    </fieldset>
  )
}

function LettersField(props: {
  label: string
  letters: readonly string[]
  onChange(letters: string[]): void
}) {
  const { label, letters, onChange } = props
  const [text, setText] = useState(letters.join(', '))
  return (
    <Field
      label={label}
      value={text}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => {
        setText(target.value)
        onChange(target.value.match(/\p{L}\w*/gu) ?? [])
      }}
    />
  )
}

type Values = Readonly<Record<string, string>>

/** Values by letter, one solution per line: `x = 3`. */
function ValuesField(props: {
  label: string
  hint: string
  values: readonly Values[]
  onChange(values: Record<string, string>[]): void
}) {
  const { label, hint, values, onChange } = props
  const [text, setText] = useState(values.map(writeValues).join('\n'))
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={2}
      value={text}
      spellCheck={false}
      onChange={({ target }) => {
        setText(target.value)
        const read = target.value.split('\n').map(readValues)
        onChange(read.filter((one) => Object.keys(one).length > 0))
      }}
    />
  )
}
