import { type FormOptions, type FormState, useForm as useAnyForm } from '../ui/use-form.ts'
import { fieldMessage } from './field-messages.ts'

type AccountFormOptions<Names extends string> = Omit<FormOptions<Names>, 'sentenceOf'> & {
  /** Sentences of this screen that replace the catalogue's. */
  wording?: Partial<Record<string, string>>
}

/** A form of the account screens, with their sentences. */
export function useForm<Names extends string>({
  wording,
  ...options
}: AccountFormOptions<Names>): FormState<Names> {
  return useAnyForm({ ...options, sentenceOf: (key) => wording?.[key] ?? fieldMessage(key) })
}
