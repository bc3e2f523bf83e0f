import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = { title: string; children: ReactNode }

/** Renders part of the page in an iframe as wide as a phone, so that media queries apply. */
export function PhoneFrame({ title, children }: Props) {
  const [page, setPage] = useState<Document | null>(null)

  function take(frame: HTMLIFrameElement | null): void {
    const inner = frame?.contentDocument
    if (!inner || inner === page) return
    for (const { name, value } of document.documentElement.attributes)
      inner.documentElement.setAttribute(name, value)
    for (const style of document.head.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(style.cloneNode(true))
    inner.body.className = document.body.className
    setPage(inner)
  }

  return (
    <iframe
      title={title}
      ref={take}
      // A browser that loads the empty page late replaces the document.
      onLoad={({ currentTarget }) => take(currentTarget)}
      className="h-[740px] w-[360px] max-w-full rounded-card border border-rule bg-paper"
    >
      {page && createPortal(children, page.body)}
    </iframe>
  )
}
