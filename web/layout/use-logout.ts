import { rootRouteId, useNavigate, useRouter } from '@tanstack/react-router'
import { leave, orAfter, sendKeptNow, sendLogout } from '../send-later.ts'

const longestFarewellMs = 1500

/** Ends the session here and on the server, then goes home. Logging out works offline too. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  const router = useRouter()
  return async () => {
    const { href } = router.state.location
    // What cannot be sent now stays on the device for the student's next sign-in.
    await sendKeptNow(undefined, longestFarewellMs)
    leave()
    const logoutSent = orAfter(longestFarewellMs, sendLogout())
    // Do not redirect a student who has moved on in the meantime. Nothing is awaited in between: a private page that is
    // still loading must not redirect to the sign-in.
    if (router.state.location.href === href) await navigate({ to: '/' })
    await logoutSent
    await router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId })
  }
}
