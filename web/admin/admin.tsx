import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Frame } from './frame.tsx'
import { MeContext, refetchSession, session, sessionCache } from './session.ts'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'

/** Screens before sign-in. */
const entries = ['/admin/set-up', '/admin/forgot-password', '/admin/new-password']

/** The back office: the sign-in screens, or those of the signed-in user. */
export function Admin() {
  const isEntry = useLocation({ select: ({ pathname }) => entries.includes(pathname) })
  const { data, isPending } = useQuery({ ...session, enabled: !isEntry }, sessionCache)
  const navigate = useNavigate()
  const wasSignedIn = useRef(false)

  useEffect(() => {
    // Searched names are in the URL: the next user must not see them.
    if (wasSignedIn.current && data === null) void navigate({ to: '.', search: {}, replace: true })
    wasSignedIn.current = data != null
  }, [data, navigate])

  if (isEntry) return <Outlet />
  if (isPending) return <p className="p-6 text-ink-2">{m.admin_loading()}</p>
  if (data === undefined)
    return (
      <main className="grid justify-items-start gap-4 p-6">
        <h1 className="text-head font-bold">{m.admin_no_line()}</h1>
        <Button onClick={refetchSession}>{m.admin_try_again()}</Button>
      </main>
    )
  if (data === null) return <SignInScreen />
  return (
    <MeContext value={data.me}>
      <Frame key={data.me.id} isInstead={data.isInstead} />
    </MeContext>
  )
}
