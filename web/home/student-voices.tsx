import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'

/** The students' newspaper, with a link to it. */
export function StudentVoices() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
      <div className="max-w-[34em] flex-1 basis-80">
        <p className="text-ink-2">{m.home_chronicle_text()}</p>
        <Link to="/mentor" className={`${buttonClass('secondary')} mt-5`}>
          {m.home_chronicle_read()}
        </Link>
      </div>
      <div aria-hidden="true" className="news-sheet rounded-sheet border border-rule bg-card shadow-2">
        <p>{m.layout_chronicle()}</p>
        <span />
      </div>
    </div>
  )
}
