import { useEffect, useState } from 'react'
import { type ArrangedResults, listOptions, type SearchOptionItem } from './arrange-results.rule.ts'
import { inField, moveOption } from './move-option.rule.ts'

/** The option that the arrow keys have reached; the focus and the text stay in the field. New results reset it. */
export function useActiveOption(results: ArrangedResults | undefined, onFollow: (option: SearchOptionItem) => void) {
  const [reached, setReached] = useState({ of: results, index: inField })
  const index = reached.of === results ? reached.index : inField
  const options = results ? listOptions(results) : []
  const active = options[index]

  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: React.KeyboardEvent): void {
    // Safari fires the Enter that ends a composition after compositionend, with keyCode 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const next = moveOption(event.key, index, options.length)
    if (next !== undefined) {
      event.preventDefault()
      setReached({ of: results, index: next })
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      onFollow(active)
    }
  }

  return {
    hasOptions: options.length > 0,
    activeId: active?.id,
    onKeyDown,
    leaveOptions: () => setReached({ of: results, index: inField }),
  }
}
