export type ConcurrencyLimiter = {
  /**
   * Takes a slot for someone and returns a function that releases it, which may be called twice;
   * null when all of their slots are taken.
   */
  take(who: string): (() => void) | null
}

/** Limits how many operations of a kind may run at once for one name: a reader, or a document. */
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

/** A body of bytes that reports when it is no longer read, at its end or before. */
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
    // Nothing is acquired before it is read.
    { highWaterMark: 0 },
  )
}
