import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../api.ts'
import { type Course, firstVideo, type Video } from '../catalog/course-facts.ts'
import { LessonCover, StageFrame } from '../catalog/course-stage.tsx'
import { openLesson } from '../catalog/player/video-opening.ts'
import { buttonClass } from '../ui/button.tsx'
import { pageHead } from '../ui/page-head.ts'
import { lazyPart } from '../ui/part-failed.tsx'
import { SectionHead } from '../ui/section-head.tsx'

const LessonPlayer = lazyPart(() => import('../catalog/player/lesson-player.tsx'), 'LessonPlayer')

/** A course whose first lesson is free (specification, section 2: a page with a sample course). */
const sampleCourse = 'cbse-class-10-maths-standard'
const sampleNumber = '+91 00000 01234'

export const Route = createFileRoute('/single')({
  loader: loadSample,
  head: () => pageHead({ title: m.single_title(), description: m.single_description(), path: '/single' }),
  component: SampleLesson,
})

async function loadSample(): Promise<{ course: Course; video: Video }> {
  try {
    const course = await load('getCourse', { id: sampleCourse })
    const video = firstVideo(course)
    if (video?.isFreeAccess) return { course, video }
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.status !== 404) throw failure
  }
  throw notFound()
}

function SampleLesson() {
  const { course, video } = Route.useLoaderData()
  const [isPlaying, setPlaying] = useState(false)
  const play = () => {
    openLesson(video)
    setPlaying(true)
  }
  const protections = [m.single_no_menu(), m.single_print_screen(), m.single_mark(), m.single_link()]
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead title={m.single_title()} level={1}>
        {m.single_lead({ course: course.title })}
      </SectionHead>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_372px]">
        {isPlaying ? (
          <Suspense fallback={<StageFrame of={video}>{null}</StageFrame>}>
            <LessonPlayer
              course={{ ...course, content: [] }}
              video={video}
              markedFor={sampleNumber}
              onPlay={() => undefined}
            />
          </Suspense>
        ) : (
          <LessonCover course={course} onPlay={play} />
        )}
        <section aria-labelledby="protections">
          <h2 id="protections" className="text-lead leading-snug font-heading">
            {m.single_protections()}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
            {protections.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-3 text-ink-2">{m.single_free()}</p>
          <p className="mt-5">
            <Link to="/courses/$name" params={{ name: course.slug }} className={buttonClass('secondary')}>
              {m.single_to_course()}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}
