import { m } from '../../domain/messages/compiled/messages.js'
import { NothingHere } from '../ui/nothing-here.tsx'
import { type MyCourse, MyCourseCard } from './my-course-card.tsx'
import { gridClass } from './my-course-skeletons.tsx'

/** The student's courses, or a link to the catalogue. */
export function MyCourseGrid({ courses, isFinished }: { courses: MyCourse[]; isFinished: boolean }) {
  if (courses.length === 0 && isFinished) {
    return (
      <NothingHere
        title={m.my_course_none_finished()}
        to="/my-course"
        label={m.my_course_show_every()}
        isSecondary
      />
    )
  }
  if (courses.length === 0) {
    return <NothingHere title={m.my_course_empty()} to="/courses" label={m.my_course_find()} />
  }
  const now = new Date()
  return (
    <ul className={gridClass}>
      {courses.map((course) => (
        <MyCourseCard key={course._id} course={course} now={now} />
      ))}
    </ul>
  )
}
