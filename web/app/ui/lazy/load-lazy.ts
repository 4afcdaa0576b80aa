let loadingCount = 0

/** The script of a part that says itself when it did not come: the page around it is not to be reloaded for it. */
export async function loadLazy<Part>(load: () => Promise<Part>): Promise<Part> {
  loadingCount += 1
  try {
    return await load()
  } finally {
    loadingCount -= 1
  }
}

/** Ahead of the wish for it: nothing is said where it fails. */
export function preloadLazy(load: () => Promise<unknown>): void {
  loadLazy(load).catch(() => undefined)
}

export function isLazyLoading(): boolean {
  return loadingCount > 0
}
