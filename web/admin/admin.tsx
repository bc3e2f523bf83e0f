import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Frame } from './frame.tsx'
import { lookAgain, MeContext, session, sessionCache } from './session.ts'
import { SignInScreen } from './sign-in-screen.tsx'

/** Screens for who is not signed in yet. */
const entries = ['/admin/set-up', '/admin/forgot-password', '/admin/new-password']

/** The back office: signing in, or the screens of who is signed in. */
export function Admin() {
  const isEntry = useLocation({ select: ({ pathname }) => entries.includes(pathname) })
  const { data, isPending } = useQuery({ ...session, enabled: !isEntry }, sessionCache)
  const navigate = useNavigate()
  const wasSignedIn = useRef(false)

  useEffect(() => {
    // Names and words that were searched for stand in the address: not for who comes next.
    if (wasSignedIn.current && data === null) void navigate({ to: '.', search: {}, replace: true })
    wasSignedIn.current = data != null
  }, [data, navigate])

  if (isEntry) return <Outlet />
  if (isPending) return <p className="p-6 text-ink-2">{m.admin_loading()}</p>
  if (data === undefined)
    return (
      <main className="grid justify-items-start gap-4 p-6">
        <h1 className="text-head font-bold">{m.admin_no_line()}</h1>
        <Button onClick={lookAgain}>{m.admin_try_again()}</Button>
      </main>
    )
  if (data === null) return <SignInScreen />
  return (
    <MeContext value={data.me}>
      <Frame key={data.me.id} isInstead={data.isInstead} />
    </MeContext>
  )
}
