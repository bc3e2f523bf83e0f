/** Marks sample data as such. */
export function SampleChip({ text }: { text: string }) {
  return (
    <span className="inline-block rounded-chip bg-warn-soft px-2 py-0.5 text-sm font-semibold text-warn">
      {text}
    </span>
  )
}
