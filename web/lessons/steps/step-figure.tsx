import { useEffect, useRef } from 'react'
import type { DrawnLesson, DrawnShape } from '../../../domain/lessons/steps/drawn-lesson.ts'

type Point = readonly [number, number]
export type MovedPoint = { name: string; at: Point; joinedTo: readonly Point[] }

type Props = {
  figure: NonNullable<DrawnLesson['figure']>
  shapes: readonly DrawnShape[]
  /** Shapes from this index on were added by the current step. */
  newFrom: number
  moved: MovedPoint | null
  isZoomed?: boolean
}

/** The figure as far as it is drawn. Labels keep the page's text size. */
export function StepFigure({
  figure: { width, height, words },
  shapes,
  newFrom,
  moved,
  isZoomed = false,
}: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    if (current && isZoomed) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [isZoomed])
  const place = ([x, y]: Point) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` })
  return (
    <div className="step-figure" data-zoomed={isZoomed || undefined}>
      {/* Enlarged, it is wider than its place. */}
      <div ref={frame} className="step-figure-place" tabIndex={isZoomed ? 0 : undefined}>
        <div
          role="img"
          aria-label={words}
          className="step-figure-sheet"
          style={{ aspectRatio: `${width} / ${height}`, maxWidth: isZoomed ? undefined : `${width * 1.4}px` }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {shapes.map((shape, index) => (
              // Shapes have no name but their place, and only join.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Shape key={index} shape={shape} isNew={index >= newFrom} />
            ))}
            {moved?.joinedTo.map(([x, y]) => (
              <path
                key={`${x} ${y}`}
                d={`M${moved.at[0]} ${moved.at[1]}L${x} ${y}`}
                className="shape-given"
                strokeWidth={2}
              />
            ))}
            {moved && <circle cx={moved.at[0]} cy={moved.at[1]} r={9} className="shape-moved" />}
          </svg>
          {shapes.map((shape, index) =>
            'label' in shape ? (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                aria-hidden="true"
                className={`step-name name-${shape.colour}`}
                style={{ ...place(shape.at), fontSize: `${shape.size}px` }}
                // Drawn by the server from what the lesson's author wrote.
                dangerouslySetInnerHTML={{ __html: shape.label }}
              />
            ) : null,
          )}
          {moved && (
            <span
              aria-hidden="true"
              className="step-name name-given font-bold"
              style={place([moved.at[0], moved.at[1] - 22])}
            >
              {moved.name}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}

function Shape({ shape, isNew }: { shape: DrawnShape; isNew: boolean }) {
  if ('label' in shape) return null
  if ('dot' in shape)
    return <circle cx={shape.dot[0]} cy={shape.dot[1]} r={5} className={`dot-${shape.colour}`} />
  return (
    <path
      d={shape.d}
      pathLength={shape.isDashed ? undefined : 1}
      className={`shape-${shape.colour}${isNew && !shape.isDashed ? ' is-joining' : ''}${shape.isFilled ? ' is-filled' : ''}`}
      strokeWidth={shape.width}
      strokeDasharray={shape.isDashed ? '6 5' : undefined}
    />
  )
}
