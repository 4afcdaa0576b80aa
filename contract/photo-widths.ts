/** The widths in which a photo of an order or of a review is offered, as `{width}.webp`. */
const usualWidths = [320, 800, 1600]

/** Never wider than the photo, and with its own width where that is no more than the largest. */
export function photoWidthsOf({ width }: { width: number }): number[] {
  const narrower = usualWidths.filter((one) => one < width)
  return narrower.length < usualWidths.length ? [...narrower, width] : narrower
}
