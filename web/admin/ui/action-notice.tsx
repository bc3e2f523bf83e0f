import { Notice } from '../../ui/notice.tsx'
import type { Answer } from '../api.ts'

/** The result of an action, announced in its place on the screen. */
export type ActionResult = { kind: 'good' | 'bad'; text: string }

export function resultOf({ success, message }: Answer<unknown>): ActionResult {
  return { kind: success ? 'good' : 'bad', text: message }
}

export function ActionNotice({ result, className }: { result: ActionResult | null; className?: string }) {
  if (result === null) return null
  return (
    <div className={className}>
      <Notice kind={result.kind}>{result.text}</Notice>
    </div>
  )
}
