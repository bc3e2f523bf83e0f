import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { kindText } from './labels.ts'
import { Due, StatusChip, When } from './parts.tsx'
import { PlaceLink } from './place.tsx'

type Item = AdminOutputOf<'getInbox'>['items'][number]
type Props = {
  items: readonly Item[]
  chosen: ReadonlySet<string>
  onChoose(ids: readonly string[], isChosen: boolean): void
}

const cell = 'border-t border-grid px-3 py-2 text-left align-top'

/** The inbox on an admin's screen. */
export function CaseTable({ items, chosen, onChoose }: Props) {
  return (
    <div className="hidden rounded-card border border-rule bg-card lg:block">
      <table className="w-full border-separate border-spacing-0 text-small">
        <thead className="text-sm">
          <tr>
            <th scope="col" className="sticky top-0 w-11 rounded-tl-card bg-sunk text-left">
              <ChooseBox
                label={m.admin_many_all()}
                isChosen={chosen.size === items.length}
                onChoose={(isChosen) =>
                  onChoose(
                    items.map(({ id }) => id),
                    isChosen,
                  )
                }
              />
            </th>
            {[
              m.admin_column_case(),
              m.admin_column_person(),
              m.admin_column_status(),
              m.admin_column_activity(),
              m.admin_column_due(),
              m.admin_column_assignee(),
            ].map((title) => (
              <th
                key={title}
                scope="col"
                className="sticky top-0 bg-sunk px-3 py-2 text-left font-semibold last:rounded-tr-card"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="hover:bg-paper">
              <td className="border-t border-grid align-top">
                <ChooseBox
                  label={m.admin_many_one({ reference: item.reference })}
                  isChosen={chosen.has(item.id)}
                  onChoose={(isChosen) => onChoose([item.id], isChosen)}
                />
              </td>
              <td className={`${cell} max-w-[380px]`}>
                <CaseLink item={item} />
                <span className="block text-sm text-ink-2">
                  {kindText(item.kind)} · {item.reference}
                </span>
              </td>
              <td className={cell}>{item.person}</td>
              <td className={cell}>
                <StatusChip status={item.status} />
              </td>
              <td className={cell}>
                <When at={item.lastActivityAt} />
              </td>
              <td className={cell}>
                <Due {...item} />
              </td>
              <td className={cell}>{item.assignee?.name ?? <Nobody />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same on a phone or a tablet: a row is a card. */
export function CaseCards({ items, chosen, onChoose }: Props) {
  return (
    <ul className="grid gap-3 lg:hidden">
      {items.map((item) => (
        <li key={item.id} className="grid gap-1.5 rounded-card border border-rule bg-card p-3 text-small">
          <span className="-mt-1.5 -ml-2 flex items-center gap-1 text-sm text-ink-2">
            <ChooseBox
              label={m.admin_many_one({ reference: item.reference })}
              isChosen={chosen.has(item.id)}
              onChoose={(isChosen) => onChoose([item.id], isChosen)}
            />
            <span className="min-w-0 flex-1">
              {kindText(item.kind)} · {item.reference}
            </span>
            <StatusChip status={item.status} />
          </span>
          <CaseLink item={item} />
          <span>
            {item.person} · <When at={item.lastActivityAt} />
          </span>
          <span>
            <Due {...item} />
          </span>
          <span className="text-ink-2">
            {m.admin_column_assignee()}: {item.assignee?.name ?? <Nobody />}
          </span>
        </li>
      ))}
    </ul>
  )
}

type BoxProps = { label: string; isChosen: boolean; onChoose(isChosen: boolean): void }

function ChooseBox({ label, isChosen, onChoose }: BoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </label>
  )
}

function CaseLink({ item: { kind, id, reference, title } }: { item: Item }) {
  return (
    <PlaceLink
      to={`/admin/inbox/${kind}/${kind === 'ticket' ? reference : id}`}
      className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
    >
      {title}
    </PlaceLink>
  )
}

function Nobody() {
  return <span className="text-ink-3">{m.admin_filter_nobody()}</span>
}
