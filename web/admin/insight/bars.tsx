const width = 640
const height = 160
const floor = height - 18

type Bar = { label: string; values: readonly (number | null)[] }

const fills = ['fill-brand', 'fill-ok', 'fill-warn']

type Props = {
  bars: readonly Bar[]
  /** What it shows, in one sentence: who cannot see it has the table beside it. */
  label: string
}

/** Bars from the left to the right, some side by side at each place; a figure that is hidden has none. */
export function Bars({ bars, label }: Props) {
  const most = Math.max(1, ...bars.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const place = width / Math.max(1, bars.length)
  const ticks = ticksOf(bars.length)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
      {[0, 0.5, 1].map((part) => (
        <path key={part} d={`M0 ${floor - part * (floor - 8)}H${width}`} className="stroke-grid" />
      ))}
      {bars.map(({ label: name, values }, index) => {
        const each = (place * 0.8) / values.length
        return (
          <g key={name}>
            {values.map((value, part) => {
              const tall = ((value ?? 0) / most) * (floor - 8)
              return (
                <rect
                  // A series keeps its place.
                  // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
                  key={part}
                  x={index * place + place * 0.1 + part * each}
                  y={floor - Math.max(0, tall)}
                  width={Math.max(1, each - 1)}
                  height={Math.max(0, tall)}
                  className={fills[part]}
                />
              )
            })}
            {ticks.has(index) && (
              <text
                x={index * place + place / 2}
                y={height - 3}
                textAnchor={index === 0 ? 'start' : index === bars.length - 1 ? 'end' : 'middle'}
                className="fill-ink-2 text-[13px]"
              >
                {name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Names stand below the first, the middle and the last place, or each where there are few. */
function ticksOf(count: number): Set<number> {
  if (count <= 6) return new Set(Array.from({ length: count }, (_, index) => index))
  return new Set([0, Math.floor((count - 1) / 2), count - 1])
}

/** Which colour is what. */
export function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
            <rect width="10" height="10" className={fills[index]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
