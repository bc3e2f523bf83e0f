import { lazy } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from './button.tsx'

/** What `lazy` can load. */
type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** A component by its name in a script that is loaded when it is first shown. */
export function lazyPart<Name extends string, Script extends Record<Name, Component>>(
  load: () => Promise<Script>,
  name: Name,
  failed: () => { default: Component } = partFailed,
) {
  return lazy<Script[Name]>(() =>
    // What stands in its place is given its properties.
    load().then((script) => ({ default: script[name] }), failed as () => { default: Script[Name] }),
  )
}

/** Shown in place of a lazy part that failed to load: a message and a retry. */
function partFailed(): { default: () => React.JSX.Element } {
  return { default: () => <PartFailed /> }
}

type DialogProps = { isOpen?: boolean; onClose(): void }

/** The same for a part that opens over the page, and can be closed. */
export function dialogFailed(): { default: (props: DialogProps) => React.JSX.Element } {
  return { default: DialogFailed }
}

function DialogFailed({ isOpen = true, onClose }: DialogProps) {
  return (
    <div
      hidden={!isOpen}
      className="fixed inset-x-3 bottom-3 z-20 mx-auto max-w-[420px] rounded-card shadow-2"
    >
      <PartFailed onClose={onClose} />
    </div>
  )
}

function PartFailed({ onClose }: { onClose?(): void }) {
  return (
    <div role="alert" className="rounded-card border border-rule bg-card p-5">
      <p>{m.course_part_failed()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {m.course_reload()}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {m.ui_close()}
          </Button>
        )}
      </div>
    </div>
  )
}
