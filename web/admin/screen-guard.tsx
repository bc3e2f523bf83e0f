import { Component, type ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'

type Props = { onBroken(): void; children: ReactNode }

/** Keeps the rail and what was typed when a screen breaks, or when its file does not come. */
export class ScreenGuard extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.props.onBroken()
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="text-subhead font-bold">{m.admin_screen_broken()}</h1>
        <p className="text-ink-2">{m.admin_screen_broken_about()}</p>
        {/* A new page also fetches what a newer build put in place of the old files. */}
        <Button onClick={() => window.location.reload()}>{m.admin_try_again()}</Button>
      </div>
    )
  }
}
