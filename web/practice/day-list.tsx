import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { dayText } from '../ui/day-text.ts'
import { Icon } from '../ui/icon.tsx'
import { PracticeLink } from './practice-link.tsx'

type Entry = OutputOf<'getToday'>['today']['entries'][number]

/** What is due, why, and how long it takes. */
export function DayList({ entries, isLater = false }: { entries: readonly Entry[]; isLater?: boolean }) {
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <li key={entry.skill.id} className="rounded-card border border-rule bg-card">
          {isLater ? (
            <div className="flex items-center gap-3 px-4 py-3">
              <EntryText entry={entry} />
            </div>
          ) : (
            <PracticeLink
              item={entry.item}
              skills={[entry.skill.id]}
              className="flex min-h-14 items-center gap-3 rounded-card px-4 py-3 text-ink no-underline hover:bg-sunk"
            >
              <EntryText entry={entry} />
              <Icon name="chevron-right" />
            </PracticeLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function EntryText({ entry }: { entry: Entry }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{entry.skill.name}</span>
        <span className="block text-small text-ink-2">{reasonText(entry)}</span>
      </span>
      <span className="shrink-0 text-small whitespace-nowrap text-ink-3 tabular-nums">
        {m.today_entry_minutes({ minutes: entry.minutes })}
      </span>
    </>
  )
}

function reasonText({ reason, lastTriedOn }: Entry): string {
  switch (reason) {
    case 'due':
      return lastTriedOn === null ? m.today_due() : m.today_due_since({ day: dayText(lastTriedOn) })
    case 'lastLook':
      return m.today_last_look()
    case 'plan':
      return m.today_in_plan()
    case 'begun':
      return m.today_begun()
    case 'next':
      return m.today_next()
  }
}
