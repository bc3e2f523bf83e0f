import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { buttonClass } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  drawing?: keyof typeof emptyStates
  title: string
  to: '/' | '/courses' | '/my-course' | '/notes' | '/resources-repository'
  /** Label of the link. */
  label: string
  isSecondary?: boolean
  children?: ReactNode
}

/** An empty list, or a page that does not exist, with one link. */
export function NothingHere({ drawing = 'empty-list', to, label, isSecondary, ...content }: Props) {
  return (
    <EmptyState
      {...content}
      drawing={emptyStates[drawing]()}
      action={
        <Link to={to} className={buttonClass(isSecondary ? 'secondary' : 'primary')}>
          {label}
        </Link>
      }
    />
  )
}
