import {
  createFileRoute,
  Link,
  Outlet,
  redirect,
  useMatch,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { itemKinds } from '../../../domain/catalog/item-kinds.ts'
import { canOpen } from '../../../domain/catalog/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { CourseAccordion } from '../../catalog/course-accordion.tsx'
import {
  type CourseLesson,
  findLesson,
  firstFreeSteps,
  firstVideo,
  type LessonPlace,
  lessonsOf,
  type Video,
} from '../../catalog/course-facts.ts'
import { CourseHead } from '../../catalog/course-head.tsx'
import { LessonCover } from '../../catalog/course-stage.tsx'
import { CourseTabs } from '../../catalog/course-tabs.tsx'
import { LessonHead } from '../../catalog/lesson-head.tsx'
import { LessonNav } from '../../catalog/lesson-nav.tsx'
import { lessonPath } from '../../catalog/lesson-path.ts'
import { headOfCourse, loadCourse } from '../../catalog/load-course.ts'
import { type KeepWatching, openLesson } from '../../catalog/player/video-opening.ts'
import { useOpening, usePlayOn } from '../../catalog/use-opening.ts'
import { useSession } from '../../layout/use-session.ts'
import { continueFragment } from '../../lessons/continue-fragment.ts'
import { notesFragment } from '../../lessons/notes/notes-fragment.ts'
import '../../lessons/sheets/sheets.css'
import { loadSample } from '../../lessons/steps/load-sample.ts'
import { SampleLesson } from '../../lessons/steps/sample-lesson.tsx'
import '../../lessons/steps/steps.css'
import { useCourseProgress } from '../../lessons/use-course-progress.ts'
import { BuyBar, BuyCard } from '../../payments/buy-card.tsx'
import { plansFragment, usePurchase } from '../../payments/use-purchase.ts'
import { readSession } from '../../session.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { pageHead } from '../../ui/page-head.ts'
import { WhenNear } from '../../ui/when-near.tsx'
import { LessonToOpen, OpenedLesson } from './-lesson.tsx'
import {
  CourseEnd,
  LessonNotes,
  LessonQuestions,
  LineField,
  LockedLesson,
  OrderPanel,
  PlanDialog,
  ReportLink,
  SaveLessons,
  SheetDialog,
} from './-parts.ts'

/** Stores watched parts for signed-in students; null for visitors. */
function keeperOfStudent(): KeepWatching | null {
  if (readSession() === null) return null
  return (lesson) => import('../../lessons/progress-keeper.ts').then((part) => part.keepWatching(lesson))
}

export const Route = createFileRoute('/courses/$name')({
  async loader({ params, location }) {
    const loaded = await loadCourse(params.name)
    const { _id, slug } = loaded.course
    // A course's former addresses redirect to the current one, and so do those of its lessons.
    if (slug !== params.name && _id !== params.name) {
      const to = { replace: true, statusCode: 301 } as const
      const lesson = location.pathname.split('/')[3]
      throw lesson
        ? redirect({
            to: '/courses/$name/$lesson',
            params: { name: slug, lesson: decodeURIComponent(lesson) },
            ...to,
          })
        : redirect({ to: '/courses/$name', params: { name: slug }, ...to })
    }
    const hasSample = location.pathname.split('/')[3] === undefined
    const sample = hasSample ? await loadSample(loaded.course, firstFreeSteps(loaded.course)) : null
    return { ...loaded, sample, head: headOfCourse(loaded.course) }
  },
  // A lesson has its own head.
  head: ({ loaderData, matches }) =>
    loaderData && matches.at(-1)?.routeId === '/courses/$name' ? pageHead(loaderData.head) : {},
  component: CourseScreen,
  // Another course is another screen: nothing of this one keeps playing.
  remountDeps: ({ params }) => params.name,
})

/** What the page shows: a lesson that is playing, or ready to play. */
type StageContent = { place: LessonPlace; isOpened: boolean }

function CourseScreen() {
  const { course, isVisitorView, sample } = Route.useLoaderData()
  const router = useRouter()
  const courseName = Route.useParams().name
  const match = useMatch({ from: '/courses/$name/$lesson', shouldThrow: false })
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const namedPlace = match === undefined ? null : findLesson(course, match.params.lesson)
  const opening = useOpening(course, namedPlace)
  /** What is below the open worksheet. */
  const [behind, setBehind] = useState<StageContent | null>(null)
  const reading = namedPlace?.lesson.kind === 'document' && opening.isOpened ? namedPlace.lesson : null
  const stage = reading !== null ? behind : namedPlace && { place: namedPlace, isOpened: opening.isOpened }
  const shownLesson = stage?.place.lesson ?? null
  const openedLesson = stage?.isOpened ? shownLesson : null
  const now = new Date()
  const isReadable = shownLesson !== null && canOpen(shownLesson, course, now)
  /** The lesson whose notes are shown: a worksheet once it is opened over the page. */
  const notesLesson =
    openedLesson ?? (isReadable && (liesOver(shownLesson) || hash === notesFragment) ? shownLesson : null)
  const free =
    shownLesson !== null && shownLesson._id === namedPlace?.lesson._id
      ? (match?.loaderData?.free ?? null)
      : null

  const [isPaid, setPaid] = useState(false)
  /** The first lesson was requested after a payment, before the course has opened. */
  const [isStartingBought, setStartingBought] = useState(false)
  const purchase = usePurchase(course._id, hash)
  const studentId = useSession()?.user.id
  const progress = useCourseProgress(course._id, studentId)
  /** A locked lesson that was pressed before the student's own course loaded, and the course as known then. */
  const [pressedLocked, setPressedLocked] = useState<{ lesson: CourseLesson; known: typeof course } | null>(
    null,
  )
  const all = course.content.flatMap(lessonsOf)
  const next = all.find(({ _id }) => _id === progress?.continueAt?.item) ?? null
  const nextVideo = next?.kind === 'video' ? next : null
  const first = next ?? all.find(({ _id }) => _id === firstVideo(course)?._id) ?? null
  const isAllDone =
    progress !== null && progress.lessonCount > 0 && progress.doneCount === progress.lessonCount
  /** An uncompleted lesson was seen on this page. */
  const [wasLeft, setWasLeft] = useState(false)
  if (progress !== null && !isAllDone && !wasLeft) setWasLeft(true)
  const isJustDone = isAllDone && wasLeft
  const trial = course.coursePurchased ? null : firstFreeSteps(course)
  const path = `/courses/${course.slug}`

  const choosePlan = () => {
    setStartingBought(false)
    purchase.choosePlan()
  }
  const open = (lesson: CourseLesson, replaces = false) => {
    if (!canOpen(lesson, course, new Date())) {
      // Its page says when it opens.
      if (course.coursePurchased)
        return void router.navigate({
          to: '/courses/$name/$lesson',
          params: { name: courseName, lesson: lesson.slug },
        })
      // Pressed again while it loads.
      const isNews = pressedLocked !== null && pressedLocked.known !== course
      const isOnItsWay = isVisitorView && studentId !== undefined && !isNews
      return isOnItsWay ? setPressedLocked({ lesson, known: course }) : choosePlan()
    }
    setPressedLocked(null)
    setStartingBought(false)
    // Opening it again would replace the one that plays.
    if (lesson._id === openedLesson?._id) return
    if (lesson.kind === 'video') openLesson(lesson, keeperOfStudent())
    if (liesOver(lesson)) setBehind(stage)
    opening.press()
    const isHere = lesson._id === namedPlace?.lesson._id
    void router.navigate({
      to: '/courses/$name/$lesson',
      params: { name: courseName, lesson: lesson.slug },
      state: { lesson: namedPlace === null ? 'fromCourse' : 'onItsPage' },
      replace: replaces || (isHere && !liesOver(lesson)),
      resetScroll: false,
    })
  }
  const play = (video: Video) => open({ kind: 'video', ...video })
  /** Back to where it was opened from: the course's page or the lesson's own. */
  const close = () => {
    if (opening.state === 'fromCourse') return router.history.back()
    if (namedPlace?.lesson.isFreeAccess)
      return void router.navigate({ to: '.', replace: true, resetScroll: false })
    void router.navigate({ to: '/courses/$name', params: { name: courseName } })
  }
  const start = () => first && open(first, hash === continueFragment)
  usePlayOn(hash === continueFragment && progress !== null && !isVisitorView, start)
  useEffect(() => {
    if (pressedLocked === null || pressedLocked.known === course) return
    setPressedLocked(null)
    open(pressedLocked.lesson)
  })
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
  /** A lesson that opens in place where another one plays or is read; a worksheet and a locked lesson are pages. */
  function goOn(lesson: CourseLesson): boolean {
    if (openedLesson === null || liesOver(lesson) || !canOpen(lesson, course, now)) return false
    open(lesson)
    return true
  }

  // Not found for what is no lesson of the course.
  if (match !== undefined && namedPlace === null) return <Outlet />
  const isPanel = openedLesson !== null && itemKinds[openedLesson.kind].opens === 'panel'
  const title = free?.title ?? shownLesson?.title ?? course.title
  return (
    <>
      <div className="graph-paper relative border-b border-rule before:absolute before:inset-y-0 before:left-[calc(50%-604px)] before:w-0.5 before:bg-margin max-xl:before:hidden">
        <div className={`container-page pt-5 lg:pt-6 ${isPanel ? 'pb-5' : 'pb-7 lg:pb-9'}`}>
          <Breadcrumbs
            items={[
              { label: m.course_breadcrumb_courses(), to: '/courses' },
              ...(stage === null
                ? [{ label: course.title }]
                : [
                    { label: course.title, to: '/courses/$name' as const, params: { name: courseName } },
                    { label: title },
                  ]),
            ]}
          />
          {stage === null && <CourseHead course={course} />}
          {stage !== null && !isPanel && (
            <LessonHead
              course={course}
              place={stage.place}
              title={title}
              titleLanguage={free?.language ?? free?.steps?.language ?? shownLesson?.textLanguage ?? 'en'}
            />
          )}
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
            {stage !== null && (
              <LessonNav place={stage.place} courseName={courseName} at="head" onChoose={goOn} />
            )}
            {openedLesson !== null && (
              <OpenedLesson {...{ course, progress }} lesson={openedLesson} onPlay={play} onClose={close} />
            )}
            {openedLesson === null && shownLesson === null && (
              <LessonCover course={course} next={nextVideo} onPlay={play} />
            )}
            {openedLesson === null && shownLesson === null && trial !== null && (
              <SampleLesson
                course={course}
                lesson={trial}
                href={lessonPath(course, trial)}
                sample={sample}
                onPlay={() => open({ kind: 'steps', ...trial })}
              />
            )}
            {openedLesson === null && shownLesson !== null && !isReadable && (
              <Suspense>
                <LockedLesson
                  {...{ course, lesson: shownLesson, courseName, isOnItsWay }}
                  onPlans={choosePlan}
                />
              </Suspense>
            )}
            {openedLesson === null && shownLesson !== null && isReadable && (
              <LessonToOpen {...{ course, free }} lesson={shownLesson} onOpen={open} />
            )}
            {studentId !== undefined && (shownLesson === null || isReadable) && (
              <Suspense fallback={<div className="mt-4 min-h-11.5" />}>
                <SaveLessons {...{ course, lesson: shownLesson, studentId }} />
              </Suspense>
            )}
            {notesLesson !== null && notesLesson.kind !== 'practice' && (
              <WhenNear key={notesLesson._id}>
                <Suspense>
                  <LessonQuestions
                    item={notesLesson._id}
                    kind={notesLesson.kind}
                    maySend={studentId !== undefined}
                  />
                </Suspense>
              </WhenNear>
            )}
            {notesLesson !== null && studentId !== undefined && (
              <Suspense fallback={<div className="mt-4 min-h-11.5" />}>
                <LessonNotes item={notesLesson._id} />
              </Suspense>
            )}
            {stage !== null && (
              <LessonNav place={stage.place} courseName={courseName} at="end" onChoose={goOn} />
            )}
            {stage !== null && (stage.place.after === null || isJustDone) && (
              <Suspense>
                <CourseEnd
                  course={course}
                  isAllDone={isAllDone}
                  isNew={isJustDone}
                  certificate={progress?.certificate && <CertificateOf number={progress.certificate} />}
                />
              </Suspense>
            )}
            {openedLesson !== null && (
              <Suspense>
                <ReportLink kind="lesson" id={openedLesson._id} />
              </Suspense>
            )}
          </div>
          {/* On a phone the price is sticky from here on: a lesson comes before it. */}
          <div className="flex flex-col gap-6 lg:contents">
            <aside className="flex flex-col gap-5 lg:sticky lg:top-[68px] lg:row-span-2 lg:max-h-[max(600px,calc(100dvh-84px))] lg:self-start">
              <BuyCard {...buying} />
              <CourseAccordion
                course={course}
                playingId={shownLesson?._id ?? null}
                progress={progress}
                continueId={shownLesson?._id ?? next?._id ?? null}
                below={progress?.certificate && <CertificateOf number={progress.certificate} />}
                onOpen={open}
              />
            </aside>
            {stage === null && <CourseTabs course={course} />}
            {/* The keypad of a practice and the controls of a step lesson take its place. */}
            {!isPanel && <BuyBar {...buying} />}
          </div>
        </div>
      </div>
      {reading !== null && (
        <Suspense>
          <SheetDialog document={reading} LineField={LineField} onClose={() => router.history.back()} />
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

function CertificateOf({ number }: { number: string }) {
  return (
    <Link
      to="/certificate/$number"
      params={{ number }}
      className="mt-1 inline-flex min-h-11 items-center font-semibold"
    >
      {m.certificate_to_mine()}
    </Link>
  )
}

function liesOver({ kind }: CourseLesson): boolean {
  return itemKinds[kind].opens === 'over'
}
