import type { ComponentProps, ReactNode } from 'react'
import type { AnyDraft } from './autosave.ts'
import { SaveStateText } from './save-state.tsx'

type Props<Draft extends AnyDraft> = ComponentProps<typeof SaveStateText<Draft>> & {
  back: ReactNode
  title: string
  /** Shown next to the save state. */
  marks: ReactNode
  /** Actions on the whole document. */
  children: ReactNode
}

/** The bar above an editor: back link, title, save state and actions. */
export function EditorBar<Draft extends AnyDraft>({ back, title, marks, children, ...saving }: Props<Draft>) {
  return (
    <header
      data-bar
      className="top-0 z-10 -mx-4 -mt-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-card px-4 py-3 md:sticky md:-mx-6 md:-mt-6 md:px-6"
    >
      <div className="min-w-0 flex-1 basis-64">
        {back}
        <h1 className="line-clamp-2 text-subhead leading-tight font-bold wrap-anywhere">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {marks}
          <SaveStateText {...saving} />
        </div>
      </div>
      {children}
    </header>
  )
}
