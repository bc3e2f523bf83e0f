import { pino } from 'pino'

/** What the server writes down; never passwords, codes, tokens or full phone numbers. */
export type Logger = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Lines of JSON on standard error, so that standard output stays readable for a person. */
export function createLog(level: 'info' | 'warn' | 'silent'): Logger {
  return pino(
    {
      level,
      redact: {
        paths: [
          'password',
          'newPassword',
          'otp',
          'code',
          'token',
          'phone',
          'authorization',
          'cookie',
          '*.password',
          '*.token',
          '*.phone',
        ],
        censor: '[kept out]',
      },
    },
    pino.destination({ fd: 2, sync: true }),
  )
}
