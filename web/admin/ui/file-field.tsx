import type { ComponentProps } from 'react'

/** A file of this device. */
export function FileField({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="grid gap-1 font-semibold">
      {label}
      <input
        type="file"
        className="min-h-11 w-full min-w-0 text-small font-normal file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-ctl file:border-ctl file:border-brand file:bg-transparent file:px-4 file:font-semibold file:text-link"
        {...input}
      />
    </label>
  )
}
