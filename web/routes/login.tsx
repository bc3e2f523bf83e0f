import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { LoginForm } from '../accounts/login-form.tsx'
import { pageHead } from '../ui/page-head.ts'

type LoginSearch = { next?: string; email?: string }

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...(isOwnPath(search['next']) && { next: search['next'] }),
    ...(typeof search['email'] === 'string' && { email: search['email'] }),
  }),
  head: () => pageHead({ title: m.auth_login(), description: m.auth_login_description(), path: '/login' }),
  component: Login,
})

function Login() {
  const { next = '/', email = '' } = Route.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  return (
    <LoginForm
      email={email}
      onSignedIn={async () => {
        await router.invalidate()
        router.history.push(next)
      }}
      onUnverified={(unproven) => navigate({ to: '/otp', search: { email: unproven, page: 'login' } })}
    />
  )
}

/** Only a path of this site is followed after sign-in, never an address somebody put into the link. */
function isOwnPath(next: unknown): next is string {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next)
}
