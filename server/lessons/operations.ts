export {
  eraseProgress,
  exportProgress,
  foldWatchAdditions,
  getContinue,
  getLessonPlace,
  getProgress,
  saveProgress,
} from './progress/operations.ts'
