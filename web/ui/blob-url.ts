/** Some browsers ask first where a download is to go. */
const revokedAfterMilliseconds = 40_000

/** Revokes a blob URL once the element or the download that was just given it has read it. */
export function revokeLater(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), revokedAfterMilliseconds)
}

/** Downloads a text as a file, whose type follows its extension. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'application/json'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  revokeLater(link.href)
}
