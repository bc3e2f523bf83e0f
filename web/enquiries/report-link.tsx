import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import type { ReportDialogProps } from './report-dialog.tsx'

const ReportDialog = lazy<(props: ReportDialogProps) => ReactNode>(() =>
  import('./report-dialog.tsx').then(
    (part) => ({ default: part.ReportDialog }),
    () => {
      toast.error(m.apply_not_loaded())
      return { default: () => null }
    },
  ),
)

type ReportLinkProps = { kind: 'lesson' | 'article'; id: string }

/** "Report this lesson" or "Report this article"; the dialog loads on the first press. */
export function ReportLink({ kind, id }: ReportLinkProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="needs-script inline-flex min-h-11 cursor-pointer items-center gap-2 text-small text-ink-3 underline hover:text-ink"
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" size={18} />
        {kind === 'lesson' ? m.report_lesson() : m.report_article()}
      </button>
      {isOpen !== null && (
        <Suspense>
          <ReportDialog key={id} kind={kind} id={id} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
