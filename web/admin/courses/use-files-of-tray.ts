import { useEffect } from 'react'
import { useTray } from '../uploads/tray.ts'
import { mediumOf } from './media-picker.tsx'
import { changeItem } from './outline.ts'
import type { SectionProps } from './section-props.ts'

type Options = Pick<SectionProps, 'document' | 'change' | 'media'> & { courseId: string }

/** Attaches each uploaded file to its lesson, also after visiting another screen. */
export function useFilesOfTray({ courseId, document, change, media }: Options): void {
  const tray = useTray()
  useEffect(() => {
    const empty = new Set(
      document.modules.flatMap(({ items }) =>
        items.filter(({ mediaId }) => mediaId === null).map(({ id }) => id),
      ),
    )
    for (const { lesson, view } of tray) {
      if (view.step !== 'done' || lesson?.courseId !== courseId || !empty.has(lesson.itemId)) continue
      const { itemId } = lesson
      media.add(mediumOf(view.media))
      change((was) => ({ ...was, modules: changeItem(was.modules, itemId, { mediaId: view.media.mediaId }) }))
    }
  }, [tray, document, courseId, change, media])
}
