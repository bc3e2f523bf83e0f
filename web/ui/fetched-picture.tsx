import { useCallback, useEffect, useState } from 'react'

type Words = { alt: string; notShown: string; again: string; larger: string; smaller: string }

type Props = {
  width: number
  height: number
  words: Words
  /** The picture as a data URL; null where it failed to load. */
  load(): Promise<string | null>
  /** Key of what is loaded: another key loads it again. */
  name: string
}

const usualHeight = 288

/** A private picture without a public URL: it is requested with the session. */
export function FetchedPicture({ width, height, words, load, name }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isLarge, setLarge] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is loaded
  const ask = useCallback(load, [name])
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isOver = false
    setFailed(false)
    void ask().then((found) => {
      if (isOver) return
      setAddress(found)
      setFailed(found === null)
    })
    return () => {
      isOver = true
    }
  }, [ask, attempt])
  const shownWidth = Math.round(Math.min(width, (usualHeight * width) / height))
  if (isFailed)
    return (
      <p className="my-1 text-small">
        {words.notShown}{' '}
        <button
          type="button"
          onClick={() => setAttempt(attempt + 1)}
          className="min-h-11 cursor-pointer font-semibold text-link underline underline-offset-2"
        >
          {words.again}
        </button>
      </p>
    )
  return (
    <div className="my-1">
      <div
        className={isLarge ? 'max-h-[80vh] overflow-auto' : ''}
        // Scrollable by keyboard where it is larger than the screen.
        {...(isLarge && { role: 'region', 'aria-label': words.alt, tabIndex: 0 })}
      >
        {address === null ? (
          <div
            className="max-w-full rounded-ctl bg-sunk"
            style={{ width: shownWidth, aspectRatio: `${width} / ${height}` }}
          />
        ) : (
          <img
            src={address}
            alt={words.alt}
            width={width}
            height={height}
            className={isLarge ? 'max-w-none rounded-ctl' : 'h-auto max-w-full rounded-ctl'}
            style={isLarge ? undefined : { width: shownWidth }}
          />
        )}
      </div>
      {address !== null && width > shownWidth && (
        <button
          type="button"
          onClick={() => setLarge(!isLarge)}
          className="min-h-11 cursor-pointer text-small text-link underline underline-offset-2"
        >
          {isLarge ? words.smaller : words.larger}
        </button>
      )}
    </div>
  )
}
