import type { FailureKind } from '../../domain/contract.ts'

/** What each failure `code` means to a caller, for the API description and docs/failures.md. */
export const failureMeanings: Record<FailureKind, string> = {
  invalid: 'The input does not match the contract; `fields` says which field and why.',
  badCode: 'A code or a mailed link is wrong, already used or expired.',
  badSignIn: 'Wrong address, phone, password or authenticator code at sign-in.',
  noSession: 'No session, or it has ended: sign in again.',
  blocked: 'The account is blocked.',
  locked: 'The item belongs to a course that the caller has not bought.',
  otherSite: 'The request comes from a page of another website (cross-site).',
  notYourRole: 'The call requires another staff role.',
  codeNeeded: 'The call requires an authenticator code entered in the last 10 minutes (`confirmCode`).',
  notFound: 'Nothing has this URL or id, or it belongs to somebody else.',
  wrongMethod: 'The URL supports another method; `Allow` names it.',
  conflict:
    'Conflict with the stored state: it already exists, was changed meanwhile or is in another state.',
  tooManyStreams: 'The account already plays the maximum number of videos at once.',
  playbackEnded: 'The playback was replaced by another device, or stopped: open the video again.',
  tooLarge: 'The body, or the file, is too large.',
  tooMany: 'Rate limit: `Retry-After` gives the seconds to wait, if known.',
  bug: 'A bug of the product; `requestId` finds it in the log.',
  gatewayTrouble: 'The payment gateway cannot be reached or returns invalid data.',
  storeDown:
    'The media store cannot be reached: retry after `Retry-After`. Only for video segments and paid documents; no call below `/api` returns it.',
  gatewayTimeout: 'The payment gateway did not respond in time.',
  notStored:
    'The database accepts no writes at the moment, for example because its disk is full: retry after `Retry-After`. Reads still work.',
}
