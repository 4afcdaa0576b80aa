import type { Page } from '@playwright/test'

/** Delays calls until `release` is called; `heldUrls` lists the delayed ones. */
export async function pauseRequests(page: Page, path: string | RegExp, method = 'GET') {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const heldUrls: string[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    heldUrls.push(route.request().url())
    await gate
    await route.continue()
  })
  return { heldUrls, release: () => release() }
}
