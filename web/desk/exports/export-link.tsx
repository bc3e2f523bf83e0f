import { type ExportName, exportsPath } from '../../../domain/desk/exports/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = { name: ExportName; label?: string; query?: string }

/** Takes a table along for a spreadsheet. */
export function ExportLink({ name, label = m.desk_export(), query = '' }: Props) {
  const address = `${exportsPath}/${name}`
  return (
    <a
      href={query === '' ? address : `${address}?${query}`}
      download
      className={buttonClass('quiet', 'dense')}
    >
      <Icon name="download" size={18} />
      {label}
    </a>
  )
}
