/** A message with one form for a count of one and one for all others, in the message format. */
export type PluralSentence = readonly [
  { declarations: string[]; selectors: string[]; match: { 'form=one': string; 'form=other': string } },
]

export type Sentence = string | PluralSentence

/** The forms of a message and the value that chooses between them; null for a message with one form. */
export function pluralForms(sentence: Sentence): { chosenBy: string; one: string; other: string } | null {
  if (typeof sentence === 'string') return null
  const [{ declarations, match }] = sentence
  const chosenBy = declarations.join().match(/= (\w+): plural/)?.[1]
  if (chosenBy === undefined) throw new Error(`no value chooses the form: ${declarations.join()}`)
  return { chosenBy, one: match['form=one'], other: match['form=other'] }
}

/** Every text that a message can become. */
export function textsOf(sentence: Sentence): string[] {
  const forms = pluralForms(sentence)
  return forms ? [forms.one, forms.other] : [sentence as string]
}
