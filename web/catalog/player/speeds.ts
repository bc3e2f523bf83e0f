import { playbackSpeeds as speeds } from '../../../domain/lessons/rules.ts'
import { keepPrivate, readPrivate } from '../../session.ts'

const name = 'speed'

/** The speed chosen last, or 1. */
export function startingSpeed(): number {
  const kept = readPrivate<number>(name)
  return speeds.find((speed) => speed === kept) ?? 1
}

export function keepSpeed(speed: number): void {
  keepPrivate(name, speed)
}

/** The next speed up or down, within the range. */
export function speedBeside(speed: number, steps: 1 | -1): number {
  const index = (speeds as readonly number[]).indexOf(speed)
  return speeds[index + steps] ?? speed
}
