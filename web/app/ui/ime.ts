/** Keyboards on Android compose every word until the blank after it. */
export const alwaysComposes = () => /Android/.test(navigator.userAgent)

/** The Enter that takes a composed word sends no form. Safari reports it after the composition, with this code. */
export function ignoreEnterWhileComposing(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || alwaysComposes()) return
    if (event.isComposing || event.keyCode === 229) event.preventDefault()
  })
}
