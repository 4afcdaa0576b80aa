/** `aspect`: of what is seen; `x`: where it is cut from, left 0 to right 1; `clearFrom`: how much at the left words cover. */
export type Crop = { aspect: number; x: number; clearFrom: number }

/** Which part of a picture is seen and stays clear of words, in percent of the picture. */
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
