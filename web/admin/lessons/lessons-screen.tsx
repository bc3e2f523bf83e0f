import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { lessonStates, mostLessonTitleLength } from '../../../domain/admin/lessons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { BeginForm } from '../begin-form.tsx'
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
  const navigate = useNavigate()
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
            id: state,
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
      <BeginForm
        draftName="new-lesson"
        label={m.admin_lesson_new()}
        maxLength={mostLessonTitleLength}
        create={(title) => send('createStepLesson', { title })}
        onBegun={(id) => navigate({ to: '/admin/lessons/$id', params: { id } })}
      />
    </ListPage>
  )
}

function LessonCells({ item }: { item: Item }) {
  const { id, title, name, state, hasChanges, durationInSeconds, updatedAt, updatedBy } = item
  return (
    <>
      <AdminCell className="lg:min-w-[260px]">
        <Link to="/admin/lessons/$id" params={{ id }} look="row">
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
