import { type MouseEvent, useRef } from 'react'
import { type ExportName, exportsPath } from '../../../domain/desk/exports/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = { name: ExportName; label?: string; query?: string }

/** A browser says nothing of a file that comes; a second press of a double click comes within this time. */
const sameClickMs = 1500

/** Takes a table along for a spreadsheet; a double click takes one. */
export function ExportLink({ name, label = m.desk_export(), query = '' }: Props) {
  const address = `${exportsPath}/${name}`
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)

  function takeOne(event: MouseEvent): void {
    if (event.timeStamp - pressedAt.current < sameClickMs) event.preventDefault()
    else pressedAt.current = event.timeStamp
  }

  return (
    <a
      href={query === '' ? address : `${address}?${query}`}
      download
      onClick={takeOne}
      className={buttonClass('quiet', 'dense')}
    >
      <Icon name="download" size={18} />
      {label}
    </a>
  )
}
