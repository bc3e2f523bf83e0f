/** A decorative bar next to a text that says the same. */
export function ProgressBar({ done, all }: { done: number; all: number }) {
  const share = all === 0 ? 0 : Math.min(1, done / all)
  return (
    <span aria-hidden="true" className="block h-1.5 w-full overflow-hidden rounded-full bg-grid">
      <span
        className={`block h-full rounded-full ${share === 1 ? 'bg-ok' : 'bg-hl'}`}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
