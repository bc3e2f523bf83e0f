import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlaceLink, usePlace } from './place.tsx'
import type { Loaded } from './use-loaded.ts'

/** What stands in place of what has not come: that it is on its way, or why not and a way to ask again. */
export function NotLoaded({ of }: { of: Pick<Loaded<unknown>, 'data' | 'failure' | 'reload'> }) {
  const { path, search } = usePlace()
  if (of.failure !== null)
    return (
      <div className="mb-4 grid justify-items-start gap-3">
        <Notice kind="bad">{of.failure}</Notice>
        <Button variant="secondary" onClick={of.reload}>
          {m.admin_try_again()}
        </Button>
        {search.size > 0 && (
          <PlaceLink to={path} className="inline-flex min-h-11 items-center font-semibold text-link">
            {m.admin_inbox_see_all()}
          </PlaceLink>
        )}
      </div>
    )
  return of.data === null ? <p className="text-ink-2">{m.admin_loading()}</p> : null
}
