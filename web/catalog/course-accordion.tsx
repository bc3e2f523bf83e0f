import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { type Course, type CourseDocument, type CourseModule, factsOf, type Video } from './course-facts.ts'
import { lengthText } from './course-texts.ts'
import { DocumentRow, VideoRow } from './lesson-row.tsx'

export type LessonActions = {
  onPlay(video: Video): void
  onOpen(document: CourseDocument): void
  /** A locked row was chosen. */
  onLocked(): void
}

type Props = LessonActions & { course: Course; playingId: string | null }

/** The modules of a course as native, exclusive disclosures; the first is open. */
export function CourseAccordion({ course, playingId, ...actions }: Props) {
  return (
    <section
      aria-labelledby="video-courses"
      className="overflow-hidden rounded-card border border-rule bg-card lg:overflow-y-auto lg:overscroll-contain"
    >
      <h2
        id="video-courses"
        className="z-10 border-b border-rule bg-card px-4 py-3 text-[19px] leading-snug font-[650] lg:sticky lg:top-0"
      >
        {m.course_video_courses()}
      </h2>
      {course.content.map((module, index) => (
        <Module
          key={module._id}
          module={module}
          number={index + 1}
          course={course}
          playingId={playingId}
          {...actions}
        />
      ))}
      {course.content.length === 0 && <p className="px-4 py-5 text-ink-2">{m.course_no_lessons()}</p>}
    </section>
  )
}

type ModuleProps = Props & { module: CourseModule; number: number }

function Module({ module, number, course, playingId, onPlay, onOpen, onLocked }: ModuleProps) {
  const facts = factsOf([module])
  const itemCount = facts.videoCount + facts.documentCount
  const items = itemCount === 1 ? m.course_item_one() : m.course_items({ count: itemCount })
  return (
    <details
      name="course-modules"
      open={number === 1}
      className="group/module border-rule [interpolate-size:allow-keywords] not-first-of-type:border-t [&::details-content]:h-0 [&::details-content]:overflow-clip [&::details-content]:transition-[height,content-visibility] [&::details-content]:transition-discrete [&::details-content]:duration-300 open:[&::details-content]:h-auto motion-reduce:[&::details-content]:transition-none"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2.5 hover:bg-sunk focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 text-base leading-snug font-semibold">
          <span className="text-ink-3">{number}.</span> {module.moduleTitle}
        </h3>
        <span className="shrink-0 text-sm whitespace-nowrap text-ink-3">
          {items}
          {facts.seconds > 0 && ` · ${lengthText(facts.seconds)}`}
        </span>
        <span className="text-ink-3 transition-transform duration-300 group-open/module:rotate-180 motion-reduce:transition-none">
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <ul className="border-t border-grid">
        {module.videos.map((video) => (
          <VideoRow
            key={video._id}
            video={video}
            course={course}
            isPlaying={video._id === playingId}
            onPlay={onPlay}
            onLocked={onLocked}
          />
        ))}
        {module.documents.map((document) => (
          <DocumentRow
            key={document._id}
            document={document}
            course={course}
            onOpen={onOpen}
            onLocked={onLocked}
          />
        ))}
      </ul>
    </details>
  )
}
