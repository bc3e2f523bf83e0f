import { m } from '../../domain/messages/compiled/messages.js'
import { NothingHere } from '../ui/nothing-here.tsx'

/** Shown instead of an empty list of courses. */
export function NoCourses({ hasCategory }: { hasCategory: boolean }) {
  return (
    <NothingHere
      title={hasCategory ? m.courses_none_category() : m.courses_none()}
      to="/courses"
      label={m.courses_see_all()}
      isSecondary
    />
  )
}
