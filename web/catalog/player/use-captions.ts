import { useEffect, useState } from 'react'
import type { FilmLink } from './use-film.ts'

/** A caption track of the page's own address, which a store behind a redirect could not offer. */
export type CaptionTrack = { language: string; address: string }

/** The captions of a film, fetched once; a film whose captions fail plays without them. */
export function useCaptions(link: FilmLink | null): CaptionTrack[] {
  const [tracks, setTracks] = useState<CaptionTrack[]>([])
  const isReady = link !== null
  // A renewed link names the same captions: what was fetched with the first one stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched with the first link only
  useEffect(() => {
    if (link === null) return
    let isStopped = false
    const addresses: string[] = []
    void Promise.all(link.captions.map(fetchTrack)).then((found) => {
      const fetched = found.filter((track) => track !== null)
      addresses.push(...fetched.map((track) => track.address))
      if (isStopped) addresses.forEach(URL.revokeObjectURL)
      else setTracks(fetched)
    })
    return () => {
      isStopped = true
      addresses.forEach(URL.revokeObjectURL)
    }
  }, [isReady])
  return tracks
}

async function fetchTrack({
  language,
  url,
}: {
  language: string
  url: string
}): Promise<CaptionTrack | null> {
  try {
    const response = await fetch(url)
    if (!response.ok) return null
    return { language, address: URL.createObjectURL(new Blob([await response.text()], { type: 'text/vtt' })) }
  } catch {
    return null
  }
}
