import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { RegisterForm } from '../accounts/register-form.tsx'
import { VisitorsOnly } from '../accounts/visitors-only.tsx'
import { nextOf, searchBy } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/register')({
  validateSearch: searchBy({ next: nextOf }),
  head: () =>
    pageHead({ title: m.auth_register_title(), description: m.auth_register_lead(), path: '/register' }),
  component: Register,
})

function Register() {
  const { next } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <VisitorsOnly next={next ?? '/my-course'}>
      <RegisterForm
        next={next}
        onVerified={(email, needsPassword) =>
          navigate({ to: needsPassword ? '/reset-password' : '/login', search: { email, next } })
        }
      />
    </VisitorsOnly>
  )
}
