export type ConcurrencyLimiter = {
  /** Takes a turn for somebody and returns what gives it back, which may be called twice; null when all of theirs are taken. */
  take(who: string): (() => void) | null
}

/** How many things of a kind one may have under way at once. */
export function createConcurrencyLimiter(most: number): ConcurrencyLimiter {
  const taken = new Map<string, number>()
  return {
    take(who) {
      const before = taken.get(who) ?? 0
      if (before >= most) return null
      taken.set(who, before + 1)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        const left = (taken.get(who) ?? 1) - 1
        if (left > 0) taken.set(who, left)
        else taken.delete(who)
      }
    },
  }
}

const pieceBytes = 64 * 1024

/** Bytes as a body that tells when nobody reads it any more, at its end or before. */
export function bodyOf(bytes: Uint8Array, done: () => void): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + pieceBytes))
        at += pieceBytes
        if (at < bytes.length) return
        controller.close()
        done()
      },
      cancel: done,
    },
    // Nothing is taken before somebody reads.
    { highWaterMark: 0 },
  )
}
