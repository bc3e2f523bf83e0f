import { m } from '../../domain/messages/compiled/messages.js'
import { NothingHere } from '../ui/nothing-here.tsx'

/** The page for an address that does not exist. */
export function NotFound() {
  return (
    <div className="graph-paper grid min-h-[calc(100dvh-240px)] content-center py-12">
      <h1 className="sr-only">{m.layout_not_found_title()}</h1>
      <NothingHere drawing="not-found" title={m.layout_not_found()} to="/" label={m.layout_go_home()}>
        <p>{m.layout_not_found_hint()}</p>
      </NothingHere>
    </div>
  )
}
