import type { VideoFacts } from '../../adapters/videos/probe.ts'

const profiles: Record<string, string> = {
  'Constrained Baseline': '42c0',
  Baseline: '4200',
  Main: '4d40',
  High: '6400',
}

/** What a rendition is made of, as a playlist names it (RFC 6381), such as `avc1.4d401e,mp4a.40.2`. */
export function codecsOf({ pictures: [picture], sounds }: VideoFacts): string {
  const profile = picture && profiles[picture.profile]
  if (picture !== undefined && profile === undefined)
    throw new Error(`a rendition was drawn in the profile ${picture.profile}`)
  const level = picture?.level.toString(16).padStart(2, '0')
  return [
    ...(picture === undefined ? [] : [`avc1.${profile}${level}`]),
    ...(sounds.length === 0 ? [] : ['mp4a.40.2']),
  ].join(',')
}
