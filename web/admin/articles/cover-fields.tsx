import type { ArticleDocument } from '../../../domain/admin/articles/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PictureSource } from '../uploads/picture-source.tsx'

type Cover = ArticleDocument['cover']

type Props = {
  cover: Cover
  errors: Readonly<Record<string, string>>
  onChange: (cover: Cover) => void
}

/** A cover picture instead of the drawing, with its alternative text. */
export function CoverFields({ cover, errors, onChange }: Props) {
  if (cover === null)
    return (
      <Button variant="quiet" onClick={() => onChange({ address: '', alt: '', width: null, height: null })}>
        {m.admin_cover_add()}
      </Button>
    )
  return (
    <fieldset className="grid gap-3 border-t border-grid pt-3">
      <legend className="font-semibold">{m.admin_cover()}</legend>
      <PictureSource address={cover.address} onChoose={(picture) => onChange({ ...cover, ...picture })} />
      <Field
        label={m.admin_picture_address()}
        hint={m.admin_picture_address_hint()}
        spellCheck={false}
        value={cover.address}
        error={errors['cover.address']}
        onChange={({ target }) => onChange({ ...cover, address: target.value, width: null, height: null })}
      />
      <Field
        label={m.admin_picture_alt()}
        hint={m.admin_picture_alt_hint()}
        value={cover.alt}
        error={errors['cover.alt']}
        onChange={({ target }) => onChange({ ...cover, alt: target.value })}
      />
      <Button variant="quiet" onClick={() => onChange(null)}>
        {m.admin_cover_remove()}
      </Button>
    </fieldset>
  )
}
