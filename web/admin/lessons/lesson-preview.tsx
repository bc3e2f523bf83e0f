import '../../lessons/steps/steps.css'
import { useMemo, useState } from 'react'
import type { LessonDocument } from '../../../domain/admin/lessons/schemas.ts'
import { mediaPreviewsPath } from '../../../domain/admin/uploads/rules.ts'
import { languagesOf } from '../../../domain/lessons/steps/draw-lesson.ts'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { type Locale, localeNames, locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { StepLessonPlayer } from '../../lessons/steps/step-lesson-player.tsx'
import { LineField } from '../../practice/line-field.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import { useDrawTex } from './draw-tex.ts'
import { drawnOrNull } from './step-form.tsx'
import { lessonFrom } from './writing.ts'

const drawnAfterMs = 700

/** Authors hear recordings from storage. */
function previewVoices({ steps }: DrawnLesson): Record<string, string> {
  const ids = steps.flatMap(({ voice }) => (voice === undefined ? [] : [voice]))
  return Object.fromEntries(ids.map((id) => [id, `${mediaPreviewsPath}/${id}`]))
}

/** The lesson on a phone as students would get it now, starting at the edited step. */
export function LessonPreview({ document, startsAt }: { document: LessonDocument; startsAt: number }) {
  const drawTex = useDrawTex()
  const later = useDebounced(document, drawnAfterMs)
  const [language, setLanguage] = useState<Locale>('en')
  const languages = languagesOf(lessonFrom(later))
  const shown = languages.includes(language) ? language : 'en'
  // The player is kept while its lesson is unchanged.
  const drawn = useMemo(
    () => (later.steps.length === 0 ? null : drawnOrNull(later, shown, drawTex)),
    [later, shown, drawTex],
  )
  const voices = useMemo(() => (drawn === null ? {} : previewVoices(drawn)), [drawn])
  return (
    <section
      aria-labelledby="preview"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 xl:sticky xl:top-32 xl:self-start"
    >
      <h2 id="preview" className="text-xl leading-tight font-bold">
        {m.admin_lesson_preview()}
      </h2>
      <div className="flex flex-wrap gap-2">
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            aria-pressed={locale === shown}
            disabled={!languages.includes(locale)}
            onClick={() => setLanguage(locale)}
            className="min-h-11 cursor-pointer rounded-ctl border border-rule px-3 font-semibold text-ink-2 hover:bg-sunk disabled:cursor-not-allowed disabled:text-ink-3 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-link"
          >
            {localeNames[locale]}
          </button>
        ))}
      </div>
      <p className="text-small text-ink-2">{m.admin_lesson_preview_hint()}</p>
      <div
        data-phone
        lang={shown}
        className="max-h-[min(640px,calc(100dvh-280px))] min-h-80 w-[360px] max-w-full justify-self-center overflow-y-auto rounded-card border-2 border-line bg-paper p-2"
      >
        {drawn === null ? (
          <p className="p-4 text-ink-2">{m.admin_lesson_preview_none()}</p>
        ) : (
          <StepLessonPlayer
            // A changed lesson restarts at the edited step.
            key={`${shown} ${startsAt} ${JSON.stringify(drawn)}`}
            lesson={drawn}
            startsAt={Math.min(startsAt, drawn.steps.length - 1)}
            mark={null}
            voices={voices}
            LineField={LineField}
            isPreview
            watched={() => undefined}
          />
        )}
      </div>
    </section>
  )
}
