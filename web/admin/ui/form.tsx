import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { useForm } from '../../ui/use-form.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { ruleText } from './labels.ts'

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onTick(isTicked: boolean): void
  children: ReactNode
}

/** A checkbox with its label. */
export function Tick({ className, onTick, children, ...box }: TickProps) {
  return (
    <label className={clsx('inline-flex min-h-11 cursor-pointer items-center gap-2', className)}>
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-brand"
        onChange={({ target }) => onTick(target.checked)}
        {...box}
      />
      {children}
    </label>
  )
}

/**
 * A text field's state, with its error until the next change. With a draft name it is kept on the device until it was
 * sent.
 */
export function useText(initial = '', draftName?: string) {
  const [value, setValue] = useState(() => (draftName && draftOf(draftName)) || initial)
  const [error, setError] = useState<string>()
  const write = (text: string) => {
    setValue(text)
    setError(undefined)
    if (draftName !== undefined) keepDraft(draftName, text)
  }
  /** Clears it once it was sent; what was typed since stays. */
  const clear = () => {
    setValue((now) => (now === value ? '' : now))
    if (draftName !== undefined && draftOf(draftName) === value) keepDraft(draftName, '')
  }
  const onChange = ({ target }: { target: { value: string } }) => write(target.value)
  return { value, setError, clear, field: { value, error, onChange } }
}

type Errors = Readonly<Record<string, string>>
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string

/** The props of each text field of a document, with its error. */
export function fieldsOf<Values extends object>(
  values: Values,
  errors: Errors,
  write: (part: Partial<Values>) => void,
) {
  return (name: TextName<Values>, path: string = name) => ({
    // The names are those of texts.
    value: values[name] as string,
    error: errors[path],
    onChange: ({ target }: { target: { value: string } }) =>
      write({ [name]: target.value } as Partial<Values>),
  })
}

/** Form values, and the props of each field with the server's error for it. */
export function useFields<Values extends Record<string, string>>(initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial)
  const write = (part: Partial<Values>) => setValues((was) => ({ ...was, ...part }))
  const field = (name: TextName<Values>, errors: Errors, path?: string) =>
    fieldsOf(values, errors, write)(name, path)
  return { values, write, field }
}

/** State of a form that a schema of the contract validates while typing. */
export function useJudgedForm<Names extends string>(
  schema: z.ZodMiniType,
  initial: Record<Names, string>,
  toInput?: (values: Record<Names, string>) => unknown,
) {
  return useForm({
    initial,
    schema,
    loadSchema: async () => schema,
    sentenceOf: ruleText,
    ...(toInput && { toInput }),
  })
}
