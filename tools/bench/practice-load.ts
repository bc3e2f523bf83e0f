/**
 * Calls at a steady rate (open loop: each starts on time whether the last one was answered or not), with practice in
 * parallel.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export type Check = { question: string; lines: string[]; answer: string }

export type SteadyOrder = {
  url: string
  seconds: number
  /** Called in rotation. */
  calls: { path: string; token?: string }[]
  callsPerSecond: number
  checks: Check[]
  /** Of the students who practise, in rotation. */
  tokens: string[]
  /** 0 without practice. */
  checksPerSecond: number
}

/** Milliseconds from the time at which each was due, and how many attempts the server was too busy to check. */
export type SteadyResult = { calls: number[]; checks: number[]; refused: number }

process.on('message', (order: SteadyOrder) => {
  void runSteady(order).then((result) => process.send?.(result))
})

async function runSteady(order: SteadyOrder): Promise<SteadyResult> {
  const { url, seconds, calls, callsPerSecond, checks, tokens, checksPerSecond } = order
  let refused = 0
  const call = (turn: number) => {
    const { path, token } = calls[turn % calls.length] ?? { path: '' }
    return ask(url + path, token)
  }
  const check = (turn: number) => {
    const token = tokens[turn % tokens.length]
    return ask(`${url}/student/syncAttempts`, token, syncBody(checks[turn % checks.length]), () => {
      refused += 1
    })
  }
  const [called, checked] = await Promise.all([
    atRate(callsPerSecond, seconds, call),
    atRate(checksPerSecond, seconds, check),
  ])
  return { calls: called, checks: checked, refused }
}

async function atRate(perSecond: number, seconds: number, act: (turn: number) => Promise<void>) {
  const started = performance.now()
  const times = Array.from({ length: perSecond * seconds }, async (_, turn) => {
    const due = started + (turn * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    await act(turn)
    return performance.now() - due
  })
  return Promise.all(times)
}

/** An attempt at a question, with its own key. */
export function syncBody(check: Check | undefined, key: string = randomUUID()): object {
  const answeredAt = new Date().toISOString()
  return {
    attempts: [{ ...check, key, hintsUsed: 0, secondsTaken: 40, answeredAt }],
    sentAt: answeredAt,
  }
}

async function ask(url: string, token?: string, body?: object, onBusy?: () => void): Promise<void> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status === 429 && onBusy) return onBusy()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`)
}
