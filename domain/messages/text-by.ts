/** The label of each of some names, in the language current when it is called. */
export function textBy<Name extends string>(
  texts: Readonly<Record<Name, () => string>>,
): (name: Name) => string {
  return (name) => texts[name]()
}
