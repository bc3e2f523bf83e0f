import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { withLocale } from '../../domain/locales.ts'
import { currentLocale } from '../locale.ts'
import { readSession } from '../session.ts'

/**
 * A screen for visitors only; a signed-in student is redirected. The page is the same for everybody, so until the
 * script runs, a mark on the document hides it from students. A sign-in on the screen itself redirects too.
 */
export function VisitorsOnly({ next, children }: { next: string; children: ReactNode }) {
  const [who, setWho] = useState<'unknown' | 'visitor' | 'student'>('unknown')
  const { history } = useRouter()

  useLayoutEffect(() => {
    const isStudent = readSession() !== null
    setWho(isStudent ? 'student' : 'visitor')
    if (isStudent) history.replace(withLocale(next, currentLocale()))
  }, [history, next])

  if (who === 'student') return <div className="min-h-dvh" />
  return (
    <>
      <div className={who === 'unknown' ? 'visitor-only' : undefined}>{children}</div>
      {who === 'unknown' && <div className="student-only min-h-dvh" />}
    </>
  )
}
