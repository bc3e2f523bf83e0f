import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../../api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyPart } from '../../ui/part-failed.tsx'
import type { LessonDocument } from '../course-facts.ts'

type Props = {
  document: LessonDocument
  /** The worksheet as it is read on a screen, next to its file; without one, a substitute. */
  onScreen(file: ReactNode, fileAlone: ReactNode): ReactNode
  onClose(): void
}

type LinkState =
  | { state: 'opening' }
  /** Retrying does not help with a document that is too large. */
  | { state: 'failed'; text: string; isTooLarge?: boolean }
  | { state: 'ready'; url: string }

/** Loads the PDF renderer, which is heavy: only where the browser shows no PDF inside a page, as on phones. */
const PdfPages = lazyPart(() => import('./pdf-pages.tsx'), 'PdfPages')

/** A document of a course, read without leaving its page. */
export function DocumentDialog({ document, onScreen, onClose }: Props) {
  const [isFileWanted, setFileWanted] = useState(false)
  const file = <DocumentFile document={document} />
  const toFile = (
    <Button variant="secondary" size="dense" className="mb-3" onClick={() => setFileWanted(true)}>
      {m.sheet_file()}
    </Button>
  )
  return (
    <Dialog title={document.title} isOpen onClose={onClose} size="large">
      {isFileWanted ? file : <Suspense fallback={<Opening />}>{onScreen(toFile, file)}</Suspense>}
    </Dialog>
  )
}

/** The file itself, as its author made it. */
function DocumentFile({ document }: { document: LessonDocument }) {
  const { link, open, fail } = useDocumentLink(document)
  return (
    <>
      {link.state === 'opening' && <Opening />}
      {link.state === 'failed' && <Failed {...link} onAgain={open} />}
      {link.state === 'ready' && (
        <>
          <p className="mb-3">
            <a href={link.url} target="_blank" rel="noopener" className={buttonClass('secondary', 'dense')}>
              {m.document_own_tab()}
            </a>
          </p>
          {navigator.pdfViewerEnabled ? (
            <iframe
              src={link.url}
              title={document.title}
              className="h-[calc(100dvh-220px)] min-h-80 w-full rounded-ctl border border-rule bg-sunk"
            />
          ) : (
            <Suspense fallback={<Opening />}>
              <PdfPages url={link.url} title={document.title} onFailed={fail} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

function useDocumentLink({ docUrl }: LessonDocument) {
  const [link, setLink] = useState<LinkState>({ state: 'opening' })
  const open = useCallback(async () => {
    setLink({ state: 'opening' })
    const answer = await send('getPresignedFile', { file: docUrl })
    setLink(
      answer.success
        ? { state: 'ready', url: answer.data.url }
        : { state: 'failed', text: answer.message || m.course_document_failed() },
    )
  }, [docUrl])
  useEffect(() => void open(), [open])
  const fail = useCallback((status: number | undefined) => {
    const isTooLarge = status === 413
    const text = isTooLarge ? m.document_too_large() : m.course_document_failed()
    setLink({ state: 'failed', text, isTooLarge })
  }, [])
  return { link, open, fail }
}

function Opening() {
  return <output className="block py-8 text-center text-ink-2">{m.course_document_opening()}</output>
}

type FailedProps = { text: string; isTooLarge?: boolean; onAgain(): void }

function Failed({ text, isTooLarge = false, onAgain }: FailedProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-8 text-center">
      <p>{text}</p>
      {isTooLarge ? (
        <Link to="/support" className={buttonClass()}>
          {m.layout_support()}
        </Link>
      ) : (
        <Button onClick={onAgain}>{m.layout_try_again()}</Button>
      )}
    </div>
  )
}
