import { type ComponentProps, type ReactNode, useState } from 'react'
import { SmallButton } from './small-button.tsx'

type Props = Omit<ComponentProps<typeof SmallButton>, 'onClick' | 'children'> & {
  /** Renders the dialog, given a function that closes it. */
  children(close: () => void): ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ children, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SmallButton {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
