import { useNavigate, useSearch } from '@tanstack/react-router'
import { lessonStates, mostLessonTitleLength } from '../../../domain/admin/lessons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { useList } from '../query.ts'
import { BeginForm } from '../ui/begin-form.tsx'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Changed } from '../ui/parts.tsx'
import { lessonStateText } from './labels.ts'
import { LessonStateChip } from './state-chip.tsx'

/** All step lessons, published or not. */
export function LessonsScreen() {
  const navigate = useNavigate()
  const lessons = useList('getStepLessons', useSearch({ from: '/admin/lessons' }))
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
      rows={[
        {
          title: m.admin_article_title(),
          className: 'lg:min-w-[260px]',
          cell: ({ id, title, name }) => (
            <>
              <Link to="/admin/lessons/$id" params={{ id }} look="row">
                {title}
              </Link>
              <span className="block text-sm break-all text-ink-2">{name}</span>
            </>
          ),
        },
        { title: m.admin_filter_status(), isClear: true, cell: (item) => <LessonStateChip {...item} /> },
        {
          title: m.admin_lesson_length(),
          cell: ({ durationInSeconds: seconds }) =>
            seconds === 0 ? '–' : m.admin_lesson_minutes({ minutes: Math.max(1, Math.round(seconds / 60)) }),
        },
        { title: m.admin_column_changed(), cell: (item) => <Changed {...item} /> },
      ]}
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
