import { useEffect, useId, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { clockText } from '../../ui/clock-text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Captions } from './use-captions.ts'

type Props = { captions: Captions; isOpen: boolean; onToggle(): void; onSeek(seconds: number): void }

/** Searchable transcript; a line jumps to its time in the video. */
export function Transcript({ captions, isOpen, onToggle, onSeek }: Props) {
  const id = useId()
  const [words, setWords] = useState('')
  const lines = captions.lines?.filter(({ text }) => holds(text, words)) ?? null
  return (
    <section aria-label={m.player_transcript()} className="mt-4 rounded-card border border-rule bg-card">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 px-4 py-2 text-left font-semibold"
      >
        {m.player_transcript()}
        <span className={isOpen ? 'rotate-180' : ''}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-rule p-3">
        {isOpen && lines === null && <p role="status">{m.player_transcript_loading()}</p>}
        {isOpen && captions.lines?.length === 0 && <p>{m.player_transcript_missing()}</p>}
        {isOpen && captions.lines !== null && captions.lines.length > 0 && (
          <>
            <label className="relative block">
              <span className="sr-only">{m.player_transcript_search()}</span>
              <input
                type="search"
                value={words}
                onChange={(event) => setWords(event.target.value)}
                placeholder={m.player_transcript_search()}
                className="h-11 w-full rounded-ctl border-ctl border-line bg-card px-3 text-ink placeholder:text-ink-3"
              />
            </label>
            <p role="status" className="sr-only">
              {words !== '' && m.player_transcript_found({ count: lines?.length ?? 0 })}
            </p>
            {lines?.length === 0 && <p className="mt-3">{m.player_transcript_none()}</p>}
            <Lines captions={captions} lines={lines ?? []} isStill={words !== ''} onSeek={onSeek} />
          </>
        )}
      </div>
    </section>
  )
}

type LinesProps = {
  captions: Captions
  lines: readonly { start: number; text: string }[]
  /** The list stays where the reader has scrolled it. */
  isStill: boolean
  onSeek(seconds: number): void
}

function Lines({ captions, lines, isStill, onSeek }: LinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const current = captions.current[0]?.start ?? null
  useEffect(() => {
    if (current === null || isStill || list.current?.contains(document.activeElement)) return
    const line = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
    // Scrolls only the list, not the page.
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2
  }, [current, isStill])
  return (
    <ol ref={list} lang={captions.track?.language} className="player-lines">
      {lines.map(({ start, text }) => (
        <li key={start}>
          <button type="button" aria-current={start === current} onClick={() => onSeek(start)}>
            <span className="player-line-time">{clockText(start)}</span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function holds(text: string, words: string): boolean {
  const folded = text.toLocaleLowerCase()
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
