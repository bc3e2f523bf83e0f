import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { earlyPressScript } from './first-paint.ts'

type Listener = (event: object) => void

/** A page with the script in it; `heard` is the app's reaction to a press once it has hydrated. */
function openPage() {
  const captures = new Map<string, Listener>()
  const bubbles = new Map<string, Listener[]>()
  runInNewContext(earlyPressScript, {
    addEventListener(type: string, listener: Listener, isCapture = false) {
      if (isCapture) captures.set(type, listener)
      else bubbles.set(type, [...(bubbles.get(type) ?? []), listener])
    },
    setTimeout: (run: () => void) => run(),
  })
  const page = {
    heard: null as ((event: { preventDefault(): void }) => void) | null,
    announce(name: string) {
      for (const listener of bubbles.get(`stepmark:${name}`) ?? []) listener({})
    },
    dispatch(type: string, target: object) {
      const event = {
        type,
        target,
        defaultPrevented: false,
        isStopped: false,
        preventDefault() {
          event.defaultPrevented = true
        },
        stopPropagation() {
          event.isStopped = true
        },
      }
      captures.get(type)?.(event)
      if (event.isStopped) return event
      page.heard?.(event)
      for (const listener of bubbles.get(type) ?? []) listener(event)
      return event
    },
  }
  return page
}

function button(type = 'button') {
  const pressed = vi.fn()
  const element = {
    type,
    closest: (wanted: string) => (wanted.startsWith('button') ? element : null),
    click: pressed,
  }
  return { element, pressed }
}

function form() {
  const sent = vi.fn()
  const element = { closest: () => null, getAttribute: () => null, requestSubmit: sent }
  return { element, sent }
}

describe('a press before the page is hydrated', () => {
  it('is repeated once the page is hydrated, only the last one', () => {
    const page = openPage()
    const [first, second] = [button(), button()]
    page.dispatch('click', first.element)
    page.dispatch('click', second.element)
    page.announce('listening')
    page.announce('alive')
    page.announce('alive')
    expect(first.pressed).not.toHaveBeenCalled()
    expect(second.pressed).toHaveBeenCalledOnce()
  })

  it('is not repeated where it was already handled', () => {
    const page = openPage()
    const { element, pressed } = button()
    page.announce('listening')
    page.heard = vi.fn()
    page.dispatch('click', element)
    page.announce('alive')
    expect(page.heard).toHaveBeenCalledOnce()
    expect(pressed).not.toHaveBeenCalled()
  })

  it('waits if it is a form, and is sent once', () => {
    const page = openPage()
    const { element, sent } = form()
    expect(page.dispatch('submit', element).defaultPrevented).toBe(true)
    page.announce('listening')
    page.announce('alive')
    expect(sent).toHaveBeenCalledOnce()
    expect(page.dispatch('submit', element).defaultPrevented).toBe(false)
  })

  it('replays a choice first and then the form', () => {
    const page = openPage()
    const [first, second] = [button('radio'), button('radio')]
    const { element, sent } = form()
    page.dispatch('click', first.element)
    page.dispatch('click', second.element)
    page.dispatch('submit', element)
    page.announce('listening')
    page.announce('alive')
    expect(first.pressed).not.toHaveBeenCalled()
    expect(second.pressed).toHaveBeenCalledOnce()
    expect(sent).toHaveBeenCalledOnce()
    expect(second.pressed.mock.invocationCallOrder[0]).toBeLessThan(sent.mock.invocationCallOrder[0] ?? 0)
  })

  it('is withheld, as a form, from a hydrated screen that has not read its fields yet', () => {
    const page = openPage()
    const { element, sent } = form()
    page.announce('listening')
    page.heard = vi.fn()
    page.dispatch('submit', element)
    expect(page.heard).not.toHaveBeenCalled()
    page.announce('alive')
    expect(sent).toHaveBeenCalledOnce()
    page.dispatch('submit', element)
    expect(page.heard).toHaveBeenCalledOnce()
  })
})
