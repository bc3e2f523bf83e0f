import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { LoginForm } from '../accounts/login-form.tsx'
import { VisitorsOnly } from '../accounts/visitors-only.tsx'
import { currentLocale } from '../locale.ts'
import { nextOf, searchBy, textOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: searchBy({ next: nextOf, email: textOf }),
  head: () => pageHead({ title: m.auth_login(), description: m.auth_login_description(), path: '/login' }),
  component: Login,
})

function Login() {
  const { next, email = '' } = Route.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  return (
    <VisitorsOnly next={next ?? '/my-course'}>
      <LoginForm
        email={email}
        next={next}
        onSignedIn={() => {
          // Do not redirect a student who has moved on in the meantime.
          if (router.state.location.pathname === '/login')
            router.history.push(withLocale(next ?? '/', currentLocale()))
        }}
        onUnverified={(unproven) =>
          navigate({ to: '/otp', search: { email: unproven, page: 'login', next } })
        }
      />
    </VisitorsOnly>
  )
}
