import { pageDrawing } from '../../packages/drawing/page-drawing.ts'

/** A decorative figure of the drawing kit. Sizes are pixels; an unknown name leaves its place empty. */
export function Drawing({ name, width, height }: { name: string; width: number; height: number }) {
  return (
    <span
      aria-hidden="true"
      className="block shrink-0 [&>svg]:block [&>svg]:h-auto [&>svg]:max-w-full"
      // Drawn by our own functions, never from user text.
      dangerouslySetInnerHTML={{ __html: pageDrawing(name, { width, height }) }}
    />
  )
}
