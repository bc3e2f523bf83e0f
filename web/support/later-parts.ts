import { lazy } from 'react'
import { partFailed } from '../ui/part-failed.tsx'

// What the support page needs only once something is written or was sent with a photo, or without a course.

export const PhotoField = lazy(() =>
  import('../layout/photo-field.tsx').then((part) => ({ default: part.PhotoField }), partFailed),
)
export const ThreadPhoto = lazy(() =>
  import('../layout/thread-photo.tsx').then((part) => ({ default: part.ThreadPhoto }), partFailed),
)
export const HelpPanel = lazy(() =>
  import('../layout/help-panel.tsx').then((part) => ({ default: part.HelpPanel }), partFailed),
)
export const NoCourses = lazy(() =>
  import('./no-courses.tsx').then((part) => ({ default: part.NoCourses }), partFailed),
)
