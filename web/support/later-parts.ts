import { lazyPart } from '../ui/part-failed.tsx'

// What the support page needs only once something is written or was sent with a photo, or without a course.

export const PhotoField = lazyPart(() => import('../layout/photo-field.tsx'), 'PhotoField')
export const ThreadPhoto = lazyPart(() => import('../layout/thread-photo.tsx'), 'ThreadPhoto')
export const HelpPanel = lazyPart(() => import('../layout/help-panel.tsx'), 'HelpPanel')
export const NoCourses = lazyPart(() => import('./no-courses.tsx'), 'NoCourses')
