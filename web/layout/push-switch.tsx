import { useEffect, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { keepPrivate, readPrivate } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { findPush, type PushState, startPush, stopPush } from './push.ts'

const declined = 'push-declined'

type Props = {
  /** After a question was sent: shown only where it can be turned on and was not declined. */
  isOffer?: boolean
}

/** Turns notifications on this device on or off. The browser asks for permission only after a press. */
export function PushSwitch({ isOffer = false }: Props) {
  const [state, setState] = useState<PushState | null>(null)
  const [isWanted, setWanted] = useState(!isOffer)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isShown = true
    findPush().then(
      (found) => {
        if (!isShown) return
        setState(found)
        if (isOffer) setWanted(found === 'off' && readPrivate(declined) === null)
      },
      () => isShown && setFailure(m.push_failed()),
    )
    return () => {
      isShown = false
    }
  }, [isOffer])

  async function change(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure('')
    try {
      if (state === 'on') {
        await stopPush()
        setState('off')
      } else setState(await startPush())
    } catch (error) {
      setFailure((error instanceof Error && error.message) || m.push_failed())
    }
    setBusy(false)
  }

  function decline(): void {
    keepPrivate(declined, true)
    setWanted(false)
  }

  if (!isWanted) return null
  return (
    <div className={isOffer ? 'grid gap-3 rounded-ctl border border-rule bg-sunk p-3' : 'grid gap-3'}>
      <p role="status">{state === 'on' ? m.push_on() : isOffer ? m.push_offer() : m.push_about()}</p>
      {state === 'unasked' && <p className="text-ink-2">{m.push_after_question()}</p>}
      {state === 'impossible' && <p className="text-ink-2">{m.push_impossible()}</p>}
      {state === 'forbidden' && <p className="text-ink-2">{m.push_forbidden()}</p>}
      {(state === 'on' || state === 'off') && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={state === 'on' ? 'quiet' : 'secondary'}
            isBusy={isBusy}
            onClick={() => void change()}
          >
            {state === 'on' ? m.push_stop() : m.push_start()}
          </Button>
          {isOffer && state === 'off' && (
            <Button variant="quiet" onClick={decline}>
              {m.push_offer_no()}
            </Button>
          )}
        </div>
      )}
      {failure !== '' && (
        <p role="alert" className="font-medium text-bad">
          {failure}
        </p>
      )}
    </div>
  )
}
