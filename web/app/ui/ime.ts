/** Android keyboards compose every word until the next space. */
export const alwaysComposes = () => /Android/.test(navigator.userAgent)

/** The Enter that commits a composed word must not submit the form. Safari fires it after compositionend, with keyCode 229. */
export function ignoreEnterWhileComposing(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || alwaysComposes()) return
    if (event.isComposing || event.keyCode === 229) event.preventDefault()
  })
}
