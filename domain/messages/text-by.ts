/** What each of some names is called, in the language of the moment at which it is asked. */
export function textBy<Name extends string>(
  texts: Readonly<Record<Name, () => string>>,
): (name: Name) => string {
  return (name) => texts[name]()
}
