import { type DragEvent, useState } from 'react'

/** The half of a row over which something is held. */
export type Edge = 'above' | 'below'

type Place = { takes: boolean; onDrop(edge: Edge): void }

/** What makes a row a place to drop another one at, and the edge that it would come to while it is held there. */
export function useDropPlace({ takes, onDrop }: Place) {
  const [edge, setEdge] = useState<Edge | null>(null)
  const take = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const place = {
    onDragOver(event: DragEvent) {
      if (!takes) return
      take(event)
      const { top, height } = event.currentTarget.getBoundingClientRect()
      setEdge(event.clientY < top + height / 2 ? 'above' : 'below')
    },
    onDragLeave: () => setEdge(null),
    onDrop(event: DragEvent) {
      setEdge(null)
      if (!takes) return
      take(event)
      onDrop(edge ?? 'above')
    },
  }
  return { edge, place }
}
