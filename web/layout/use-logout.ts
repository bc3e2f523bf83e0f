import { rootRouteId, useNavigate, useRouter } from '@tanstack/react-router'
import { send } from '../api.ts'
import { clearSession } from '../session.ts'

/** Ends the session here and on the server, then goes home. A lost line does not keep anybody signed in here. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  const router = useRouter()
  return async () => {
    await send('logout', {})
    clearSession()
    await navigate({ to: '/' })
    await router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId })
  }
}
