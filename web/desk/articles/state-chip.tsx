import type { TextState } from '../../../domain/desk/articles/rules.ts'
import { textStateText } from './texts.ts'

const colours: Record<TextState, string> = {
  draft: 'bg-sunk text-ink-2',
  scheduled: 'bg-warn-soft text-warn',
  published: 'bg-ok-soft text-ok',
  withdrawn: 'bg-bad-soft text-bad',
}

export function TextStateChip({ state }: { state: TextState }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold ${colours[state]}`}>
      {textStateText(state)}
    </span>
  )
}
