import { useEffect, useState } from 'react'
import type { DeskOutputOf } from '../../domain/desk/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { onSessionEnd, send } from './api.ts'
import { Frame } from './frame.tsx'
import { usePlace } from './place.tsx'
import { SetUpScreen } from './set-up-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

export type Me = DeskOutputOf<'me'>

type State = { kind: 'asking' } | { kind: 'out' } | { kind: 'lost' } | { kind: 'in'; me: Me }

/** The back office: signing in, or the screens of who is signed in. */
export function Desk() {
  const { path } = usePlace()
  const [state, setState] = useState<State>({ kind: 'asking' })

  useEffect(() => {
    onSessionEnd(() => setState({ kind: 'out' }))
    void askWho().then(setState)
  }, [])

  const signedIn = (me: Me) => setState({ kind: 'in', me })
  if (path === '/desk/set-up') return <SetUpScreen onSignedIn={signedIn} />
  if (state.kind === 'asking') return <p className="p-6 text-ink-2">{m.desk_loading()}</p>
  if (state.kind === 'lost')
    return (
      <main className="grid justify-items-start gap-4 p-6">
        <h1 className="text-[26px] font-bold">{m.desk_no_line()}</h1>
        <Button onClick={() => void askWho().then(setState)}>{m.desk_try_again()}</Button>
      </main>
    )
  if (state.kind === 'out') return <SignInScreen onSignedIn={signedIn} />
  return <Frame me={state.me} onSignedOut={() => setState({ kind: 'out' })} />
}

async function askWho(): Promise<State> {
  const answer = await send('me', {})
  if (answer.success) return { kind: 'in', me: answer.data }
  return { kind: answer.code === 'noSession' ? 'out' : 'lost' }
}
