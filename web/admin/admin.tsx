import { useCallback, useEffect, useRef, useState } from 'react'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { actAs, onSessionChange, send } from './api.ts'
import { openDrafts } from './drafts.ts'
import { Frame } from './frame.tsx'
import { usePlace } from './place.tsx'
import { SetUpScreen } from './set-up-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { onOtherTab, tellOtherTabs } from './tabs-beside.ts'

export type Me = AdminOutputOf<'me'>

/** `instead` is true once somebody else signed in beside this page, and it became theirs. */
type State =
  | { kind: 'asking' }
  | { kind: 'out' }
  | { kind: 'lost' }
  | { kind: 'in'; me: Me; instead: boolean }

/** The back office: signing in, or the screens of who is signed in. */
export function Admin() {
  const { path } = usePlace()
  const [state, setState] = useState<State>({ kind: 'asking' })
  const shown = useRef(state)
  shown.current = state

  const enter = useCallback((me: Me, instead = false) => {
    actAs(me.id)
    openDrafts(me.id)
    setState({ kind: 'in', me, instead })
  }, [])

  const lookAgain = useCallback(async () => {
    const answer = await send('me', {}, { as: null })
    const before = shown.current
    if (!answer.success && answer.code === 'noSession') return setState({ kind: 'out' })
    // Without a line nobody knows better: what is typed stays on the screen.
    if (!answer.success) return before.kind === 'in' ? undefined : setState({ kind: 'lost' })
    if (before.kind !== 'in') return enter(answer.data)
    if (before.me.id !== answer.data.id || before.me.role !== answer.data.role)
      enter(answer.data, before.me.id !== answer.data.id)
  }, [enter])

  useEffect(() => {
    onSessionChange(() => void lookAgain())
    void lookAgain()
    return onOtherTab(() => void lookAgain())
  }, [lookAgain])

  const signedIn = (me: Me) => {
    enter(me)
    tellOtherTabs()
  }
  const signedOut = () => {
    setState({ kind: 'out' })
    tellOtherTabs()
  }
  if (path === '/admin/set-up') return <SetUpScreen onSignedIn={signedIn} />
  if (state.kind === 'asking') return <p className="p-6 text-ink-2">{m.admin_loading()}</p>
  if (state.kind === 'lost')
    return (
      <main className="grid justify-items-start gap-4 p-6">
        <h1 className="text-head font-bold">{m.admin_no_line()}</h1>
        <Button onClick={() => void lookAgain()}>{m.admin_try_again()}</Button>
      </main>
    )
  if (state.kind === 'out') return <SignInScreen onSignedIn={signedIn} />
  return <Frame key={state.me.id} me={state.me} isInstead={state.instead} onSignedOut={signedOut} />
}
