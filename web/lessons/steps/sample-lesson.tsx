import { Suspense, useEffect, useState } from 'react'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { currentLocale } from '../../locale.ts'
import { readSession } from '../../session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextOfPage } from '../../ui/page-text.tsx'
import { lazyPart } from '../../ui/part-failed.tsx'
import { loadBeginning, type Sample } from './load-sample.ts'

const SamplePage = lazyPart(() => import('./sample-page.tsx'), 'SamplePage')

type Props = {
  course: { slug: string }
  lesson: { slug: string; title: string }
  /** The lesson's own page. */
  href: string
  sample: Sample
  onPlay(): void
}

/** The beginning of a free lesson, which a press plays; for visitors. */
export function SampleLesson({ course, lesson, href, sample, onPlay }: Props) {
  const [loaded, setLoaded] = useState<DrawnLesson | 'none' | null>(null)
  const isLater = sample === 'later'
  useEffect(() => {
    if (!isLater || readSession() !== null) return
    let isLeft = false
    void loadBeginning(course, lesson).then((found) => {
      if (!isLeft) setLoaded(found ?? 'none')
    })
    return () => {
      isLeft = true
    }
  }, [course, lesson, isLater])
  const hasNone = sample === null || loaded === 'none'
  return (
    <section
      aria-labelledby="sample-lesson"
      className={`visitor-only mt-5 rounded-card border border-rule bg-card p-4 sm:p-5 ${hasNone ? '' : 'min-h-96'}`}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="sample-lesson" className="text-small font-semibold text-ok">
          {m.course_sample()}
        </h2>
        <a
          href={href}
          className={buttonClass()}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onPlay()
          }}
        >
          <Icon name="play" size={18} />
          {m.steps_play()}
        </a>
      </div>
      {hasNone && (
        <p lang="en" className="text-subhead font-bold text-balance">
          {lesson.title}
        </p>
      )}
      {sample !== null && sample !== 'later' && (
        <TextOfPage text={sample} lang={currentLocale()} className="" />
      )}
      {loaded !== null && loaded !== 'none' && (
        <Suspense>
          <SamplePage lesson={loaded} />
        </Suspense>
      )}
    </section>
  )
}
