import type * as z from 'zod/mini'
import type { article } from '../../domain/articles/contract.ts'
import { Drawing } from '../ui/drawing.tsx'

export type ArticleCover = NonNullable<z.output<typeof article>['cover']>

type Props = { drawing: string; cover: ArticleCover | null; width: number; height: number }

/** The header picture: the one that its author chose, or its drawing. */
export function ArticlePicture({ drawing, cover, width, height }: Props) {
  if (cover === null) return <Drawing name={drawing} width={width} height={height} />
  return (
    <img
      src={cover.address}
      alt={cover.alt}
      width={cover.width ?? width}
      height={cover.height ?? height}
      loading="lazy"
      className="h-auto w-full rounded-ctl object-cover"
    />
  )
}
