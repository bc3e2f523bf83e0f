import { useMemo, useState } from 'react'
import type { Medium } from './media-picker.tsx'
import type { KnownMedia } from './section.tsx'

/** The media the builder knows by name: those of the course, and those chosen since. */
export function useKnownMedia(
  begun: readonly Medium[],
): KnownMedia & { addAll(media: readonly Medium[]): void } {
  const [known, setKnown] = useState(() => byId(begun))
  return useMemo(() => {
    const addAll = (media: readonly Medium[]) => setKnown((was) => new Map([...was, ...byId(media)]))
    return { find: (id) => known.get(id) ?? null, add: (medium) => addAll([medium]), addAll }
  }, [known])
}

function byId(media: readonly Medium[]): Map<string, Medium> {
  return new Map(media.map((medium) => [medium.id, medium]))
}
