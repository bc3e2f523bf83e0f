import { useId, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'

type Props = { words: string; hint: string; onSearch: (words: string) => void }

/** The search over a list; what is looked for stands in the address. */
export function SearchForm({ words, hint, onSearch }: Props) {
  const [typed, setTyped] = useState(words)
  const id = useId()
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 basis-64 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <div className="min-w-0 flex-1 text-sm">
        <label htmlFor={id} className="block font-semibold">
          {m.admin_search()}
        </label>
        <p id={`${id}-hint`} className="mb-1 text-ink-2">
          {hint}
        </p>
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-10 w-full rounded-ctl border-[1.5px] border-line bg-card px-3 text-small text-ink"
        />
      </div>
      <Button type="submit" variant="secondary" size="dense">
        {m.admin_search()}
      </Button>
    </form>
  )
}
