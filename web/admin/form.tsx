import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { useForm } from '../ui/use-form.ts'
import { ruleText } from './labels.ts'

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onTick(isTicked: boolean): void
  children: ReactNode
}

/** A box to tick, with what it says beside it. */
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

type Errors = Readonly<Record<string, string>>

/** Values as they are typed, and the props of each field with what the server found wrong with it. */
export function useFields<Values extends Record<string, string>>(initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial)
  const field = (name: keyof Values & string, errors: Errors, path: string = name) => ({
    value: values[name],
    error: errors[path],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((was) => ({ ...was, [name]: target.value })),
  })
  return { values, field }
}

/** State of a form that a schema of the calls judges as it is typed. */
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
