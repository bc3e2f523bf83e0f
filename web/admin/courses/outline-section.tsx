import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { fieldId } from './labels.ts'
import { ModuleRow } from './module-row.tsx'
import { newModule, type OutlineActions } from './outline.ts'
import type { SectionProps } from './section-props.ts'

type Props = SectionProps & { courseId: string; actions: OutlineActions }

/** Modules and lessons, reordered by dragging, or by buttons that keep the focus and announce the result. */
export function OutlineSection(props: Props) {
  const { document, actions, errorOf } = props
  return (
    <Section id="outline" title={m.admin_course_outline()}>
      <p className="text-ink-2">{m.admin_course_outline_hint()}</p>
      {errorOf('modules') !== undefined && <p className="font-medium text-bad">{errorOf('modules')}</p>}
      <ol id={fieldId('modules')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {document.modules.map((module, at) => (
          <ModuleRow key={module.id} {...props} module={module} at={at} />
        ))}
      </ol>
      <div>
        <Button variant="secondary" onClick={() => actions.put((was) => [...was, newModule()])}>
          {m.admin_course_module_add()}
        </Button>
      </div>
    </Section>
  )
}
