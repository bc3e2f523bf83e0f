import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { useRunning } from '../ui/use-running.ts'

type Props = Omit<ComponentProps<typeof Button>, 'children'> & {
  label: string
  /** What it is for, for who does not see where it stands. */
  of?: string
  /** What a press does, in place of `onClick`: it is busy until that is done. */
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
