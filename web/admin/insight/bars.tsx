import { useState } from 'react'
import { chartScaleEnd } from '../../../domain/admin/insight/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

const width = 640
const height = 140

type Bar = { label: string; values: readonly (number | null)[] }

const fills = ['fill-brand', 'fill-ok', 'fill-warn']

type Props = {
  bars: readonly Bar[]
  /** Names of a bar's values, in order. */
  series: readonly string[]
  /** Formats a value. */
  textOf(value: number): string
  /** A one-sentence summary; the table has the values for users who cannot see the chart. */
  label: string
}

/**
 * A bar chart with one or more series; a hidden figure has no bar. The values at a position are shown by mouse, touch
 * and arrow keys.
 */
export function Bars({ bars, series, textOf, label }: Props) {
  // By name: the selected day stays the same when days are added.
  const [readLabel, setReadLabel] = useState<string | null>(null)
  const most = chartScaleEnd(Math.max(...bars.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const place = width / bars.length
  const last = bars.length - 1
  const found = bars.findIndex((bar) => bar.label === readLabel)
  const at = found === -1 ? last : found
  const read = readLabel === null ? null : (bars[at] ?? null)
  const setAt = (index: number) => setReadLabel(bars[index]?.label ?? null)
  const valueText = (value: number | null | undefined) =>
    value == null ? m.admin_figures_hidden() : textOf(value)
  const sentence = (bar: Bar | undefined) =>
    `${bar?.label}: ${series.map((name, part) => `${name} ${valueText(bar?.values[part])}`).join(', ')}`

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <p
        aria-hidden="true"
        className="flex h-36 flex-col justify-between text-right text-sm leading-none text-ink-2 tabular-nums"
      >
        {[most, most / 2, 0].map((value) => (
          <span key={value}>{textOf(value)}</span>
        ))}
      </p>
      <div className="relative rounded-ctl has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {/* Only the bars are stretched: names keep the size of text. */}
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-36 w-full"
        >
          {read !== null && <rect x={at * place} width={place} height={height} className="fill-sunk" />}
          {[0, 0.5, 1].map((part) => (
            <path
              key={part}
              d={`M0 ${part * height}H${width}`}
              className="stroke-grid"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {bars.map(({ label: name, values }, index) => {
            const each = (place * 0.8) / values.length
            return (
              <g key={name}>
                {values.map((value, part) => {
                  const tall = Math.max(0, ((value ?? 0) / most) * height)
                  return (
                    <rect
                      // A series keeps its position.
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
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={m.admin_figures_walk()}
          aria-valuetext={sentence(bars[at])}
          className="absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
          onFocus={() => setAt(at)}
          onChange={({ target }) => setAt(target.valueAsNumber)}
          onPointerMove={({ clientX, currentTarget }) => {
            const { left, width: wide } = currentTarget.getBoundingClientRect()
            setAt(Math.max(0, Math.min(last, Math.floor(((clientX - left) / wide) * bars.length))))
          }}
        />
      </div>
      <p aria-hidden="true" className="col-start-2 mt-1 flex justify-between gap-2 text-sm text-ink-2">
        {namesBelow(bars).map((name) => (
          <span key={name} className={bars.length <= few ? 'min-w-0 flex-1 text-center' : ''}>
            {name}
          </span>
        ))}
      </p>
      <ul className="col-span-2 mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {read !== null && <li className="font-semibold text-ink">{read.label}</li>}
        {series.map((name, part) => (
          <li key={name} className="flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
              <rect width="10" height="10" className={fills[part]} />
            </svg>
            {name}
            {read !== null && (
              <span className="font-semibold text-ink tabular-nums">{valueText(read.values[part])}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Up to this many bars, each is labelled. */
const few = 3

/** With many bars, only the first, the middle and the last are labelled. */
function namesBelow(bars: readonly Bar[]): string[] {
  const names = bars.map(({ label }) => label)
  if (names.length <= few) return names
  return names.filter((_, index) => [0, Math.floor((names.length - 1) / 2), names.length - 1].includes(index))
}
