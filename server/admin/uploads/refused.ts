import type { UploadReason } from '../../../domain/admin/uploads/rules.ts'

/** The upload is not acceptable, and why. */
export class Refused extends Error {
  readonly reason: UploadReason

  constructor(reason: UploadReason, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'Refused'
    this.reason = reason
  }
}

/** The result of an upload with its files in the work folder. */
export type UploadResult = {
  durationInSeconds: number
  width: number | null
  height: number | null
  files: { rendition: string; path: string; contentType: string; extension: string }[]
}
