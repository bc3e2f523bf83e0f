import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSlides } from '../ui/use-slides.ts'

type Workshop = { title: string; text: string; drawing: string }

const picture = ({ drawing }: Workshop) => `/workshops/${drawing}.svg`

/** Four drawn pictures; each opens enlarged, as a plain link without a script. */
export function Workshops({ workshops }: { workshops: readonly Workshop[] }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  return (
    <>
      <ul className="-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-4">
        {workshops.map((workshop, index) => (
          <li key={workshop.drawing} className="w-[78%] shrink-0 snap-start pt-1 sm:w-auto">
            <a
              href={picture(workshop)}
              aria-haspopup="dialog"
              className="group block text-ink no-underline"
              onClick={(event) => {
                event.preventDefault()
                setOpenIndex(index)
              }}
            >
              <img
                src={picture(workshop)}
                alt=""
                width={640}
                height={480}
                loading="lazy"
                className="h-auto w-full rounded-card transition-[translate,box-shadow] duration-fast group-hover:-translate-y-0.5 group-hover:shadow-2"
              />
              <h3 className="mt-3 text-title group-hover:underline">{workshop.title}</h3>
            </a>
            <p className="mt-1 text-small text-ink-2">{workshop.text}</p>
          </li>
        ))}
      </ul>
      <Dialog
        title={m.home_workshops_title()}
        isOpen={openIndex !== null}
        onClose={() => setOpenIndex(null)}
        size="large"
      >
        <Lightbox workshops={workshops} first={openIndex ?? 0} />
      </Dialog>
    </>
  )
}

const turn =
  'grid size-11 cursor-pointer place-items-center rounded-ctl border-ctl border-rule text-ink-2 hover:bg-sunk'

/** The pictures in a row: swiped, or turned by buttons and arrow keys. */
function Lightbox({ workshops, first }: { workshops: readonly Workshop[]; first: number }) {
  const { track, shown, show, onScroll } = useSlides<HTMLUListElement>()
  const opening = useEffectEvent(() => show(first, true))
  useEffect(() => {
    // The dialog opens after this: it focuses the row, and only then can the row be scrolled.
    if (track.current) track.current.autofocus = true
    requestAnimationFrame(opening)
  }, [track])
  return (
    <div
      role="group"
      aria-label={m.home_workshops_title()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
        event.preventDefault()
        show(shown + (event.key === 'ArrowLeft' ? -1 : 1))
      }}
    >
      <ul
        ref={track}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
        tabIndex={0}
        className="slides"
      >
        {workshops.map((workshop) => (
          <li key={workshop.drawing}>
            <figure>
              <img
                src={picture(workshop)}
                alt={workshop.title}
                width={640}
                height={480}
                className="mx-auto h-auto max-h-[60dvh] w-full rounded-card object-contain"
              />
              <figcaption className="mx-auto mt-3 max-w-[46em] text-center">
                <span className="font-semibold">{workshop.title}.</span> {workshop.text}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-center gap-3">
        <button
          type="button"
          className={turn}
          aria-label={m.home_picture_previous()}
          onClick={() => show(shown - 1)}
        >
          <Icon name="chevron-left" />
        </button>
        <p aria-live="polite" className="text-ink-2 tabular-nums">
          {shown + 1} / {workshops.length}
        </p>
        <button
          type="button"
          className={turn}
          aria-label={m.home_picture_next()}
          onClick={() => show(shown + 1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  )
}
