import type { TextState } from '../../../domain/admin/articles/rules.ts'
import { Chip, type Tone } from '../chip.tsx'
import { textStateText } from './labels.ts'

const tones: Record<TextState, Tone> = {
  draft: 'plain',
  scheduled: 'warn',
  published: 'good',
  withdrawn: 'bad',
}

export function TextStateChip({ state }: { state: TextState }) {
  return <Chip tone={tones[state]}>{textStateText(state)}</Chip>
}
