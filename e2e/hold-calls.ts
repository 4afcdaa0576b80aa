import type { Page } from '@playwright/test'

/** Holds calls back until they are let go; answers what was held. */
export async function holdCalls(page: Page, path: string | RegExp, method = 'GET') {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const held: string[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    held.push(route.request().url())
    await gate
    await route.continue()
  })
  return { held, letGo: () => letGo() }
}
