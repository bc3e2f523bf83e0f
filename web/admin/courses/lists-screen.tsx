import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { call } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { NameList } from '../ui/name-list.tsx'
import { Heading } from '../ui/parts.tsx'

/** Categories in the order students see them, and instructors. */
export function ListsScreen() {
  return (
    <>
      <BackLink to="/admin/courses">{m.admin_courses()}</BackLink>
      <div className="mb-4">
        <Heading>{m.admin_course_lists()}</Heading>
      </div>
      <div className="grid max-w-5xl gap-4 lg:grid-cols-2 lg:items-start">
        <NameList
          id="categories"
          title={m.admin_course_categories()}
          addLabel={m.admin_category_add()}
          countText={(count) => m.admin_course_count({ count })}
          names={call('getCourseCategories', {})}
          add={(name) => send('createCategory', { name })}
          rename={(id, name) => send('renameCategory', { id, name })}
          order={(ids) => send('orderCategories', { ids: [...ids] })}
          remove={(id) => send('deleteCategory', { id })}
        />
        <NameList
          id="instructors"
          title={m.admin_course_instructors()}
          addLabel={m.admin_instructor_add()}
          countText={(count) => m.admin_course_count({ count })}
          names={call('getInstructors', {})}
          add={(name) => send('createInstructor', { name })}
          rename={(id, name) => send('renameInstructor', { id, name })}
          remove={(id) => send('deleteInstructor', { id })}
        />
      </div>
    </>
  )
}
