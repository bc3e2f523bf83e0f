import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'

type Values = Record<string, string>
type Errors = Record<string, string>

export type FormOptions<Names extends string> = {
  initial: Record<Names, string>
  /**
   * Validates the values as the call will send them; issue messages are catalogue keys. Loaded on the first input or
   * submit, to keep pages light.
   */
  loadSchema: () => Promise<z.ZodMiniType>
  /** Values as the schema expects them, where a field shows something else (a phone without its +91). */
  toInput?: (values: Record<Names, string>) => unknown
  /** What the schema cannot check, such as a repeated password. */
  judge?: (values: Record<Names, string>) => Partial<Record<Names, string>>
  /** The sentence of an issue's key. */
  sentenceOf: (key: string) => string
  /** Values typed at an earlier visit; current input takes precedence. */
  readDraft?: () => Partial<Record<Names, string>> | null
  /** The schema, where it is loaded from the start. */
  schema?: z.ZodMiniType | null
  /** The values were already sent: everything is validated at once. */
  isJudged?: boolean
}

export type FormState<Names extends string> = {
  values: Record<Names, string>
  errors: Partial<Record<Names, string>>
  isBusy: boolean
  /** Props of one field: value, error and the handlers that validate it on blur, then on input. */
  field(name: Names): {
    name: Names
    value: string
    error: string | undefined
    onChange(event: { target: { value: string } }): void
    onBlur(): void
  }
  setValue(name: Names, value: string): void
  /** Shows the server's errors next to their fields. */
  showErrors(errors: Errors): void
  /** Validates everything, focuses the first invalid field, or runs the work while the form is busy. */
  submit(work: () => Promise<void>): (event: FormEvent<HTMLFormElement>) => void
  /** Resets every field that is as it was sent, and the errors. What was typed since stays. */
  reset(): void
}

/** State of a form validated by the call's own schema. Input stays after any error. */
export function useForm<Names extends string>(options: FormOptions<Names>): FormState<Names> {
  const [values, setValues] = useState(options.initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(
    () => new Set(options.isJudged ? Object.keys(options.initial) : []),
  )
  const [serverErrors, setServerErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const [schema, setSchema] = useState<z.ZodMiniType | null>(options.schema ?? null)
  const isLoading = useRef(false)
  const found = findErrors(options, values, schema)

  /** Offline there is none: the server validates then. */
  async function readySchema(): Promise<z.ZodMiniType | null> {
    if (schema) return schema
    const loaded = await options.loadSchema().catch(() => null)
    setSchema(loaded)
    return loaded
  }
  function prepare(): void {
    if (isLoading.current) return
    isLoading.current = true
    void readySchema()
  }

  // Input before hydration exists only in the DOM.
  const readDraft = useRef(options.readDraft)
  useEffect(() => {
    const draft = readDraft.current?.()
    setValues((current) => ({ ...current, ...draft, ...typedInto(Object.keys(current)) }))
  }, [])
  const errors: Values = {}
  for (const name of touched) if (found[name] !== undefined) errors[name] = found[name]
  Object.assign(errors, serverErrors)

  function setValue(name: Names, value: string): void {
    prepare()
    setValues((current) => ({ ...current, [name]: value }))
    setServerErrors(({ [name]: _, ...rest }) => rest)
  }

  return {
    values,
    // Only names of the form's own fields are ever set.
    errors: errors as Partial<Record<Names, string>>,
    isBusy,
    setValue,
    showErrors: setServerErrors,
    reset() {
      setValues((current) => withoutSent(current, values))
      setTouched(new Set())
      setServerErrors({})
    },
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => setValue(name, event.target.value),
      onBlur: () => {
        if (values[name] !== '') setTouched((current) => new Set(current).add(name))
      },
    }),
    submit: (work) => async (event) => {
      event.preventDefault()
      const form = event.currentTarget
      if (isRunning.current) return
      isRunning.current = true
      setTouched(new Set(Object.keys(values)))
      try {
        const wrong = findErrors(options, values, schema ?? (await readySchema()))
        const firstWrong = Object.keys(values).find((name) => wrong[name] !== undefined)
        if (firstWrong !== undefined) {
          form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
          return
        }
        setBusy(true)
        await work()
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
  }
}

function withoutSent<Names extends string>(
  current: Record<Names, string>,
  sent: Record<Names, string>,
): Record<Names, string> {
  const left = { ...current }
  for (const name in sent) if (current[name] === sent[name]) left[name] = ''
  return left
}

function findErrors<Names extends string>(
  options: FormOptions<Names>,
  values: Record<Names, string>,
  schema: z.ZodMiniType | null,
): Errors {
  const parsed = schema?.safeParse(options.toInput?.(values) ?? values)
  const errors: Errors = {}
  for (const issue of parsed?.error?.issues ?? []) {
    const name = String(issue.path[0])
    errors[name] ??= options.sentenceOf(issue.message)
  }
  return { ...errors, ...options.judge?.(values) }
}

/** Values of the named fields, without empty ones. */
export function typedInto(names: readonly string[]): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `main form :is(input, textarea)[name="${name}"]`,
      )
      return field && field.value !== '' ? [[name, field.value]] : []
    }),
  )
}
