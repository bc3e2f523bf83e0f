import { useQuery } from '@tanstack/react-query'
import { m } from '../../../domain/messages/compiled/messages.js'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { call, useQuietChange, useShow } from '../query.ts'
import { Section } from '../ui/section.tsx'

/** Which teachers may edit the course; hidden if there are no teachers. Saved immediately, not with the draft. */
export function AuthorsSection({ courseId }: { courseId: string }) {
  const authorsCall = call('getCourseAuthors', { courseId })
  const authors = useQuery(authorsCall)
  const show = useShow(authorsCall)
  const change = useQuietChange(authorsCall)
  if (authors.data === undefined || authors.data.length === 0) return null
  const people = authors.data

  async function mark(id: string, isAuthor: boolean): Promise<void> {
    const marked = people.map((one) => (one.id === id ? { ...one, isAuthor } : one))
    // The next toggle builds on this one.
    show(marked)
    const staffIds = marked.flatMap((one) => (one.isAuthor ? [one.id] : []))
    const answer = await change(send('setCourseAuthors', { courseId, staffIds }))
    if (answer.success) return
    toast.error(answer.message)
    void authors.refetch()
  }

  return (
    <Section id="authors" title={m.admin_course_authors()}>
      <p className="text-ink-2">{m.admin_course_authors_about()}</p>
      <div className="flex flex-wrap gap-x-6">
        {people.map(({ id, name, isAuthor }) => (
          <label key={id} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-brand"
              checked={isAuthor}
              onChange={({ target }) => void mark(id, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </Section>
  )
}
