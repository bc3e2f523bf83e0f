import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { withLocale } from '../../domain/locales.ts'
import { currentLocale } from '../locale.ts'
import { readSession } from '../session.ts'

/**
 * A screen that only a visitor needs: a student who comes here is led on and never sees it. The page
 * is the same for everybody, so until the script is there a mark on the document decides what is
 * painted; whoever signs in on the screen itself is led on by it.
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
