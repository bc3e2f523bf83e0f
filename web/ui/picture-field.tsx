import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { Button, buttonClass } from './button.tsx'
import { FieldError } from './field-frame.tsx'
import { documentSizeText } from './file-size.ts'
import { type ShrunkPicture, shrunkPicture } from './shrunk-picture.ts'

type Words = {
  add: string
  another: string
  hint: string
  preparing: string
  remove: string
  unreadable: string
  ready(size: string): string
}

type Props = {
  words: Words
  picture: ShrunkPicture | null
  error?: string | undefined
  onChange(picture: ShrunkPicture | null): void
}

/** Chooses or takes one picture, and shrinks it before it is sent. */
export function PictureField({ words, picture, error, onChange }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The picture chosen last: an earlier one that is ready later is dropped. */
  const last = useRef(0)
  const [isBusy, setBusy] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(
    () => () => {
      last.current = -1
    },
    [],
  )

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    last.current += 1
    const turn = last.current
    setBusy(true)
    setUnreadable(false)
    onChange(null)
    const made = await shrunkPicture(file)
    if (last.current !== turn) return
    setBusy(false)
    setUnreadable(made === null)
    onChange(made)
  }

  function remove(): void {
    onChange(null)
    input.current?.focus()
  }

  const shownError = isUnreadable ? words.unreadable : error
  return (
    <div>
      {picture !== null && (
        <div className="mb-2 flex flex-wrap items-center gap-3">
          <img src={picture.address} alt="" className="size-20 rounded-ctl border border-rule object-cover" />
          <p role="status" className="text-small">
            {words.ready(documentSizeText(picture.byteCount))}
          </p>
          <Button variant="quiet" onClick={remove}>
            {words.remove}
          </Button>
        </div>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className="peer sr-only"
        aria-describedby={clsx(`${id}-hint`, shownError && `${id}-error`)}
        aria-invalid={shownError ? true : undefined}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          // The same file, chosen again after it was removed, counts as new.
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        aria-busy={isBusy || undefined}
        className={clsx(
          buttonClass(picture === null ? 'secondary' : 'quiet'),
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        <Camera />
        {isBusy ? words.preparing : picture === null ? words.add : words.another}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-small text-ink-3">
        {words.hint}
      </p>
      <FieldError id={id} error={shownError} />
    </div>
  )
}

/** Not among the icons: those are in every page's script. */
function Camera() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    >
      <path d="M3 8h4l2-3h6l2 3h4v12H3zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z" />
    </svg>
  )
}
