import { useCallback, useEffect, useRef, useState } from 'react'
import { currentLocale } from '../../locale.ts'
import { keepPrivate, readPrivate } from '../../session.ts'
import { revokeLater } from '../../ui/blob-url.ts'
import type { VideoSource } from './ask-video.ts'
import { fetchTrack } from './tracks.ts'

export type CaptionSize = 'S' | 'M' | 'L'
/** `off` when the language shows none. */
type CaptionChoice = { language: string; size: CaptionSize }
/** Times in seconds. */
export type CaptionLine = { start: number; end: number; text: string }

type CaptionSettings = { language?: string | undefined; size?: CaptionSize }

const name = 'captions'

/**
 * The captions of a video in one language at a time, fetched when they are shown or read. A video whose captions fail
 * plays without them.
 */
export function useCaptions(source: VideoSource | null, isRead: boolean) {
  const [settings, setSettings] = useState<CaptionSettings>(() => readPrivate<CaptionSettings>(name) ?? {})
  const [address, setAddress] = useState<string | null>(null)
  const [lines, setLines] = useState<CaptionLine[] | null>(null)
  const [current, setCurrent] = useState<CaptionLine[]>([])

  const tracks = source?.captions ?? []
  const shown = settings.language === 'off' ? null : nearest(tracks, settings.language)
  const wanted = shown ?? (isRead ? nearest(tracks, undefined) : null)
  const language = wanted?.language ?? null
  const newest = useRef('')
  newest.current = wanted?.url ?? newest.current

  // A renewed link names the same captions: what was fetched with the first one stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each language
  useEffect(() => {
    setAddress(null)
    setLines(null)
    setCurrent([])
    if (wanted === null) return
    let isStopped = false
    let objectUrl: string | null = null
    const address = () => newest.current
    void fetchTrack(address, () => !isStopped).then((track) => {
      if (isStopped) return
      if (track === null) return setLines([])
      objectUrl = URL.createObjectURL(track)
      setAddress(objectUrl)
    })
    return () => {
      isStopped = true
      if (objectUrl !== null) revokeLater(objectUrl)
    }
  }, [language])

  /** The browser does the timing; the player draws the lines, below a small picture. */
  const watchTrack = useCallback((element: HTMLTrackElement | null) => {
    if (element === null) return
    const { track } = element
    track.mode = 'hidden'
    const show = () => setCurrent(linesOf(track.activeCues))
    const load = () => {
      setLines(linesOf(track.cues))
      // A paused video fires no cue change.
      show()
    }
    element.addEventListener('load', load)
    track.addEventListener('cuechange', show)
    return () => {
      element.removeEventListener('load', load)
      track.removeEventListener('cuechange', show)
    }
  }, [])

  function choose(change: CaptionSettings) {
    const next = { ...settings, ...change }
    keepPrivate(name, next)
    setSettings(next)
  }

  return {
    languages: tracks.map((track) => track.language),
    choice: { language: shown?.language ?? 'off', size: settings.size ?? 'M' } satisfies CaptionChoice,
    /** The track that is loaded; null while there is none. */
    track: address === null || language === null ? null : { address, language },
    watchTrack,
    /** All lines, or null until they are there. */
    lines: tracks.length === 0 ? [] : lines,
    /** The current line. */
    current,
    isShown: shown !== null,
    chooseLanguage: (chosen: string) => choose({ language: chosen }),
    chooseSize: (size: CaptionSize) => choose({ size }),
    /** Captions that are switched on again are in the language of the page. */
    toggle: () => choose({ language: shown === null ? undefined : 'off' }),
  }
}

export type Captions = ReturnType<typeof useCaptions>

function nearest(tracks: VideoSource['captions'], language: string | undefined) {
  const inLanguage = (tag: string | undefined) => tracks.find((track) => track.language === tag)
  return inLanguage(language) ?? inLanguage(currentLocale()) ?? tracks[0] ?? null
}

function linesOf(cues: TextTrackCueList | null): CaptionLine[] {
  return [...(cues ?? [])].map((cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  }))
}
