import { refusalAnswer, SandboxRefusal } from './refusals.ts'

/**
 * Faults of one REST response: `hang` and `dropped` never respond, before or after the work is done; `reset` breaks
 * the connection after the work; `cut` and `nonsense` send an unusable response after the work.
 */
export type AnswerFault = 'hang' | 'dropped' | 'reset' | '500' | '429' | 'cut' | 'nonsense'

export type AnswerFaults = {
  /** The next `count` requests whose path begins with `path` fail this way, or are refused without being processed. */
  failNext(
    fault: AnswerFault | SandboxRefusal,
    options?: { count?: number; method?: string; path?: string },
  ): void
  clear(): void
  /** Answers a request, with the configured fault if any. */
  apply(request: Request, path: string, answer: () => Promise<Response>): Promise<Response>
}

export function createAnswerFaults(): AnswerFaults {
  let planned: { fault: AnswerFault | SandboxRefusal; left: number; method: string | null; path: string }[] =
    []

  function take(request: Request, path: string): AnswerFault | SandboxRefusal | null {
    const plan = planned.find(
      (one) => path.startsWith(one.path) && (one.method ?? request.method) === request.method,
    )
    if (!plan) return null
    plan.left -= 1
    planned = planned.filter((one) => one.left > 0)
    return plan.fault
  }

  return {
    failNext(fault, { count = 1, method, path = '/' } = {}) {
      planned.push({ fault, left: count, method: method ?? null, path })
    },
    clear() {
      planned = []
    },
    async apply(request, path, answer) {
      const fault = take(request, path)
      if (fault instanceof SandboxRefusal) return refusalAnswer(fault)
      switch (fault) {
        case null:
          return answer()
        case 'hang':
          return silence(request.signal)
        case '500':
          return new Response(
            '{"error":{"code":"SERVER_ERROR","description":"We are facing some trouble."}}',
            { status: 500 },
          )
        case '429':
          return new Response('{"error":{"code":"BAD_REQUEST_ERROR","description":"Too many requests"}}', {
            status: 429,
          })
        default:
          return spoil(fault, await answer(), request.signal)
      }
    },
  }
}

async function spoil(
  fault: 'dropped' | 'reset' | 'cut' | 'nonsense',
  answer: Response,
  signal: AbortSignal,
): Promise<Response> {
  if (fault === 'dropped') return silence(signal)
  if (fault === 'reset') throw new TypeError('fetch failed')
  if (fault === 'nonsense') return new Response('{"entity":"moon","id":7}', { status: 200 })
  const text = await answer.text()
  return new Response(text.slice(0, Math.floor(text.length / 2)), { status: answer.status })
}

function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
