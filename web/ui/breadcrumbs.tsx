import { Link, type LinkProps } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'

type Crumb = { label: string; to?: LinkProps['to']; params?: LinkProps['params'] }

/** Breadcrumbs of a page two or more levels deep; the last is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={m.ui_breadcrumb()}>
      <ol className="flex flex-wrap gap-x-2 text-small text-ink-3">
        {items.map(({ label, to, params }, index) => (
          <li key={label} className="flex gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {to ? (
              <Link to={to} params={params ?? {}} className="text-link underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
