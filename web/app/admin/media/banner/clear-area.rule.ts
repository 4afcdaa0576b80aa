/**
 * `aspect`: width divided by height of the visible part. `x`: position of the horizontal crop, 0 for left to 1 for
 * right. `clearFrom`: fraction of the width that the text covers, from the left.
 */
export type Crop = { aspect: number; x: number; clearFrom: number }

/** The part of a picture that is visible and not covered by text, in percent of the picture. */
export function clearArea({ width, height }: { width: number; height: number }, { aspect, x, clearFrom }: Crop) {
  const shownWidth = Math.min(1, (aspect * height) / width)
  const shownHeight = Math.min(1, width / aspect / height)
  const left = (1 - shownWidth) * x + shownWidth * clearFrom
  const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`
  return {
    left: percent(left),
    top: percent((1 - shownHeight) / 2),
    width: percent(shownWidth * (1 - clearFrom)),
    height: percent(shownHeight),
  }
}
