import { mostSearchLength } from '../../domain/articles/search-words.ts'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

type Props = {
  asked?: string | undefined
  /** The page with the results; by default, site search. */
  action?: string
  label?: string
  placeholder?: string
}

/** Searches courses, articles and resources, or the list of another page. A native form: it works without a script. */
export function SearchForm({
  asked = '',
  action = '/search',
  label = m.search_label(),
  placeholder = m.search_placeholder(),
}: Props) {
  return (
    <form
      role="search"
      method="get"
      action={withLocale(action, currentLocale())}
      className="flex max-w-[34rem] gap-2"
    >
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={asked}
        key={asked}
        maxLength={mostSearchLength}
        enterKeyHint="search"
        className="min-h-11 min-w-0 flex-1 rounded-ctl border-ctl border-line bg-card px-3 text-base text-ink placeholder:text-ink-3"
      />
      <Button type="submit">
        <Icon name="search" />
        {m.search_submit()}
      </Button>
    </form>
  )
}
