const revokedAfterMilliseconds = 10_000

/** Lets go of an address of bytes in memory, once an element that has just been given it has read them. */
export function revokeLater(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), revokedAfterMilliseconds)
}
