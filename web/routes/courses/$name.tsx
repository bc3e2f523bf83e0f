import { createFileRoute, Link, notFound, redirect, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { canOpen } from '../../../domain/catalog/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../../api.ts'
import { CourseAccordion } from '../../catalog/course-accordion.tsx'
import {
  type Course,
  firstVideo,
  type LessonDocument,
  type PracticeLesson,
  type StepsLesson,
  type Video,
} from '../../catalog/course-facts.ts'
import { CourseHead } from '../../catalog/course-head.tsx'
import { CourseStage, StageFrame } from '../../catalog/course-stage.tsx'
import { courseDescription, courseStructuredData } from '../../catalog/course-structured-data.ts'
import { CourseTabs } from '../../catalog/course-tabs.tsx'
import { partFailed } from '../../catalog/part-failed.tsx'
import { type KeepWatching, openLesson } from '../../catalog/player/video-opening.ts'
import { useSession } from '../../layout/use-session.ts'
import { continueFragment } from '../../lessons/continue-fragment.ts'
import { useCourseProgress } from '../../lessons/use-course-progress.ts'
import { BuyBar, BuyCard } from '../../payments/buy-card.tsx'
import { plansFragment, usePurchase } from '../../payments/use-purchase.ts'
import { readSession } from '../../session.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { pageHead } from '../../ui/page-head.ts'

const PlanDialog = lazy(() =>
  import('../../payments/plan-dialog.tsx').then((part) => ({ default: part.PlanDialog }), partFailed),
)
const DocumentDialog = lazy(() =>
  import('../../catalog/document/document-dialog.tsx').then(
    (part) => ({ default: part.DocumentDialog }),
    partFailed,
  ),
)
const ReportLink = lazy(() =>
  import('../../enquiries/report-link.tsx').then((part) => ({ default: part.ReportLink }), partFailed),
)
const PracticeLessonPanel = lazy(() =>
  import('../../practice/practice-lesson.tsx').then(
    (part) => ({ default: part.PracticeLessonPanel }),
    partFailed,
  ),
)
const StepLessonPanel = lazy(() =>
  import('../../lessons/steps/step-lesson-panel.tsx').then(
    (part) => ({ default: part.StepLessonPanel }),
    partFailed,
  ),
)
const LineField = lazy(() =>
  import('../../practice/line-field.tsx').then((part) => ({ default: part.LineField }), partFailed),
)
const OrderPanel = lazy(() =>
  import('../../payments/order-panel.tsx').then((part) => ({ default: part.OrderPanel }), partFailed),
)

/** Begins the part of a course's address that opens a practice. */
const practiceFragment = 'practice-'
/** The same of a step lesson. */
const stepsFragment = 'steps-'

/** Of a visitor nothing is kept. */
function keeperOfStudent(): KeepWatching | null {
  if (readSession() === null) return null
  return (lesson) => import('../../lessons/progress-keeper.ts').then((part) => part.keepWatching(lesson))
}

export const Route = createFileRoute('/courses/$name')({
  async loader({ params }) {
    const loaded = await loadCourse(params.name)
    const { _id, slug } = loaded.course
    // An address the course had leads to the one it has.
    if (slug !== params.name && _id !== params.name)
      throw redirect({ to: '/courses/$name', params: { name: slug }, replace: true, statusCode: 301 })
    return loaded
  },
  head: ({ loaderData }) => (loaderData ? courseHead(loaderData.course) : {}),
  component: CourseScreen,
  // Another course is another screen: nothing of this one plays on.
  remountDeps: ({ params }) => params,
})

/** The course as the student of this browser sees it; on the server, as a visitor does. */
async function loadCourse(id: string): Promise<{ course: Course; isVisitorView: boolean }> {
  const isVisitorView = typeof window === 'undefined' || readSession() === null
  try {
    return { course: await load('getCourse', { id }), isVisitorView }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    if (failure.status === 404) throw notFound()
    // The session ended: the course stays open to a visitor.
    if (failure.status === 401 && !isVisitorView)
      return { course: await load('getCourse', { id }), isVisitorView: true }
    throw failure
  }
}

function courseHead(course: Course) {
  const description = courseDescription(course)
  return pageHead({
    title: course.title,
    description,
    path: `/courses/${course.slug}`,
    above: { title: m.course_breadcrumb_courses(), path: '/courses' },
    structuredData: [courseStructuredData(course, description)],
  })
}

function CourseScreen() {
  const { course, isVisitorView } = Route.useLoaderData()
  const router = useRouter()
  const { hash } = Route.useMatch({ select: () => router.state.location })
  const [playing, setPlaying] = useState<Video | null>(null)
  const [reading, setReading] = useState<LessonDocument | null>(null)
  const [practising, setPractising] = useState<PracticeLesson | null>(null)
  const [stepping, setStepping] = useState<StepsLesson | null>(null)
  const [isPaid, setPaid] = useState(false)
  /** The first lesson was asked for after a payment, and the course is still to open. */
  const [isStartingBought, setStartingBought] = useState(false)
  const purchase = usePurchase(course._id, hash)
  const progress = useCourseProgress(course._id, useSession()?.user.id)
  const continueId = progress?.continueAt?.item ?? null
  const next = course.content.flatMap(({ videos }) => videos).find(({ _id }) => _id === continueId) ?? null
  const nextSteps = course.content.flatMap(({ steps }) => steps).find(({ _id }) => _id === continueId) ?? null
  const first = next ?? firstVideo(course)
  const path = `/courses/${course.slug}`
  const openedId = playing?._id ?? practising?._id ?? stepping?._id ?? null

  const choosePlan = () => {
    setStartingBought(false)
    purchase.choosePlan()
  }
  const play = (video: Video) => {
    if (!canOpen(video, course)) return choosePlan()
    setStartingBought(false)
    setPractising(null)
    setStepping(null)
    // Opened once more it would take the place of the one that plays.
    if (video._id === playing?._id) return
    openLesson(video, keeperOfStudent())
    setPlaying(video)
  }
  const practise = (lesson: PracticeLesson) => {
    setPlaying(null)
    setStepping(null)
    setPractising(lesson)
    // A reload comes back to what is written.
    void router.navigate({ to: '.', hash: practiceFragment + lesson._id, replace: true, resetScroll: false })
  }
  const stopPractising = () => {
    setPractising(null)
    void router.navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  }
  const step = (lesson: StepsLesson) => {
    setPlaying(null)
    setPractising(null)
    setStepping(lesson)
    void router.navigate({ to: '.', hash: stepsFragment + lesson._id, replace: true, resetScroll: false })
  }
  const stopStepping = () => {
    setStepping(null)
    void router.navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  }
  const start = () => (nextSteps ? step(nextSteps) : first && play(first))
  const named = course.content
    .flatMap(({ practices }) => practices)
    .find(({ _id }) => hash === practiceFragment + _id)
  usePlayOn(named !== undefined && canOpen(named, course), () => named && setPractising(named))
  const namedSteps = course.content
    .flatMap(({ steps }) => steps)
    .find(({ _id }) => hash === stepsFragment + _id)
  usePlayOn(
    namedSteps !== undefined && canOpen(namedSteps, course),
    () => namedSteps && setStepping(namedSteps),
  )
  usePlayOn(hash === continueFragment && progress !== null && !isVisitorView, start)
  useEffect(() => {
    if (!isStartingBought || !course.coursePurchased) return
    purchase.endPayment()
    start()
  })
  function hidePayment() {
    setPaid(false)
    setStartingBought(false)
    purchase.endPayment()
  }
  const isOnItsWay = isVisitorView || (isPaid && !course.coursePurchased)
  const buying = { course, isOnItsWay, onBuy: choosePlan, onStart: first && start }
  function showPaid() {
    setPaid(true)
    void router.invalidate()
  }
  function stopChoosing() {
    purchase.stopChoosing()
    if (hash !== '') void router.navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  }

  return (
    <>
      <div className="graph-paper relative border-b border-rule before:absolute before:inset-y-0 before:left-[calc(50%-604px)] before:w-0.5 before:bg-margin max-xl:before:hidden">
        <div className="container-page pt-5 pb-7 lg:pt-6 lg:pb-9">
          <Breadcrumbs
            items={[{ label: m.course_breadcrumb_courses(), to: '/courses' }, { label: course.title }]}
          />
          <CourseHead course={course} />
        </div>
      </div>
      <div className="container-page pt-6 pb-12 lg:pt-8 lg:pb-18">
        {purchase.payment && (
          <div className="mb-6">
            <Suspense>
              <OrderPanel
                key={purchase.payment.attempt}
                order={purchase.payment.order}
                isNew={purchase.payment.isNew}
                onPaid={showPaid}
                onChoosePlan={choosePlan}
                onHide={hidePayment}
                next={
                  first && (
                    <Button isBusy={isStartingBought} onClick={() => setStartingBought(true)}>
                      {m.order_start_first()}
                    </Button>
                  )
                }
              />
            </Suspense>
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_1fr] lg:gap-x-8">
          <div>
            {stepping !== null ? (
              <Suspense fallback={<StageFrame>{null}</StageFrame>}>
                <StepLessonPanel
                  key={stepping._id}
                  lesson={stepping}
                  markedFor={stepping.isFreeAccess ? null : (readSession()?.phone ?? '')}
                  LineField={LineField}
                  onClose={stopStepping}
                />
              </Suspense>
            ) : practising === null ? (
              <CourseStage course={course} playing={playing} next={next} onPlay={play} />
            ) : (
              <Suspense fallback={<StageFrame>{null}</StageFrame>}>
                <PracticeLessonPanel key={practising._id} lesson={practising} onClose={stopPractising} />
              </Suspense>
            )}
            {(playing ?? stepping) && (
              <Suspense>
                <ReportLink kind="lesson" id={(playing ?? stepping)?._id ?? ''} />
              </Suspense>
            )}
          </div>
          <aside className="flex flex-col gap-5 lg:sticky lg:top-[68px] lg:row-span-2 lg:max-h-[max(600px,calc(100dvh-84px))] lg:self-start">
            <BuyCard {...buying} />
            <CourseAccordion
              course={course}
              playingId={openedId}
              progress={progress}
              continueId={openedId ?? continueId}
              below={
                progress?.certificate && (
                  <Link
                    to="/certificate/$number"
                    params={{ number: progress.certificate }}
                    className="mt-1 inline-flex min-h-11 items-center font-semibold"
                  >
                    {m.certificate_to_mine()}
                  </Link>
                )
              }
              onPlay={play}
              onOpen={setReading}
              onPractise={practise}
              onStep={step}
              onLocked={choosePlan}
            />
          </aside>
          <CourseTabs course={course} />
        </div>
      </div>
      {/* The keys of a practice and the controls of a step lesson stand in its place. */}
      {practising === null && stepping === null && <BuyBar {...buying} />}
      {reading && (
        <Suspense>
          <DocumentDialog document={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
      {purchase.isChoosing !== null && (
        <Suspense>
          <PlanDialog
            course={course}
            isOpen={purchase.isChoosing}
            onClose={stopChoosing}
            onLogin={() =>
              void router.navigate({ to: '/login', search: { next: `${path}#${plansFragment}` } })
            }
            onStale={() => void router.invalidate()}
            onOrdered={(order) => {
              stopChoosing()
              purchase.pay(order)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Plays once, as soon as the page is ready to: whoever came to go on presses nothing twice. */
function usePlayOn(isReady: boolean, play: () => void): void {
  const wasPlayed = useRef(false)
  useEffect(() => {
    if (!isReady || wasPlayed.current) return
    wasPlayed.current = true
    play()
  })
}
