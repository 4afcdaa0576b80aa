/** Longer than any frame: a background page is never painted. */
const timeoutMs = 100

/** Resolves after the frame that shows the pressed control. Expensive work should follow it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, timeoutMs)
  })
}
