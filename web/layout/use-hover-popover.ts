import { type MouseEvent, type PointerEvent, useId, useRef } from 'react'

/** A native popover that its button opens on click, also without a script; hovering is an extra. */
export function useHoverPopover() {
  const popover = useRef<HTMLDivElement>(null)
  const isOpenByHover = useRef(false)
  const id = useId()
  const close = () => popover.current?.hidePopover()
  return {
    close,
    buttonProps: {
      popoverTarget: id,
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return
        isOpenByHover.current = true
        popover.current?.showPopover()
      },
      onClick(event: MouseEvent) {
        // A click right after hover must not close it.
        if (isOpenByHover.current) event.preventDefault()
        isOpenByHover.current = false
      },
    },
    popoverProps: {
      ref: popover,
      id,
      popover: 'auto' as const,
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse') close()
      },
    },
  }
}
