export { openCertificate } from './certificates/document.ts'
export { openCertificateLink } from './certificates/links.ts'
export {
  eraseCertificates,
  exportCertificates,
  getCertificate,
  getCertificateFile,
  issueCertificate,
} from './certificates/operations.ts'
export { watchingOf } from './progress/figures.ts'
export {
  eraseProgress,
  exportProgress,
  foldWatchAdditions,
  getContinue,
  getLessonPlace,
  getProgress,
  saveProgress,
} from './progress/operations.ts'
export { createDelivery, type Delivered, type Delivery } from './streams/delivery.ts'
export { openStream, streamCookie } from './streams/open.ts'
export {
  erasePlaybacks,
  exportPlaybacks,
  forgetOldPlaybacks,
  getPlaybacks,
  stopPlayback,
} from './streams/playbacks.ts'
export { getPresignedFile } from './streams/presigned-file.ts'
export { touchPlayback } from './streams/rights.ts'
export { priorities, queueFoundVideos, queueTranscode } from './transcoding/queue.ts'
export { askRekey, rekeyFilm } from './transcoding/rekey.ts'
export { getVideoStates } from './transcoding/states.ts'
export { transcodeFilm } from './transcoding/transcode-video.ts'
export { sweepWorkFolders } from './transcoding/work-folder.ts'
