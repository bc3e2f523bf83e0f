import { createFileRoute, redirect } from '@tanstack/react-router'
import { textOf } from '../search.ts'

// The address as it is spelt (specification, section 2) has a letter more.
export const Route = createFileRoute('/coming-soon')({
  validateSearch: (search: Record<string, unknown>): { topic?: string | undefined } => ({
    topic: textOf(search['topic']),
  }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/comming-soon', search, statusCode: 301 })
  },
})
