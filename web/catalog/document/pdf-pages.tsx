import { clsx } from 'clsx'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'

GlobalWorkerOptions.workerSrc = workerAddress

type Props = {
  url: string
  title: string
  /** Called with the status of a response that was a refusal. */
  onFailed(status: number | undefined): void
}

/** Pages further away than this are not drawn yet. */
const drawnAhead = '400px'
/** A higher pixel ratio costs memory on a phone and shows no further detail. */
const mostDotsPerPixel = 2

/** Draws a PDF page by page, each as it comes near; screen readers get its text. */
export function PdfPages({ url, title, onFailed }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [isLarge, setLarge] = useState(false)

  useEffect(() => {
    const loading = getDocument({ url, withCredentials: true })
    let isWanted = true
    loading.promise.then(
      (loaded) => isWanted && setPdf(loaded),
      (error: { status?: number }) => isWanted && onFailed(error.status),
    )
    return () => {
      isWanted = false
      void loading.destroy()
    }
  }, [url, onFailed])

  if (pdf === null)
    return <output className="block py-8 text-center text-ink-2">{m.course_document_opening()}</output>
  return (
    <>
      <p className="mb-3">
        <Button variant="secondary" size="dense" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {m.document_larger()}
        </Button>
      </p>
      {/* Scrollable by keyboard where it is larger than the window. */}
      <section className="overflow-x-auto" aria-label={title} tabIndex={isLarge ? 0 : undefined}>
        <ol className={clsx('grid gap-3', isLarge && 'w-[200%]')}>
          {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
            <li key={`${number} ${isLarge}`}>
              <PdfPage pdf={pdf} number={number} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const paper = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    const canvas = paper.current
    if (canvas === null) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        void draw(pdf, number, canvas).then(setWords, () => undefined)
      },
      { rootMargin: drawnAhead },
    )
    watcher.observe(canvas)
    return () => watcher.disconnect()
  }, [pdf, number])

  return (
    <>
      <canvas
        ref={paper}
        role="img"
        aria-label={m.document_page({ number, count: pdf.numPages })}
        // The shape of A4 until the page reports its own.
        width={595}
        height={842}
        className="h-auto w-full rounded-ctl border border-rule bg-white"
      />
      <p className="sr-only">{words}</p>
    </>
  )
}

/** Draws a page as wide as its canvas and returns its text. */
async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<string> {
  const page = await pdf.getPage(number)
  const dots = Math.min(devicePixelRatio, mostDotsPerPixel)
  const scale = (canvas.clientWidth / page.getViewport({ scale: 1 }).width) * dots
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
