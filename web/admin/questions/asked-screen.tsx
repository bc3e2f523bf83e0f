import { getRouteApi } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { questionStatuses } from '../../../domain/questions/rules.ts'
import { Chip } from '../chip.tsx'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { When } from '../parts.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'
import { questionStatusText } from './labels.ts'

type Item = AdminOutputOf<'getQuestions'>['items'][number]

const route = getRouteApi('/admin/questions')

/** What students asked in the courses that this person teaches. */
export function AskedScreen() {
  const search = route.useSearch()
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
        options: questionStatuses.map((one) => ({
          ...(one !== 'open' && { id: one }),
          name: questionStatusText(one),
        })),
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
      rows={{
        columns: [
          m.admin_ask_question(),
          m.admin_ask_course(),
          m.admin_column_person(),
          m.admin_column_activity(),
          m.admin_ask_due(),
        ],
        cells: (item) => <Cells item={item} />,
      }}
    />
  )
}

function Cells({ item }: { item: Item }) {
  const { id, excerpt, title, course, student, lastMessageAt, dueAt, answering } = item
  const isLate = dueAt !== null && Date.parse(dueAt) < Date.now()
  return (
    <>
      <AdminCell className="max-w-[420px]">
        <Link
          to="/admin/questions/$id"
          params={{ id }}
          className="line-clamp-2 min-h-6 font-semibold wrap-anywhere text-link"
        >
          {excerpt.replaceAll('$', '')}
        </Link>
        <span className="block text-sm text-ink-2">{title}</span>
        {answering !== null && <Chip tone="warn">{m.admin_answering_other({ name: answering.name })}</Chip>}
      </AdminCell>
      <AdminCell title={m.admin_ask_course()}>{course?.name ?? m.admin_ask_no_course()}</AdminCell>
      <AdminCell>{student}</AdminCell>
      <AdminCell title={m.admin_column_activity()}>
        <When at={lastMessageAt} />
      </AdminCell>
      <AdminCell title={m.admin_ask_due()}>
        {dueAt === null ? (
          <span className="text-ink-3">{m.admin_due_nothing()}</span>
        ) : (
          <span className={clsx(isLate && 'font-semibold text-bad')}>
            <When at={dueAt} />
          </span>
        )}
      </AdminCell>
    </>
  )
}
