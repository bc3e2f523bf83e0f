import type { FailureKind } from '../../domain/contract.ts'

/** What each failure `code` means to a caller, for the API description and docs/failures.md. */
export const failureMeanings: Record<FailureKind, string> = {
  invalid: 'The input is not what the call takes; `fields` says which field and why.',
  badCode: 'A code or a mailed link is wrong, was used or has ended.',
  badSignIn: 'Who signs in gave a wrong address, phone, password or authenticator code.',
  noSession: 'There is no session, or it has ended: sign in again.',
  blocked: 'The account is blocked.',
  locked: 'The item belongs to a course that the caller has not bought.',
  otherSite: 'The request was started by a page of another website.',
  notYourRole: 'The call is for other roles of staff.',
  codeNeeded: 'The call wants a code of the authenticator from the last 10 minutes (`confirmCode`).',
  notFound: 'Nothing has this address or id, or it is somebody else’s.',
  wrongMethod: 'The address takes another method; `Allow` names it.',
  conflict:
    'What is stored does not allow it: it exists already, was changed meanwhile or is in another state.',
  tooManyStreams: 'The account plays as many videos at once as it may.',
  playbackEnded: 'The video was started elsewhere instead, or stopped: open it again.',
  tooLarge: 'The body, or the file, is too large.',
  tooMany: 'Too many requests: `Retry-After` says how many seconds to wait, where that is known.',
  bug: 'A fault of the product; `requestId` finds it in the log.',
  gatewayTrouble: 'The payment gateway cannot be reached or answers nonsense.',
  storeDown:
    'The media store cannot be reached: ask again after `Retry-After`. Of parts of videos and of paid documents alone; no call below `/api` answers it.',
  gatewayTimeout: 'The payment gateway did not answer in time.',
  notStored:
    'The database takes nothing at the moment, as on a full disk: ask again after `Retry-After`. What is only read goes on.',
}
