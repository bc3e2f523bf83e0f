import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type Variant = 'primary' | 'secondary' | 'quiet'
type Size = 'normal' | 'large' | 'dense'

const variants: Record<Variant, string> = {
  primary: 'border-brand bg-brand text-on-brand shadow-key hover:border-brand-hover hover:bg-brand-hover',
  secondary: 'border-brand text-link hover:bg-brand-soft',
  quiet: 'border-rule text-ink-2 hover:bg-sunk',
}

const sizes: Record<Size, string> = {
  normal: 'min-h-11 px-control py-2 text-base',
  large: 'min-h-13 px-control-large py-2 text-lg',
  dense: 'min-h-10 px-control-dense py-1 text-small',
}

/** Classes of a button, for links that look like one. */
export function buttonClass(variant: Variant = 'primary', size: Size = 'normal'): string {
  return clsx(
    'inline-flex max-w-full cursor-pointer items-center justify-center gap-2 rounded-ctl border-ctl text-center leading-tight font-semibold no-underline transition-colors duration-fast',
    'disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunk disabled:text-ink-3 disabled:shadow-none',
    variants[variant],
    sizes[size],
  )
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant
  size?: Size
  /** Busy: the label stays, a second press does nothing. */
  isBusy?: boolean
}

export function Button({
  variant,
  size,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(buttonClass(variant, size), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    >
      {isBusy && (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      {children}
    </button>
  )
}
