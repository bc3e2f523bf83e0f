import { type DragEvent, useState } from 'react'

/** The half of a row under the pointer. */
export type Edge = 'above' | 'below'

type Place = { takes: boolean; onDrop(edge: Edge): void }

/** Makes a row a drop target, and returns the edge where the dragged row would go. */
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
