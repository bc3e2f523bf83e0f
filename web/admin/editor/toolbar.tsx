import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

export type Tool = {
  /** Its action and shortcut, for the accessible name and the tooltip. */
  label: string
  sign: ReactNode
  isOn?: boolean
  isOff?: boolean
  run: () => void
}

type Props = { label: string; groups: readonly (readonly Tool[])[] }

/** A toolbar with a single tab stop: arrows, Home and End move within it. */
export function Toolbar({ label, groups }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function move(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const next = placeAfter(event.key, current, buttons.length)
    if (next === null) return
    event.preventDefault()
    setCurrent(next)
    buttons[next]?.focus()
  }

  let place = -1
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className="sticky top-0 z-10 in-data-below-bar:static flex flex-wrap gap-x-2 gap-y-1 rounded-t-ctl border-b border-rule bg-sunk p-1.5"
    >
      {groups.map((tools) => (
        <div key={tools[0]?.label} className="flex flex-wrap gap-0.5">
          {tools.map(({ label: says, sign, isOn, isOff = false, run }) => {
            place += 1
            const own = place
            return (
              <button
                key={says}
                type="button"
                title={says}
                aria-label={says}
                aria-pressed={isOn}
                aria-disabled={isOff || undefined}
                tabIndex={own === current ? 0 : -1}
                onFocus={() => setCurrent(own)}
                // Keeps the selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !isOff && run()}
                className={clsx(
                  'inline-flex min-h-9 min-w-9 cursor-pointer items-center justify-center rounded-ctl px-2 text-small',
                  isOn ? 'bg-brand-soft font-semibold text-link' : 'text-ink-2 hover:bg-card',
                  isOff && 'opacity-50',
                )}
              >
                {sign}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function placeAfter(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
