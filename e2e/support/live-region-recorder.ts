import type { Page } from '@playwright/test'

/**
 * Records what a screen reader would announce from live regions, one entry per announcement, on every page opened from now on.
 * A region is read as a whole unless it is not atomic; content behind a modal dialog is silent.
 */
export async function recordAnnouncements(page: Page): Promise<{ announcements: () => Promise<string[]>; clear: () => Promise<void> }> {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    const regions = '[role="status"], [role="alert"], [aria-live="polite"]'
    const isSilent = (region: Element) => {
      const modal = document.querySelector('dialog:modal')
      return region.closest('dialog:not([open])') !== null || (modal !== null && !modal.contains(region))
    }
    new MutationObserver((changes) => {
      const asWhole = new Set<Element>()
      const news: (string | null)[] = []
      for (const { type, target, addedNodes } of changes) {
        for (const added of addedNodes) {
          if (added instanceof Element && added.matches('[role="alert"]')) asWhole.add(added)
        }
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
        if (!region || isSilent(region)) continue
        const isAtomic = region.getAttribute('aria-atomic') ?? String(region.hasAttribute('role'))
        if (isAtomic === 'true') asWhole.add(region)
        else news.push(...[...addedNodes].map(({ textContent }) => textContent), ...(type === 'characterData' ? [target.textContent] : []))
      }
      for (const text of [...[...asWhole].map(({ textContent }) => textContent), ...news]) {
        const spokenText = text?.replaceAll('\u00a0', ' ').trim()
        if (spokenText) spoken.push(spokenText)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const read = (isForgotten: boolean) =>
    page.evaluate((forgets) => {
      const { spoken } = window as unknown as { spoken: string[] }
      return forgets ? spoken.splice(0) : [...spoken]
    }, isForgotten)
  return { announcements: () => read(false), clear: async () => void (await read(true)) }
}
