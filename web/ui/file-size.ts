/** Size of a document: "24 KB", from a million bytes on "1.2 MB". */
export function documentSizeText(byteCount: number): string {
  return byteCount < 1_000_000 ? `${Math.max(1, Math.round(byteCount / 1000))} KB` : megabytesText(byteCount)
}

/** Size of a video: "0.5 MB". */
export function megabytesText(byteCount: number): string {
  return `${Math.max(0.1, byteCount / 1_000_000).toFixed(1)} MB`
}

/** Room on a disk: "812 MB", from a thousand million bytes on "10.7 GB". */
export function roomText(byteCount: number): string {
  return byteCount < 1_000_000_000
    ? `${Math.round(byteCount / 1_000_000)} MB`
    : `${(byteCount / 1_000_000_000).toFixed(1)} GB`
}
