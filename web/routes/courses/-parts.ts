import { afterVideo } from '../../catalog/player/video-opening.ts'
import { lazyPart } from '../../ui/part-failed.tsx'

// What a course's page loads on first view or press.

export const LessonQuestions = lazyPart(
  () => afterVideo().then(() => import('../../asking.tsx')),
  'LessonAsk',
)

export const AskAboutPractice = lazyPart(() => import('../../asking.tsx'), 'AskAboutPractice')

export const SaveLessons = lazyPart(() => afterVideo().then(() => import('../../saving.tsx')), 'SaveLessons')

export const LessonNotes = lazyPart(
  () => afterVideo().then(() => import('../../lessons/notes/lesson-notes.tsx')),
  'LessonNotes',
)

export const PlanDialog = lazyPart(() => import('../../payments/plan-dialog.tsx'), 'PlanDialog')

export const ReportLink = lazyPart(
  () => afterVideo().then(() => import('../../enquiries/report-link.tsx')),
  'ReportLink',
)

export const PracticeLessonPanel = lazyPart(
  () => import('../../practice/practice-lesson.tsx'),
  'PracticeLessonPanel',
)

export const StepLessonPanel = lazyPart(
  () => import('../../lessons/steps/step-lesson-panel.tsx'),
  'StepLessonPanel',
)

export const CourseEnd = lazyPart(() => import('../../catalog/course-end.tsx'), 'CourseEnd')

export const LockedLesson = lazyPart(() => import('../../catalog/locked-lesson.tsx'), 'LockedLesson')

export const ClosedLesson = lazyPart(() => import('../../catalog/lesson-stage.tsx'), 'ClosedLesson')

export const LessonWords = lazyPart(() => import('../../catalog/lesson-stage.tsx'), 'LessonWords')

export const SheetDialog = lazyPart(() => import('../../sheet-dialog.tsx'), 'SheetDialog')

export const SheetPage = lazyPart(() => import('../../lessons/sheets/sheet-page.tsx'), 'SheetPage')

export const StepPage = lazyPart(() => import('../../lessons/steps/step-page.tsx'), 'StepPage')

export const LineField = lazyPart(() => import('../../practice/line-field.tsx'), 'LineField')

export const OrderPanel = lazyPart(() => import('../../payments/order-panel.tsx'), 'OrderPanel')
