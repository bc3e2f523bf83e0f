import { type ComponentProps, createContext, use } from 'react'
import { Button } from './button.tsx'
import { useRunning } from './use-running.ts'

const IsSending = createContext(false)

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit(): unknown }

/** A form whose button is busy while it is submitted. */
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
