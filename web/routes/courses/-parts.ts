import { lazy } from 'react'
import { afterVideo } from '../../catalog/player/video-opening.ts'
import { partFailed } from '../../ui/part-failed.tsx'

// What a course's page loads on first view or press.

export const LessonQuestions = lazy(() =>
  afterVideo()
    .then(() => import('../../asking.tsx'))
    .then((part) => ({ default: part.LessonAsk }), partFailed),
)

export const AskAboutPractice = lazy(() =>
  import('../../asking.tsx').then((part) => ({ default: part.AskAboutPractice }), partFailed),
)

export const SaveLessons = lazy(() =>
  afterVideo()
    .then(() => import('../../saving.tsx'))
    .then((part) => ({ default: part.SaveLessons }), partFailed),
)

export const LessonNotes = lazy(() =>
  afterVideo()
    .then(() => import('../../lessons/notes/lesson-notes.tsx'))
    .then((part) => ({ default: part.LessonNotes }), partFailed),
)

export const PlanDialog = lazy(() =>
  import('../../payments/plan-dialog.tsx').then((part) => ({ default: part.PlanDialog }), partFailed),
)

export const ReportLink = lazy(() =>
  afterVideo()
    .then(() => import('../../enquiries/report-link.tsx'))
    .then((part) => ({ default: part.ReportLink }), partFailed),
)

export const PracticeLessonPanel = lazy(() =>
  import('../../practice/practice-lesson.tsx').then(
    (part) => ({ default: part.PracticeLessonPanel }),
    partFailed,
  ),
)

export const StepLessonPanel = lazy(() =>
  import('../../lessons/steps/step-lesson-panel.tsx').then(
    (part) => ({ default: part.StepLessonPanel }),
    partFailed,
  ),
)

export const CourseEnd = lazy(() =>
  import('../../catalog/course-end.tsx').then((part) => ({ default: part.CourseEnd }), partFailed),
)

export const LockedLesson = lazy(() =>
  import('../../catalog/locked-lesson.tsx').then((part) => ({ default: part.LockedLesson }), partFailed),
)

export const ClosedLesson = lazy(() =>
  import('../../catalog/lesson-stage.tsx').then((part) => ({ default: part.ClosedLesson }), partFailed),
)

export const LessonWords = lazy(() =>
  import('../../catalog/lesson-stage.tsx').then((part) => ({ default: part.LessonWords }), partFailed),
)

export const SheetDialog = lazy(() =>
  import('../../sheet-dialog.tsx').then((part) => ({ default: part.SheetDialog }), partFailed),
)

export const SheetPage = lazy(() =>
  import('../../lessons/sheets/sheet-page.tsx').then((part) => ({ default: part.SheetPage }), partFailed),
)

export const StepPage = lazy(() =>
  import('../../lessons/steps/step-page.tsx').then((part) => ({ default: part.StepPage }), partFailed),
)

export const LineField = lazy(() =>
  import('../../practice/line-field.tsx').then((part) => ({ default: part.LineField }), partFailed),
)

export const OrderPanel = lazy(() =>
  import('../../payments/order-panel.tsx').then((part) => ({ default: part.OrderPanel }), partFailed),
)
