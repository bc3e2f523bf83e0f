import { useEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SampleChip } from '../ui/sample-chip.tsx'
import { prefersStill, useSlides } from '../ui/use-slides.ts'

type Voice = { name: string; about: string; text: string }

const secondsOfASlide = 6

/**
 * Testimonials, one at a time. They advance automatically, except while hovered or focused, on a hidden page, or with
 * reduced motion.
 */
export function Testimonials({ voices, isSample }: { voices: readonly Voice[]; isSample: boolean }) {
  const { track, shown, show, onScroll } = useSlides<HTMLUListElement>()
  const [isPaused, setPaused] = useState(false)
  const frame = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => {
      const isHeld = frame.current?.matches(':hover, :focus-within') ?? true
      if (!isHeld && !document.hidden && !prefersStill()) show(shown + 1)
    }, secondsOfASlide * 1000)
    return () => clearInterval(timer)
  })

  return (
    <section ref={frame} aria-roledescription="carousel" aria-label={m.home_voices_title()}>
      <ul
        ref={track}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
        tabIndex={0}
        className="slides rounded-sheet border border-rule bg-card shadow-2"
      >
        {voices.map(({ name, about, text }, index) => (
          <li
            key={name}
            aria-label={m.home_voices_place({ place: index + 1, count: voices.length })}
            className="flex flex-col px-5 py-6 sm:px-8 sm:py-8"
          >
            <blockquote className="max-w-[44em] border-l-ctl border-margin pl-4 text-lead leading-normal sm:text-subhead">
              “{text}”
            </blockquote>
            <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-5 pl-4">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-2">{about}</span>
              {isSample && <SampleChip text={m.home_sample()} />}
            </p>
          </li>
        ))}
      </ul>
      <div className="needs-script mt-3 flex items-center gap-2">
        <SlideButton icon="chevron-left" label={m.home_voices_previous()} onClick={() => show(shown - 1)} />
        <SlideButton icon="chevron-right" label={m.home_voices_next()} onClick={() => show(shown + 1)} />
        <span className="motion-reduce:hidden">
          <SlideButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? m.home_voices_play() : m.home_voices_pause()}
            onClick={() => setPaused(!isPaused)}
          />
        </span>
        <p className="ml-1 text-small text-ink-2 tabular-nums">
          {shown + 1} / {voices.length}
        </p>
      </div>
    </section>
  )
}

function SlideButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-ctl border-ctl border-rule bg-card text-ink-2 hover:bg-sunk"
    >
      <Icon name={icon} />
    </button>
  )
}
