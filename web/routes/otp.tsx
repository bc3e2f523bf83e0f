import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { OtpScreen } from '../accounts/otp-screen.tsx'
import { nextOf, searchBy, textOf } from '../search.ts'
import { privateHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/otp')({
  validateSearch: searchBy({ email: textOf, page: textOf, next: nextOf }),
  head: () => privateHead('/otp', m.auth_code_title(), m.auth_code_description()),
  component: Otp,
})

function Otp() {
  const { email = '', page, next } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <OtpScreen
      email={email}
      next={next}
      sendsOnArrival={page === 'login'}
      onVerified={(needsPassword) =>
        navigate({ to: needsPassword ? '/reset-password' : '/login', search: { email, next } })
      }
    />
  )
}
