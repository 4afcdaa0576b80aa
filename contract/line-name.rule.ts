/** The name of an item with its colour, size and wishes in parentheses; alone where it has none, as outside the catalogue. */
export function lineName(name: string, choices: readonly (string | null | undefined)[], separator = ', '): string {
  const known = choices.filter(Boolean)
  return known.length > 0 ? `${name} (${known.join(separator)})` : name
}
