/**
 * Records presses and typed text before hydration and replays each once after it. After a timeout the controls get their native
 * behaviour. The function's source is embedded in the page, so it must not reference anything outside itself.
 */
export function replayInput(hydrated: string): void {
  const timeoutMs = 5_000
  const clicked = new Set<HTMLElement>()
  const changed = new Set<HTMLSelectElement>()
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function onClick(event: MouseEvent) {
    if (!event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return
    const element = event.target.closest<HTMLElement>('button, [aria-haspopup], label, input')
    const control = element instanceof HTMLLabelElement ? element.control : element
    if (!control || (control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type))) return
    if (control.matches('select, textarea')) return
    event.preventDefault()
    event.stopPropagation()
    clicked.add(control)
    timer ??= setTimeout(replay, timeoutMs)
  }

  function onChange({ target }: Event) {
    if (target instanceof HTMLSelectElement) changed.add(target)
  }

  function onInput({ target }: Event) {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) typed.set(target, target.value)
  }

  /** React treats text present at hydration as the initial value: it fires no change event, and the next render overwrites it. */
  async function replayText() {
    document.removeEventListener('input', onInput, true)
    for (const [field, text] of typed) {
      if (/^(?:radio|checkbox|file)$/.test(field.type)) continue
      const { _valueTracker: known } = field as { _valueTracker?: { setValue: (text: string) => void } }
      // The rendering after another field's event has overwritten it.
      if (field.value !== text) field.value = text
      known?.setValue(field.defaultValue)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      // The handlers of the next field need the state after this one.
      await null
    }
    replay()
  }

  function replay() {
    clearTimeout(timer)
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('change', onChange, true)
    for (const select of changed) select.dispatchEvent(new Event('change', { bubbles: true }))
    for (const control of clicked) if (control.isConnected) control.click()
    if (!matchMedia('(hover: hover)').matches) return
    // The pointer may already rest on an element that opens on hover.
    const below = [...document.querySelectorAll(':hover')].at(-1)
    below?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('change', onChange, true)
  document.addEventListener('input', onInput, true)
  document.addEventListener(hydrated, replayText, { once: true })
}
