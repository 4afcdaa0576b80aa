/** What was saved as the shop has it now, with every field on top that was written into since it was sent. */
export function mergeDraft<T extends object>({ sent, written, saved }: { sent: T; written: T; saved: T }): T {
  const isSame = (name: keyof T) => JSON.stringify(written[name]) === JSON.stringify(sent[name])
  const names = Object.keys(written) as (keyof T)[]
  return { ...saved, ...Object.fromEntries(names.filter((name) => !isSame(name)).map((name) => [name, written[name]])) }
}
