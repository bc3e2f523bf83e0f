import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { lessonStates, mostLessonTitleLength } from '../../../domain/admin/lessons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { When } from '../parts.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'
import { lessonStateText } from './labels.ts'
import { LessonStateChip } from './state-chip.tsx'

type Item = AdminOutputOf<'getStepLessons'>['items'][number]

const route = getRouteApi('/admin/lessons')

/** Step lessons, published or not. */
export function LessonsScreen() {
  const lessons = useList('getStepLessons', route.useSearch())
  return (
    <ListPage
      title={m.admin_lessons()}
      list={lessons}
      searchHint={m.admin_lesson_search_hint()}
      filters={[
        {
          name: 'state',
          label: m.admin_filter_status(),
          options: lessonStates.map((state) => ({
            value: state,
            name: `${lessonStateText(state)} (${lessons.data?.counts[state] ?? 0})`,
          })),
        },
      ]}
      none={m.admin_lessons_empty()}
      rows={{
        columns: [
          m.admin_article_title(),
          m.admin_filter_status(),
          m.admin_lesson_length(),
          m.admin_column_changed(),
        ],
        cells: (item) => <LessonCells item={item} />,
      }}
    >
      <NewLesson />
    </ListPage>
  )
}

function LessonCells({ item }: { item: Item }) {
  const { id, title, name, state, hasChanges, durationInSeconds, updatedAt, updatedBy } = item
  return (
    <>
      <AdminCell className="lg:min-w-[260px]">
        <Link
          to="/admin/lessons/$id"
          params={{ id }}
          className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
        >
          {title}
        </Link>
        <span className="block text-sm break-all text-ink-2">{name}</span>
      </AdminCell>
      <AdminCell>
        <LessonStateChip state={state} hasChanges={hasChanges} />
      </AdminCell>
      <AdminCell title={m.admin_lesson_length()}>
        {durationInSeconds === 0
          ? '–'
          : m.admin_lesson_minutes({ minutes: Math.max(1, Math.round(durationInSeconds / 60)) })}
      </AdminCell>
      <AdminCell title={m.admin_column_changed()}>
        <When at={updatedAt} />
        {updatedBy !== null && <span className="block text-sm text-ink-2">{updatedBy}</span>}
      </AdminCell>
    </>
  )
}

const draftName = 'new-lesson'

function NewLesson() {
  const [title, setTitle] = useState(() => draftOf(draftName))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (title.trim() === '') return setError(m.admin_title_required())
    setBusy(true)
    const answer = await send('createStepLesson', { title })
    setBusy(false)
    if (!answer.success) return setError(answer.message)
    keepDraft(draftName, '')
    await navigate({ to: '/admin/lessons/$id', params: { id: answer.data.id } })
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3 sm:flex-nowrap"
      onSubmit={(event) => void begin(event)}
    >
      <Field
        label={m.admin_lesson_new()}
        placeholder={m.admin_article_title()}
        className="w-full sm:max-w-[420px]"
        maxLength={mostLessonTitleLength}
        value={title}
        error={error}
        onChange={({ target }) => {
          setTitle(target.value)
          setError(undefined)
          keepDraft(draftName, target.value)
        }}
      />
      <Button type="submit" className="shrink-0 sm:mt-7.5" isBusy={isBusy}>
        {m.admin_article_begin()}
      </Button>
    </form>
  )
}
