import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Icon } from '../ui/icon.tsx'

/** One line of what is due today, on a student's home page. */
export function TodayStrip(): ReactNode {
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    let isStopped = false
    void send('getToday', {}).then((answer) => {
      if (!isStopped && answer.success) setMinutes(answer.data.today.minutes)
    })
    return () => {
      isStopped = true
    }
  }, [])
  return (
    <Link
      to="/today"
      className="container-page flex min-h-14 items-center gap-3 font-semibold text-ink no-underline hover:underline"
    >
      <Icon name="clock" />
      <span className="min-w-0 flex-1">
        {minutes > 0 ? m.today_strip({ minutes }) : m.today_strip_none()}
      </span>
      <Icon name="chevron-right" />
    </Link>
  )
}
