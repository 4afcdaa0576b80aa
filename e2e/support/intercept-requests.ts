import type { Page } from '@playwright/test'

/** Holds calls back until they are let go; answers what was held. */
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
