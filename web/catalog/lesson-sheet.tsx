import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'

type Props = { icon: IconName; className?: string; children: ReactNode }

/** In the place of a lesson that is not opened. */
export function LessonSheet({ icon, className = '', children }: Props) {
  return (
    <div className={`grid gap-4 rounded-card border border-rule bg-card p-5 sm:p-6 ${className}`}>
      <span className="text-ink-3">
        <Icon name={icon} size={28} />
      </span>
      {children}
    </div>
  )
}
