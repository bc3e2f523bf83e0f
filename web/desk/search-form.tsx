import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'

type Props = { words: string; hint: string; onSearch: (words: string) => void }

/** The search over a list; what is looked for stands in the address. */
export function SearchForm({ words, hint, onSearch }: Props) {
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
