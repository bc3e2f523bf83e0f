import { Suspense } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Course, CourseLesson, Video } from '../../catalog/course-facts.ts'
import { LessonCover, PlayedVideo, StageFrame } from '../../catalog/course-stage.tsx'
import type { ShownLesson } from '../../catalog/lesson-stage.tsx'
import type { useCourseProgress } from '../../lessons/use-course-progress.ts'
import { currentLocale } from '../../locale.ts'
import { readSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { TextOfPage } from '../../ui/page-text.tsx'
import {
  AskAboutPractice,
  ClosedLesson,
  LessonWords,
  LineField,
  PracticeLessonPanel,
  SheetPage,
  StepLessonPanel,
  StepPage,
} from './-parts.ts'

/** A lesson as it is played or worked; a worksheet opens over the page instead. */
export function OpenedLesson({
  course,
  lesson,
  progress,
  onPlay,
  onClose,
}: {
  course: Course
  lesson: CourseLesson
  progress: ReturnType<typeof useCourseProgress>
  onPlay(video: Video): void
  onClose(): void
}) {
  if (lesson.kind === 'video') return <PlayedVideo course={course} video={lesson} onPlay={onPlay} />
  if (lesson.kind === 'document') return null
  const { _id: id } = lesson
  const rightLeft = progress?.practiceLeft.get(id) ?? (progress?.marks.get(id) === 'done' ? 0 : null)
  return (
    <Suspense fallback={<StageFrame>{null}</StageFrame>}>
      {lesson.kind === 'steps' ? (
        <StepLessonPanel
          key={id}
          lesson={lesson}
          markedFor={lesson.isFreeAccess ? null : (readSession()?.phone ?? '')}
          LineField={LineField}
          onClose={onClose}
        />
      ) : (
        <PracticeLessonPanel
          key={id}
          lesson={lesson}
          rightLeft={rightLeft}
          onLeft={() => progress?.renew()}
          onClose={onClose}
          Ask={AskAboutPractice}
        />
      )}
    </Suspense>
  )
}

/** A lesson that may be opened, with what visitors may read of a free one. */
export function LessonToOpen({
  course,
  lesson,
  free,
  onOpen,
}: {
  course: Course
  lesson: CourseLesson
  free: ShownLesson | null
  onOpen(lesson: CourseLesson): void
}) {
  return (
    <>
      {lesson.kind === 'video' && (
        <LessonCover
          course={course}
          named={{ video: lesson, posterUrl: free?.posterUrl ?? null }}
          onPlay={(video) => onOpen({ kind: 'video', ...video })}
        />
      )}
      {lesson.kind === 'steps' && (
        <Button className="mb-4" onClick={() => onOpen(lesson)}>
          {m.steps_play()}
        </Button>
      )}
      {(lesson.kind === 'document' || lesson.kind === 'practice') && (
        <Suspense>
          <ClosedLesson lesson={lesson} onOpen={() => onOpen(lesson)} />
        </Suspense>
      )}
      {free?.words && (
        <Suspense>
          <LessonWords words={free.words} />
        </Suspense>
      )}
      {free?.stepsText && <TextOfPage text={free.stepsText} lang={currentLocale()} className="" />}
      {free?.steps && (
        <Suspense>
          <StepPage lesson={free.steps} />
        </Suspense>
      )}
      {free?.sheetText && <TextOfPage text={free.sheetText} lang={currentLocale()} className="mt-5" />}
      {free?.sheet && (
        <Suspense>
          <SheetPage sheet={free.sheet} />
        </Suspense>
      )}
    </>
  )
}
