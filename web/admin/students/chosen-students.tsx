import { m } from '../../../domain/messages/compiled/messages.js'
import { ChosenBar } from '../chosen-bar.tsx'
import { DialogButton } from '../dialog-button.tsx'
import { GrantManyDialog } from '../grant-many-dialog.tsx'

type Props = { studentIds: string[]; onClear(): void }

/** What may be done with the students that are chosen in the list. */
export function ChosenStudents({ studentIds, onClear }: Props) {
  const count = studentIds.length
  return (
    <ChosenBar count={count} onClear={onClear}>
      <DialogButton label={m.admin_grant_many()} variant="primary">
        {(close) => (
          <GrantManyDialog to={{ studentIds }} lead={m.admin_grant_chosen_lead({ count })} onClose={close} />
        )}
      </DialogButton>
    </ChosenBar>
  )
}
