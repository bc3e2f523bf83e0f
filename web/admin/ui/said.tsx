import { Notice } from '../../ui/notice.tsx'
import type { Answer } from '../api.ts'

/** The result of an action, announced in its place on the screen. */
export type Said = { kind: 'good' | 'bad'; text: string }

export function saidOf({ success, message }: Answer<unknown>): Said {
  return { kind: success ? 'good' : 'bad', text: message }
}

export function SaidNotice({ said, className }: { said: Said | null; className?: string }) {
  if (said === null) return null
  return (
    <div className={className}>
      <Notice kind={said.kind}>{said.text}</Notice>
    </div>
  )
}
