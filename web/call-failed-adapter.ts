import { CallFailed } from './api.ts'

type Told = { status: number; message: string; requestId: string }

/** A call that failed while the page was drawn fails in the browser in the same words. */
export const callFailedAdapter = {
  key: 'call-failed',
  test: (value: unknown): value is CallFailed => value instanceof CallFailed,
  toSerializable: ({ status, message, requestId }: CallFailed): Told => ({ status, message, requestId }),
  fromSerializable: ({ status, message, requestId }: Told) => new CallFailed(status, message, requestId),
}
