import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from './icon.tsx'

type DialogProps = {
  title: string
  isOpen: boolean
  onClose(): void
  size?: 'normal' | 'large'
  children: ReactNode
}

/** A modal window on the browser's own dialog: focus stays inside, Escape and the backdrop close it. */
export function Dialog({ title, isOpen, onClose, size = 'normal', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])

  const isGone = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    isGone.current = false
    // The browser restores the focus when a dialog is closed, but not when it is removed.
    return () => {
      isGone.current = true
      element?.close()
    }
  }, [])

  return (
    // Escape is the browser's own way to close a dialog by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(
        'sheet-dialog rounded-card border border-rule bg-card p-0 text-ink shadow-2',
        size === 'large' ? 'is-large' : '',
      )}
      // The browser fires it later: the dialog may have been opened again.
      onClose={(event) => isGone.current || event.currentTarget.open || onClose()}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="p-4 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-head leading-tight font-bold">
            {title}
          </h2>
          <button
            type="button"
            className="-m-2 grid size-11 shrink-0 place-items-center text-ink-2"
            aria-label={m.ui_close()}
            onClick={onClose}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {isOpen && children}
      </div>
    </dialog>
  )
}
