import type { OutputOf } from '../../../domain/calls.ts'

/** A loaded part of a video; times are those of `performance.now`. */
export type Part = { bytes: ArrayBuffer; startedAt: number; endedAt: number }

/** The first parts of a video, loaded or loading, by URL; each is used once. */
export type Beginning = { rendition: Lists['rendition']; parts: Map<string, Promise<Part>> }

type Lists = NonNullable<OutputOf<'openStream'>['lists']>

/**
 * Preloads what the player requests first: both playlists, which came with the video's URL, the key and the first
 * segment. The player retries a part that fails.
 */
export function fetchBeginning(playlistUrl: string, lists: Lists, startsAt: Promise<number>): Beginning {
  const parts: Beginning['parts'] = new Map()
  const master = new URL(playlistUrl, location.href)
  const list = new URL(`${lists.rendition}.m3u8`, master)
  putInto(parts, master, lists.master)
  putInto(parts, list, lists.ofRendition)
  fetchInto(parts, new URL('key', master))
  void startsAt
    .then((seconds) => {
      const segment = segmentAt(lists.ofRendition, seconds)
      if (segment !== null) fetchInto(parts, new URL(segment, list))
    })
    .catch(() => undefined)
  return { rendition: lists.rendition, parts }
}

/** The URL of the segment that contains a second, as in the playlist; null past its end. */
export function segmentAt(playlist: string, seconds: number): string | null {
  let end = 0
  const lines = playlist.split('\n')
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('#EXTINF:')) continue
    end += Number.parseFloat(line.slice('#EXTINF:'.length))
    if (seconds < end) return lines[index + 1] ?? null
  }
  return null
}

function putInto(parts: Beginning['parts'], address: URL, text: string): void {
  const now = performance.now()
  const bytes = new TextEncoder().encode(text).buffer
  parts.set(address.href, Promise.resolve({ bytes, startedAt: now, endedAt: now }))
}

function fetchInto(parts: Beginning['parts'], address: URL): void {
  const startedAt = performance.now()
  const part = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status} for the beginning of a video`)
    const bytes = await response.arrayBuffer()
    return { bytes, startedAt, endedAt: performance.now() }
  })
  // There may be no handler yet when it fails.
  part.catch(() => undefined)
  parts.set(address.href, part)
}
