import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from './button.tsx'

/** What a part that is loaded on use becomes when it could not be loaded: words and a way on. */
export function partFailed(): { default: () => React.JSX.Element } {
  return { default: PartFailed }
}

function PartFailed() {
  return (
    <div role="alert" className="rounded-card border border-rule bg-card p-5">
      <p>{m.course_part_failed()}</p>
      <Button variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
        {m.course_reload()}
      </Button>
    </div>
  )
}
