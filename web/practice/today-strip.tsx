import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { useLoaded } from '../use-loaded.ts'

/** One line of what is due today, on a student's home page. */
export function TodayStrip(): ReactNode {
  const minutes = useLoaded('getToday', {}).data?.today.minutes ?? 0
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
