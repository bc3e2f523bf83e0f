import { useSearch } from '@tanstack/react-router'
import { owners, peopleEditors } from '../../../domain/admin/access.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { type StudentSort, studentSorts } from '../../../domain/admin/students/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import { useList } from '../query.ts'
import { useMe } from '../session.ts'
import { ChosenBar } from '../ui/chosen-bar.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { GrantManyDialog } from '../ui/grant-many-dialog.tsx'
import { dateOf } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { sortBy } from '../ui/list-filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { named } from '../ui/parts.tsx'
import { StudentChips } from './student-chips.tsx'

type ListedStudent = AdminOutputOf<'getStudents'>['items'][number]

/** Students by name, email address or phone. */
export function StudentsScreen() {
  const yesOrNo = [
    { id: 'yes', name: m.admin_yes() },
    { id: 'no', name: m.admin_no() },
  ]
  const { roles } = useMe()
  const mayAdd = holdsAny(roles, peopleEditors)
  return (
    <ListPage
      title={m.admin_students()}
      list={useList('getStudents', useSearch({ from: '/admin/students' }))}
      actions={
        mayAdd && (
          <div className="flex flex-wrap gap-2">
            <Link to="/admin/students/add" look="primary">
              {m.admin_person_add()}
            </Link>
            <Link to="/admin/imports" look="secondary">
              {m.admin_imports()}
            </Link>
          </div>
        )
      }
      searchHint={m.admin_student_search_hint()}
      filters={[
        { name: 'verified', label: m.admin_student_filter_verified(), options: yesOrNo },
        { name: 'blocked', label: m.admin_student_filter_blocked(), options: yesOrNo },
        { name: 'hasCourse', label: m.admin_student_filter_course(), options: yesOrNo },
        sortBy(named(studentSorts, sortText)),
      ]}
      none={m.admin_students_none()}
      rows={[
        {
          title: m.admin_student_name(),
          cell: ({ id, name, email }) => (
            <>
              <Link to="/admin/students/$id" params={{ id }} look="row">
                {name}
              </Link>
              <span className="block text-sm break-all text-ink-2">{email}</span>
            </>
          ),
        },
        {
          title: m.admin_student_phone(),
          isClear: true,
          className: 'whitespace-nowrap',
          cell: ({ phone }) => phone,
        },
        {
          title: m.admin_student_standing(),
          isClear: true,
          cell: (student) => <StudentChips student={student} />,
        },
        {
          title: m.admin_student_running(),
          isClear: true,
          cell: ({ runningCourses: count }) =>
            count === 0 ? m.admin_student_no_course() : m.admin_student_some_courses({ count }),
        },
        {
          title: m.admin_student_since(),
          className: 'whitespace-nowrap lg:text-ink-2',
          cell: ({ registeredAt }) => dateOf(registeredAt),
        },
      ]}
      {...(holdsAny(roles, owners) && {
        bulk: {
          nameOf: ({ name }: ListedStudent) => name,
          bar: (chosen: readonly ListedStudent[], _: unknown, onClear: () => void) => (
            <ChosenBar count={chosen.length} onClear={onClear}>
              <DialogButton label={m.admin_grant_many()} variant="primary">
                {(close) => (
                  <GrantManyDialog
                    to={{ studentIds: chosen.map(({ id }) => id) }}
                    lead={m.admin_grant_chosen_lead({ count: chosen.length })}
                    onClose={close}
                  />
                )}
              </DialogButton>
            </ChosenBar>
          ),
        },
      })}
    />
  )
}

const sortText = textBy<StudentSort>({
  newest: m.admin_sort_newest,
  oldest: m.admin_sort_oldest,
  name: m.admin_sort_name,
})
