import { expect, it } from 'vitest'
import { setLengthOnceFree } from './stream-by-hls.ts'

it('sets the length of a lesson once its buffer is free, and never while it is busy', () => {
  const busy = Object.assign(new EventTarget(), { updating: true })
  const set: boolean[] = []
  const buffers = {
    sourceBuffer: { video: busy as unknown as SourceBuffer, audio: undefined },
    updateMediaElementDuration: () => void set.push(busy.updating),
  }
  setLengthOnceFree(buffers)
  buffers.updateMediaElementDuration()
  // The new wait has refilled it.
  busy.dispatchEvent(new Event('updateend'))
  expect(set).toEqual([])
  busy.updating = false
  busy.dispatchEvent(new Event('updateend'))
  busy.dispatchEvent(new Event('updateend'))
  expect(set).toEqual([false])
})
