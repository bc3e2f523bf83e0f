import { getSchema } from '@tiptap/core'
import { DOMParser as DocumentReader } from '@tiptap/pm/model'
import { richTextExtensions } from '../../web/admin/editor/extensions.ts'
import { htmlOf, withoutForeignPictures } from '../../web/admin/editor/html-of.ts'

const schema = getSchema(richTextExtensions(() => undefined))

/** What the editor of the admin makes of a text that it opens, and of one that is pasted. */
Object.assign(globalThis, {
  roundTrip(html: string): string {
    const page = new DOMParser().parseFromString(html, 'text/html')
    return htmlOf(DocumentReader.fromSchema(schema).parse(page.body))
  },
  pasted: withoutForeignPictures,
})
