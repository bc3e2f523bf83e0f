import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { GrantManyDialog } from '../grant-many-dialog.tsx'

type Props = { studentIds: string[]; onClear(): void }

/** What may be done with the students that are chosen in the list. */
export function ChosenStudents({ studentIds, onClear }: Props) {
  const [isGranting, setGranting] = useState(false)
  const count = studentIds.length
  return (
    <section
      aria-label={m.admin_many()}
      className="mb-3 flex flex-wrap items-center gap-3 rounded-card border border-brand bg-brand-soft p-3"
    >
      <p className="font-semibold">{m.admin_many_chosen({ count })}</p>
      <Button size="dense" aria-haspopup="dialog" onClick={() => setGranting(true)}>
        {m.admin_grant_many()}
      </Button>
      <Button variant="quiet" size="dense" onClick={onClear}>
        {m.admin_many_clear()}
      </Button>
      {isGranting && (
        <GrantManyDialog
          to={{ studentIds }}
          lead={m.admin_grant_chosen_lead({ count })}
          onClose={() => setGranting(false)}
        />
      )}
    </section>
  )
}
