import { rootRouteId, useNavigate, useRouter } from '@tanstack/react-router'
import { leave, sendKeptNow, sendLogout } from '../send-later.ts'

const longestFarewellMs = 1500

function orAfterAWhile(done: Promise<void>): Promise<void> {
  return Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, longestFarewellMs))])
}

/** Ends the session here and on the server, then goes home. A lost connection does not keep anybody signed in here. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  const router = useRouter()
  return async () => {
    const { href } = router.state.location
    // What does not go now stays on the device for the student's next sign-in.
    await orAfterAWhile(sendKeptNow())
    leave()
    const told = orAfterAWhile(sendLogout())
    // Whoever has gone on in the meantime, on a slow line, is not taken away from there. A private page that is still
    // loading must not lead to the sign-in: nothing is waited for in between.
    if (router.state.location.href === href) await navigate({ to: '/' })
    await told
    await router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId })
  }
}
