let onTheirWay = 0

/** The script of a part that says itself when it did not come: the page around it is not to be reloaded for it. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  onTheirWay += 1
  try {
    return await load()
  } finally {
    onTheirWay -= 1
  }
}

/** Ahead of the wish for it: nothing is said where it fails. */
export function preloadPart(load: () => Promise<unknown>): void {
  loadPart(load).catch(() => undefined)
}

export function isPartOnItsWay(): boolean {
  return onTheirWay > 0
}
