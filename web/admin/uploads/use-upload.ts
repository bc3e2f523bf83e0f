import { useEffect, useRef, useState } from 'react'
import type { UploadKind } from '../../../domain/admin/uploads/rules.ts'
import { startUpload, type Upload, type UploadedMedia, type UploadView } from './start-upload.ts'

type Uploading = Omit<Upload, 'leave'> & { view: UploadView; choose(file: File): void }

/** The upload of one file for one field, which ends with its screen; `onDone` receives the stored media. */
export function useUpload(kind: UploadKind, onDone: (media: UploadedMedia) => void): Uploading {
  const [view, setView] = useState<UploadView>({ step: 'none' })
  const upload = useRef<Upload>(null)
  const done = useRef(onDone)
  done.current = onDone

  // Leaving the screen pauses; the same file resumes.
  useEffect(() => () => upload.current?.leave(), [])
  useWarning(view.step === 'sending')

  return {
    view,
    choose(file) {
      upload.current?.leave()
      upload.current = startUpload(kind, file, (next) => {
        setView(next)
        if (next.step === 'done') done.current(next.media)
      })
    },
    pause: () => upload.current?.pause(),
    resume: () => upload.current?.resume(),
    cancel() {
      upload.current?.cancel()
      setView({ step: 'none' })
    },
  }
}

/** Warns before the page is closed during an upload. */
export function useWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])
}
