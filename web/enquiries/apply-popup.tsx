import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { toast } from '../ui/toast.ts'
import type { ApplyDialogProps } from './apply-dialog.tsx'
import { closeApplyPopup, useApplyPopup } from './apply-store.ts'

const ApplyDialog = lazy<(props: ApplyDialogProps) => ReactNode>(() =>
  import('./apply-dialog.tsx').then(
    (part) => ({ default: part.ApplyDialog }),
    () => ({ default: ApplyFailed }),
  ),
)

/** On every page; the form and its list of countries load on first use. */
export function ApplyPopup() {
  const { isOpen, topic } = useApplyPopup()
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    if (isOpen) setWasOpened(true)
  }, [isOpen])
  if (!wasOpened) return null
  return (
    <Suspense>
      <ApplyDialog isOpen={isOpen} topic={topic} onClose={closeApplyPopup} />
    </Suspense>
  )
}

/** The form failed to load: offline, or an old build. Reloading the page may help. */
function ApplyFailed({ isOpen }: { isOpen: boolean }) {
  useEffect(() => {
    if (!isOpen) return
    closeApplyPopup()
    toast.error(m.apply_not_loaded())
  }, [isOpen])
  return null
}
