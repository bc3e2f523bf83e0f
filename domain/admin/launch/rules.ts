/** The rows of the checklist, in display order. */
export const launchRows = [
  'address',
  'mail',
  'gateway',
  'webhook',
  'seller',
  'samples',
  'backup',
  'restore',
  'owners',
  'safeguarding',
  'metrics',
  'disk',
] as const

export type LaunchRow = (typeof launchRows)[number]

/** Maximum age of the last backup, and of the last read of the metrics. */
export const backupHours = 24
export const metricsMinutes = 5

/** How long a restore proves that the next one will work too. */
export const restoreDays = 90

/** Free space required on the disk of the data folder. */
export const neededFreeBytes = 5 * 1024 ** 3

export const testMailMinutes = 60
export const testMailTries = 5
/** Minimum time between two test mails of one owner. */
export const testMailWaitSeconds = 60
