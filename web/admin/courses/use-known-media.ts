import { useMemo, useState } from 'react'
import type { Medium } from './media-picker.tsx'
import type { KnownMedia } from './section.tsx'

/** The media the builder knows by name: those of the course, and those chosen since. */
export function useKnownMedia(
  named: readonly Medium[],
): KnownMedia & { addAll(media: readonly Medium[]): void } {
  const [chosen, setChosen] = useState<readonly Medium[]>([])
  return useMemo(() => {
    const known = new Map([...named, ...chosen].map((medium) => [medium.id, medium]))
    const addAll = (media: readonly Medium[]) => setChosen((was) => [...was, ...media])
    return { find: (id) => known.get(id) ?? null, add: (medium) => addAll([medium]), addAll }
  }, [named, chosen])
}
