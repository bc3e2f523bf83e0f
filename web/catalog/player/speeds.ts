import { keepPrivate, readPrivate } from '../../session.ts'

/** How fast a lesson may play: 1 is as it was spoken. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

const name = 'speed'

/** The speed chosen last, or 1. */
export function startingSpeed(): number {
  const kept = readPrivate<number>(name)
  return speeds.find((speed) => speed === kept) ?? 1
}

export function keepSpeed(speed: number): void {
  keepPrivate(name, speed)
}

/** The next speed up or down; the last one stays. */
export function speedBeside(speed: number, steps: 1 | -1): number {
  const index = (speeds as readonly number[]).indexOf(speed)
  return speeds[index + steps] ?? speed
}
