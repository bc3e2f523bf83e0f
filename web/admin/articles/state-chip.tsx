import type { ArticleState } from '../../../domain/admin/articles/rules.ts'
import { Chip, type Tone } from '../ui/chip.tsx'
import { articleStateText } from './labels.ts'

const tones: Record<ArticleState, Tone> = {
  draft: 'plain',
  scheduled: 'warn',
  published: 'good',
  withdrawn: 'bad',
}

export function ArticleStateChip({ state }: { state: ArticleState }) {
  return <Chip tone={tones[state]}>{articleStateText(state)}</Chip>
}
