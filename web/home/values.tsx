import { Icon, type IconName } from '../ui/icon.tsx'

const icons: readonly IconName[] = ['globe', 'rupee', 'sun', 'support']

/** The installation's values, in four cards. */
export function Values({ values }: { values: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {values.map(({ title, text }, index) => (
        <li key={title} className="rounded-card border border-rule bg-card p-5">
          <span className="grid size-11 place-items-center rounded-ctl bg-brand-soft text-link">
            <Icon name={icons[index] ?? 'check'} size={24} />
          </span>
          <h3 className="mt-4 text-title text-balance">{title}</h3>
          <p className="mt-1.5 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
