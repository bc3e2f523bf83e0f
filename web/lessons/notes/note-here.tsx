import { m } from '../../../domain/messages/compiled/messages.js'
import { Folded } from '../../ui/folded.tsx'
import { lazyPart } from '../../ui/part-failed.tsx'
import type { NotePlace } from './note-form.tsx'

const OpenNotes = lazyPart(() => import('./lesson-notes.tsx'), 'OpenNotes')

type Props = { item: string; at: NotePlace; about?: string }

/** Notes on one question. */
export function NoteHere({ item, at, about }: Props) {
  return (
    <Folded icon="pencil" title={m.notes_of_question()} about={about}>
      <OpenNotes item={item} at={at} />
    </Folded>
  )
}
