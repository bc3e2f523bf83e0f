import { Icon } from '../ui/icon.tsx'

/** The form-level error; it stays after the toast has closed. */
export function ErrorSummary({ message }: { message: string }) {
  if (message === '') return null
  return (
    <p role="alert" className="flex gap-2 rounded-ctl bg-bad-soft p-3 font-medium text-bad">
      <Icon name="alert" size={22} />
      <span>{message}</span>
    </p>
  )
}
