import { createFileRoute, redirect } from '@tanstack/react-router'
import { searchBy, textOf } from '../search.ts'

// The specified spelling (section 2) has an extra letter.
export const Route = createFileRoute('/coming-soon')({
  validateSearch: searchBy({ topic: textOf }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/comming-soon', search, statusCode: 301 })
  },
})
