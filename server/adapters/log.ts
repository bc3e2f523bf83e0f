import { pino } from 'pino'
import { currentScope } from '../scope.ts'
import { withoutSecrets } from './log-masks.ts'

/** The server's log; never contains passwords, codes, tokens, or a whole address or phone number. */
export type Logger = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const logLevels = ['info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * JSON lines on standard error, so that standard output stays readable; or into `lines`. Each names
 * its request or job.
 */
export function createLog(level: LogLevel, lines?: { write(line: string): void }): Logger {
  const log = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      // Errors are already masked plain objects; pino's serializer would drop their names.
      serializers: { err: (masked) => masked },
      mixin: () => {
        const scope = currentScope()
        if (scope === undefined) return {}
        const { requestId, job } = scope
        return { ...(requestId !== null && { requestId }), ...(job !== undefined && { job }) }
      },
    },
    // Writing never blocks on the reader of the log; the rest is flushed at exit.
    lines ?? pino.destination({ fd: 2, sync: false }),
  )
  const at = (name: 'info' | 'warn' | 'error') => (fields: object, message: string) => {
    if (log.isLevelEnabled(name)) log[name](withoutSecrets(fields), message)
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
