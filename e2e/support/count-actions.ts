import { expect, type Locator } from '@playwright/test'

/** What a job costs by hand at 390 px, in seconds; docs/admin-jobs.md. */
const costs = { tap: 1.1, letter: 0.25, screen: 1 }

/**
 * Does a job of the admin and counts what a person does for it: taps, typed letters and new screens. Waiting for the
 * machine is not counted, so the result is the same on every machine.
 */
export function countActions() {
  const counts = { taps: 0, letters: 0, screens: 0 }
  return {
    counts,
    async tap(target: Locator): Promise<void> {
      counts.taps++
      await target.click()
    },
    /** A tap that opens another page. */
    async open(target: Locator, next: Locator): Promise<void> {
      counts.taps++
      counts.screens++
      await target.click()
      await expect(next).toBeVisible()
    },
    /** A tap into the field, then its letters. */
    async type(field: Locator, text: string): Promise<void> {
      counts.taps++
      counts.letters += text.length
      await field.click()
      await field.pressSequentially(text)
    },
    /** The key that ends an entry counts as a letter. */
    async enter(field: Locator): Promise<void> {
      counts.letters++
      await field.press('Enter')
    },
    /** A long press into the field, and "Paste". */
    async paste(field: Locator, text: string): Promise<void> {
      counts.taps += 2
      await field.fill(text)
    },
    /** A tap opens the list of the select, another chooses. */
    async select(field: Locator, value: string): Promise<void> {
      counts.taps += 2
      await field.selectOption(value)
    },
    /** Photos already taken: a tap opens the gallery, one a photo chooses them, and one confirms. */
    async choosePhotos(field: Locator, photos: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
      counts.taps += photos.length + 2
      counts.screens++
      await field.setInputFiles(photos)
    },
    seconds(): number {
      return Math.round((counts.taps * costs.tap + counts.letters * costs.letter + counts.screens * costs.screen) * 10) / 10
    },
    /** Fails with the counts where the job takes longer than its row in docs/admin-jobs.md allows. */
    expectWithin(limit: number): void {
      const { taps, letters, screens } = counts
      expect(this.seconds(), `${taps} taps, ${letters} letters, ${screens} screens`).toBeLessThanOrEqual(limit)
    },
  }
}
