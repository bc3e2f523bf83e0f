import { getRouteApi } from '@tanstack/react-router'
import { owners, peopleEditors } from '../../../domain/admin/access.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { type StudentSort, studentSorts } from '../../../domain/admin/students/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import { buttonClass } from '../../ui/button.tsx'
import { dateOf } from '../labels.ts'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { named } from '../parts.tsx'
import { useList } from '../query.ts'
import { useMe } from '../session.ts'
import { AdminCell } from '../table.tsx'
import { ChosenStudents } from './chosen-students.tsx'
import { StudentChips } from './student-chips.tsx'

type Found = AdminOutputOf<'getStudents'>['items'][number]

const route = getRouteApi('/admin/students')

/** Students by name, address or phone. */
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
      list={useList('getStudents', route.useSearch())}
      actions={
        mayAdd && (
          <div className="flex flex-wrap gap-2">
            <Link to="/admin/students/add" className={buttonClass('primary', 'dense')}>
              {m.admin_person_add()}
            </Link>
            <Link to="/admin/imports" className={buttonClass('secondary', 'dense')}>
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
        {
          name: 'sort',
          label: m.admin_sort(),
          hasDefault: true,
          options: named(studentSorts, sortText),
        },
      ]}
      none={m.admin_students_none()}
      rows={{
        columns: [
          m.admin_student_name(),
          m.admin_student_phone(),
          m.admin_student_standing(),
          m.admin_student_running(),
          m.admin_student_since(),
        ],
        cells: (student) => <StudentCells student={student} />,
      }}
      {...(holdsAny(roles, owners) && {
        bulk: {
          nameOf: ({ name }: Found) => name,
          bar: (chosen: readonly Found[], _: unknown, onClear: () => void) => (
            <ChosenStudents studentIds={chosen.map(({ id }) => id)} onClear={onClear} />
          ),
        },
      })}
    />
  )
}

function StudentCells({ student }: { student: Found }) {
  return (
    <>
      <AdminCell>
        <Link to="/admin/students/$id" params={{ id: student.id }} look="row">
          {student.name}
        </Link>
        <span className="block text-sm break-all text-ink-2">{student.email}</span>
      </AdminCell>
      <AdminCell className="whitespace-nowrap">{student.phone}</AdminCell>
      <AdminCell>
        <StudentChips student={student} />
      </AdminCell>
      <AdminCell>{coursesText(student.runningCourses)}</AdminCell>
      <AdminCell title={m.admin_student_since()} className="whitespace-nowrap lg:text-ink-2">
        {dateOf(student.registeredAt)}
      </AdminCell>
    </>
  )
}

function coursesText(count: number): string {
  if (count === 0) return m.admin_student_no_course()
  return m.admin_student_some_courses({ count })
}

const sortText = textBy<StudentSort>({
  newest: m.admin_sort_newest,
  oldest: m.admin_sort_oldest,
  name: m.admin_sort_name,
})
