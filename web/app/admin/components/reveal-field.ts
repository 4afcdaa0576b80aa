/** Opens what hides a field: closed sections around it, and the tab of the other language. */
export function revealField(field: HTMLElement): void {
  for (let fold = closedAround(field); fold; fold = closedAround(field)) fold.open = true
  const tabs = field.closest('.bilingual-field')
  const tab = tabs?.querySelector<HTMLInputElement>(`.language-tabs input[value="${CSS.escape(field.lang)}"]`)
  if (tab) tab.checked = true
}

const closedAround = (field: HTMLElement) => field.closest<HTMLDetailsElement>('details:not([open])')
