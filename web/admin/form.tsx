import { clsx } from 'clsx'
import { type ComponentProps, createContext, type ReactNode, use, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { Button } from '../ui/button.tsx'
import { useForm } from '../ui/use-form.ts'
import { ruleText } from './labels.ts'

const IsSending = createContext(false)

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit(): unknown }

/** Whether work runs, and what runs it: one work after the other, so that nothing is sent twice. */
export function useRunning(): [isRunning: boolean, run: (work: () => unknown) => Promise<void>] {
  const [isRunning, setRunning] = useState(false)
  const hasBegun = useRef(false)

  async function run(work: () => unknown): Promise<void> {
    if (hasBegun.current) return
    hasBegun.current = true
    setRunning(true)
    try {
      await work()
    } finally {
      hasBegun.current = false
      setRunning(false)
    }
  }

  return [isRunning, run]
}

/** A form whose button is busy while its work runs. */
export function Form({ onSubmit, ...form }: FormProps) {
  const [isSending, run] = useRunning()
  return (
    <IsSending value={isSending}>
      <form
        noValidate
        {...form}
        onSubmit={(event) => {
          event.preventDefault()
          void run(onSubmit)
        }}
      />
    </IsSending>
  )
}

/** The button that sends a form. */
export function Submit(button: ComponentProps<typeof Button>) {
  return <Button type="submit" isBusy={use(IsSending)} {...button} />
}

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
