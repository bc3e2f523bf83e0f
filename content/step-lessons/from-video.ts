import type { StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import type { VideoScript } from '../videos/video-script.ts'

/** What the voice of a video says of a mark: a step lesson shows it in the margin. */
const marksSaid = /\s*(?:Half a mark|One mark|One and a half marks|Two marks)(?: for [^.]*)?\.(?=\s|$)/g
const stretchedHeightInPx = 220

/**
 * The script of a video as a step lesson: its question in written mathematics, then each line with its spoken words,
 * mark and shapes.
 */
export function lessonOfVideo({ slug, title, figure, steps }: VideoScript): StepLesson {
  const [question] = steps
  return {
    id: `${slug}-worked`,
    version: 1,
    title: { en: title },
    ...(figure && {
      figure: {
        ...figure,
        widthInPx: Math.min(340, figure.widthInPx),
        ...(figure.isStretched && { heightInPx: stretchedHeightInPx }),
      },
      figureWords: { en: question?.caption.en ?? title },
    }),
    steps: steps.map(({ tex, say, caption, mark, figure: shapes }, index) => {
      const lines = (typeof tex === 'string' ? [tex] : tex).filter(
        // The words of the question are shown above; only its tables add something.
        (line) => index > 0 || line.includes('\\begin{array}'),
      )
      return {
        words: { en: index === 0 ? caption.en : say.replace(marksSaid, '') },
        said: { en: say.replace(marksSaid, '') },
        ...(lines.length > 0 && { lines: lines.map((line) => ({ tex: line })) }),
        ...(mark && { mark }),
        ...(shapes && { shapes: [...shapes] }),
      }
    }),
  }
}
