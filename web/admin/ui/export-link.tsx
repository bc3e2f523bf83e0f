import { type MouseEvent, useRef } from 'react'
import { type ExportName, exportsPath } from '../../../domain/admin/exports/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'

type Props = { name: ExportName; label?: string; query?: string }

/** Browsers do not report a started download; the second click of a double click comes within this time. */
const sameClickMs = 1500

/** Exports a table for a spreadsheet; a double click exports it once. */
export function ExportLink({ name, label = m.admin_export(), query = '' }: Props) {
  const address = `${exportsPath}/${name}`
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const isAllowed = useRef(false)

  /** The browser itself downloads the file, so the fresh code is requested before. */
  async function takeOne(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (isAllowed.current) return
    event.preventDefault()
    if (event.timeStamp - pressedAt.current < sameClickMs) return
    pressedAt.current = event.timeStamp
    const link = event.currentTarget
    const answer = await send('checkFreshCode', {})
    if (!answer.success) return void toast.error(answer.message)
    isAllowed.current = true
    link.click()
    isAllowed.current = false
  }

  return (
    <a
      href={query === '' ? address : `${address}?${query}`}
      download
      onClick={(event) => void takeOne(event)}
      className={buttonClass('quiet', 'dense')}
    >
      <Icon name="download" size={18} />
      {label}
    </a>
  )
}
