/** The saved version, overlaid with every field that was edited after the request was sent. */
export function mergeDraft<T extends object>({ sent, written, saved }: { sent: T; written: T; saved: T }): T {
  const isSame = (name: keyof T) => JSON.stringify(written[name]) === JSON.stringify(sent[name])
  const names = Object.keys(written) as (keyof T)[]
  return { ...saved, ...Object.fromEntries(names.filter((name) => !isSame(name)).map((name) => [name, written[name]])) }
}
