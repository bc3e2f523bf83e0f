import type { Captions } from './use-captions.ts'

/** What is spoken now, over the foot of the picture or, on a phone, below it. */
export function CaptionBox({ captions }: { captions: Captions }) {
  if (!captions.isShown) return null
  return (
    <div className="player-captions" data-size={captions.choice.size} lang={captions.choice.language}>
      {captions.current.map((line) => (
        <p key={line.start}>{line.text}</p>
      ))}
    </div>
  )
}
