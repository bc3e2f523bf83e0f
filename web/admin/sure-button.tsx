import type { ComponentProps } from 'react'
import { SmallButton } from './small-button.tsx'
import { type Question, useSureDialog } from './sure-dialog.tsx'

type Props = Omit<ComponentProps<typeof SmallButton>, 'onClick' | 'title'> &
  Omit<Question, 'title'> & {
    /** What is asked; the label unless said. */
    title?: string
  }

/** A button whose act is done once somebody confirmed it. */
export function SureButton({ title, lead, confirm, act, ...button }: Props) {
  const sure = useSureDialog()
  return (
    <>
      <SmallButton
        {...button}
        aria-haspopup="dialog"
        onClick={() => sure.ask({ title: title ?? button.label, lead, ...(confirm && { confirm }), act })}
      />
      {sure.dialog}
    </>
  )
}
