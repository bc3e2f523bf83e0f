import { emptyValue, type FormField } from '../../../domain/admin/site/fields.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Choice } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { siteFieldHint, siteFieldText, siteOptionText } from './labels.ts'

type Path = readonly (string | number)[]

type TreeProps = {
  field: FormField
  label: string
  value: unknown
  path: Path
  /** By the path of the field, `0.text`. */
  errors: Readonly<Record<string, string>>
  onChange: (path: Path, value: unknown) => void
}

/** A form generated from its schema. */
export function FieldTree(props: TreeProps) {
  const { field, label, value, path, errors, onChange } = props
  const error = errors[path.join('.')]
  if (field.kind === 'list') return <ListField {...props} field={field} />
  if (field.kind === 'group') {
    const fields = field.fields.map(([name, inner]) => (
      <FieldTree
        key={name}
        field={inner}
        label={siteFieldText(name)}
        value={Reflect.get(Object(value), name)}
        path={[...path, name]}
        errors={errors}
        onChange={onChange}
      />
    ))
    if (path.length === 0 || typeof path.at(-1) === 'number')
      return <div className="grid gap-4">{fields}</div>
    return (
      <fieldset className="grid gap-4 rounded-card border border-rule p-4">
        <legend className="px-1 font-semibold">{label}</legend>
        {fields}
      </fieldset>
    )
  }
  if (field.kind === 'choice')
    return (
      <Choice
        label={label}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(path, target.value)}
        options={field.options.map((option) => ({
          id: option,
          name: siteOptionText(String(path.at(-1)), option),
        }))}
      />
    )
  if (field.kind === 'number')
    return (
      <Field
        label={label}
        type="number"
        inputMode="numeric"
        value={String(value ?? '')}
        error={error}
        onChange={({ target }) => onChange(path, target.value === '' ? null : Number(target.value))}
      />
    )
  const common = {
    label,
    error,
    hint: siteFieldHint(String(path.at(-1))),
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onChange(path, target.value),
  }
  return field.isLong ? <TextArea rows={3} {...common} /> : <Field {...common} />
}

type ListProps = TreeProps & { field: Extract<FormField, { kind: 'list' }> }

/** Entries of a list: add, remove and reorder, also by keyboard. */
function ListField({ field, label, value, path, errors, onChange }: ListProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const error = errors[path.join('.')]
  const moved = (from: number, to: number) => {
    const next = [...items]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(path, next)
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{label}</legend>
      {error !== undefined && <p className="font-medium text-bad">{error}</p>}
      <ol className="grid gap-3">
        {items.map((item, index) => {
          const place = m.admin_site_item({ label, number: index + 1 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place
            <li key={index} className="grid gap-3 rounded-card border border-rule bg-paper p-3">
              <div className="flex flex-wrap items-center gap-1">
                <span className="mr-auto text-sm font-semibold text-ink-2">{index + 1}</span>
                <Step
                  label={m.admin_site_up({ item: place })}
                  icon="chevron-left"
                  isTurned
                  isOff={index === 0}
                  onClick={() => moved(index, index - 1)}
                />
                <Step
                  label={m.admin_site_down({ item: place })}
                  icon="chevron-right"
                  isTurned
                  isOff={index === items.length - 1}
                  onClick={() => moved(index, index + 1)}
                />
                <Step
                  label={m.admin_site_remove({ item: place })}
                  icon="close"
                  onClick={() =>
                    onChange(
                      path,
                      items.filter((_, other) => other !== index),
                    )
                  }
                />
              </div>
              <FieldTree
                field={field.item}
                label={place}
                value={item}
                path={[...path, index]}
                errors={errors}
                onChange={onChange}
              />
            </li>
          )
        })}
      </ol>
      <div>
        <SmallButton
          label={m.admin_site_add({ label })}
          variant="secondary"
          onClick={() => onChange(path, [...items, emptyValue(field.item)])}
        />
      </div>
    </fieldset>
  )
}

type StepProps = {
  label: string
  icon: 'chevron-left' | 'chevron-right' | 'close'
  /** Left and right signs used for up and down. */
  isTurned?: boolean
  isOff?: boolean
  onClick: () => void
}

function Step({ label, icon, isTurned = false, isOff = false, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-ctl text-ink-2 hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-40"
    >
      <span className={isTurned ? 'rotate-90' : undefined}>
        <Icon name={icon} />
      </span>
    </button>
  )
}
