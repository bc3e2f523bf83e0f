const width = 640
const height = 140
const headroom = 8

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
  return (
    <div>
      {/* Only the bars are stretched: names keep the size of text. */}
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-36 w-full"
      >
        {[0, 0.5, 1].map((part) => (
          <path
            key={part}
            d={`M0 ${height - 1 - part * (height - headroom)}H${width}`}
            className="stroke-grid"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars.map(({ label: name, values }, index) => {
          const each = (place * 0.8) / values.length
          return (
            <g key={name}>
              {values.map((value, part) => {
                const tall = Math.max(0, ((value ?? 0) / most) * (height - headroom))
                return (
                  <rect
                    // A series keeps its place.
                    // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
                    key={part}
                    x={index * place + place * 0.1 + part * each}
                    y={height - tall}
                    width={Math.max(1, each - 1)}
                    height={tall}
                    className={fills[part]}
                  />
                )
              })}
            </g>
          )
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-2 text-sm text-ink-2">
        {namesBelow(bars).map((name) => (
          <span key={name} className={bars.length <= few ? 'min-w-0 flex-1 text-center' : ''}>
            {name}
          </span>
        ))}
      </p>
    </div>
  )
}

/** So few bars have a name each. */
const few = 3

/** Of many, the first, the middle and the last have a name. */
function namesBelow(bars: readonly Bar[]): string[] {
  const names = bars.map(({ label }) => label)
  if (names.length <= few) return names
  return names.filter((_, index) => [0, Math.floor((names.length - 1) / 2), names.length - 1].includes(index))
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
