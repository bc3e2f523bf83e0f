import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = { title: string; children: ReactNode }

/** Shows a part of the page in a frame as wide as a phone: what styles do by width, they do there. */
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
      // A browser that loads the empty page late puts another document there.
      onLoad={({ currentTarget }) => take(currentTarget)}
      className="h-[740px] w-[360px] max-w-full rounded-card border border-rule bg-paper"
    >
      {page && createPortal(children, page.body)}
    </iframe>
  )
}
