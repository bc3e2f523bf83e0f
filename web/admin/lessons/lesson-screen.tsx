import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/part-failed.tsx'
import { OpenDraft } from '../drafts/open-draft.tsx'
import { Loading } from '../ui/loading.tsx'
import type { LessonDraft } from './labels.ts'

const LessonEditor = lazyPart(() => import('./lesson-editor.tsx'), 'LessonEditor')

/** Editor of one step lesson; loads the engine, the keypad and the player. */
export function LessonScreen() {
  const { id } = useParams({ from: '/admin/lessons/$id' })
  return (
    <OpenDraft<LessonDraft> kind="lesson" id={id}>
      {(first) => (
        <Suspense fallback={<Loading />}>
          <LessonEditor key={first.id} first={first} />
        </Suspense>
      )}
    </OpenDraft>
  )
}
