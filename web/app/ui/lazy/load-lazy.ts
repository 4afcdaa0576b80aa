let loadingCount = 0

/** Loads the script of a part that shows its own error, so that a failure does not reload the page. */
export async function loadLazy<Part>(load: () => Promise<Part>): Promise<Part> {
  loadingCount += 1
  try {
    return await load()
  } finally {
    loadingCount -= 1
  }
}

/** Preloads a script; failures are ignored. */
export function preloadLazy(load: () => Promise<unknown>): void {
  loadLazy(load).catch(() => undefined)
}

export function isLazyLoading(): boolean {
  return loadingCount > 0
}
