import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type SearchProps = { words: string; hint: string; onSearch: (words: string) => void }

/** A search that is sent with Enter: the address keeps it. */
export function SearchForm({ words, hint, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(words)
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 basis-64 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <label className="min-w-0 flex-1 text-sm font-semibold">
        <span className="mb-1 block">{m.desk_search()}</span>
        <input
          type="search"
          maxLength={100}
          value={typed}
          placeholder={hint}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-10 w-full rounded-ctl border-[1.5px] border-line bg-card px-3 text-[15px] font-normal text-ink placeholder:text-ink-3"
        />
      </label>
      <Button type="submit" variant="secondary" size="dense">
        {m.desk_search()}
      </Button>
    </form>
  )
}

/** A labelled day. */
export function DayField({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="min-h-10 rounded-ctl border-[1.5px] border-line bg-card px-2 text-[15px] text-ink"
        {...input}
      />
    </div>
  )
}

type LoadingProps = { failure: string | null; isFirst: boolean; onAgain: () => void }

/** What stands in place of a list that has not come. */
export function ListTrouble({ failure, isFirst, onAgain }: LoadingProps) {
  if (failure !== null)
    return (
      <div className="mb-4 grid justify-items-start gap-3">
        <Notice kind="bad">{failure}</Notice>
        <Button variant="secondary" onClick={onAgain}>
          {m.desk_try_again()}
        </Button>
      </div>
    )
  return isFirst ? <p className="text-ink-2">{m.desk_loading()}</p> : null
}

type Tone = 'plain' | 'good' | 'warn' | 'bad'

const tones: Record<Tone, string> = {
  plain: 'bg-sunk text-ink-2',
  good: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

export function Chip({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={clsx('inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold', tones[tone])}>
      {children}
    </span>
  )
}
