import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Language = 'vi' | 'en'
type SweepOptions = {
  language: Language
  /** The width of the phone. */
  narrow?: number
  /** Further checks of the page at a width. */
  atWidth?: (width: number) => Promise<void>
}

/** Vietnamese is mostly read on phones; English has the longer words and stands for both on wide screens. */
function widthsOf(language: Language, narrow: number): number[] {
  return language === 'vi' ? [narrow] : [narrow, 1440]
}

/**
 * Loads a page once and checks it at the widths of its language. A run of axe takes seconds per page and depends on the width
 * more than on the language: a sweep of both runs it once per width.
 */
export async function sweepPage(page: Page, path: string, { language, narrow = 320, atWidth }: SweepOptions): Promise<void> {
  for (const width of widthsOf(language, narrow)) {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
    if (width === narrow) await openPage(page, path, { language })
    await checkLayout(page)
    if (language === 'vi' || width > narrow) expect.soft(await findViolations(page), `at ${width}`).toEqual([])
    await atWidth?.(width)
  }
}

type OpenOptions = { language: Language; status?: number }

/**
 * The checks that every page must pass at the current window width. The console is checked by the test itself (fixtures.ts).
 */
export async function checkPage(page: Page, path: string, options: OpenOptions): Promise<void> {
  await openPage(page, path, options)
  await checkLoadedPage(page)
}

/** The checks of a page that is open, for another width of the window. */
export async function checkLoadedPage(page: Page): Promise<void> {
  await checkLayout(page)
  expect.soft(await findViolations(page)).toEqual([])
}

async function openPage(page: Page, path: string, { language, status = 200 }: OpenOptions): Promise<void> {
  const response = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
  expect(response?.status()).toBe(status)
  expect(await page.evaluate(() => document.compatMode), 'a page of today’s standard').toBe('CSS1Compat')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(await page.title()).not.toBe('')
}

async function checkLayout(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectNoHorizontalScroll(page)
}

/** Nothing overflows the window horizontally once the layout has settled. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** Doubles the text size, as a browser setting would. */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%')
    await document.fonts.ready
  })
}

/** Applies the text spacing of WCAG 1.4.12. Uses a constructed style sheet, because the page's CSP allows no other. */
export async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    const every = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
    sheet.replaceSync(`*, *::before, *::after { ${every} } p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Reports elements that clip their own text. A part outside the window gets its layout some frames after it comes near. */
export async function expectNoClippedText(page: Page, at?: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => findClippedText(page), at)
    .toEqual([])
}

async function findClippedText(page: Page): Promise<string[]> {
  return page.locator('main *, footer *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        if (!element.textContent?.trim() || element.closest('svg, dialog') || element.clientWidth < 3 || !element.checkVisibility())
          return false
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const isWide = element.scrollWidth > element.clientWidth + 1
        return (cuts(overflowX) && isWide) || (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2)
      })
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`),
  )
}

/**
 * Reports serious violations, target sizes and heading order; `within` is a part of the page. For a page without frames,
 * running axe in the page and asking for violations alone takes a quarter of the time.
 */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  // An element that fades in has its final contrast only at the end.
  await expect.poll(() => page.evaluate(countTransitions)).toBe(0)
  // "region" is moderate, so it would not be reported, and takes a third of the time.
  const options = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true }, region: { enabled: false } } }
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(options)
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const counts = ['target-size', 'heading-order', 'empty-heading', 'landmark-unique']
  const faults = violations.filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || counts.includes(id))
  return faults.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

function countTransitions(): number {
  return document.getAnimations().filter((animation) => animation instanceof CSSTransition && animation.playState === 'running').length
}

/** The names of buttons smaller than the minimum touch target on a phone. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const wanted = '.button:not(.button-text), .icon-button, .shop-header a, .shop-header button, input.field-control, select.field-control'
  return page.locator(wanted).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('dialog:not([open])'))
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.getAttribute('aria-label') ?? element.textContent ?? '' }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ box, name }) => `${name.trim()} (${Math.round(box.width)} × ${Math.round(box.height)})`),
  )
}

/** Finds running animations under `prefers-reduced-motion`. */
export async function findAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 200)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.className) : '')),
  )
}
