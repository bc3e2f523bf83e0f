import { type ReactNode, Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { readSession } from '../session.ts'
import { lazyPart } from '../ui/part-failed.tsx'
import { type Course, firstVideo, type Video } from './course-facts.ts'
import { stageShape } from './stage-shape.ts'

const LessonPlayer = lazyPart(() => import('./player/lesson-player.tsx'), 'LessonPlayer')

/** A video in the player, which comes with it. */
export function PlayedVideo({
  course,
  video,
  onPlay,
}: {
  course: Course
  video: Video
  onPlay(video: Video): void
}) {
  return (
    <Suspense
      fallback={<StageFrame of={video}>{<p className="text-white">{m.player_loading()}</p>}</StageFrame>}
    >
      <LessonPlayer
        key={video._id}
        course={course}
        video={video}
        markedFor={video.isFreeAccess ? null : (readSession()?.phone ?? '')}
        onPlay={onPlay}
      />
    </Suspense>
  )
}

type CoverProps = {
  course: Course
  /** The video to continue with; null before the first one. */
  next?: Video | null | undefined
  onPlay(video: Video): void
  /** The video whose page it is, and its poster. */
  named?: { video: Video; posterUrl: string | null } | undefined
}

/** A course's cover. It plays the video of the page, else the one to continue with, else the first. */
export function LessonCover({ course, next, named, onPlay }: CoverProps) {
  const video = named?.video ?? next ?? firstVideo(course)
  const address = named?.posterUrl ?? course.image
  const picture =
    address === '' ? null : (
      <img
        src={address}
        alt=""
        width={640}
        height={360}
        fetchPriority="high"
        className="size-full object-contain"
      />
    )
  if (video === null) return <StageFrame>{picture}</StageFrame>
  return (
    <StageFrame of={video} isMat={!named}>
      <button
        type="button"
        onClick={() => onPlay(video)}
        className="group/cover relative size-full cursor-pointer focus-visible:-outline-offset-4 focus-visible:outline-hl"
      >
        {picture}
        <span className="absolute bottom-[7%] left-[9%] inline-flex items-center gap-2.5 rounded-full border-2 border-white bg-board py-2 pr-5 pl-4 text-small leading-none font-semibold text-white transition-transform group-hover/cover:scale-103 motion-reduce:transition-none sm:py-3 sm:text-lg">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 sm:size-5">
            <path d="M3.5 1.5v13l11-6.5z" fill="currentColor" />
          </svg>
          {named ? m.player_play() : next ? m.course_play_on() : m.course_play_first()}
          <span className="sr-only">: {video.title}</span>
          <span className="font-normal tabular-nums">{video.duration}</span>
        </span>
      </button>
    </StageFrame>
  )
}

type StageProps = {
  of?: Pick<Video, 'aspectRatio'>
  /** A picture of another shape lies on a light mat. */
  isMat?: boolean
  children: ReactNode
}

/** The player's area before there is a video: as wide as a phone, in the video's shape. */
export function StageFrame({ of: video, isMat = false, children }: StageProps) {
  return (
    <div
      className={`${isMat ? 'bg-sunk' : 'bg-board'} max-sm:edge-to-edge sm:rounded-lg`}
      style={video && stageShape(video)}
    >
      <div className="stage-shape grid place-items-center overflow-hidden sm:rounded-lg">{children}</div>
    </div>
  )
}
