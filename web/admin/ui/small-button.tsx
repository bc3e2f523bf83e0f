import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { useRunning } from '../../ui/use-running.ts'

type Props = Omit<ComponentProps<typeof Button>, 'children'> & {
  label: string
  /** Its subject, for screen readers. */
  of?: string
  /** An asynchronous alternative to `onClick`: the button is busy until it resolves. */
  work?: () => Promise<unknown>
}

/** A small button, by its label. */
export function SmallButton({ label, of, work, ...button }: Props) {
  const [isBusy, run] = useRunning()
  return (
    <Button variant="quiet" size="dense" {...(work && { isBusy, onClick: () => void run(work) })} {...button}>
      {label}
      {of !== undefined && <span className="sr-only">({of})</span>}
    </Button>
  )
}
