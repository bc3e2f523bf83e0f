import { useSearch } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { questionStatuses } from '../../../domain/questions/rules.ts'
import { useList } from '../query.ts'
import { Chip } from '../ui/chip.tsx'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Deadline, named, When } from '../ui/parts.tsx'
import { questionStatusText } from './labels.ts'

/** Students' questions in the courses that the current user teaches. */
export function AskedScreen() {
  const search = useSearch({ from: '/admin/questions' })
  const { status = 'open' } = search
  const questions = useList('getQuestions', search)
  return (
    <ListPage
      title={m.admin_ask_questions()}
      list={questions}
      view="status"
      tabs={{
        name: 'status',
        label: m.admin_filter_status(),
        options: named(questionStatuses, questionStatusText),
      }}
      filters={[
        {
          name: 'courseId',
          label: m.admin_ask_course(),
          className: 'max-w-80',
          options: questions.data?.courses ?? [],
        },
        ...(status === 'open'
          ? [
              {
                name: 'due',
                label: m.admin_filter_due(),
                options: [{ id: 'late', name: m.admin_filter_late() }],
              },
            ]
          : []),
      ]}
      none={status === 'open' ? m.admin_ask_none() : m.admin_ask_none_of()}
      rows={[
        {
          title: m.admin_ask_question(),
          className: 'max-w-[420px]',
          cell: ({ id, excerpt, title, answering }) => (
            <>
              <Link
                to="/admin/questions/$id"
                params={{ id }}
                className="line-clamp-2 min-h-6 font-semibold wrap-anywhere text-link"
              >
                {excerpt.replaceAll('$', '')}
              </Link>
              <span className="block text-sm text-ink-2">{title}</span>
              {answering !== null && (
                <Chip tone="warn">{m.admin_answering_other({ name: answering.name })}</Chip>
              )}
            </>
          ),
        },
        { title: m.admin_ask_course(), cell: ({ course }) => course?.name ?? m.admin_ask_no_course() },
        { title: m.admin_column_person(), isClear: true, cell: ({ student }) => student },
        { title: m.admin_column_activity(), cell: ({ lastMessageAt }) => <When at={lastMessageAt} /> },
        {
          title: m.admin_ask_due(),
          cell: ({ dueAt }) =>
            dueAt === null ? (
              <span className="text-ink-3">{m.admin_due_nothing()}</span>
            ) : (
              <Deadline at={dueAt} />
            ),
        },
      ]}
    />
  )
}
