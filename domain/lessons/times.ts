/** 3725.5 as "01:02:05.500". */
export function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

/** A typed time, such as `1:02.5`, in seconds; null for an invalid one. */
export function typedTime(text: string): number | null {
  const [, hours, minutes, seconds, part] =
    /^(?:(?:(\d+):)?(\d{1,2}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? []
  return seconds === undefined ? null : secondsOf([hours, minutes, seconds, part])
}

/** Hours, minutes, seconds and the decimals of a second, as digits; missing ones are empty. */
export function secondsOf([hours, minutes, seconds, part]: readonly (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)
  return whole + Number((part ?? '').padEnd(3, '0')) / 1000
}
