/** Longer than any frame: nothing is painted in the background. */
const timeoutMs = 100

/** The frame that shows what was just pressed. What costs a frame or two of its own comes behind it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, timeoutMs)
  })
}
