import { type ComponentProps, type ReactNode, useState } from 'react'
import { SmallButton } from './small-button.tsx'

type Props = Omit<ComponentProps<typeof SmallButton>, 'onClick' | 'children'> & {
  /** Whether the button is shown. A dialog already open stays, with what is typed in it. */
  isOffered?: boolean
  /** Renders the dialog, given a function that closes it. */
  children(close: () => void): ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ isOffered = true, children, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOffered && <SmallButton {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />}
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
