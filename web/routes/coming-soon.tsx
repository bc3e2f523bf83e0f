import { createFileRoute, redirect } from '@tanstack/react-router'
import { textOf } from '../search.ts'

// The specified spelling (section 2) has an extra letter.
export const Route = createFileRoute('/coming-soon')({
  validateSearch: (search: Record<string, unknown>): { topic?: string | undefined } => ({
    topic: textOf(search['topic']),
  }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/comming-soon', search, statusCode: 301 })
  },
})
