import { withLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { currentLocale } from '../../locale.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Asks among the student's own notes. */
export function NoteSearch({ asked }: { asked: string }) {
  return (
    <form
      role="search"
      method="get"
      action={withLocale('/notes', currentLocale())}
      className="mt-6 flex max-w-[34rem] gap-2"
    >
      <input
        type="search"
        name="q"
        aria-label={m.notes_search()}
        placeholder={m.notes_search()}
        defaultValue={asked}
        key={asked}
        maxLength={100}
        enterKeyHint="search"
        className="min-h-11 min-w-0 flex-1 rounded-ctl border-[1.5px] border-line bg-card px-3 text-base text-ink placeholder:text-ink-3"
      />
      <Button type="submit">
        <Icon name="search" />
        {m.search_submit()}
      </Button>
    </form>
  )
}
