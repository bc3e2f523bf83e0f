import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { ApplyButton } from './apply-button.tsx'

type CareerHeroProps = { title: string; lead: string; month: string | undefined }

/** The head of a career page; the site's own header lies over it. */
export function CareerHero({ title, lead, month }: CareerHeroProps) {
  return (
    <div className="under-header graph-paper border-b border-rule">
      <div className="container-page py-10 md:py-16">
        {month !== undefined && (
          <p className="mb-3 inline-block rounded-ctl bg-hl px-3 py-1 text-small font-semibold text-on-hl">
            {m.apply_next_batch({ month })}
          </p>
        )}
        <h1 className="max-w-[22ch] text-banner-small text-balance">{title}</h1>
        <p className="mt-4 max-w-[58ch] text-lead text-ink-2">{lead}</p>
        <div className="mt-6">
          <ApplyButton size="large" />
          <noscript>
            <Link to="/contact-us" className="text-link underline">
              {m.apply_without_script()}
            </Link>
          </noscript>
        </div>
      </div>
    </div>
  )
}
