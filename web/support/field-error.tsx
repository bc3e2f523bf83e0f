import { Icon } from '../ui/icon.tsx'

/** What is wrong with a field, below it; the field is described by it. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p id={id} className="mt-1 flex gap-1.5 text-[15px] font-medium text-bad">
      <Icon name="alert" size={18} />
      <span>{text}</span>
    </p>
  )
}
