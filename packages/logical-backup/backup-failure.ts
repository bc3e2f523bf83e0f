/** A reason that the person at the terminal can act on. The message is one whole sentence. */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}
