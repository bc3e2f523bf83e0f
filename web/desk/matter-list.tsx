import type { DeskOutputOf } from '../../domain/desk/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Due, StatusChip, When } from './parts.tsx'
import { PlaceLink } from './place.tsx'
import { kindText } from './texts.ts'

type Item = DeskOutputOf<'getInbox'>['items'][number]
type Props = {
  items: readonly Item[]
  chosen: ReadonlySet<string>
  onChoose(ids: readonly string[], isChosen: boolean): void
}

const cell = 'border-t border-grid px-3 py-2 text-left align-top'

/** The inbox on a desk's screen. */
export function MatterTable({ items, chosen, onChoose }: Props) {
  return (
    <div className="hidden rounded-card border border-rule bg-card lg:block">
      <table className="w-full border-separate border-spacing-0 text-[15px]">
        <thead className="text-sm">
          <tr>
            <th scope="col" className="sticky top-0 w-11 rounded-tl-card bg-sunk text-left">
              <ChooseBox
                label={m.desk_many_all()}
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
              m.desk_column_matter(),
              m.desk_column_person(),
              m.desk_column_status(),
              m.desk_column_activity(),
              m.desk_column_due(),
              m.desk_column_assignee(),
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
                  label={m.desk_many_one({ reference: item.reference })}
                  isChosen={chosen.has(item.id)}
                  onChoose={(isChosen) => onChoose([item.id], isChosen)}
                />
              </td>
              <td className={`${cell} max-w-[380px]`}>
                <MatterLink item={item} />
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
export function MatterCards({ items, chosen, onChoose }: Props) {
  return (
    <ul className="grid gap-3 lg:hidden">
      {items.map((item) => (
        <li key={item.id} className="grid gap-1.5 rounded-card border border-rule bg-card p-3 text-[15px]">
          <span className="-mt-1.5 -ml-2 flex items-center gap-1 text-sm text-ink-2">
            <ChooseBox
              label={m.desk_many_one({ reference: item.reference })}
              isChosen={chosen.has(item.id)}
              onChoose={(isChosen) => onChoose([item.id], isChosen)}
            />
            <span className="min-w-0 flex-1">
              {kindText(item.kind)} · {item.reference}
            </span>
            <StatusChip status={item.status} />
          </span>
          <MatterLink item={item} />
          <span>
            {item.person} · <When at={item.lastActivityAt} />
          </span>
          <span>
            <Due {...item} />
          </span>
          <span className="text-ink-2">
            {m.desk_column_assignee()}: {item.assignee?.name ?? <Nobody />}
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

function MatterLink({ item: { kind, id, reference, title } }: { item: Item }) {
  return (
    <PlaceLink
      to={`/desk/inbox/${kind}/${kind === 'ticket' ? reference : id}`}
      className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
    >
      {title}
    </PlaceLink>
  )
}

function Nobody() {
  return <span className="text-ink-3">{m.desk_filter_nobody()}</span>
}
