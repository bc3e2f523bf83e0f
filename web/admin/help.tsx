import { useMatches } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { Dialog } from '../ui/dialog.tsx'
import { helpTexts } from './help-texts.ts'

/** What the present screen is for. */
export function Help({ onClose }: { onClose(): void }) {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  return (
    <Dialog title={m.admin_help()} isOpen onClose={onClose}>
      <p className="wrap-anywhere">{helpTexts[path ?? '']?.() ?? m.admin_no_screen()}</p>
    </Dialog>
  )
}
