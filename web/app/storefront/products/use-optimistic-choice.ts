import { startTransition, useOptimistic } from 'react'
import { nextPaint } from '../../ui/next-paint.ts'

/** Returns the choice as last pressed: the next frame shows it, and the expensive `choose` runs after that frame. */
export function useOptimisticChoice<Chosen>(chosen: Chosen, choose: (next: Chosen) => void): [Chosen, (next: Chosen) => void] {
  const [shown, show] = useOptimistic(chosen)
  function press(next: Chosen): void {
    startTransition(async () => {
      show(next)
      await nextPaint()
      choose(next)
    })
  }
  return [shown, press]
}
