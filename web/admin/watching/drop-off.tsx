import { m } from '../../../domain/messages/compiled/messages.js'

const height = 36
const barWidth = 8
const gap = 2

type Props = { viewersByPart: readonly number[]; viewers: number }

/** Remaining viewers in each twentieth of a video, as bars. */
export function DropOff({ viewersByPart, viewers }: Props) {
  if (viewers === 0) return <span className="text-ink-2">{m.admin_watching_nobody()}</span>
  const width = viewersByPart.length * (barWidth + gap)
  const middle = viewersByPart[Math.floor(viewersByPart.length / 2)] ?? 0
  return (
    <svg
      role="img"
      aria-label={m.admin_watching_bars({ viewers, middle, end: viewersByPart.at(-1) ?? 0 })}
      viewBox={`0 0 ${width} ${height}`}
      className="h-9 w-full max-w-[200px]"
      preserveAspectRatio="none"
    >
      <path d={`M0 ${height - 0.5}h${width}`} className="stroke-rule" />
      {viewersByPart.map((count, part) => {
        const tall = (Math.min(count, viewers) / viewers) * (height - 2)
        return (
          <rect
            // Parts of a video never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={part}
            x={part * (barWidth + gap)}
            y={height - 1 - tall}
            width={barWidth}
            height={tall}
            className="fill-brand"
          />
        )
      })}
    </svg>
  )
}
